/** Checks the board (CR-028 CR-032 CR-033 CR-136 CR-176 CR-196 CR-198). */

import { type Diagnostic, errorAt, withRelated } from '../../diagnostics/diagnostic.ts';
import type { Board, LabelName, Sector } from '../../model/board.ts';
import { spanIn } from '../../model/entry.ts';
import { eventNumbers } from '../../model/event.ts';
import type { Game } from '../../model/game.ts';
import { adjacency } from '../../model/hex.ts';
import { counted, type Vocabulary } from '../../model/vocabulary.ts';
import type { FilePart } from '../file.ts';
import { repeats } from '../repeats.ts';

/** Checks ids, places, connection, START and GOAL, number of Events, and promises. */
export function checkBoard({ value: board, tree }: FilePart<Board>, words: Vocabulary, game?: Game): Diagnostic[] {
  const { sector: hexagon, event } = words;
  const listSpan = tree.spanOfKey(['sectors']);
  const { sectors } = board;
  const events = game && eventNumbers(game.eventDie).length;
  const faults: Diagnostic[] = [];
  if (events !== undefined && sectors.length > events) {
    const message = `must have at most ${events} ${hexagon.many}, one for each ${event.one}, found ${sectors.length}`;
    faults.push(errorAt('CR210', message, listSpan));
  }
  const isTooMany = faults.length > 0;
  faults.push(...checkUnique(sectors, words));
  // A missing or extra Sector changes edges and connections.
  const promised = game?.counts.sectors;
  if (promised !== undefined && sectors.length !== promised && faults.length === 0) {
    const message = `expected ${counted(promised, hexagon)}, found ${sectors.length}`;
    faults.push(errorAt('CR210', message, listSpan, 'change the map, or counts in game.yaml'));
  }
  if (faults.length === Number(isTooMany)) faults.push(...checkConnected(sectors, words));
  return [...faults, ...checkLabels(faults.length > 0 ? { ...board, promises: [] } : board, words, listSpan)];
}

/** Height in half rows, downwards. */
const height = ({ q, r }: Sector) => 2 * r + q;

function checkLabels({ sectors, promises }: Board, words: Vocabulary, listSpan: Diagnostic['span']): Diagnostic[] {
  const heights = sectors.map(height);
  const atHeight = (edge: number) => sectors.filter((sector) => height(sector) === edge);
  const topmost = { sectors: atHeight(Math.min(...heights)), where: 'topmost' };
  const lowest = { sectors: atHeight(Math.max(...heights)), where: 'lowest' };
  const check = (label: LabelName, edge: Edge | undefined) =>
    checkLabel({ label, found: sectors.filter((one) => one.label === label), edge }, words, listSpan);
  return [
    ...check('start', promises.includes('start-topmost') ? topmost : undefined),
    ...check('goal', promises.includes('goal-lowest') ? lowest : undefined),
    ...(promises.includes('escapes-at-sides') ? checkSides(sectors, words, listSpan) : []),
  ];
}

interface Edge {
  readonly sectors: readonly Sector[];
  readonly where: string;
}

/** Checks that a label exists, is unique if it must be, and is at its edge. */
function checkLabel(
  { label, found, edge }: { label: LabelName; found: readonly Sector[]; edge: Edge | undefined },
  { sector: { one, a } }: Vocabulary,
  listSpan: Diagnostic['span'],
): Diagnostic[] {
  const [first, second] = found;
  const isOne = edge !== undefined || label === 'start';
  const there = edge?.sectors.map(({ id }) => id).join(', ');
  if (first === undefined) {
    const message = `expected ${isOne ? `one ${one}` : a} labelled ${label}, found none`;
    return [errorAt('CR210', message, listSpan, edge && `label ${there}, the ${edge.where} ${one}`)];
  }
  if (second && isOne) {
    const message = `expected one ${one} labelled ${label}, found ${found.length}`;
    const twice = errorAt('CR210', message, spanIn(second, 'label'));
    return [withRelated(twice, `the other is ${first.id}`, spanIn(first, 'label'))];
  }
  if (edge === undefined || there === first.id) return [];
  const message = `${label} must be the only ${edge.where} ${one}`;
  return [errorAt('CR210', message, spanIn(first), `${edge.where}: ${there}`)];
}

/** Exactly one ESCAPE in the left column and one in the right. */
function checkSides(
  sectors: readonly Sector[],
  { sector: { one } }: Vocabulary,
  listSpan: Diagnostic['span'],
): Diagnostic[] {
  const columns = sectors.map(({ q }) => q);
  const sides = [Math.min(...columns), Math.max(...columns)];
  const escapes = sectors.filter(({ label }) => label === 'escape');
  if (escapes.length === 2 && sides.every((side) => escapes.some(({ q }) => q === side))) return [];
  const found = escapes.map(({ id }) => id).join(', ') || 'none';
  const message = `expected escape on one ${one} of the left and one of the right column, found ${found}`;
  const [left, right] = sides.map((side) => sectors.flatMap(({ q, id }) => (q === side ? [id] : [])).join(', '));
  const stray = escapes.find(({ q }) => !sides.includes(q));
  const span = stray ? spanIn(stray, 'label') : listSpan;
  return [errorAt('CR210', message, span, `left column: ${left}; right column: ${right}`)];
}

/** Ids and places are unique. */
function checkUnique(sectors: readonly Sector[], { sector: { one } }: Vocabulary): Diagnostic[] {
  const ids = repeats(sectors, ({ id }) => id);
  const places = repeats(sectors, ({ q, r }) => `${q},${r}`).filter(({ one }) => ids.every((id) => id.one !== one));
  return [
    ...ids.map(({ one: { id, ...sector } }) =>
      errorAt('CR210', `duplicate ${one} ${id}`, spanIn(sector, 'id'), 'delete one, or give it another id'),
    ),
    ...places.map(({ one: sector, first }) => {
      const message = `${one} ${sector.id} is in the same place as ${first.id}`;
      return errorAt('CR210', message, spanIn(sector), `both are at q ${sector.q}, r ${sector.r}`);
    }),
  ];
}

/** The largest connected part is the map; others are misplaced. */
function checkConnected(sectors: readonly Sector[], { sector: { one } }: Vocabulary): Diagnostic[] {
  const neighbours = adjacency(sectors);
  const byId = new Map(sectors.map((sector) => [sector.id, sector]));
  const rest = new Set(byId.keys());
  const parts = sectors.map(({ id }) => {
    const part: string[] = [];
    const queue = [id];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (!rest.delete(next)) continue;
      part.push(next);
      queue.push(...(neighbours.get(next) ?? []));
    }
    return part;
  });
  const [map = [], island = []] = parts.sort((a, b) => b.length - a.length);
  const stray = byId.get(island[0] ?? '');
  if (stray === undefined) return [];
  const message = `${one} ${stray.id} cannot be reached from ${map[0]}`;
  return [errorAt('CR210', message, spanIn(stray), `every ${one} must share a border with the rest of the map`)];
}
