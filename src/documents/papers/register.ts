/** Content → the register of Runs, Endings and Outcomes. */

import { sumOf } from '../../item-at.ts';
import { plain } from '../../manuscript/block.ts';
import { proseParagraphs } from '../../manuscript/markdown.ts';
import { spanIn } from '../../model/entry.ts';
import { type Event, outcomeNames } from '../../model/event.ts';
import { capitalised } from '../../model/vocabulary.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Mark, Page, Rect } from '../../typeset/page/page.ts';
import type { PageColumn } from '../../typeset/page/paginate.ts';
import { circle, horizontalLine, rectangle, verticalLine, writingLine } from '../../typeset/page/path.ts';
import { stacked } from '../../typeset/page/stack.ts';
import { ink, isFullPage } from '../../typeset/page/style.ts';
import { serifCuts, type TextStyle } from '../../typeset/text/text-style.ts';
import { endingCaption } from '../book/endings.ts';
import { composed, gameDocument, type Request } from '../document.ts';
import { column } from '../figures/column.ts';
import { asFigure } from '../figures/figure.ts';
import { fitted, type InkMark, type Plan, planFor, type SheetPen, sheetPen } from '../figures/pen.ts';
import { sheetPages } from '../figures/sheet-pages.ts';

/** A line for each Run, a box for each Ending by when it is read, a circle for each Outcome. */
export const register = gameDocument([], {
  id: 'register',
  lay(_, request) {
    const pages = registerPages(request);
    return composed(request, request.content.game.words.register.one, pages, pages.length);
  },
});

const rowHeight = 18; // points: 6.3 mm
const minRows = 6;

/** Runs above Endings and Outcomes, or on their own page if too few fit. */
function registerPages(request: Request): Page[] {
  // Larger than a small sheet's scale, for boxes to tick.
  const scale = isFullPage(request.style) ? 1 : 0.8;
  const plan: Plan = { ...planFor(request.style), unit: scale, text: scale };
  const pen = sheetPen(request, plan);
  const head = headPart(pen, plan, request);
  const parts = [endingsPart(pen, plan, request), outcomesPart(pen, plan, request)];
  const free = plan.height - sumOf([head, ...parts].map(({ height }) => height));
  const runs = (height: number) => runsPart(pen, plan, height);
  const sides =
    free < rowHeight * (minRows + 1) ? [[head, ...parts], [runs(plan.height)]] : [[head, runs(free), ...parts]];
  const [first = [], ...more] = [...sides, ...textsPart(plan, request)].map((side) => stacked(side).marks);
  const title = request.content.game.words.register.one;
  const anchor: Mark = { kind: 'anchor', id: 'register', y: 0, bookmark: { title, level: 1 } };
  return sheetPages([[anchor, ...first], ...more], request.style, plan);
}

function headPart(pen: SheetPen, plan: Plan, request: Request): PageColumn {
  const { game } = request.content;
  const end = 36 * plan.unit;
  const style: TextStyle = { ...captionStyle(9.5 * plan.text, ink.text), mode: 'ragged' };
  const note = column(request, plain(pen.say('register-note')), plan.width, style);
  const name = pen.say.capitals(game.title);
  const title = game.words.register.heading;
  const room = plan.width - pen.width(name, 13) - 14 * plan.unit;
  const size = fitted(pen, title, 30, room);
  return {
    height: end + 6 * plan.unit + note.height,
    marks: [
      ...pen.put(title, 0, end - 9 * plan.unit, size, { role: 'heading-1' }),
      ...pen.put(name, plan.width, end - 9 * plan.unit, 13, { align: 'right', colour: ink.accent }),
      horizontalLine(end, 0, plan.width, { stroke: ink.text, width: 1.4 * plan.unit }),
      ...shifted(note.marks, 0, end + 4 * plan.unit),
    ],
  };
}

/** The back: a part for each text, covered until its line is written. */
function textsPart(plan: Plan, request: Request): PageColumn[][] {
  const { register: texts } = request.content;
  if (texts.length === 0) return [];
  const height = plan.height / texts.length;
  const size = 10.5 * plan.text;
  const style: TextStyle = { cuts: serifCuts, size, colour: ink.text, mode: 'ragged' };
  const parts = texts.map((text, index): PageColumn => {
    const label = request.say('register-part', { line: text.line });
    const { marks } = stacked([
      [8 * plan.unit, column(request, plain(label, 'bold'), plan.width, captionStyle(9.5 * plan.text, ink.accent))],
      ...proseParagraphs(text.text, spanIn(text, 'text')).map(
        (one) => [6 * plan.unit, column(request, one.text, plan.width, style, { leading: size * 1.35 })] as const,
      ),
    ]);
    const rule = horizontalLine(0, 0, plan.width, { stroke: ink.rule, width: 0.6, dash: [4, 3] });
    return { height, marks: [...(index === 0 ? [] : [rule]), ...marks] };
  });
  return [parts];
}

function heading(pen: SheetPen, plan: Plan, text: string, note: string): InkMark[] {
  const base = 11 * plan.unit;
  const left = pen.width(pen.say.capitals(text), 11.5) + 8 * plan.unit;
  return [
    ...pen.put(pen.say.capitals(text), 0, base, 11.5, { role: 'heading-2' }),
    ...pen.put(plain(note), left, base, fitted(pen, plain(note), 8.5, plan.width - left), { colour: ink.faint }),
  ];
}

function runsPart(pen: SheetPen, plan: Plan, height: number): PageColumn {
  const { say } = pen;
  // In and Out have a double rule, as in a book of accounts.
  const columns: readonly (readonly [head: string, from: number, rules: number])[] = [
    [say('register-run'), 0, 0],
    [say('register-in'), 0.08, 2],
    [say('register-out'), 0.21, 2],
    [say('register-cores'), 0.34, 1],
    [say('register-ending'), 0.45, 1],
    [say('register-notes'), 0.72, 1],
  ];
  const first = rowHeight + 4 * plan.unit;
  const count = Math.max(0, Math.floor((height - first - 8 * plan.unit) / rowHeight));
  const end = first + count * rowHeight;
  return {
    height,
    marks: [
      ...columns.flatMap(([head, from], index) => {
        const room = ((columns[index + 1]?.[1] ?? 1) - from) * plan.width - 7;
        return pen.put(plain(head), from * plan.width + 3, first - 4, fitted(pen, plain(head), 9.5, room), {
          colour: ink.faint,
        });
      }),
      horizontalLine(first, 0, plan.width, { stroke: ink.text, width: 0.9 }),
      ...Array.from({ length: count }, (_, row) => writingLine(first + (row + 1) * rowHeight, 0, plan.width)),
      ...columns.flatMap(([, from, rules]) =>
        Array.from({ length: rules }, (_, index) =>
          verticalLine(from * plan.width - 1 - 2 * index, first, end, { stroke: ink.rule, width: 0.5 }),
        ),
      ),
    ],
  };
}

/** A box for each Ending by its condition: a title tells too much. */
function endingsPart(pen: SheetPen, plan: Plan, request: Request): PageColumn {
  const { endings } = request.content;
  const captions = endings.map(({ when }) => endingCaption(when, request));
  const across = captions.length > 24 ? 3 : 2;
  const rows = Math.ceil(captions.length / across);
  const step = 14 * plan.unit;
  const top = 18 * plan.unit;
  const box = 9 * plan.unit;
  const width = plan.width / across;
  const sizeOf = (text: string) => fitted(pen, plain(text), 9.5, width - box - 10 * plan.unit);
  return {
    height: top + rows * step + 8 * plan.unit,
    marks: [
      ...heading(pen, plan, request.content.game.words.ending.many, pen.say('register-endings')),
      ...captions.flatMap((text, index) => {
        const x = Math.floor(index / rows) * width;
        const base = top + (index % rows) * step + box;
        return [
          rectangle(x, base - box, box, box, { stroke: ink.text, width: 0.7 }),
          ...pen.put(plain(text), x + box + 5 * plan.unit, base - 1, sizeOf(text)),
        ];
      }),
    ],
  };
}

/** Circles for the Outcomes of each Event; Shops look the same, to keep their numbers secret. */
function outcomesPart(pen: SheetPen, plan: Plan, { content }: Request): PageColumn {
  const { events, game } = content;
  const { eventDie, words } = game;
  const note = pen.say('register-outcomes', { list: outcomeNames.map((name) => words[name].one).join(', ') });
  const step = 16 * plan.unit;
  const top = 18 * plan.unit;
  const cell = plan.width / eventDie;
  const cells = events.flatMap((event) => {
    const x = ((event.number % 10) - 1) * cell;
    return cellMarks(pen, plan, event, { x, y: top + (Math.floor(event.number / 10) - 1) * step, width: cell });
  });
  return {
    height: top + eventDie * step,
    marks: [...heading(pen, plan, capitalised(words.outcome.many), note), ...asFigure(cells, pen.say('register-grid'))],
  };
}

function cellMarks(pen: SheetPen, plan: Plan, event: Event, { x, y, width }: Omit<Rect, 'height'>): InkMark[] {
  const number = pen.width(String(event.number), 10.5) + 5 * plan.unit;
  const pitch = Math.min(12 * plan.unit, (width - number - 4 * plan.unit) / outcomeNames.length);
  const radius = pitch * 0.36;
  const middle = y + 8 * plan.unit;
  const paint = { stroke: ink.text, width: 0.6 };
  const centre = (index: number) => x + number + pitch * (index + 0.5);
  return [
    ...pen.put(String(event.number), x, middle + 3.6 * plan.text, 10.5),
    ...outcomeNames.map((_, index) => circle({ x: centre(index), y: middle }, radius, paint)),
  ];
}
