import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../src/dice/refusal.ts';
import { seededRoll } from '../../../src/dice/seeded.ts';
import type { Options, System } from '../../../src/dice/system.ts';
import { readingsTable } from '../../../src/documents/companions/readings.ts';
import { said, spokenTable, voiced } from '../../../src/documents/companions/voice.ts';
import type { SystemRequest } from '../../../src/documents/document.ts';
import { openCatalogue } from '../../../src/language/catalogue.ts';
import { diceSystems } from '../../../src/systems/index.ts';
import { rollUnder } from '../../systems/roll-under.ts';

const messages = readFileSync('templates/en/companions.ftl', 'utf8');
const shared = ['words', 'common'].map((name) => readFileSync(`templates/en/${name}.ftl`, 'utf8'));
const { say: catalogue } = openCatalogue('en', [...shared, messages], {});

/** Says everything that a system can print, and lists the messages that it looks for. */
function listen(system: System): string[] {
  const asked = new Set<string>();
  const has = (id: string) => asked.add(id) && catalogue.has(id);
  const request = {
    system,
    say: Object.assign((...words: Parameters<typeof catalogue>) => catalogue(...words), {
      has,
      capitals: catalogue.capitals,
    }),
  };
  said(request, system.summary, {}, 'summary');
  readingsTable(request as unknown as SystemRequest);
  for (const table of system.glance()) spokenTable(table, request);
  const args = system.arguments.map(({ samples }) => samples[1] ?? '');
  const given = system.options.flatMap(({ name, accepts, samples }): Options[] =>
    accepts === 'flag'
      ? [{ [name]: true }]
      : samples.map((text) => ({ [name]: accepts === 'many' ? [text, text] : text })),
  );
  const hear = (options: Options, seed: string) => {
    const rolled = (of: System) => of.roll(args, options, seededRoll(seed, 'voice'));
    try {
      rolled(voiced(request));
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      return;
    }
    // What the terminal says and what a booklet prints is the same.
    expect(rolled(voiced(request))).toEqual(rolled(system));
  };
  for (let seed = 0; seed < 60; seed++) hear({}, `${seed}`);
  for (const [index, one] of given.entries())
    for (const other of given.slice(index)) for (const seed of ['a', 'b', 'c']) hear({ ...one, ...other }, seed);
  return [...asked].sort();
}

describe.each(diceSystems.map((system) => [system.id, system] as const))('%s', (id, system) => {
  it('says in messages all that is no notation, and has no other messages', () => {
    const asked = listen(system);
    const isWords = (message: string) => /[a-z]{3}/u.test(message.slice(id.length));
    const own = [...messages.matchAll(/^([a-z][a-z0-9-]*) =/gmu)].flatMap(([, name = '']) =>
      name.startsWith(`${id}-`) ? name : [],
    );
    expect(asked.filter((message) => isWords(message) && !catalogue.has(message))).toEqual([]);
    expect(own.filter((message) => !asked.includes(message))).toEqual([]);
  });
});

it('a system without messages speaks the English of its code', () =>
  expect(listen(rollUnder).filter(catalogue.has)).toEqual([]));
