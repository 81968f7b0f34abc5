/** Entries → leaves, as many pages to each as large type needs; no Outcome is in sight of its scene for all that. */

import type { EntryBlock } from '../../manuscript/block.ts';
import { capitalised } from '../../model/vocabulary.ts';
import { cut } from '../../typeset/page/cut.ts';
import { type FoundOutcome, setEntryLeaf, setFoundOutcome } from '../../typeset/page/entry.ts';
import { areaWidth } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import { areaHeight, columnSetting, type Leaf } from './book.ts';
import { type EntriesOptions, thumbOf } from './in-place.ts';
import { endingLedger } from './ledgers.ts';
import { pictureBelow, tailPiece } from './pictures.ts';

/** Lays entries out in their order, with their Outcomes behind them or, where these are found by a number, without. */
export function bindFlowing(entries: readonly EntryBlock[], request: Request, options: EntriesOptions): Leaf[] {
  const { style, veil } = request;
  const height = areaHeight(style);
  const leaves: Leaf[] = [];
  const ledger = endingLedger(request, height, options.pictures.size > 0);
  const isOpen = veil === 'none' || style.single === true;
  const nextIsLeft = () => (options.before + leaves.length) % 2 === 1;
  for (const entry of entries) {
    const { fronts, backs } = pagesOf(veil === 'split' ? { ...entry, outcomes: [] } : entry, request, options);
    const leaf = (marks: Leaf['marks']): Leaf => ({
      marks,
      section: options.section,
      ...(options.thumbs && { thumb: thumbOf([entry]) }),
    });
    const blank = () =>
      leaves.push({
        marks: options.thumbs ? options.filler([options.pictures.get(entry.id)]) : ledger(),
        section: options.section,
      });
    // A scene ends on a right-hand page, so that its Outcomes are overleaf; what is read alone begins a new opening.
    const beginsLeft = backs.length > 0 ? fronts.length % 2 === 0 : true;
    const mayStandAnywhere = isOpen || (options.thumbs && backs.length === 0);
    if (!mayStandAnywhere && nextIsLeft() !== beginsLeft) blank();
    leaves.push(...[...fronts, ...backs].map(leaf));
  }
  return leaves;
}

/** An entry as pages: what comes before the roll, with its picture below where there is room, and what comes after it. */
function pagesOf(entry: EntryBlock, request: Request, { pictures }: EntriesOptions) {
  const { style } = request;
  const height = areaHeight(style);
  const { front, backs } = setEntryLeaf(entry, columnSetting(request), Number.POSITIVE_INFINITY);
  const columns = cut(front, height, style);
  const room = { width: areaWidth(style), from: columns.at(-1)?.height ?? 0, to: height };
  const picture = pictureBelow(pictures.get(entry.id), { ...room, low: true }, request);
  const after = backs.flatMap((back) => cut(back, height, style));
  const tail = tailPiece(pictures.get(entry.id), { ...room, from: after.at(-1)?.height ?? height }, request);
  return {
    fronts: columns.map(({ marks }, index) => (index === columns.length - 1 ? [...marks, ...picture] : marks)),
    backs: after.map(({ marks }, index) => (index === after.length - 1 ? [...marks, ...tail] : marks)),
  };
}

/** Outcomes by their numbers, each on pages of its own; never two of an Event in one opening. */
export function bindOutcomePages(outcomes: readonly FoundOutcome[], request: Request, before: number): Leaf[] {
  const { style } = request;
  const section = capitalised(request.content.game.words.outcome.many);
  const leaves: Leaf[] = [];
  const openingOf = (index: number) => Math.floor((before + index + 1) / 2);
  const last = new Map<string, number>();
  for (const found of outcomes) {
    const { id } = found.event;
    while (!style.single && last.get(id) === openingOf(leaves.length)) leaves.push({ marks: [], section });
    const columns = cut(setFoundOutcome(found, columnSetting(request)), areaHeight(style), style);
    leaves.push(
      ...columns.map(({ marks }): Leaf => ({ marks, section, thumb: String(found.number), from: found.event })),
    );
    last.set(id, openingOf(leaves.length - 1));
  }
  return leaves;
}
