/** JSON Schemas of a game's files for editors. */

import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { effectForms, plainEffects } from '../../model/effect.ts';
import { eventNumbers } from '../../model/event.ts';
import type { Game } from '../../model/game.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { settingsSchema } from '../settings.ts';
import { balanceSchema } from './schema/balance.ts';
import { boardSchema } from './schema/board.ts';
import { endingsSchema } from './schema/endings.ts';
import { eventSchemas } from './schema/event.ts';
import { gameSchema } from './schema/game.ts';
import { ordersSchema } from './schema/orders.ts';
import { papersSchema } from './schema/papers.ts';
import { remarksSchema } from './schema/remarks.ts';
import { settingSchema } from './schema/setting.ts';
import { styleSchema } from './schema/style.ts';
import { schemaDocs } from './schema-docs.ts';

/** The parts of JSON Schema draft 7 used here. */
export interface JsonSchema {
  type?: string;
  description?: string;
  examples?: readonly unknown[];
  pattern?: string;
  minLength?: number;
  maxItems?: number;
  enum?: readonly unknown[];
  not?: unknown;
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: unknown[];
}

/** Schemas by file name, with effects in the words of the game and its Event Numbers. */
export function editorSchemas(
  { words, eventDie }: Pick<Game, 'words' | 'eventDie'>,
  { papers, veils }: Readonly<Record<'papers' | 'veils', readonly string[]>>,
): Record<string, JsonSchema> {
  const events = eventSchemas(words);
  const shapes = {
    game: gameSchema,
    board: boardSchema,
    setting: settingSchema,
    endings: endingsSchema,
    remarks: remarksSchema,
    papers: papersSchema,
    orders: ordersSchema,
    event: events.event,
    shop: events.shop,
    balance: balanceSchema,
    style: styleSchema,
    settings: settingsSchema(papers, veils),
  };
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => {
      const schema = jsonSchemaOf(shape);
      for (const [path, patch] of Object.entries(patches(words, eventDie)[name] ?? {}))
        at(schema, path.split('.'), patch);
      for (const [path, [description, ...examples]] of Object.entries(schemaDocs[name] ?? {}))
        at(schema, path.split('.'), (key) => Object.assign(key, { description }, examples.length > 0 && { examples }));
      return [name, schema];
    }),
  );
}

/** The JSON Schema of a valibot schema; texts are trimmed, so patterns allow outer white space. */
export function jsonSchemaOf(shape: v.GenericSchema): JsonSchema {
  const schema = toJsonSchema(shape, { typeMode: 'input', errorMode: 'ignore' }) as JsonSchema;
  each(schema, (key) => {
    if (key.type !== 'string' || key.minLength !== 1) return;
    if (key.pattern === '^[^\\n]*$') key.pattern = '^\\s*\\S(?:[^\\n]*\\S)?\\s*$';
    else key.pattern ??= '\\S';
  });
  return schema;
}

type Patch = (key: JsonSchema) => void;

const pattern =
  (source: string): Patch =>
  (key) => {
    key.pattern = source;
  };
const word = pattern('^\\s*[a-z][a-z-]*\\s*$');
const mark = pattern('^\\s*[a-z]+\\s*$');
const noParentheses = pattern('^\\s*[^()\\s](?:[^()\\n]*[^()\\s])?\\s*$');

const wordKeys: Patch = (key) => word(key.propertyNames ?? {});

const balancePatches: Readonly<Record<string, Patch>> = {
  'policies.*': word,
  'endings.policies.*': word,
  'turns.difficulty': word,
  'lost.difficulty': word,
  'influence.difficulty': word,
  wins: wordKeys,
  'first.wins': wordKeys,
  'first.policy': word,
  'unread.*.policy': word,
  'unread.*.difficulty': word,
};

/** Patterns that valibot checks in code: by schema, then by path. */
function patches(words: Vocabulary, eventDie: number): Readonly<Record<string, Readonly<Record<string, Patch>>>> {
  const effect: Patch = (key) => {
    Object.assign(key, { pattern: effectPattern(words), description: `An effect: ${effectForms(words)}.` });
  };
  const cores: Patch = (key) => {
    for (const option of key.anyOf ?? [])
      if (option.type === 'string') option.pattern = '^\\s*\\d{1,2}(?:[-–]\\d{1,2}|\\+)?\\s*$';
  };
  const number: Patch = (key) => {
    key.enum = eventNumbers(eventDie);
  };
  return {
    game: {
      language: pattern('^\\s*[a-z]{2,3}(?:-[A-Za-z0-9]+)*\\s*$'),
      'edition.date': pattern('^\\d{4}-\\d\\d-\\d\\d$'),
      'difficulties.*.id': (key) => {
        word(key);
        key.not = { pattern: '^\\s*all\\s*$' };
      },
      'default-difficulty': word,
      'dice-mods.*': (key) => {
        const abbreviation = (source: string) => ({ properties: { abbreviation: { pattern: source } } });
        Object.assign(key, {
          if: { required: ['resets'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: abbreviation('^\\p{L}\\S{0,3}$'),
          else: abbreviation('^(?:[+-][1-9]|[*/][2-9]|RE|RS)$'),
        });
      },
      'words.*.one': noParentheses,
      'words.*.many': noParentheses,
      'words.*.a': noParentheses,
      'words.*.notation': noParentheses,
    },
    endings: { 'endings.*.when.cores': cores },
    orders: { 'orders.*.cores': cores, 'orders.*.difficulty': word },
    papers: { 'trail.along.*': number },
    remarks: { 'marks.*.mark': mark, 'remarks.*.mark': mark },
    event: {
      number,
      'outcome-roll.*.*': (key) => {
        for (const option of key.anyOf ?? []) if (option.type === 'string') option.pattern = totalsPattern();
      },
      'outcomes.*.effects.*': effect,
      'outcomes.*.mark': mark,
      'outcomes.*.if-you-bear': (key) => mark(key.propertyNames ?? {}),
    },
    shop: { number, 'items.*.effects.*': effect, 'if-you-bear': (key) => mark(key.propertyNames ?? {}) },
    balance: balancePatches,
  };
}

/** Pattern of an effect in the words of the game. */
function effectPattern(words: Vocabulary): string {
  const literal = (text: string) =>
    text
      .replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')
      .replace(/[-–−]/gu, '[-–−]')
      .replace(/ /gu, '\\s+');
  const amounts = [words.health, words.money, words.core].map(({ notation }) => literal(notation));
  const forms = [
    `(?:${amounts.join('|')})\\s+[-–−+](?:0?[1-9]|[1-9]\\d)`,
    `${literal(words.diceMod.notation)}\\s+\\S{1,4}`,
    ...plainEffects(words).map(([text]) => literal(text)),
  ];
  return `^\\s*(?:${forms.join('|')})\\s*$`;
}

/** Pattern of a range of totals. */
function totalsPattern(): string {
  const ranges = Array.from({ length: 10 }, (_, index) => {
    const from = index + 2;
    const to = Array.from({ length: 12 - from }, (__, more) => from + 1 + more);
    return `0?${from}[-–](?:${to.map((total) => `0?${total}`).join('|')})`;
  });
  return `^\\s*(?:${ranges.join('|')})\\s*$`;
}

/** Applies a patch at a path; `*` is any key or item. */
function at(schema: JsonSchema, path: readonly string[], act: Patch): void {
  const [key, ...rest] = path;
  if (key === undefined) {
    act(schema);
    return;
  }
  for (const option of schema.anyOf ?? []) at(option, path, act);
  const { properties = {}, items, additionalProperties } = schema;
  const inner =
    key === '*'
      ? [
          ...Object.values(properties),
          ...(items && !Array.isArray(items) ? [items] : []),
          ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
        ]
      : [properties[key] ?? []].flat();
  for (const one of inner) at(one, rest, act);
}

function each(schema: JsonSchema, act: Patch): void {
  act(schema);
  const { properties = {}, propertyNames, items = [], additionalProperties, anyOf = [] } = schema;
  const inner = [
    ...Object.values(properties),
    ...[items].flat(),
    ...anyOf,
    ...(propertyNames ? [propertyNames] : []),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
  for (const one of inner) each(one, act);
}
