/** Rules → the words of their figures. */

import { listOf } from '../../language/formats.ts';
import { type Figure, plain } from '../../manuscript/block.ts';
import { abbreviationText } from '../../model/effect.ts';
import { type HouseRules, isReset } from '../../model/game.ts';
import { goodsTable } from '../book/effect-signs.ts';
import type { Brief } from '../document.ts';
import { sheetLegend } from './sheet-legend.ts';
import { workedSheetWords } from './worked-sheet.ts';
import { workedTurn } from './worked-turn.ts';

type FigureWords = Pick<Figure, 'words'> & { readonly alt?: string };

/** Words by slot; undefined if the game has no use for the figure. */
const words: Readonly<Record<string, (brief: Brief) => FigureWords | undefined>> = {
  turn: turnSteps,
  modifier: (brief) => inWords(usedModifier(brief)?.alt),
  purchase: (brief) => inWords(purchaseWords(brief)?.alt),
  moves: (brief) => inWords(movesWords(brief)),
  resets: (brief) => inWords(resetsWords(brief)),
  veil: ({ say }) => inWords(say('veil-picture')),
  sheet: sheetLegend,
  'worked-sheet': (brief) => inWords(workedSheetWords(brief)),
  goods: (brief) =>
    brief.content.events.some(({ kind }) => kind === 'shop')
      ? { words: [goodsTable(workedTurn(brief), brief)] }
      : undefined,
};

const inWords = (alt: string | undefined): FigureWords | undefined =>
  alt === undefined ? undefined : { alt, words: [] };

/** The slots of the Rule Book that are figures. */
export const figureNames = Object.keys(words);

/** The figure of a slot; none if the game has no use for it. */
export function ruleFigure(name: string, brief: Brief): Figure[] {
  const own = words[name]?.(brief);
  return own ? [{ kind: 'figure', name, ...own }] : [];
}

/** The steps of a turn, each a name in bold and what to do. */
function turnSteps({ content, say }: Brief): FigureWords {
  const hasModifiers = content.game.diceMods.some(({ use }) => !isReset(use));
  const steps = [
    [say('rule-turn-event'), say('rule-turn-event-text')],
    [say('rule-turn-roll'), say(hasModifiers ? 'rule-turn-roll-modifier' : 'rule-turn-roll-text')],
    [say('rule-turn-outcome'), say('rule-turn-outcome-text')],
    [say('rule-turn-move'), say('rule-turn-move-text')],
  ] as const;
  const items = steps.map(([name, text]) => [...plain(`${name} `, 'bold'), ...plain(text)]);
  return { words: [{ kind: 'list', ordered: true, items }] };
}

/** A Modifier in use; undefined in a game without one that helps. */
export function usedModifier(brief: Pick<Brief, 'content' | 'say'>) {
  const { say, content } = brief;
  const { mod, roll, outcome } = workedTurn(brief);
  const type = content.game.diceMods.find(({ abbreviation }) => abbreviation === mod?.id);
  if (mod === undefined || type === undefined) return undefined;
  const values = { ...roll, mod: mod.abbreviation, result: mod.total, good: outcome.name };
  const thrown = say('rule-thrown', values);
  return {
    type,
    thrown,
    changed: say('rule-changed', values),
    from: roll.outcome,
    to: outcome.name,
    alt: say('rule-modifier-alt', { ...values, thrown }),
  };
}

/** A purchase of a DiceMod; undefined in a game without Shops, or in which it is too dear. */
export function purchaseWords(brief: Pick<Brief, 'content' | 'say'>) {
  const { say, content } = brief;
  const { buys, item, after } = workedTurn(brief);
  const type = content.game.diceMods.find(({ abbreviation }) => abbreviation === item.diceMod);
  if (!buys || type === undefined) return undefined;
  const price = say('rule-price', { effects: item.effects, cost: item.cost });
  const values = { ...item, price, money: after.money, mod: abbreviationText(item.diceMod) };
  return { type, price, name: `${item.number}  ${item.name}`, alt: say('rule-purchase-alt', values) };
}

/** Health and Sectors to enter with it: one below, one equal, one above. */
export function shownMoves({ entering }: HouseRules) {
  const health = 4;
  const isOpen = (number: number) => (entering === 'above' ? health > number : health >= number);
  return { health, sectors: [health - 2, health, health + 2].map((number) => ({ number, isOpen: isOpen(number) })) };
}

function movesWords({ say, content }: Brief): string {
  const { health, sectors } = shownMoves(content.game.houseRules);
  const list = sectors.map(({ number, isOpen }) => say('rule-moves-sector', { number, open: isOpen ? 'yes' : 'no' }));
  return say('rule-moves-alt', { health, list: listOf(say, list) });
}

/** The resets of a game, each with a Sector before and after. */
export function shownResets(brief: Pick<Brief, 'content' | 'say'>) {
  const { say, content } = brief;
  const { event, next } = workedTurn(brief);
  const [old, fresh] = [String(event.number), String(next.number)];
  return content.game.diceMods.flatMap(({ abbreviation: reset, use }) => {
    if (use.kind === 'reset-event') {
      const before = { square: '3', line: old, done: true };
      const after = { square: '3', line: fresh, before: old };
      return { name: reset, before, after, words: say('rule-resets-event', { reset, old, new: fresh }) };
    }
    const [before, after] = [{ square: '6' }, { square: '2' }];
    const words = say('rule-resets-sector', { reset, old: before.square, new: after.square });
    return use.kind === 'reset-sector' ? { name: reset, before, after, words } : [];
  });
}

function resetsWords(brief: Brief): string | undefined {
  const rows = shownResets(brief);
  if (rows.length === 0) return undefined;
  return brief.say('rule-resets-alt', { list: rows.map(({ words }) => words).join(' ') });
}
