/** Content → numbers, names and tables of the Rule Book. */

import { modifiedTotal, rollTotals, waysTo } from '../../game/run/outcome-roll.ts';
import type { LabelName, Sector } from '../../model/board.ts';
import type { Content } from '../../model/content.ts';
import { abbreviationText } from '../../model/effect.ts';
import type { Shop, StoryEvent } from '../../model/event.ts';
import { outcomeNames } from '../../model/event.ts';
import type { DiceMod, Difficulty, HouseRules } from '../../model/game.ts';
import { isReset } from '../../model/game.ts';
import { numberWord, totalsText } from '../../model/notation.ts';
import { counted, spokenWords, type Vocabulary } from '../../model/vocabulary.ts';
import { sheetPaper } from '../../typeset/edition/edition.ts';
import { isFullPage, styleFor } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import { spokenList } from '../figures/figure.ts';
import { hasUsedGrid } from '../sheets/used.ts';
import { workedTurn } from './worked-turn.ts';

/** Data for `rule-book.md.hbs`, with the veil of its Event Book. */
export function ruleBookData({ content, style, edition, veil }: Request<'veil'>) {
  const { game, board, events, endings } = content;
  const shops = events.filter((event): event is Shop => event.kind === 'shop');
  const stories = events.filter((event): event is StoryEvent => event.kind === 'event');
  const resets = game.diceMods.filter(({ use }) => isReset(use)).map(({ abbreviation }) => abbreviation);
  return {
    game: {
      title: game.title,
      coresToWin: counted(game.coresToWin, game.words.core),
      atLeastToWin:
        game.coresToWin === 1
          ? `${counted(1, game.words.core)} or more`
          : `${game.coresToWin} or more ${game.words.core.many}`,
      coreDiamonds: game.coreDiamonds,
    },
    veil: { [style.single ? 'split' : veil]: true },
    words: spokenWords(game.words),
    texts: textsOf(game),
    has: has(content),
    logged: logged(content),
    crossesOff: hasUsedGrid(game),
    sparesPlace: isFullPage(styleFor(sheetPaper(edition.paper))) ? 'below the map' : 'on the back of the sheet',
    // Large type has no Shop ledgers and a longer reference; a small page holds one Event.
    tallies: veil === 'overleaf' && !style.flows,
    halves: isFullPage(style),
    referencePlace: style.flows ? 'at the end' : 'on the last page',
    orders: content.orders?.title,
    counts: {
      events: events.length,
      stories: stories.length,
      shops: shops.length,
      manyShops: shops.length > 1,
      manyStories: stories.length > 1,
      endings: endings.length,
      sectors: board.sectors.length,
      diceModTypes: game.diceMods.length,
    },
    labels: game.labels,
    eventDice: eventDiceData(game.eventDie),
    mapTitle: board.title,
    board: boardData(board),
    difficulties: game.difficulties.map((one) => ({ ...difficultyData(one), wins: winsText(content, one.id) })),
    odds: content.odds.length > 0,
    easiest: easiest(game.difficulties),
    limited: spokenList(game.difficulties.filter(({ limitedDiceMods }) => limitedDiceMods).map(({ name }) => name)),
    unlimited: spokenList(game.difficulties.filter(({ limitedDiceMods }) => !limitedDiceMods).map(({ name }) => name)),
    modifiers: game.diceMods.flatMap((mod) => modifierData(mod, game.houseRules) ?? []),
    house: houseData(game.houseRules),
    resets: {
      event: resetData(game.diceMods, 'reset-event'),
      sector: resetData(game.diceMods, 'reset-sector'),
      both: resets.join(' and '),
      either: resets.join(' or '),
    },
    rollExample: rollData(stories[0], game.words),
    shopExample: { number: shops[0]?.number ?? 0, title: shops[0]?.title ?? '' },
    turn: workedTurn(content),
  };
}

/** The difficulty for a first Run: most Health, else DiceMods, else money. */
function easiest(difficulties: readonly Difficulty[]): string | undefined {
  const [first] = [...difficulties].sort(
    (a, b) => b.health - a.health || b.startingDiceMods - a.startingDiceMods || b.money - a.money,
  );
  return first?.name;
}

function difficultyData(difficulty: Difficulty) {
  return {
    name: difficulty.name,
    health: difficulty.health,
    maximumHealth: difficulty.maximumHealth === Number.POSITIVE_INFINITY ? 'none' : String(difficulty.maximumHealth),
    money: difficulty.money,
    startingDiceMods: difficulty.startingDiceMods,
    diceModLimit: difficulty.limitedDiceMods ? 'the sheet' : 'none',
  };
}

/** Measured wins in per cent: of a learner's first, fifth and tenth Run, then of the expert. */
function winsText({ odds }: Content, id: string): string | undefined {
  const measured = odds.find(({ difficulty }) => difficulty === id);
  if (measured === undefined) return undefined;
  const percentage = (share: number) => Math.round(share * 100);
  return `${measured.learner.map(percentage).join(', ')}; ${percentage(measured.expert)}`;
}

function modifierData(mod: DiceMod, house: HouseRules) {
  const { use } = mod;
  if (use.kind === 'reset-event' || use.kind === 'reset-sector') return undefined;
  const legal = rollTotals.filter((total) => modifiedTotal(total, mod, house) !== undefined);
  return {
    abbreviation: abbreviationText(mod.abbreviation),
    count: mod.count,
    does:
      use.kind === 'add'
        ? `${use.amount > 0 ? 'adds' : 'takes'} ${Math.abs(use.amount)}`
        : use.kind === 'multiply'
          ? `multiplies by ${use.factor}`
          : `divides by ${use.divisor}`,
    legalOn: totalsText(legal),
    throws: legal.reduce((sum, total) => sum + waysTo(total), 0),
  };
}

/** Which features this game has, for conditional sentences. */
function has({ game, events, remarks }: Content) {
  const resets = game.diceMods.filter(({ use }) => isReset(use)).length;
  const modifiers = game.diceMods.length - resets;
  const isTooLate = game.houseRules.resetWhenStuck === 'too-late';
  const eventReset = game.diceMods.some(({ use }) => use.kind === 'reset-event');
  const sectorReset = game.diceMods.some(({ use }) => use.kind === 'reset-sector');
  const sizes = new Set(events.map((event) => (event.kind === 'event' ? event.size : 'half')));
  return {
    modifiers: modifiers > 0,
    resets: resets > 0,
    bothResets: resets > 1,
    eventReset,
    sectorReset,
    /** Whether a reset can open a way if every neighbour is shut. */
    timelyReset: sectorReset && !isTooLate,
    lateReset: resets > 0 && isTooLate,
    mixed: resets > 0 && modifiers > 0,
    mostlyModifiers: modifiers > resets,
    oneDiceMod: game.diceMods.length === 1,
    oneDifficulty: game.difficulties.length === 1,
    diamonds: game.coreDiamonds > 0,
    oneDiamond: game.coreDiamonds === 1,
    bothSizes: sizes.size > 1,
    marks: remarks.marks.length > 0,
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
  const name = `${numberWord(sides)}-sided die`;
  const isOther = sides !== 6;
  const other = ['', '', '', 'six', 'six', 'ten'][sides];
  const how = sides === 4 ? 'throw again on 5 or 6' : 'halve what it shows and round up';
  return {
    /** Whether their die differs from that of all other rolls. */
    isOther,
    name,
    sides: numberWord(sides),
    substitute: other && `a ${other}-sided one will do, if you ${how}`,
    twice: isOther ? `the ${name} twice` : 'twice',
    last: 11 * sides,
    example: { tens, units, number: 10 * tens + units, not: 10 * units + tens },
  };
}

function textsOf({ texts, words }: Content['game']) {
  return {
    premise: texts?.premise ?? `You are ${words.player.a}, and you are out for ${words.core.many}.`,
    health: texts?.health ?? `It decides which ${words.sector.many} you can enter.`,
    replay: texts?.replay ?? '',
    length: texts?.length ?? '',
    audience: texts?.audience ?? '',
  };
}

/** The things to note in the LOG; undefined where there are none. */
function logged({ events, game: { coreDiamonds, diceMods, difficulties, words } }: Content) {
  const { core, diamond, shop, eventNumber, diceMod } = words;
  const things = [
    ...(coreDiamonds > 0 ? [`${core.many} that find no empty ${diamond.one}`] : []),
    ...(events.some(({ kind }) => kind === 'shop') ? [`what you buy from ${shop.a}`] : []),
    ...(diceMods.some(({ use }) => use.kind === 'reset-event') ? [`${eventNumber.many} that you erase`] : []),
    ...(difficulties.some(({ limitedDiceMods }) => !limitedDiceMods)
      ? [`${diceMod.many} beyond those printed where your difficulty sets no limit`]
      : []),
  ];
  if (things.length === 0) return undefined;
  const counts = ['One thing has', 'Two things have', 'Three things have', 'Four things have'];
  return {
    count: counts[things.length - 1],
    they: things.length === 1 ? 'it happens' : 'they happen',
    things: things.length < 3 ? things.join(' and ') : `${things.slice(0, -1).join(', ')}, and ${things.at(-1)}`,
  };
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

/** Empty without this reset: a template must not print it then. */
function resetData(mods: readonly DiceMod[], kind: 'reset-event' | 'reset-sector') {
  const mod = mods.find(({ use }) => use.kind === kind);
  return mod ? { abbreviation: mod.abbreviation, count: mod.count } : {};
}

function rollData(event: StoryEvent | undefined, words: Vocabulary) {
  return {
    number: event?.number ?? 0,
    title: event?.title ?? '',
    rows: event
      ? outcomeNames.map((name) => ({
          label: words[name].one,
          totals: totalsText(event.outcomeRoll[name]),
          throws: event.outcomeRoll[name].reduce((sum, total) => sum + waysTo(total), 0),
        }))
      : [],
  };
}
