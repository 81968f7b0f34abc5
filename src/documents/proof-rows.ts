/** Entry → rows: number and title, odds or items, pieces. */

import { spanIn } from '../load/content.ts';
import type { Inlines } from '../manuscript/block.ts';
import { captionStyle, shifted } from '../typeset/body.ts';
import type { Mark } from '../typeset/page.ts';
import { setParagraph } from '../typeset/paragraph.ts';
import { line } from '../typeset/path.ts';
import { ink } from '../typeset/style.ts';
import { displayCuts } from '../typeset/text-style.ts';
import type { ProofEntry } from './proof-entry.ts';
import { itemRows } from './proof-items.ts';
import type { ProofOdds } from './proof-odds.ts';
import { oddsRows } from './proof-odds-rows.ts';
import { besides, outcomeFacts, pieceRows } from './proof-piece.ts';
import { placesIn } from './proof-places.ts';
import { gap, type Row } from './proof-row.ts';
import { type ProofSheet, small } from './proof-sheet.ts';
import { numbered, setLines } from './proof-text.ts';

/** All rows of an entry, the lines of its file beside them. */
export function entryRows(entry: ProofEntry, odds: ProofOdds | undefined, sheet: ProofSheet): Row[] {
  const { event } = entry;
  const head = headRows(entry, sheet);
  const body = [
    ...(event && odds ? [...labelled('Odds', oddsRows(event, odds, sheet), sheet), gap(10)] : []),
    ...entry.pieces.flatMap((piece, index) => [
      ...(index > 0 ? [gap(10)] : []),
      ...pieceRows(piece, outcomeFacts(entry, piece, piece.outcome && odds ? odds.ways[piece.outcome] : 0), sheet),
    ]),
    ...(entry.shop ? [gap(12), ...labelled('Items', itemRows(entry.shop, sheet), sheet)] : []),
  ];
  // Where the number of an Event stands over the line numbers, its title has none.
  return sheet.labels === 0
    ? [...head, ...numbered(body, entry.span, sheet)]
    : numbered([...head, ...body], entry.span, sheet);
}

/** A label beside or above rows. */
function labelled(label: string, rows: readonly Row[], sheet: ProofSheet): Row[] {
  const look = { size: 11.5, cut: 'bold', colour: ink.accent } as const;
  const text = label.toUpperCase();
  if (sheet.labels === 0)
    return [
      { height: 15, marks: small(sheet, text, sheet.text.x, 11, { ...look, size: 11 }), baseline: 11, keeps: true },
      ...rows,
    ];
  const [first, ...rest] = rows;
  if (!first) return [];
  return besides([{ ...first, marks: [...small(sheet, text, 0, 11, look), ...first.marks] }, ...rest], 14);
}

/** Number and title over what is known of the entry. */
function headRows(entry: ProofEntry, sheet: ProofSheet): Row[] {
  const { labels, text, rule, typesetter } = sheet;
  const size = labels === 0 ? 19 : 22;
  const x = entry.number === undefined ? (labels === 0 ? 0 : text.x) : labels === 0 ? 38 : text.x;
  const frame = { x, width: rule - 6 - x };
  const title: Inlines = [
    { text: entry.title, cut: 'bold' },
    ...(entry.tag ? [{ text: ` ${entry.tag}`, cut: 'roman' as const }] : []),
  ];
  const span = spanIn(entry.titled, 'title');
  const style = { cuts: displayCuts, size, colour: ink.text, mode: 'ragged' } as const;
  const lines = setLines(title, frame, style, sheet, placesIn(entry.title, span), 'heading-2');
  const titles = lines.map(
    ({ marks, letters }, index): Row => ({
      height: size * 1.12 + (index === 0 ? 4 : 0),
      marks: shifted(marks, 0, index === 0 ? size + 2 : size - 2),
      letters,
      baseline: index === 0 ? size + 2 : size - 2,
      keeps: true,
      ...(index === 0 && { at: span.start }),
    }),
  );
  const [first, ...rest] = titles as [Row, ...Row[]];
  const bookmark = { title: entry.number === undefined ? entry.title : `${entry.number} ${entry.title}`, level: 2 };
  const opening: Mark[] = [{ kind: 'anchor', id: entry.id, y: 0, bookmark }];
  if (entry.number !== undefined)
    opening.push(
      ...small(sheet, String(entry.number), 0, size + 5, { size: size * 1.5, cut: 'bold', colour: ink.accent }),
    );
  const factsX = labels === 0 ? 0 : x;
  const facts = entry.facts.join(' \u00B7 ');
  const set = setParagraph(
    [{ text: facts, cut: 'roman' }],
    rule - 6 - factsX,
    captionStyle(9.5, 0.3),
    'label',
    typesetter,
  );
  return [
    { ...first, marks: [...opening, ...first.marks] },
    ...rest,
    ...set.map((one): Row => ({ height: 12, marks: shifted(one.marks, factsX, 10), baseline: 10, keeps: true })),
    {
      height: 16,
      marks: [line({ x: 0, y: 5 }, { x: rule, y: 5 }, { stroke: ink.text, width: 0.8 })],
      baseline: 5,
      keeps: true,
    },
  ];
}
