/** Entry → rows: number and title, odds or items, pieces. */

import { plain } from '../../manuscript/block.ts';
import { withEscapes } from '../../manuscript/escapes.ts';
import { spanIn } from '../../model/entry.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Mark, Tag } from '../../typeset/page/page.ts';
import { line } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { setParagraph } from '../../typeset/text/paragraph.ts';
import { displayCuts } from '../../typeset/text/text-style.ts';
import type { ProofEntry } from './entry.ts';
import { itemRows } from './items.ts';
import type { ProofOdds } from './odds.ts';
import { oddsRows } from './odds-rows.ts';
import { besides, outcomeFacts, pieceRows } from './piece.ts';
import { placesIn } from './places.ts';
import { gap, type ProofRow } from './row.ts';
import { type ProofSheet, small } from './sheet.ts';
import { numbered, setLines } from './text.ts';

/** All rows of an entry, the lines of its file beside them. */
export function entryRows(
  entry: ProofEntry,
  odds: ProofOdds | undefined,
  words: Vocabulary,
  sheet: ProofSheet,
): ProofRow[] {
  const { event } = entry;
  const head = headRows(entry, sheet);
  const body = [
    ...(event && odds ? [...labelled('Odds', oddsRows(event, odds, words, sheet), sheet), gap(10)] : []),
    ...entry.pieces.flatMap((piece, index) => [
      ...(index > 0 ? [gap(10)] : []),
      ...pieceRows(
        piece,
        outcomeFacts(entry, piece, piece.outcome && odds ? odds.ways[piece.outcome] : 0),
        words,
        sheet,
      ),
    ]),
    ...(entry.shop ? [gap(12), ...labelled('Items', itemRows(entry.shop, words, sheet), sheet)] : []),
  ];
  // Where the number of an Event stands over the line numbers, its title has none.
  return sheet.labels === 0
    ? [...head, ...numbered(body, entry.span, sheet)]
    : numbered([...head, ...body], entry.span, sheet);
}

/** A label beside or above rows. */
function labelled(label: string, rows: readonly ProofRow[], sheet: ProofSheet): ProofRow[] {
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
function headRows(entry: ProofEntry, sheet: ProofSheet): ProofRow[] {
  const { labels, text, rule, typesetter } = sheet;
  const beside = labels === 0 ? 38 : text.x;
  const x = labels === 0 && entry.number === undefined ? 0 : beside;
  const heading: Tag = { role: 'heading-2' };
  const [first, ...rest] = titleRows(entry, { x, width: rule - 6 - x }, sheet, heading);
  const factsX = labels === 0 ? 0 : x;
  // A file may have any name.
  const canShow = (character: string) => typesetter.faces.display.missing(character).length === 0;
  const facts = plain(withEscapes(entry.facts.join(' \u00B7 '), canShow));
  const set = setParagraph(facts, rule - 6 - factsX, captionStyle(9.5, 0.3), 'label', typesetter);
  return [
    ...(first ? [{ ...first, marks: [...opening(entry, sheet, heading), ...first.marks] }] : []),
    ...rest,
    ...set.map((one): ProofRow => ({ height: 12, marks: shifted(one.marks, factsX, 10), baseline: 10, keeps: true })),
    {
      height: 16,
      marks: [line({ x: 0, y: 5 }, { x: rule, y: 5 }, { stroke: ink.text, width: 0.8 })],
      baseline: 5,
      keeps: true,
    },
  ];
}

const titleSize = ({ labels }: ProofSheet) => (labels === 0 ? 19 : 22);

/** The lines of a title. */
function titleRows(
  entry: ProofEntry,
  frame: { readonly x: number; readonly width: number },
  sheet: ProofSheet,
  heading: Tag,
): ProofRow[] {
  const size = titleSize(sheet);
  const title = [...plain(entry.title, 'bold'), ...plain(entry.tag ? ` ${entry.tag}` : '')];
  const span = spanIn(entry.titled, 'title');
  const style = { cuts: displayCuts, size, colour: ink.text, mode: 'ragged' } as const;
  return setLines(title, frame, style, sheet, placesIn(entry.title, span), heading).map(
    ({ marks, letters }, index): ProofRow => {
      const baseline = index === 0 ? size + 2 : size - 2;
      return {
        height: size * 1.12 + (index === 0 ? 4 : 0),
        marks: shifted(marks, 0, baseline),
        letters,
        baseline,
        keeps: true,
        ...(index === 0 && { at: span.start }),
      };
    },
  );
}

/** Where the bookmark leads, and the number of an Event. */
function opening({ id, number, title }: ProofEntry, sheet: ProofSheet, role: Tag): Mark[] {
  const size = titleSize(sheet);
  const bookmark = { title: number === undefined ? title : `${number} ${title}`, level: 2 };
  const look = { size: size * 1.5, cut: 'bold', colour: ink.accent, role, goesOn: true } as const;
  return [
    { kind: 'anchor', id, y: 0, bookmark },
    ...(number === undefined ? [] : small(sheet, String(number), 0, size + 5, look)),
  ];
}
