/** Rules, an order → how often simulated Runs manage it. */

import type { forbidden, Order } from '../../model/orders.ts';
import { deal } from '../deal.ts';
import type { Policy } from '../policy/policy.ts';
import { runner } from '../policy/runner.ts';
import type { Choice, ChoiceKind } from '../run/choice.ts';
import type { Rules } from '../run/rules.ts';
import type { State } from '../run/state.ts';
import { playRuns } from './simulate.ts';

/** The Choices that each thing to do without stands for. */
const kindsOf: Readonly<Record<(typeof forbidden)[number], readonly ChoiceKind[]>> = {
  resets: ['reset-event', 'reset-sector'],
  modifiers: ['use'],
  purchases: ['buy'],
};

/** Whether a Run that is over came to what an order wants; what it did on the way is not asked. */
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
 * Plays Runs of an order on its board and counts those that manage it. Who plays is a policy for whom the order is the rule: the place it names is GOAL, as many cores as it wants are enough, and what it forbids is not done
 * where anything else is legal. The policy has no eye on turns and Health beyond that.
 */
export function playOrder(rules: Rules, order: Order, runs: number, policy: Policy = runner): number {
  const refused = new Set(order.without.flatMap((what) => kindsOf[what]));
  const sheet = deal(rules.content, order.seed, order.difficulty);
  let managed = 0;
  let isBroken = false;
  playRuns(
    rules,
    obedient(policy, order, refused),
    { seed: order.seed, sheet, dice: 'order', player: 'order player' },
    0,
    runs,
    (state) => {
      if (!isBroken && isFulfilled(rules, order, state)) managed++;
      isBroken = false;
    },
    {
      before: (_, { kind }) => {
        isBroken ||= refused.has(kind);
      },
      after: () => {},
    },
  );
  return managed;
}

const patience = 120; // turns; who has nothing left to do but what is forbidden would walk to and fro for ever

/** A policy that takes an order for the rules. */
function obedient(policy: Policy, order: Order, refused: ReadonlySet<ChoiceKind>): Policy {
  return {
    id: 'obedient',
    seat: (rules) => {
      const player = policy.seat(ruledBy(rules, order));
      const weary = policy.seat(rules);
      const allowed: Choice[] = [];
      return (state, legal, pick) => {
        if (state.turn > patience) return weary(state, legal, pick);
        if (refused.size === 0) return player(state, legal, pick);
        allowed.length = 0;
        for (const choice of legal) if (!refused.has(choice.kind)) allowed.push(choice);
        if (allowed.length === 0) return legal[0] as Choice;
        if (allowed.length === 1) return allowed[0] as Choice;
        return player(state, allowed, pick);
      };
    },
  };
}

/** The rules as one reads them who has to come to the place of an order, with as many cores as it wants and without what it forbids. */
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
