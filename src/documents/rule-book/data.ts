/** Content → numbers, names and tables of the Rule Book. */

import { modifiedTotal, rollTotals, waysTo } from '../../game/run/outcome-roll.ts';
import { listOf } from '../../language/formats.ts';
import type { LabelName, Sector } from '../../model/board.ts';
import { type Content, lateStroke } from '../../model/content.ts';
import { abbreviationText } from '../../model/effect.ts';
import { outcomeNames } from '../../model/event.ts';
import { type DiceMod, type Difficulty, type Game, type HouseRules, isReset } from '../../model/game.ts';
import { totalsText } from '../../model/notation.ts';
import { spokenWords } from '../../model/vocabulary.ts';
import { isFullPaper } from '../../typeset/edition/edition.ts';
import { veilData } from '../book/veil-data.ts';
import type { Brief } from '../document.ts';
import { hasUsedGrid } from '../sheets/used.ts';
import { exampleRoll, workedTurn } from './worked-turn.ts';

/** Texts of a game that the template prints. */
const textNames = ['audience', 'length', 'premise', 'health', 'replay'] as const;

/** Data for `rule-book.md.hbs`, with the veil of its Event Book. */
export function ruleBookData(request: Brief<'veil'>) {
  const { content, format, edition, veil, say } = request;
  const { game, board, orders } = content;
  const { words, diceMods, houseRules } = game;
  const resets = diceMods.filter(({ use }) => isReset(use)).map(({ abbreviation }) => abbreviation);
  const features = featuresOf(content);
  const modifiers = diceMods.flatMap((mod) => modifierData(mod, houseRules, say) ?? []);
  return {
    game: {
      title: game.title,
      coresToWin: say('rule-cores', { count: game.coresToWin }),
      atLeastToWin: say('rule-cores-or-more', { count: game.coresToWin }),
      coreDiamonds: game.coreDiamonds,
    },
    veil: veilData(format.medium === 'paper' ? veil : 'split', request),
    /** Whether the game is small, so that its book is short. */
    isShort: content.events.length <= 16,
    words: spokenWords(words),
    effects: { gainOfChoice: say('effect-gain-of-choice'), lossOfChoice: say('effect-loss-of-choice') },
    texts: Object.fromEntries(textNames.map((name) => [name, game.texts?.[name] ?? ''])),
    has: features,
    late: content.late && { title: content.late.title, next: lateStroke(content.late) },
    logged: logged(features, game),
    crossesOff: hasUsedGrid(game),
    sparesAreBelow: isFullPaper(edition.paper),
    referenceIsLong: format.isLarge,
    flows: format.medium === 'flow',
    orders: orders?.title,
    counts: countsOf(content),
    labels: game.labels,
    eventDice: eventDiceData(game.eventDie),
    mapTitle: board.title,
    board: boardData(board),
    ...difficultyData(content, modifiers, say),
    modifiers,
    house: houseData(houseRules),
    resets: {
      event: resetData(diceMods, 'reset-event'),
      sector: resetData(diceMods, 'reset-sector'),
      only: resets[0],
    },
    rollExample: outcomeNames.map((name) => ({ label: words[name].one, ...chanceOf(exampleRoll[name]) })),
    turn: workedTurn(request),
  };
}

/** The difficulties, the one to begin with, and the DiceMods to begin with. */
function difficultyData(
  content: Content,
  modifiers: readonly { readonly abbreviation: string }[],
  say: Brief<'veil'>['say'],
) {
  const { difficulties } = content.game;
  const easiest = easiestOf(difficulties);
  const namesOf = (some: readonly Difficulty[]) =>
    listOf(
      say,
      some.map(({ name }) => name),
    );
  return {
    difficulties: difficulties.map((one) => ({
      ...one,
      maxHealth: Number.isFinite(one.maximumHealth) && one.maximumHealth,
      wins: winsAt(content, one.id),
    })),
    odds: content.odds.length > 0,
    easiest: easiest?.name,
    firstMods: listOf(
      say,
      modifiers.slice(0, easiest?.startingDiceMods).map(({ abbreviation }) => abbreviation),
    ),
    limited: namesOf(difficulties.filter(({ limitedDiceMods }) => limitedDiceMods)),
    unlimited: namesOf(difficulties.filter(({ limitedDiceMods }) => !limitedDiceMods)),
  };
}

function countsOf({ game, board, events, endings }: Content) {
  const stories = events.filter(({ kind }) => kind === 'event').length;
  const shops = events.length - stories;
  return {
    events: events.length,
    stories,
    shops,
    manyShops: shops > 1,
    manyStories: stories > 1,
    endings: endings.length,
    sectors: board.sectors.length,
    diceModTypes: game.diceMods.length,
  };
}

/** The difficulty for a first Run: most Health, else DiceMods, else money. */
const easiestOf = (difficulties: readonly Difficulty[]) =>
  [...difficulties].sort(
    (a, b) => b.health - a.health || b.startingDiceMods - a.startingDiceMods || b.money - a.money,
  )[0];

/** Measured wins in per cent, of a new player and an expert. */
function winsAt({ odds }: Content, id: string) {
  const measured = odds.find(({ difficulty }) => difficulty === id);
  return measured && { new: Math.round(measured.first * 100), expert: Math.round(measured.expert * 100) };
}

function modifierData(mod: DiceMod, house: HouseRules, say: Brief['say']) {
  const { use } = mod;
  if (use.kind === 'reset-event' || use.kind === 'reset-sector') return undefined;
  const legal = rollTotals.filter((total) => modifiedTotal(total, mod, house) !== undefined);
  return {
    abbreviation: abbreviationText(mod.abbreviation),
    count: mod.count,
    does:
      use.kind === 'add'
        ? say(use.amount > 0 ? 'rule-adds' : 'rule-takes', { number: Math.abs(use.amount) })
        : use.kind === 'multiply'
          ? say('rule-multiplies', { number: use.factor })
          : say('rule-divides', { number: use.divisor }),
    ...chanceOf(legal),
  };
}

/** Totals as text, and how many of 36 throws make them. */
const chanceOf = (totals: readonly number[]) => ({
  totals: totalsText(totals),
  throws: totals.reduce((sum, total) => sum + waysTo(total), 0),
});

/** Which features this game has, for conditional sentences. */
function featuresOf({ game, events, remarks, late }: Content) {
  const resets = game.diceMods.filter(({ use }) => isReset(use)).length;
  const modifiers = game.diceMods.length - resets;
  const isTooLate = game.houseRules.resetWhenStuck === 'too-late';
  const eventReset = game.diceMods.some(({ use }) => use.kind === 'reset-event');
  const sectorReset = game.diceMods.some(({ use }) => use.kind === 'reset-sector');
  const sizes = new Set(events.map((event) => (event.kind === 'event' ? event.size : 'half')));
  return {
    modifiers: modifiers > 0,
    resets: resets > 0,
    bothResets: eventReset && sectorReset,
    eventReset,
    sectorReset,
    /** Whether a reset can open a way if every neighbour is shut. */
    timelyReset: sectorReset && !isTooLate,
    lateReset: resets > 0 && isTooLate,
    mixed: resets > 0 && modifiers > 0,
    oneDiceMod: game.diceMods.length === 1,
    oneDifficulty: game.difficulties.length === 1,
    diamonds: game.coreDiamonds > 0,
    oneDiamond: game.coreDiamonds === 1,
    bothSizes: sizes.size > 1,
    mark: remarks.marks[0]?.name,
    late: late !== undefined,
    shops: events.some(({ kind }) => kind === 'shop'),
  };
}

function boardData({ sectors }: Content['board']) {
  const labelled = (label: LabelName) => sectors.filter((sector) => sector.label === label);
  const row = ({ q, r }: Sector) => 2 * r + q; // in half rows, downwards
  const onlyAt = (edge: number, label: LabelName) =>
    sectors
      .filter((sector) => row(sector) === edge)
      .every((sector, _, all) => all.length === 1 && sector.label === label);
  const columns = sectors.map(({ q }) => q);
  const escapes = labelled('escape').map(({ q }) => q);
  return {
    startIsTopmost: onlyAt(Math.min(...sectors.map(row)), 'start'),
    goalIsLowest: onlyAt(Math.max(...sectors.map(row)), 'goal'),
    manyGoals: labelled('goal').length > 1,
    hasEscape: escapes.length > 0,
    oneEscape: escapes.length === 1,
    manyEscapes: escapes.length > 1,
    escapesAtSides:
      escapes.length === 2 && escapes.includes(Math.min(...columns)) && escapes.includes(Math.max(...columns)),
  };
}

function eventDiceData(sides: number) {
  const [tens, units] = [Math.floor(sides / 2), sides - 1];
  return {
    /** Whether their die differs from that of all other rolls. */
    isOther: sides !== 6,
    sides,
    /** Ways to roll it with another die. */
    throwsAgain: sides === 4,
    doubled: sides === 3 || sides === 5 ? 2 * sides : undefined,
    last: 11 * sides,
    example: { tens, units, number: 10 * tens + units, not: 10 * units + tens },
  };
}

/** Whether there are things to note in the LOG, such as surplus DiceMods, or numbers that no grid keeps. */
function logged({ diamonds, shops, eventReset }: ReturnType<typeof featuresOf>, game: Game) {
  const surplus = game.difficulties.some(({ limitedDiceMods }) => !limitedDiceMods);
  const erased = eventReset && !hasUsedGrid(game);
  return { any: diamonds || shops || erased || surplus, surplus, erased };
}

function houseData({ entering, modifiers, resetWhenStuck, endingAtStart, stuckAtExit }: HouseRules) {
  return {
    mustExceed: entering === 'above',
    takesNearest: modifiers === 'nearest',
    resetsTooLate: resetWhenStuck === 'too-late',
    resetsRequired: resetWhenStuck === 'required',
    mayEndAtOnce: endingAtStart === 'at-once',
    isStuckAtExit: stuckAtExit === 'unable-to-move',
    /** Whether being shut in at START on the first turn is no choice. */
    shutInAtStart: endingAtStart !== 'at-once' || stuckAtExit === 'unable-to-move',
  };
}

/** Undefined without this reset: a template must not print it then. */
function resetData(mods: readonly DiceMod[], kind: 'reset-event' | 'reset-sector') {
  const mod = mods.find(({ use }) => use.kind === kind);
  return mod && { abbreviation: mod.abbreviation, count: mod.count };
}
