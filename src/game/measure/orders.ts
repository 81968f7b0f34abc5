/** Rules, an order → how often simulated Runs manage it. */

import { itemAt } from '../../item-at.ts';
import type { forbidden, Order } from '../../model/orders.ts';
import { deal } from '../deal.ts';
import type { Policy } from '../policy/policy.ts';
import { runner } from '../policy/runner.ts';
import type { Choice, ChoiceKind } from '../run/choice.ts';
import type { Rules } from '../run/rules.ts';
import type { State } from '../run/state.ts';
import { playRuns } from './simulate.ts';

/** Choices that an order can forbid. */
const kindsOf: Readonly<Record<(typeof forbidden)[number], readonly ChoiceKind[]>> = {
  resets: ['reset-event', 'reset-sector'],
  modifiers: ['use'],
  purchases: ['buy'],
};

/** Whether a finished Run meets an order; forbidden Choices are not checked. */
export function isFulfilled({ labels, sectors, content }: Rules, order: Order, state: State): boolean {
  const { to, cores, turns = Number.POSITIVE_INFINITY, health = 0 } = order;
  const isThere = 'label' in to ? labels[state.sector] === to.label : sectors[state.sector]?.id === to.sector;
  return (
    isThere &&
    content.endings[state.ending]?.when.kind === 'place' &&
    state.cores >= cores.from &&
    state.cores <= cores.to &&
    state.turn <= turns &&
    state.health >= health
  );
}

/**
 * Plays Runs of an order on its board and counts those that meet it. The policy reads the order as rules: its place is
 * GOAL, its cores are enough, and forbidden Choices are avoided if anything else is legal. Limits of turns and Health
 * are ignored.
 */
export function playOrder(rules: Rules, order: Order, runs: number, policy: Policy = runner): number {
  const refused = new Set(order.without.flatMap((what) => kindsOf[what]));
  const sheet = deal(rules.content, order.seed, order.difficulty);
  const range = { seed: order.seed, from: 0, to: runs, sheet, dice: 'order', player: 'order player' };
  let managed = 0;
  let isBroken = false;
  const end = (state: State) => {
    if (!isBroken && isFulfilled(rules, order, state)) managed++;
    isBroken = false;
  };
  const before = (_: State, { kind }: Choice) => {
    isBroken ||= refused.has(kind);
  };
  playRuns(rules, obedient(policy, order, refused), range, end, { before });
  return managed;
}

const maxTurns = 120; // with only forbidden things left to do, a player would walk to and fro for ever

/** A policy that follows an order. */
function obedient(policy: Policy, order: Order, refused: ReadonlySet<ChoiceKind>): Policy {
  return {
    id: 'obedient',
    createPlayer: (rules) => {
      const player = policy.createPlayer(ruledBy(rules, order));
      const free = policy.createPlayer(rules);
      return (state, legal, pick) => {
        if (state.turn > maxTurns) return free(state, legal, pick);
        const allowed = legal.filter(({ kind }) => !refused.has(kind));
        if (allowed.length === 0) return itemAt(legal, 0);
        return allowed.length === 1 ? itemAt(allowed, 0) : player(state, allowed, pick);
      };
    },
  };
}

/** The rules as read for an order: its place, its cores, and without forbidden Choices. */
function ruledBy(rules: Rules, { to, cores, without }: Order): Rules {
  const isWanted = (sector: number) =>
    'label' in to ? rules.labels[sector] === to.label : rules.sectors[sector]?.id === to.sector;
  const game = { ...rules.content.game, coresToWin: Math.max(1, cores.from) };
  return {
    ...rules,
    content: { ...rules.content, game },
    labels: rules.labels.map((label, sector) => (isWanted(sector) ? 'goal' : label === 'goal' ? 'escape' : label)),
    ...(without.includes('resets') && { resetEvent: -1, resetSector: -1 }),
    ...(without.includes('modifiers') && { modified: new Uint8Array(rules.modified.length) }),
    ...(without.includes('purchases') && { itemsOf: rules.itemsOf.map(() => []) }),
  };
}
