import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { editorSchemas, type JsonSchema } from '../../../src/load/game/editor-schema.ts';
import { balanceSchema } from '../../../src/load/game/schema/balance.ts';
import { boardSchema } from '../../../src/load/game/schema/board.ts';
import { endingsSchema } from '../../../src/load/game/schema/endings.ts';
import { eventSchemas } from '../../../src/load/game/schema/event.ts';
import { gameSchema } from '../../../src/load/game/schema/game.ts';
import { ordersSchema } from '../../../src/load/game/schema/orders.ts';
import { remarksSchema } from '../../../src/load/game/schema/remarks.ts';
import { settingSchema } from '../../../src/load/game/schema/setting.ts';
import { styleSchema } from '../../../src/load/game/schema/style.ts';
import { readWords } from '../../../src/load/game/schema/words.ts';
import { settingsSchema } from '../../../src/load/settings.ts';
import { shape } from '../../../src/load/shape.ts';
import { parseYaml } from '../../../src/load/yaml.ts';
import { eventDice } from '../../../src/model/event.ts';
import { generalWords } from '../../../src/model/vocabulary.ts';

const choices = { papers: ['a4', 'a5'], veils: ['overleaf', 'none'] };
const content = fileURLToPath(new URL('../../../content', import.meta.url));
const read = (path: string): unknown =>
  structuredClone(parseYaml({ path, text: readFileSync(`${content}/${path}`, 'utf8') }).tree?.value);

const words = readWords((read('starter/game.yaml') as { words: unknown }).words) ?? generalWords;
const events = eventSchemas(words);
const shapes: Readonly<Record<string, v.GenericSchema>> = {
  game: gameSchema,
  board: boardSchema,
  setting: settingSchema,
  endings: endingsSchema,
  remarks: remarksSchema,
  orders: ordersSchema,
  event: events.event,
  shop: events.shop,
  balance: balanceSchema,
  style: styleSchema,
  settings: settingsSchema(choices.papers, choices.veils),
};
const ajv = new Ajv({ strict: false, logger: false });
(addFormats as unknown as (of: Ajv) => void)(ajv);
const schemas = editorSchemas({ words, eventDie: eventDice.max }, choices);
const validators = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, ajv.compile(schema)]));

/** One valid value of each shape. */
const samples: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    ['game', 'board', 'setting', 'endings', 'balance', 'style'].map((name) => [name, read(`starter/${name}.yaml`)]),
  ),
  remarks: {
    marks: [{ mark: 'bell', name: 'a bell' }],
    remarks: [{ ending: 'Called For', mark: 'bell', text: 'Again.' }],
  },
  orders: {
    title: 'Orders',
    text: 'Read.',
    orders: [{ title: 'One', text: 'Go.', seed: 'lamp', to: 'C1', cores: '3+', turns: 9, without: [] }],
  },
  event: read('starter/events/12-the-other-porter.yaml'),
  shop: read('starter/events/13-the-refreshment-room.yaml'),
  settings: { paper: 'a4', out: 'out', veil: 'none', content: 'my-game' },
};

/** Replaces every value once. */
const strays = [
  ...[null, true, 0, 7, -1, 1.5, 1000, [], {}, ['a'], [1, 2]],
  ...['', ' ', 'word', 'Two Words', 'x\ny', 'y'.repeat(300), 'none', 'all', 'd66', 'C1', '2026-02-30', '2026-11-22'],
  ...['Oil -2', 'Oil 2', 'Oil −0', 'Pennies  +12', 'Trick RE', 'Trick LONGER', 'RE', '+1', '*2', '*1'],
  ...['Lose a Trick of your choice', 'Trick of your choice', '2-4', '4-2', '2–12', '1-3', '5+'],
  (a: unknown) => `${a}(`,
];

/** Whether the loader takes a value. */
function isTaken(schema: v.GenericSchema, value: unknown): boolean {
  const source = { path: 'value', text: JSON.stringify(value) ?? 'null' };
  const span = { source, start: 0, end: 0 };
  return shape({ source, value, spanOf: () => span, spanOfKey: () => span }, schema).diagnostics.length === 0;
}

type Steps = readonly (string | number)[];

function pathsIn(value: unknown, path: Steps = []): Steps[] {
  const inner =
    typeof value !== 'object' || value === null ? [] : Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [
    path,
    ...inner.flatMap((step) => pathsIn((value as Record<string | number, unknown>)[step], [...path, step])),
  ];
}

/** The value with something else at a path, or nothing, or a key more. */
function changed(
  value: unknown,
  path: Steps,
  change: (within: Record<string | number, unknown>, key: string | number) => void,
): unknown {
  const box = structuredClone({ value }) as Record<string | number, unknown>;
  let here = box;
  const steps = ['value', ...path];
  for (const step of steps.slice(0, -1)) here = here[step] as Record<string | number, unknown>;
  change(here, steps.at(-1) ?? '');
  return box.value;
}

/** What no JSON Schema can say: that of two numbers the first is the smaller. */
function isReversed(value: unknown): boolean {
  if (typeof value === 'string')
    return /^(\d+)[-–](\d+)$/u.test(value) && Number(value.split(/[-–]/u)[0]) > Number(value.split(/[-–]/u)[1]);
  if (typeof value !== 'object' || value === null) return false;
  const [from, to] = Array.isArray(value) ? value : [];
  return (
    (typeof from === 'number' && typeof to === 'number' && value && (value as unknown[]).length === 2 && from > to) ||
    Object.values(value).some(isReversed)
  );
}

describe('schemas for editors', () => {
  it.each(Object.keys(shapes))('%s agrees with the loader about every value that is not as it should be', (name) => {
    const schema = shapes[name] as v.GenericSchema;
    const validate = validators[name];
    const sample = samples[name];
    expect([isTaken(schema, sample), validate?.(sample), validate?.errors]).toEqual([true, true, null]);
    const disagreements: string[] = [];
    let refused = 0;
    const hold = (value: unknown, path: Steps, what: unknown) => {
      if (isReversed(value)) return;
      const ours = isTaken(schema, value);
      if (!ours) refused++;
      if (validate?.(value) !== ours)
        disagreements.push(`${path.join('.')}: ${JSON.stringify(what)} is ${ours ? 'right' : 'wrong'}`);
    };
    for (const path of pathsIn(sample)) {
      for (const stray of strays) {
        const put = (old: unknown) => (typeof stray === 'function' ? stray(old) : stray);
        hold(
          changed(sample, path, (within, key) => {
            within[key] = put(within[key]);
          }),
          path,
          stray,
        );
      }
      if (typeof path.at(-1) === 'string')
        hold(
          changed(sample, path, (within, key) => delete within[key]),
          path,
          'left out',
        );
      hold(
        changed(sample, path, (within, key) => {
          const here = within[key];
          if (typeof here === 'object' && here !== null && !Array.isArray(here)) Object.assign(here, { zzz: 1 });
        }),
        path,
        'a key more',
      );
    }
    expect(disagreements).toEqual([]);
    expect(refused).toBeGreaterThan(50);
  });

  it('takes every file of the games that ship', () => {
    for (const game of ['core-runner', 'low-tide', 'starter']) {
      const { words: given, ...raw } = read(`${game}/game.yaml`) as { words: unknown; 'event-dice': string };
      const eventDie = Number(raw['event-dice'].slice(-1));
      const own = editorSchemas({ words: readWords(given) ?? generalWords, eventDie }, choices);
      expect([game, own.event?.properties?.number?.enum?.length]).toEqual([game, eventDie ** 2]);
      const compiled: Record<string, ReturnType<typeof ajv.compile>> = {};
      const files = readdirSync(`${content}/${game}`, { recursive: true, encoding: 'utf8' }).filter((one) =>
        /^(?:events.)?[^/\\]+\.yaml$/u.test(one),
      );
      for (const file of files) {
        const value = read(`${game}/${file}`);
        const name = file.startsWith('events')
          ? 'items' in (value as object)
            ? 'shop'
            : 'event'
          : file.replace('.yaml', '');
        compiled[name] ??= ajv.compile(own[name] ?? { not: {} });
        const validate = compiled[name];
        expect([game, file, validate?.(value), validate?.errors]).toEqual([game, file, true, null]);
      }
    }
  });

  it('says of every key what it is for', () => {
    const silent: string[] = [];
    const visit = (schema: JsonSchema, path: string) => {
      for (const [key, inner] of Object.entries(schema.properties ?? {})) {
        if (inner.description === undefined) silent.push(`${path}.${key}`);
        visit(inner, `${path}.${key}`);
      }
      for (const inner of [schema.items ?? []].flat()) visit(inner, `${path}.*`);
      for (const inner of schema.anyOf ?? []) visit(inner, path);
    };
    for (const [name, schema] of Object.entries(schemas)) visit(schema, name);
    expect(silent).toEqual([]);
  });
});
