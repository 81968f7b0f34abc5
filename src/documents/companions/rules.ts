/** System content, template → the rules booklet. */

import { diceCover } from '../../art/covers/dice.ts';
import { placed } from '../../art/frame.ts';
import { lookOf } from '../../art/paint.ts';
import { countedChance, rolledExample } from '../../dice/examples.ts';
import { type Fraction, formatFraction, fraction } from '../../dice/fraction.ts';
import type { FinishedRoll } from '../../dice/published-table.ts';
import type { Rolled } from '../../dice/system.ts';
import { itemAt } from '../../item-at.ts';
import type { Say } from '../../language/catalogue.ts';
import { listOf } from '../../language/formats.ts';
import {
  type Block,
  type CoverBlock,
  type Figure,
  type Inlines,
  inlinesOf,
  type PartBlock,
  plain,
  plainText,
  type Table,
} from '../../manuscript/block.ts';
import { fill } from '../../manuscript/fill.ts';
import { shifted } from '../../typeset/page/body.ts';
import { setGalley } from '../../typeset/page/galley.ts';
import { type GalleyItem, keep } from '../../typeset/page/item.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { verticalLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import { bind, fillSlots, inRuns, type PageDraft } from '../book/book.ts';
import { namingChapters } from '../book/chapters.ts';
import { coverBlock, coverLeaf, titleLeaf } from '../book/cover.ts';
import { type FlowPart, flow, keptTogether, keptWhole } from '../book/flow.ts';
import { composed, inStyle, type SystemBrief, type SystemRequest, systemDocument } from '../document.ts';
import { diceRow, spokenDice } from '../figures/dice-art.ts';
import { asFigure } from '../figures/figure.ts';
import { fitted, sheetPen } from '../figures/pen.ts';
import { percentText } from './odds-cells.ts';
import { readingsTable } from './readings.ts';
import { said, voiced } from './voice.ts';
import { wordTable } from './word-table.ts';

/** The rules booklet of a dice system; the engine computes its examples. */
export const systemRules = systemDocument([], {
  id: 'rules',
  form: 'book',
  templates: ({ system }) => [`${system.id}-rules.md.hbs`, 'system-rules.md.hbs'],
  manuscript(brief) {
    const title = brief.say('companion-rules');
    const cover = coverBlock({ one: title, heading: brief.say.capitals(title) }, brief);
    return [cover, ...fillSlots(fill(brief, rulesData(brief)), (name) => slot(name, brief))];
  },
  lay([cover, ...blocks], request) {
    const { words, say } = request;
    const title = say('companion-rules');
    const parts = inRuns(blocks).flatMap((run): readonly FlowPart[] => {
      if (run.kind === 'text') return keptWhole(run.blocks, request);
      if (run.kind === 'figure') return [exampleDrawing(run, request)];
      return run.kind === 'part' ? partOf(run, request) : [];
    });
    const head = say('companion-rules-head', { name: words.name });
    const leaves = namingChapters(flow(parts, request, { before: 1, notes: true }), head);
    return composed(request, title, bind([coverOf(cover as CoverBlock, request), ...leaves], request));
  },
});

/** Data for the rules of a system. */
export function rulesData(request: SystemBrief) {
  const { system, words, say } = request;
  const chances = Object.entries(words.chances).map(([name, chance]) => [
    name,
    chanceData(countedChance(system, chance), say),
  ]);
  return {
    name: words.name,
    summary: said(request, system.summary, {}, 'summary'),
    numbers: words.numbers,
    texts: words.texts,
    attributes: listOf(say, words.attributes),
    chances: Object.fromEntries(chances),
  };
}

/** A chance as `41.7 %` and as a reduced fraction. */
const chanceData = (chance: Fraction, say: Say) => ({
  // A number and its sign are not divided.
  percent: say('percent', { number: percentText(chance, say) }).replaceAll(' ', '\u00A0'),
  exact: formatFraction(fraction(chance.ways, chance.of)),
});

const minus = (text: string): string => text.replace(/-(?=\d)/gu, '\u2212');

/** What a template can ask for: `example-…`, `table-…`, `dice-table`, `readings`. */
function slot(name: string, brief: SystemBrief): readonly Block[] {
  const { system, words } = brief;
  if (name === 'readings') return [{ kind: 'part', name, blocks: [readingsTable(brief)] }];
  if (name === 'dice-table') return [{ kind: 'part', name, blocks: diceTable(brief) }];
  if (name.startsWith('example-')) {
    const { dice, title, words: result } = rolledFor(name, brief);
    const texts = [title, result].map((text) => ({ kind: 'paragraph', text: plain(minus(text)) }) as const);
    return [{ kind: 'figure', name, alt: spokenDice(dice, words.rolls.marked, brief.say), words: texts }];
  }
  const table = words.tables.find(({ id }) => `table-${id}` === name);
  if (table === undefined) throw new Error(`the rules of ${system.id} have an unknown slot ${name}`);
  return [{ kind: 'part', name, blocks: [wordTable(table)] }];
}

/** Tables of questions stay whole; that of dice is as wide as the page. */
function partOf({ name, blocks }: PartBlock, request: SystemRequest): readonly FlowPart[] {
  if (name === 'readings') return [keptTogether(blocks, request, { isTied: true })];
  return blocks.map((block) => (block.kind === 'table' && name === 'dice-table' ? across(block, request) : block));
}

function rolledFor(slot: string, brief: SystemBrief): Rolled {
  const name = slot.slice('example-'.length);
  const example = brief.words.examples[name];
  if (example === undefined) throw new Error(`the rules of ${brief.system.id} have no example ${name}`);
  return rolledExample(voiced(brief), example);
}

/** The drawn dice of an example, and their result. */
function exampleDrawing({ name, alt = '', words: texts }: Figure, request: SystemRequest): FlowPart {
  const { words, style } = request;
  const rolled = rolledFor(name, request);
  const pen = sheetPen(request, { text: 1 });
  const art = diceRow(rolled.dice, { size: 21, marked: words.rolls.marked, pen });
  const { width } = request;
  const { leading } = style;
  const inset = 14;
  const [caption = [], result = []] = texts.flatMap(inlinesOf);
  const text = plainText(result);
  const left = inset + art.width + 12;
  const beside = left + Math.max(pen.width(text, 11.5), pen.width(caption, 9.5)) <= width;
  // Words are beside the dice, or above and below in a narrow column: their left edge, and lines from the top.
  const [x, above, dice, below, lines] = beside ? [left, 0.9, 0.45, 1.95, 2.5] : [inset, 0.75, 1.15, 3.7, 4];
  const put = (words: string | Inlines, line: number, size: number, colour: number) =>
    pen.put(words, x, leading * line, fitted(pen, words, size, width - x), { colour, role: 'paragraph' });
  const height = leading * lines;
  const drawn = asFigure(art.marks, alt);
  const marks: Mark[] = [
    verticalLine(1, 0, height, { stroke: ink.accent, width: 1.6 }),
    ...put(caption, above, 9.5, ink.faint),
    ...shifted(drawn, inset, leading * dice),
    ...put(text, below, 11.5, ink.text),
  ];
  const space = { kind: 'glue' as const, height: leading / 2 };
  return { kind: 'drawn', items: [keep, space, { kind: 'box', height, marks }, space] };
}

const footnotes = ['†', '‡', '§', '¶'];

/** The published table of dice, corrected, with a note for each misprint. */
function diceTable(request: SystemBrief): Block[] {
  const { words, system, say } = request;
  const { diceTable } = words;
  if (diceTable === undefined || system.tableReader === undefined)
    throw new Error(`${words.name} has no table of dice`);
  const { corrections } = diceTable;
  const footnote = (index: number) => itemAt(footnotes, index % footnotes.length);
  const cell = (level: number, rolls: readonly FinishedRoll[]): Inlines =>
    rolls.flatMap(({ dice, source }, index) => {
      const note = corrections.findIndex((one) => one.level === level && (one.right ?? one.printed) === dice);
      const added = source === 'added' ? plain(`${dice}*`, 'italic') : plain(dice);
      const set = note >= 0 ? plain(`${dice}${footnote(note)}`, 'bold') : added;
      return [...(index > 0 ? plain('\u00A0/ ') : []), ...set];
    });
  const heads = [
    say('companion-dice-level'),
    say('companion-dice-maximum'),
    say('companion-dice-core'),
    say('companion-dice-optional'),
  ];
  const table: Table = {
    kind: 'table',
    header: heads.map((head) => plain(head)),
    align: ['right', 'right', 'left', 'left'],
    rows: system.tableReader.finished(diceTable).map(({ level, maximum, core, optional }) => {
      return [plain(`${level}`, 'bold'), plain(`${maximum}`), cell(level, core), cell(level, optional)];
    }),
  };
  const notes: Block[] = corrections.map(({ level, printed: wrong, why }, index) => ({
    kind: 'paragraph',
    opens: true,
    text: [
      ...plain(`${say('companion-dice-misprint', { sign: footnote(index), level, dice: wrong })} `, 'bold'),
      ...plain(`${why}.`),
    ],
  }));
  return [table, ...notes];
}

/** A table as wide as the page, side column included; it parts rather than leave a page empty. */
function across(table: Table, request: SystemRequest): FlowPart {
  const { style } = request;
  const items = setGalley([table], inStyle({ ...style, sideColumn: 0 }, request));
  const changed = items.map((item): GalleyItem => {
    if (item.kind === 'penalty') return { ...item, cost: item.cost + 500 };
    return item.kind === 'box' ? { ...item, marks: shifted(item.marks, -style.sideColumn, 0) } : item;
  });
  return { kind: 'drawn', items: changed };
}

function coverOf(cover: CoverBlock, request: SystemRequest): PageDraft {
  const { words, system } = request;
  const example = words.examples.cover;
  if (example === undefined) return titleLeaf(cover, request);
  const { dice } = rolledExample(system, example);
  const look = lookOf(request);
  return coverLeaf(cover, request, (frame) =>
    placed('cover', (room) => diceCover(dice, words.rolls.marked, room, look), frame),
  );
}
