/** `content/systems/<id>.yaml`: its schema. */

import * as v from 'valibot';
import { noted } from '../printable.ts';
import { refused } from '../shape-words.ts';
import { caption, day, languageTag, oneLine, proseText, textLine, titleText, whole } from '../values.ts';

const positive = v.pipe(v.number(), v.minValue(0.1), v.maxValue(100));
const word = v.pipe(oneLine(40), v.regex(/^[a-z][a-z0-9-]*$/u, 'must be small letters, digits and hyphens'));
const cell = noted(v.string(), { face: 'display' });
const some = <S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.minLength(1));
/** A number, or a name under `numbers`. */
const count = v.union([whole(0, 60), word], 'expected a number from 0 to 60 or the name of one under numbers');

const listOf = <S extends v.GenericSchema>(item: S) => v.optional(v.array(item), []);
const byName = <S extends v.GenericSchema>(item: S) => v.optional(v.record(word, item), {});

const request = {
  arguments: listOf(v.string()),
  options: v.optional(
    v.record(
      v.string(),
      v.union(
        [v.string(), v.boolean(), v.array(v.string())],
        refused('expected text, true, false or a list of texts', (input) =>
          typeof input === 'number' ? { expected: 'expected text', hint: `put it in quotes: "${input}"` } : {},
        ),
      ),
    ),
    {},
  ),
};

const diceText = v.pipe(v.string(), v.regex(/^d\d+(\+d\d+){1,2}$/u, 'expected two or three dice such as d8+d6'));
const level = whole(0, 100);
const rolls = v.array(diceText);
const correction = v.strictObject({
  level,
  column: v.picklist(['core', 'optional']),
  printed: diceText,
  right: v.optional(diceText),
  why: textLine(200),
});
const diceTable = v.strictObject({
  rows: some(v.strictObject({ level, maximum: whole(0, 1000), core: rolls, optional: rolls })),
  corrections: listOf(correction),
});

const heading = titleText(60);
const part = { width: v.optional(positive, 1), title: heading };
const untitled = { ...part, title: v.optional(heading) };
const note = v.optional(titleText(200));
const sections = {
  fields: v.strictObject({
    kind: v.literal('fields'),
    ...untitled,
    fields: some(titleText(40)),
    columns: v.optional(whole(1, 6), 1),
  }),
  boxes: v.strictObject({
    kind: v.literal('boxes'),
    ...part,
    note,
    rows: some(
      v.strictObject({
        label: v.optional(titleText(40)),
        count,
        shape: v.optional(v.picklist(['square', 'circle', 'diamond']), 'square'),
        given: v.optional(count, 0),
        written: v.optional(v.boolean(), false),
      }),
    ),
  }),
  cards: v.strictObject({
    kind: v.literal('cards'),
    ...untitled,
    columns: v.optional(whole(1, 6), 3),
    cards: v.union([v.literal('attributes'), whole(1, 12)], 'expected attributes, or a number of cards from 1 to 12'),
    value: v.optional(titleText(6)),
    lines: v.optional(whole(1, 20), 4),
  }),
  table: v.strictObject({
    kind: v.literal('table'),
    ...part,
    note,
    columns: some(v.strictObject({ title: titleText(30), width: v.optional(positive, 1) })),
    lines: v.optional(whole(0, 40), 0),
    rows: listOf(v.array(cell)),
  }),
  lines: v.strictObject({ kind: v.literal('lines'), ...part, note }),
};

const sheetRow = v.strictObject({
  height: v.optional(whole(0, 800), 0),
  sections: some(v.variant('kind', [sections.fields, sections.boxes, sections.cards, sections.table, sections.lines])),
});

const chance = v.strictObject({
  ...request,
  /** Id of the distribution; the first by default. */
  of: v.optional(oneLine(40)),
  value: v.optional(v.union([v.string(), v.number()], refused('expected text or a number'))),
  'at-least': v.optional(whole(-1000, 1000)),
});

const oddsPart = v.strictObject({
  /** Id of an odds table, or of a table of the rules. */
  table: oneLine(60),
  title: titleText(80),
  note: v.optional(proseText),
  chart: v.optional(v.picklist(['none', 'lines', 'stacked']), 'none'),
  /** Label of the horizontal axis. */
  across: v.optional(titleText(60)),
  omit: listOf(oneLine(60)),
  /** Two chance columns whose better one is named in each row. */
  compare: v.optional(v.tuple([oneLine(60), oneLine(60)])),
  /** Whether the highest chance of a row is bold. */
  best: v.optional(v.boolean(), false),
});

const rollSheet = v.strictObject({
  title: heading,
  note: caption,
  /** Id of the value in a cell; the system's short form by default. */
  value: v.optional(oneLine(40)),
  /** Signs after the value, by distribution and word. */
  signs: v.optional(v.record(v.string(), v.record(v.string(), titleText(3))), {}),
  /** Dice roles that are marked. */
  marked: listOf(oneLine(40)),
  dice: v.optional(v.picklist(['all', 'counting', 'none']), 'all'),
});

/** Schema of a dice system's file. */
export const systemSchema = v.strictObject({
  name: titleText(40),
  subtitle: titleText(90),
  author: v.optional(oneLine(80)),
  language: languageTag,
  edition: v.strictObject({ name: titleText(40), date: day }),
  numbers: byName(whole(-1000, 1000)),
  attributes: listOf(titleText(30)),
  skills: listOf(v.strictObject({ name: titleText(30), attribute: titleText(30) })),
  texts: byName(proseText),
  tables: listOf(
    v.strictObject({ id: word, columns: some(titleText(40)), rows: some(v.array(noted(v.string(), {}))) }),
  ),
  'dice-table': v.optional(diceTable),
  examples: byName(v.strictObject({ ...request, faces: some(whole(1, 100)) })),
  chances: byName(chance),
  sheet: v.strictObject({ title: heading, rows: some(sheetRow) }),
  odds: listOf(oddsPart),
  'roll-sheet': rollSheet,
});

/** A section as written. */
export type RawSection = { [K in keyof typeof sections]: v.InferOutput<(typeof sections)[K]> }[keyof typeof sections];
/** A dice system's file as written. */
export type RawSystem = v.InferOutput<typeof systemSchema>;
