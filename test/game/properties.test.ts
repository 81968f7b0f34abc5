import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberedRolls } from '../../src/dice/numbered.ts';
import { exactEvent } from '../../src/game/measure/exact.ts';
import { simulate } from '../../src/game/measure/simulate.ts';
import { mergeTallies } from '../../src/game/measure/tally.ts';
import { policies } from '../../src/game/policy/index.ts';
import { choiceText, parseChoice } from '../../src/game/run/choice-text.ts';
import { isLegal, legalChoices } from '../../src/game/run/legal.ts';
import { play, playOut, replay } from '../../src/game/run/play.ts';
import { outcomeAt, type Rules, totalAfter } from '../../src/game/run/rules.ts';
import { copyState, newState, type State } from '../../src/game/run/state.ts';
import { step } from '../../src/game/run/turn.ts';
import { outcomeNames } from '../../src/model/event.ts';
import { type HouseRules, houseReadings } from '../../src/model/game.ts';
import { smallRules, type Wishes } from './small-game.ts';

const effects = fc.array(
  fc.constantFrom(
    ...['Health -1', 'Health -4', 'Health -9', 'Health +3', 'CryptoCredits -3', 'CryptoCredits +4', 'Core +1'],
    ...['Core -1', 'DiceMod +1', 'DiceMod *2', 'DiceMod RE', 'DiceMod RS', 'DiceMod of your choice'],
    'Lose a DiceMod of your choice',
  ),
  { maxLength: 3 },
);
const four = fc.record({ bad: effects, neutral: effects, good: effects, wild: effects });
const items = fc.uniqueArray(
  fc
    .tuple(effects, fc.integer({ min: 0, max: 6 }))
    .map(([list, cost]) => `${list.join(', ') || 'Health +1'} for ${cost}`),
  { maxLength: 5 },
);
/** Any reading of every rule that has two. */
const houseRules = fc.record(
  Object.fromEntries(Object.entries(houseReadings).map(([name, words]) => [name, fc.constantFrom(...words)])),
) as fc.Arbitrary<HouseRules>;
const wishes: fc.Arbitrary<Wishes> = fc.record({
  houseRules,
  outcomes: four,
  events: fc.record({ 11: four, 12: four, 66: four }),
  shops: fc.record({ 14: items, 25: items, 33: items }),
  modCounts: fc.record({ '+1': fc.integer({ min: 1, max: 4 }), RE: fc.integer({ min: 1, max: 9 }) }),
});
const game = fc
  .tuple(wishes, fc.constantFrom('easy', 'normal', 'hard', 'bare'))
  .map(([wanted, difficulty]) => smallRules(wanted, difficulty));
const policy = fc.constantFrom(...policies);

function playOne(rules: Rules, seat: (typeof policies)[number], seed: string) {
  return play(rules, seat.createPlayer(rules), numberedRolls(seed, 'dice')(0), numberedRolls(seed, 'player')(0));
}

/** What no State may ever be. */
function checkState(rules: Rules, state: State): void {
  const { difficulty } = rules;
  expect(state.health).toBeGreaterThanOrEqual(0);
  expect(state.health).toBeLessThanOrEqual(difficulty.maximumHealth);
  expect(state.health === 0).toBe(state.ending >= 0 && state.health === 0); // CR-013: zero is the end
  expect(state.credits).toBeGreaterThanOrEqual(0);
  expect(state.cores).toBeGreaterThanOrEqual(0);
  const onMap = Array.from(state.events).filter((event) => event >= 0);
  expect(new Set(onMap).size).toBe(onMap.length); // CR-147
  rules.mods.forEach((_, mod) => {
    expect(state.owned[mod]).toBeGreaterThanOrEqual(0);
    expect(state.owned[mod]).toBeLessThanOrEqual(state.gained[mod] as number);
    expect(state.gained[mod]).toBeLessThanOrEqual(rules.supply[mod] as number); // CR-083
  });
  for (const number of Array.from(state.numbers)) expect(number >= 0 && number <= 6).toBe(true);
  for (const sector of rules.sectors.keys())
    if (state.finished[sector] === 1) expect(rules.isShop[state.events[sector] as number]).toBe(false); // CR-116
}

describe('any Run, in any game, by any player', () => {
  it('keeps within the rules at every step, and ends (CR-072 CR-068 CR-083 CR-147)', () =>
    fc.assert(
      fc.property(game, policy, fc.string(), (rules, seat, seed) => {
        const { run, state } = playOne(rules, seat, seed);
        const states = replay(rules, run);
        for (const each of states) checkState(rules, each);
        expect(state.phase).toBe('over');
        expect(states.at(-1)).toEqual(state);
      }),
      { numRuns: 150 },
    ));

  it('finds the Ending that fits (CR-193 CR-199, A21)', () => {
    fc.assert(
      fc.property(game, policy, fc.string(), (rules, seat, seed) => {
        const { state } = playOne(rules, seat, seed);
        const when = rules.content.endings[state.ending]?.when;
        if (when?.kind === 'place') {
          expect(rules.labels[state.sector]).toBe(when.place);
          expect(state.cores).toBeGreaterThanOrEqual(when.cores.from);
          expect(state.cores).toBeLessThanOrEqual(when.cores.to);
          expect(state.turn).toBeGreaterThanOrEqual(rules.firstEnd); // A7
        } else expect(when?.cause).toBe(state.health === 0 ? 'no-health' : 'unable-to-move');
      }),
      { numRuns: 150 },
    );
  });

  it('lists exactly the Choices that are legal, and `step` refuses all others', () =>
    fc.assert(
      fc.property(game, fc.string(), (rules, seed) => {
        const { run } = playOne(rules, policies[0] as (typeof policies)[number], seed);
        const states = replay(rules, run);
        const all = Object.values(rules.choices).flat();
        for (const state of states.filter((_, index) => index % 7 === 0)) {
          const listed = legalChoices(rules, state);
          const legal = all.filter((choice) => isLegal(rules, state, choice) && choice.kind !== 'abandon');
          expect(new Set(listed)).toEqual(new Set(legal));
          expect(listed.length).toBe(legal.length);
          for (const choice of all) expect(parseChoice(rules, choiceText(rules, choice))).toBe(choice);
        }
      }),
      { numRuns: 40 },
    ));

  it('leaves the State it was given as it was', () =>
    fc.assert(
      fc.property(game, fc.string(), (rules, seed) => {
        const dice = numberedRolls(seed, 'dice')(0);
        const pick = numberedRolls(seed, 'player')(0);
        let state: State = newState(rules);
        for (let count = 0; state.phase !== 'over' && count < 60; count++) {
          const before = newState(rules);
          copyState(state, before);
          const legal = legalChoices(rules, state);
          const next = step(rules, state, legal[pick(legal.length) - 1] as (typeof legal)[number], dice);
          expect(state).toEqual(before);
          state = next;
        }
      }),
      { numRuns: 40 },
    ));
});

describe('players', () => {
  it.each(policies)('find an end where every Event Number is used up: $id', (seat) => {
    const rules = smallRules();
    for (let run = 0; run < 5; run++) {
      const state = newState(rules);
      state.phase = 'movement';
      state.turn = 1;
      state.numbers[rules.start] = 1;
      state.used.fill(2);
      state.usedCount = rules.events.length;
      const [dice, player] = [numberedRolls('used up', 'dice'), numberedRolls('used up', 'player')];
      playOut(rules, state, { player: seat.createPlayer(rules), dice: dice(run), pick: player(run) });
      expect(state.phase).toBe('over');
    }
  });
});

describe('logs', () => {
  const rules = smallRules({ outcomes: { good: ['Core +1'] } }, 'normal');
  const { run } = playOne(rules, policies[3] as (typeof policies)[number], 'log');

  it('refuse a face more or less, and a Choice of another game', () => {
    const at = run.log.findIndex(({ faces }) => faces.length > 0);
    const tampered = (faces: number[]) => ({
      ...run,
      log: run.log.map((entry, index) => (index === at ? { ...entry, faces } : entry)),
    });
    expect(() => replay(rules, tampered([]))).toThrow('ran out');
    expect(() => replay(rules, tampered([...(run.log[at]?.faces ?? []), 1]))).toThrow('thrown');
    expect(() => replay(rules, { ...run, log: [{ choice: 'take +9', faces: [] }] })).toThrow('unknown choice take +9');
  });

  it('survive a file', () => expect(replay(rules, JSON.parse(JSON.stringify(run)))).toEqual(replay(rules, run)));
});

describe('simulation', () => {
  it('gives one result for any cut into chunks', () =>
    fc.assert(
      fc.property(game, policy, fc.integer({ min: 1, max: 29 }), (rules, seat, cut) => {
        const whole = simulate(rules, seat, { seed: 'chunks', from: 0, to: 30 });
        const parts = [
          simulate(rules, seat, { seed: 'chunks', from: cut, to: 30 }),
          simulate(rules, seat, { seed: 'chunks', from: 0, to: cut }),
        ];
        expect(mergeTallies(parts)).toEqual(whole);
      }),
      { numRuns: 25 },
    ));

  it('counts each Run once, each Event met at most once in a Run', () =>
    fc.assert(
      fc.property(game, policy, (rules, seat) => {
        const tally = simulate(rules, seat, { seed: 'sums', from: 0, to: 40 });
        const sum = (list: Float64Array) => list.reduce((total, one) => total + one, 0);
        for (const name of ['endings', 'cores', 'turns', 'endedAt'] as const) expect(sum(tally[name])).toBe(40);
        for (const met of tally.met) expect(met).toBeLessThanOrEqual(40);
        rules.mods.forEach((_, mod) => {
          const { modsGained, modsUsed, modsLost, modsLeft } = tally;
          const gone = (modsUsed[mod] as number) + (modsLost[mod] as number) + (modsLeft[mod] as number);
          expect(modsGained[mod]).toBe(gone);
        });
      }),
      { numRuns: 40 },
    ));

  it('plays the Runs that `play` plays', () => {
    const rules = smallRules({ outcomes: { good: ['Core +1'] } }, 'normal');
    const seat = policies[2] as (typeof policies)[number];
    const tally = simulate(rules, seat, { seed: 'same', from: 4, to: 5 });
    const state = newState(rules);
    const [dice, pick] = [numberedRolls('same', 'dice')(4), numberedRolls('same', 'player')(4)];
    playOut(rules, state, { player: seat.createPlayer(rules), dice, pick });
    expect(tally.endings[state.ending]).toBe(1);
    expect(tally.turns[state.turn]).toBe(1);
  });
});

describe('exact odds', () => {
  it('agree with sampled single Events', () => {
    const rules = smallRules({
      events: { 11: { bad: ['Health -3', 'CryptoCredits -2'], good: ['Core +1'], wild: ['Health +1', 'DiceMod +2'] } },
    });
    const state = newState(rules);
    const event = 0;
    const { plain, ways } = exactEvent(rules, state, event);
    const runs = 40_000;
    const roll = numberedRolls('exact', 'dice')(0);
    const met = newState(rules);
    copyState(state, met);
    met.phase = 'event';
    met.turn = 1;
    met.events[met.sector] = event;
    const sum = { health: 0, credits: 0, cores: 0 };
    const seen = { bad: 0, neutral: 0, good: 0, wild: 0 };
    for (let run = 0; run < runs; run++) {
      const rolled = step(rules, met, { kind: 'roll', what: 0 }, roll);
      const after = step(rules, rolled, { kind: 'keep', what: 0 }, roll);
      seen[outcomeNames[outcomeAt(rules, 0, rolled.total)] as keyof typeof seen]++;
      sum.health += after.health - met.health;
      sum.credits += after.credits - met.credits;
      sum.cores += after.cores - met.cores;
    }
    for (const name of outcomeNames) expect(seen[name] / runs).toBeCloseTo(ways[name] / 36, 1.7);
    for (const name of ['health', 'credits', 'cores'] as const)
      expect(Math.abs(sum[name] / runs - plain[name] / 36)).toBeLessThan(0.03); // five standard errors
  });

  it('CR-051: 36 throws, whatever the line', () =>
    fc.assert(
      fc.property(game, (rules) => {
        const exact = exactEvent(rules, newState(rules), 1);
        expect(Object.values(exact.ways).reduce((sum, one) => sum + one, 0)).toBe(36);
        expect(exact.totals.reduce((sum, { ways }) => sum + ways, 0)).toBe(36);
        for (const { total, modifiers } of exact.totals)
          for (const { mod, total: changed } of modifiers) expect(totalAfter(rules, mod, total)).toBe(changed);
      }),
      { numRuns: 30 },
    ));
});
