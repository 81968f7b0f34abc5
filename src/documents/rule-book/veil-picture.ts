/** The veil card on a page of Outcomes, its bars open beside one of them, as a picture. */

import { type OutcomeName, outcomeNames } from '../../model/event.ts';
import type { PathMark } from '../../typeset/page/page.ts';
import { horizontalLine, polygon, rectangle, verticalLine } from '../../typeset/page/path.ts';
import { ink, isFullPage } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import { fitted, type InkMark, sheetPen } from '../figures/pen.ts';
import { outcomeInitials } from '../layout/stretches.ts';

/** Bars of the card, and those of each Outcome: from, to. */
const bars = 14;
const stretches = [
  [0, 3],
  [4, 6],
  [7, 10],
  [11, 14],
] as const;
/** The Outcome that is open. */
const open = 2;

/** The picture, `width` points wide, with a description. */
export function veilPicture(
  request: Request,
  width: number,
): { readonly marks: readonly InkMark[]; readonly height: number; readonly words: string } {
  const { say } = request;
  const pen = sheetPen(request, { text: 1 }, request.edition.largePrint ? 14 : 0);
  const page = { width: width * 0.74, height: width * 1.05 };
  const labels = labelsOf(request);
  const left = isFullPage(request.style) ? 0.34 : 0.17;
  const card = { x: page.width * left, y: page.height * 0.08, width: page.width * (0.87 - left) };
  const bar = (page.height * 0.86) / bars;
  const hinge = card.x + card.width * 0.88;
  const at = (place: number) => card.y + 0.5 * bar + place * bar;
  const [from, to] = stretches[open];
  const marks = outcomeNames.flatMap((name, index): InkMark[] => {
    const [first, last] = stretches[index] as (typeof stretches)[number];
    const label = labels[name];
    return [
      rectangle(card.x - 4.5, at(first) + 1.5, 1.5, (last - first) * bar - 3, { fill: ink.accent }),
      ...pen.put(label, card.x - 7, (at(first) + at(last)) / 2 + 3, fitted(pen, label, 9.5, card.x - 9), {
        align: 'right',
        colour: ink.accent,
      }),
    ];
  });
  const flap = (place: number): PathMark =>
    polygon(
      [
        { x: hinge, y: at(place) + 0.6 },
        { x: width - 2, y: at(place) - bar * 0.45 },
        { x: width - 2, y: at(place) + bar * 0.4 },
        { x: hinge, y: at(place + 1) - 0.6 },
      ],
      { fill: 1, stroke: ink.text, width: 0.7 },
    );
  const read = Array.from({ length: (to - from) * 2 }, (_, row) =>
    horizontalLine(at(from) + bar * (row / 2 + 0.32), card.x + 3, hinge - (row % 4 === 3 ? 24 : 4), {
      stroke: ink.faint,
      width: 1.4,
    }),
  );
  const cuts = Array.from({ length: bars + 1 }, (_, place) =>
    place > from && place < to ? [] : horizontalLine(at(place), card.x, hinge, { stroke: ink.text, width: 0.6 }),
  );
  return {
    words: say('veil-picture'),
    height: page.height,
    marks: [
      rectangle(0, 0, page.width, page.height, { fill: 1, stroke: ink.text, width: 0.9 }),
      horizontalLine(card.y - 2.5, 6, page.width - 6, { stroke: ink.text, width: 0.6 }),
      ...marks,
      rectangle(card.x, card.y, card.width, page.height * 0.9, { fill: ink.tint, stroke: ink.text, width: 0.9 }),
      rectangle(card.x, at(from), hinge - card.x, (to - from) * bar, { fill: 1 }),
      ...read,
      ...cuts.flat(),
      verticalLine(hinge, at(0), at(bars), { stroke: ink.text, width: 0.9, dash: [0.9, 2.4] }),
      ...Array.from({ length: to - from }, (_, place) => flap(from + place)),
    ],
  };
}

/** What pages of this size have beside Outcomes: their names, or their letters. */
function labelsOf({ content, style }: Request): Readonly<Record<OutcomeName, string>> {
  const { words } = content.game;
  if (!isFullPage(style)) return outcomeInitials(words);
  return Object.fromEntries(outcomeNames.map((name) => [name, words[name].heading])) as Record<OutcomeName, string>;
}
