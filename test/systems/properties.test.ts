/** Every system in the list, and a sixth, checked for what any system must keep. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyPath } from '../../src/dice/every-path.ts';
import { greatestCommonDivisor, toNumber } from '../../src/dice/fraction.ts';
import { momentsOf, type Odds } from '../../src/dice/odds.ts';
import { countedToJson } from '../../src/dice/odds-json.ts';
import type { Parameter } from '../../src/dice/parameter.ts';
import { Refusal } from '../../src/dice/refusal.ts';
import type { Roll } from '../../src/dice/roll.ts';
import { scriptedRoll } from '../../src/dice/scripted.ts';
import { seededRoll } from '../../src/dice/seeded.ts';
import type { Choose, Counted, Options, Rolled, System } from '../../src/dice/system.ts';
import { sumOf } from '../../src/item-at.ts';
import { diceSystems } from '../../src/systems/index.ts';
import { rollUnder } from './roll-under.ts';

interface Request {
  readonly args: readonly string[];
  readonly options: Options;
}

/** Any request made of a system's own samples, some of which exclude each other. */
function requests(system: System): fc.Arbitrary<Request> {
  const text = (parameter: Parameter) => fc.constantFrom(...parameter.samples);
  const value = (option: Parameter): fc.Arbitrary<string | boolean | string[]> => {
    if (option.accepts === 'flag') return fc.constant(true);
    return option.accepts === 'many' ? fc.array(text(option), { maxLength: 3 }) : text(option);
  };
  const options = system.options.map((option) =>
    fc.option(value(option), { nil: undefined, freq: 3 }).map((given) => [option.name, given] as const),
  );
  return fc.record({
    args: fc.tuple(...system.arguments.map(text)),
    options: fc.tuple(...options).map((pairs) => Object.fromEntries(pairs)),
  });
}

/** Runs a check on requests the system accepts; a refusal must name a rule or a parameter's range. */
function holds(system: System, check: (request: Request, counted: Counted, seed: string) => void, numRuns = 60) {
  fc.assert(
    fc.property(requests(system), fc.string(), ({ args, options }, seed) => {
      const used: Record<string, Options[string]> = { ...options };
      let counted: Counted | undefined;
      // What is refused for having no effect is left out: most options go with few others.
      for (let idle: string | undefined = ''; idle !== undefined && !counted; ) {
        try {
          counted = system.odds(args, used);
        } catch (refusal) {
          if (!(refusal instanceof Refusal)) throw refusal;
          expect(refusal.range).not.toBe('');
          expect(refusal.message).not.toMatch(/^[A-Z]|\.$|please|invalid/u);
          idle = /^cannot use ([a-z-]+) without/u.exec(refusal.message)?.[1];
          if (idle !== undefined) delete used[idle];
        }
      }
      if (counted) check({ args, options: used }, counted, seed);
      else fc.pre(false);
    }),
    { numRuns, maxSkipsPerRun: 200 },
  );
}

const waysOf = (odds: Odds, value: number | string) => odds.entries.find((entry) => entry.value === value)?.ways ?? 0n;
const oddsOf = (counted: Counted, id: string) => counted.odds.find((one) => one.id === id)?.odds;

const recorded =
  (roll: Roll, faces: number[]): Roll =>
  (sides) => {
    const face = roll(sides);
    faces.push(face);
    return face;
  };

describe.each([...diceSystems, rollUnder].map((system) => [system.id, system] as const))('%s', (_, system) => {
  it('describes itself whole', () => {
    const names = [...system.arguments, ...system.options].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const one of [...system.arguments, ...system.options]) {
      expect(one.summary).not.toBe('');
      expect(one.rule).toMatch(/^[A-Z]{2}-\d{3}$/u);
      expect(one.samples.length).toBeGreaterThan(0);
      if (one.default !== undefined) expect(one.read([one.default])).toEqual(one.read([]));
    }
    for (const { option, answer } of system.readings) {
      if (option === undefined) expect(answer).toBeTruthy();
      else expect(system.options.map(({ name }) => name)).toContain(option);
    }
  });

  it('gives odds that add up to one, in order', () => {
    holds(system, (_request, { odds, readings, title }) => {
      expect(title).not.toBe('');
      expect(new Set(odds.map(({ id }) => id)).size).toBe(odds.length);
      for (const reading of readings) expect(reading.answer).not.toBe('');
      for (const { odds: table } of odds) {
        const all = [...table.entries, ...table.tails];
        expect(all.reduce((sum, { ways }) => sum + ways, 0n)).toBe(table.of);
        expect(all.every(({ ways }) => ways >= 0n)).toBe(true);
        const values = table.entries.map(({ value }) => value);
        if (values.every((value) => typeof value === 'number')) {
          expect(values).toEqual([...values].sort((a, b) => a - b));
          const { mean, variance } = momentsOf(table as Odds<number>);
          const chance = (ways: bigint) => toNumber({ ways, of: table.of });
          const weigh = (worth: (value: number) => number) =>
            sumOf(table.entries.map(({ value, ways }) => worth(Number(value)) * chance(ways)));
          expect(weigh((value) => value)).toBeCloseTo(toNumber(mean), 5);
          expect(weigh((value) => (value - toNumber(mean)) ** 2)).toBeCloseTo(toNumber(variance), 5);
        }
      }
    });
  });

  it('keeps the shape of its tables', () => {
    const check = ({ columns, rows }: Counted['tables'][number]) => {
      for (const row of rows) {
        expect(row).toHaveLength(columns.length);
        const chances = row.filter((_, index) => columns[index]?.shows === 'chance');
        for (const cell of chances)
          if (typeof cell === 'object') expect(cell.ways >= 0n && cell.ways <= cell.of).toBe(true);
      }
    };
    holds(system, (_request, { tables }) => tables.forEach(check), 20);
    system.glance().forEach(check);
  });

  it('lands a seeded roll in the support, the same for the same seed, and replays from its faces', () => {
    holds(system, ({ args, options }, counted, seed) => {
      const faces: number[] = [];
      const rolled = system.roll(args, options, recorded(seededRoll(seed, system.id), faces));
      expect(system.roll(args, options, seededRoll(seed, system.id))).toEqual(rolled);
      expect(system.roll(args, options, scriptedRoll(faces))).toEqual(rolled);
      expect(rolled.dice.map(({ face }) => face)).toHaveLength(faces.length);
      expect([...rolled.dice.map(({ face }) => face)].sort()).toEqual([...faces].sort());
      expect(Object.keys(rolled.values)).toContain(counted.odds[0].id);
      for (const [id, value] of Object.entries(rolled.values)) {
        const odds = oddsOf(counted, id);
        expect(odds, id).toBeDefined();
        const isInTail = odds?.tails.some(({ side, bound }) =>
          side === 'above' ? Number(value) > bound : Number(value) < bound,
        );
        if (odds && !isInTail) expect(waysOf(odds, value) > 0n, `${id} ${value}`).toBe(true);
      }
    });
  });

  it('counts what it rolls: every path, as far as paths end in time', () => {
    holds(system, ({ args, options }, counted) => replayed(system, { args, options }, counted), 5);
  });

  it('lets a player choose, and refuses an answer not offered', () => {
    const check = ({ args, options }: Request, counted: Counted, seed: string) => {
      let asked = 0;
      const rolled = (choose: Choose) => system.roll(args, options, seededRoll(seed, 'choice'), choose);
      const contrary = rolled(({ answers, policy }) => {
        asked++;
        return answers.find((answer) => answer !== policy) ?? policy;
      });
      expect(Object.keys(contrary.values)).toContain(counted.odds[0].id);
      if (asked > 0) expect(() => rolled(() => 'maybe')).toThrow(Refusal);
    };
    holds(system, check, 30);
  });

  it('becomes JSON and back', () => {
    const check = (_request: Request, counted: Counted) => {
      const json = countedToJson(system.id, counted);
      expect(JSON.parse(JSON.stringify(json))).toEqual(json);
      expect(json.odds.map(({ value }) => value)).toEqual(counted.odds[0].odds.entries.map(({ value }) => value));
    };
    holds(system, check, 20);
  });

  it('fills a roll sheet', () => {
    const roll = seededRoll('sheet', system.id);
    expect(system.sheet.length).toBeGreaterThan(0);
    for (const column of system.sheet)
      for (let row = 0; row < 10; row++) expect(system.roll(column.arguments, column.options, roll).brief).not.toBe('');
  });

  it('refuses what it does not know', () => {
    const args = system.arguments.map(({ samples }) => samples[0] ?? '');
    expect(() => system.odds(args, { 'no-such-option': 'x' })).toThrow('unknown option no-such-option');
    expect(() => system.odds([...args, 'one', 'too many'])).toThrow(Refusal);
    if (system.arguments.some(({ isRequired }) => isRequired)) expect(() => system.odds([])).toThrow('found nothing');
    for (const { name, accepts } of system.options)
      expect(() => system.odds(args, { [name]: accepts === 'flag' ? 'x' : true })).toThrow(Refusal);
  });
});

/** Paths are followed until this many are open. */
const DEEPEST = 8_000;

/** Thrown thousands of times, so made once: most of the price of an error is its trace. */
const tooDeep = new Error('too deep');

/** Walks the roll itself along every path up to a depth, and holds the odds against what it came to. */
function replayed(system: System, { args, options }: Request, counted: Counted) {
  const paths = everyPath((roll): Rolled['values'] | undefined => {
    let size = 1;
    try {
      return system.roll(args, options, (sides) => {
        size *= sides;
        if (size > DEEPEST) throw tooDeep;
        return roll(sides);
      }).values;
    } catch (error) {
      if (error === tooDeep) return undefined;
      throw error;
    }
  });
  const of = paths.reduce((all, path) => (all / greatestCommonDivisor(all, path.of)) * path.of, 1n);
  const counts = new Map<string, bigint>();
  let deep = 0n;
  for (const { result, ways, of: weight } of paths) {
    const share = (ways * of) / weight;
    if (result === undefined) deep += share;
    for (const [id, value] of Object.entries(result ?? {}))
      counts.set(`${id}\0${value}`, (counts.get(`${id}\0${value}`) ?? 0n) + share);
  }
  for (const { id, odds } of counted.odds) {
    if (!paths.some(({ result }) => result && id in result)) continue;
    for (const { value, ways } of odds.entries) {
      const least = counts.get(`${id}\0${value}`) ?? 0n;
      // Paths cut off may hold any value; without them the two must be equal.
      const isWithin = ways * of >= least * odds.of && ways * of <= (least + deep) * odds.of;
      expect(isWithin, `${id} ${value}`).toBe(true);
    }
  }
}
