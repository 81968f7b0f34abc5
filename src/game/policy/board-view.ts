/** State, Health → the board as a player sees it: what lies in reach, and what may. */

import { itemAt } from '../../item-at.ts';
import type { LabelName } from '../../model/board.ts';
import { oddsToEnter } from '../run/reach.ts';
import type { Rules } from '../run/rules.ts';
import { eventAt, type State } from '../run/state.ts';

/** A distance greater than that of any Sector: no way leads there. */
export const unreachable = 99;

/** What a player reads off the map. */
export interface BoardView {
  /** By Sector: how many new Sectors must be gone into on the way there, itself included; `unreachable` where none leads. */
  readonly distance: Uint8Array;
  /** By Sector: the Sector before it on such a way; -1 where the player stands or none leads. */
  readonly from: Int8Array;
  /** New Sectors that may still be reached. */
  open: number;
  /** The same, each weighed with the odds that Health lets the player in, all the way there. */
  hope: number;
  /** The least `distance` of a Sector with each label. */
  readonly nearest: Record<LabelName, number>;
  /** Scratch memory of the walk. */
  readonly rings: readonly [Uint8Array, Uint8Array];
}

/** Memory for the views of a game: one for each player, used again in each Movement Phase. */
export function newBoardView({ sectors: { length } }: Rules): BoardView {
  return {
    distance: new Uint8Array(length),
    from: new Int8Array(length),
    open: 0,
    hope: 0,
    nearest: { start: unreachable, escape: unreachable, goal: unreachable },
    rings: [new Uint8Array(length), new Uint8Array(length)],
  };
}

/** Whether entering a Sector leads to an Event not yet met, or tests a Sector that has no Sector Number. */
export function isNew(rules: Rules, state: State, sector: number): boolean {
  if (state.finished[sector] === 1) return false;
  const event = eventAt(state, sector);
  if (event >= 0) return !rules.isShop[event];
  // With every Event Number used up a tested Sector stays as empty as it is (A18).
  return state.usedCount < rules.events.length || state.numbers[sector] === 0;
}

/**
 * Looks from the player's Sector over the board, as it would be open with so much Health. New Sectors are taken for
 * passable until their number says no. Walks the board in rings of as many new Sectors on the way.
 */
export function viewBoard(rules: Rules, state: State, health: number, into: BoardView): BoardView {
  const { distance, from, nearest } = into;
  const { numbers } = state;
  const chance = oddsToEnter(rules, health);
  const highest = health - rules.margin; // Sector Number that lets in
  distance.fill(unreachable);
  from.fill(-1);
  into.open = 0;
  into.hope = 0;
  nearest.start = unreachable;
  nearest.escape = unreachable;
  nearest.goal = unreachable;
  let [current, next] = into.rings;
  reach(rules, into, state.sector, 0);
  current[0] = state.sector;
  let chanceHere = chance;
  for (let ring = 0, count = 1; count > 0; ring++, chanceHere *= chance) {
    let waiting = 0;
    for (let place = 0; place < count; place++) {
      const here = current[place] ?? 0;
      for (const near of rules.neighbours[here] ?? []) {
        const number = numbers[near] ?? 0;
        if (distance[near] !== unreachable || number > highest) continue;
        from[near] = here;
        const isFresh = isNew(rules, state, near);
        if (isFresh) {
          into.open++;
          into.hope += number === 0 ? chanceHere : 1;
          next[waiting++] = near;
        } else current[count++] = near;
        reach(rules, into, near, isFresh ? ring + 1 : ring);
      }
    }
    const done = current;
    current = next;
    next = done;
    count = waiting;
  }
  return into;
}

/** Notes how far a Sector is. */
function reach({ labels }: Rules, { distance, nearest }: BoardView, sector: number, far: number): void {
  distance[sector] = far;
  const label = labels[sector];
  if (label !== undefined && far < nearest[label]) nearest[label] = far;
}

/** The first Sector of the way to another that lies in reach. */
export function firstStep({ from }: BoardView, target: number): number {
  let here = target;
  for (let before = from[here] ?? -1; (from[before] ?? -1) >= 0; before = from[here] ?? -1) here = before;
  return here;
}

/** How many moves the way of a view to a Sector takes; 0 where the player stands, or where none leads. */
export function stepsTo({ from }: BoardView, sector: number): number {
  let count = 0;
  for (let here = from[sector] ?? -1; here >= 0; here = from[here] ?? -1) count++;
  return count;
}

/** The new Sectors on the edge of the known. */
export function edgeSectors(rules: Rules, state: State, { distance }: BoardView): number[] {
  const edge: number[] = [];
  for (let sector = 0; sector < distance.length; sector++)
    if (distance[sector] === 1 && isNew(rules, state, sector)) edge.push(sector);
  return edge;
}

/** Whether a Sector borders on one that can be walked to over known Sectors. */
export function touchesReach(rules: Rules, { distance }: BoardView, sector: number): boolean {
  return itemAt(rules.neighbours, sector).some((near) => distance[near] === 0);
}

/**
 * Whether nothing is left but Shops: no new Sector and no labelled one in reach. Then anything is worth buying, since
 * only Health opens a way; a player who did not would walk up and down for ever.
 */
export function hasOnlyShops({ open, nearest }: BoardView): boolean {
  return open === 0 && nearest.start !== 0 && nearest.escape !== 0 && nearest.goal !== 0;
}
