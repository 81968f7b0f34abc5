/** State, Health → the board as a player sees it: what is in reach, and what may be. */

import { itemAt } from '../../item-at.ts';
import type { LabelName } from '../../model/board.ts';
import { oddsToEnter } from '../run/reach.ts';
import type { Rules } from '../run/rules.ts';
import { eventAt, type State } from '../run/state.ts';

/** More than any distance: there is no way. */
export const unreachable = 99;

/** What a player reads from the map. */
export interface BoardView {
  /** By Sector: new Sectors to enter on the way, itself included; `unreachable` without a way. */
  readonly distance: Uint8Array;
  /** By Sector: the Sector before it on that way; -1 at the player or without a way. */
  readonly from: Int8Array;
  /** New Sectors in reach. */
  open: number;
  /** The same, weighted by the odds that Health opens the whole way. */
  hope: number;
  /** Min `distance` of each label. */
  readonly nearest: Record<LabelName, number>;
  /** Scratch memory of the search. */
  readonly rings: readonly [Uint8Array, Uint8Array];
}

/** Memory for views of a game: one a player, reused in each Movement Phase. */
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

/** Whether entering a Sector leads to a new Event, or tests a Sector without a Sector Number. */
export function isNew(rules: Rules, state: State, sector: number): boolean {
  if (state.finished[sector] === 1) return false;
  const event = eventAt(state, sector);
  if (event >= 0) return !rules.isShop[event];
  // With all Event Numbers used a tested Sector stays empty (A18).
  return state.usedCount < rules.events.length || state.numbers[sector] === 0;
}

/** Looks over the board from the Sector of a player with so much Health: breadth-first, by new Sectors on the way. */
export function viewBoard(rules: Rules, state: State, health: number, into: BoardView): BoardView {
  const { distance, from, nearest } = into;
  const { numbers } = state;
  const chance = oddsToEnter(rules, health);
  const highest = health - rules.healthMargin; // Sector Number that lets in
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

function reach({ labels }: Rules, { distance, nearest }: BoardView, sector: number, far: number): void {
  distance[sector] = far;
  const label = labels[sector];
  if (label !== undefined && far < nearest[label]) nearest[label] = far;
}

/** The first Sector on the way to another in reach. */
export function firstStep({ from }: BoardView, target: number): number {
  let here = target;
  for (let before = from[here] ?? -1; (from[before] ?? -1) >= 0; before = from[here] ?? -1) here = before;
  return here;
}

/** Moves to a Sector of a view; 0 at the player or without a way. */
export function stepsTo({ from }: BoardView, sector: number): number {
  let count = 0;
  for (let here = from[sector] ?? -1; here >= 0; here = from[here] ?? -1) count++;
  return count;
}

/** New Sectors next to known ones. */
export function edgeSectors(rules: Rules, state: State, { distance }: BoardView): number[] {
  const edge: number[] = [];
  for (let sector = 0; sector < distance.length; sector++)
    if (distance[sector] === 1 && isNew(rules, state, sector)) edge.push(sector);
  return edge;
}

/** Whether a Sector borders on one in reach over known Sectors. */
export const touchesReach = (rules: Rules, { distance }: BoardView, sector: number): boolean =>
  itemAt(rules.neighbours, sector).some((near) => distance[near] === 0);

/** Whether only Shops are in reach, so that any purchase is worth it: only Health opens a way. */
export const hasOnlyShops = ({ open, nearest }: BoardView): boolean =>
  open === 0 && nearest.start !== 0 && nearest.escape !== 0 && nearest.goal !== 0;
