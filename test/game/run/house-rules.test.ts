import { describe, expect, it } from 'vitest';
import { exactEvent } from '../../../src/game/measure/exact.ts';
import { newBoardView, unreachable, viewBoard } from '../../../src/game/policy/board-view.ts';
import { policies } from '../../../src/game/policy/index.ts';
import { legalChoices } from '../../../src/game/run/legal.ts';
import { modifiedTotal, rollTotals } from '../../../src/game/run/outcome-roll.ts';
import { newState } from '../../../src/game/run/state.ts';
import { shippedContent } from '../shipped.ts';
import { afterLines, rulesFor, smallRules } from '../small-game.ts';
import { checkCases, shutInAtStart } from './cases.ts';

const unable = { houseRules: { stuckAtExit: 'unable-to-move' } } as const;

checkCases(new URL('house-rules.txt', import.meta.url));

describe('A26 unable to move: shut in at an exit with RS left and five cores', () => {
  it.each(policies.map((policy) => [policy.id, policy] as const))('%s takes only what is legal', (_, policy) => {
    const rules = smallRules(unable, 'normal');
    const sector = rules.labels.indexOf('escape');
    const state = newState(rules);
    Object.assign(state, { phase: 'movement', turn: 5, health: 2, cores: 5, sector });
    state.numbers.fill(6);
    state.numbers[sector] = 1;
    state.events[sector] = 0;
    state.finished[sector] = 1;
    state.owned[rules.resetSector] = 1;
    const legal = legalChoices(rules, state);
    expect(legal.map(({ kind }) => kind)).not.toContain('end');
    expect(legal).toContain(policy.createPlayer(rules)(state, legal, () => 1));
  });
});

describe('A5: shut in with RS in hand', () => {
  const lines = [...shutInAtStart, 'move NW: 6'];
  const rules = rulesFor(lines, { health: 3 });
  const state = afterLines(rules, lines);
  const legal = legalChoices(rules, state);
  const giveUp = rules.choices['give-up'][0];
  it.each(policies.filter(({ id }) => id !== 'random').map((policy) => [policy.id, policy] as const))(
    '%s tries it, since that costs nothing',
    (_, policy) => expect(policy.createPlayer(rules)(state, legal, () => 1).kind).toBe('reset-sector'),
  );
  it('random may give up as well', () => {
    const random = policies.find(({ id }) => id === 'random') as (typeof policies)[number];
    const chosen = legal.map((_, index) => random.createPlayer(rules)(state, legal, () => index + 1));
    expect(chosen).toContain(giveUp);
  });
});

describe('A3 nearest: a Modifier', () => {
  const { diceMods } = shippedContent.game;
  // The result under each total from 2 to 12.
  it.each([
    ['+1', ' 3  4  5  6  7  8  9 10 11 12 12'],
    ['-1', ' 2  2  3  4  5  6  7  8  9 10 11'],
    ['+3', ' 5  6  7  8  9 10 11 12 12 12 12'],
    ['-3', ' 2  2  2  2  3  4  5  6  7  8  9'],
    ['*2', ' 4  6  8 10 12 12 12 12 12 12 12'],
    ['/2', ' 2  2  2  3  3  4  4  5  5  6  6'],
  ])('%s', (abbreviation, row) => {
    const mod = diceMods.find((one) => one.abbreviation === abbreviation) as (typeof diceMods)[number];
    const results = rollTotals.map((total) => modifiedTotal(total, mod, { modifiers: 'nearest' }));
    expect(results).toEqual(row.trim().split(/ +/u).map(Number));
  });
  it('is in the exact odds as it is at the table: every one on every total', () => {
    const rules = smallRules({ houseRules: { modifiers: 'nearest' } });
    const { totals } = exactEvent(rules, newState(rules), 0);
    for (const { modifiers } of totals) expect(modifiers).toHaveLength(8);
    expect(totals.at(-1)?.modifiers.find(({ mod }) => mod === 0)?.total).toBe(12);
  });
});

describe('players know the house', () => {
  it.each([
    ['equal-or-above', 0],
    ['above', unreachable],
  ] as const)('X1: with equal Health a way lies open where entering is %s', (entering, distance) => {
    const rules = rulesFor([], { health: 4, houseRules: { entering } });
    const state = { ...newState(rules), numbers: [3, 4, 6, 6, 6, 6, 6], finished: [1, 1, 0, 0, 0, 0, 0] };
    expect(viewBoard(rules, state, 4, newBoardView(rules)).distance[1]).toBe(distance);
  });
});
