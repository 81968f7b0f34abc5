/** State, Health → the board as a player sees it: what lies in reach, and what may. */

import { oddsToEnter } from '../run/reach.ts';
import type { Rules } from '../run/rules.ts';
import type { State } from '../run/state.ts';

/** More untested Sectors than any board has: there is no way. */
export const cutOff = 99;

/** What a player reads off the map. */
export interface Survey {
  /** By Sector: how many new Sectors must be gone into on the way there, itself included; `cutOff` where none leads. */
  readonly distance: Uint8Array;
  /** By Sector: the Sector before it on such a way; -1 where the player stands or none leads. */
  readonly from: Int8Array;
  /** New Sectors that may still be reached. */
  open: number;
  /** The same, each weighed with the odds that Health lets the player in, all the way there. */
  hope: number;
  /** Least `distance` of a Sector with each label. */
  start: number;
  escape: number;
  goal: number;
  /** Scratch memory of the walk. */
  readonly rings: readonly [Uint8Array, Uint8Array];
}

/** Memory for the surveys of a game: one for each player, used again in each Movement Phase. */
export function newSurvey(rules: Rules): Survey {
  const { length } = rules.sectors;
  return {
    distance: new Uint8Array(length),
    from: new Int8Array(length),
    open: 0,
    hope: 0,
    start: cutOff,
    escape: cutOff,
    goal: cutOff,
    rings: [new Uint8Array(length), new Uint8Array(length)],
  };
}

/** Whether entering a Sector leads to an Event not yet met, or tests a Sector that has no Sector Number. */
export function isNew(rules: Rules, state: State, sector: number): boolean {
  if (state.finished[sector] === 1) return false;
  const event = state.events[sector] as number;
  if (event >= 0) return !rules.isShop[event];
  // With every Event Number used up a tested Sector stays as empty as it is (A18).
  return state.usedCount < rules.events.length || state.numbers[sector] === 0;
}

/**
 * Looks from the player's Sector over the board, as it would be open with so much Health. New Sectors are taken for
 * passable until their number says no. Walks the board in rings of as many new Sectors on the way.
 */
export function survey(rules: Rules, state: State, health: number, into: Survey): Survey {
  const { distance, from } = into;
  const { numbers } = state;
  const chance = oddsToEnter(rules, health);
  const highest = health - rules.margin; // Sector Number that lets in
  distance.fill(cutOff);
  from.fill(-1);
  into.open = 0;
  into.hope = 0;
  into.start = cutOff;
  into.escape = cutOff;
  into.goal = cutOff;
  let [current, next] = into.rings;
  distance[state.sector] = 0;
  meet(rules, into, state.sector, 0);
  current[0] = state.sector;
  let chanceHere = chance;
  for (let ring = 0, count = 1; count > 0; ring++, chanceHere *= chance) {
    let waiting = 0;
    for (let place = 0; place < count; place++) {
      const here = current[place] as number;
      const around = rules.neighbours[here] as readonly number[];
      for (let index = 0; index < around.length; index++) {
        const near = around[index] as number;
        const number = numbers[near] as number;
        if (distance[near] !== cutOff || number > highest) continue;
        from[near] = here;
        const isFresh = isNew(rules, state, near);
        if (isFresh) {
          into.open++;
          into.hope += number === 0 ? chanceHere : 1;
          next[waiting++] = near;
        } else current[count++] = near;
        meet(rules, into, near, isFresh ? ring + 1 : ring);
      }
    }
    const done = current;
    current = next;
    next = done;
    count = waiting;
  }
  return into;
}

/** Notes how far a Sector is; the first of a label is the nearest. */
function meet(rules: Rules, into: Survey, sector: number, distance: number): void {
  into.distance[sector] = distance;
  const label = rules.labels[sector];
  if (label !== undefined && distance < into[label]) into[label] = distance;
}

/** The first Sector of the way to another that lies in reach. */
export function firstStep({ from }: Survey, target: number): number {
  let here = target;
  for (;;) {
    const before = from[here] as number;
    if (before < 0 || (from[before] as number) < 0) return here;
    here = before;
  }
}

/**
 * Whether nothing is left but Shops: no new Sector and no labelled one in reach. Then anything is worth buying, since
 * only Health opens a way; a player who did not would walk up and down for ever.
 */
export function hasOnlyShops(view: Survey): boolean {
  return view.open === 0 && view.start !== 0 && view.escape !== 0 && view.goal !== 0;
}
