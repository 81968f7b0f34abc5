/** Board → whether it can be played on (CR-028 CR-032 CR-033 CR-136 CR-176 CR-196 CR-198). */

import { type Diagnostic, errorAt, type Span, withRelated } from '../../diagnostics/diagnostic.ts';
import type { Tree } from '../../diagnostics/tree.ts';
import { type Board, hexSteps, type LabelName, type Sector } from '../../model/board.ts';
import { spanIn } from '../../model/entry.ts';
import { eventNumbers } from '../../model/event.ts';
import type { Game } from '../../model/game.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';

/** Ids and places once; connected; one START and a GOAL; Events enough; and what this board or game promises. */
export function checkBoard(
  board: Board,
  tree: Tree,
  words: Vocabulary,
  game?: Game,
  /** Where the game says how many Sectors there are. */
  promise?: Span,
): Diagnostic[] {
  const { sector: hexagon, event } = words;
  const listSpan = tree.spanOfKey(['sectors']);
  const fault = (message: string, sector?: Sector, hint?: string) =>
    errorAt('CR210', message, sector ? spanIn(sector) : listSpan, hint);
  const faults: Diagnostic[] = [];
  const { sectors, promises } = board;
  const events = game && eventNumbers(game.eventDie).length;
  if (events !== undefined && sectors.length > events)
    faults.push(fault(`must have no more ${hexagon.many} than ${event.many} (${events}), found ${sectors.length}`));
  faults.push(...checkUnique(sectors, words));
  // One too many or too few changes what is topmost and what hangs together.
  const promised = game?.counts.sectors;
  if (promised !== undefined && sectors.length !== promised && faults.length === 0)
    faults.push(
      promise && isEven(sectors)
        ? withRelated(
            errorAt(
              'CR210',
              `expected ${sectors.length} ${hexagon.many}, as many as the board has, found ${promised}`,
              promise,
            ),
            'they are here',
            listSpan,
          )
        : fault(
            `expected ${promised} ${hexagon.many}, found ${sectors.length}`,
            undefined,
            'counts in game.yaml says how many there are',
          ),
    );
  if (faults.length > 0) return faults;
  faults.push(...checkConnected(sectors, words));
  if (faults.length > 0) return faults;

  const height = (sector: Sector) => 2 * sector.r + sector.q; // in half rows, downwards
  const heights = sectors.map(height);
  const columns = sectors.map((sector) => sector.q);
  const labelled = (label: LabelName) => sectors.filter((sector) => sector.label === label);
  const swapped: LabelName[] = []; // labels that stand where another belongs: they are told with that
  const single = (label: LabelName, edge: number, where: string, isAtEdge: boolean) => {
    const found = labelled(label);
    const atEdge = sectors.filter((sector) => height(sector) === edge);
    // Of two, the one at the edge is right.
    const [first, second] = isAtEdge
      ? [...found].sort((a, b) => Number(atEdge.includes(b)) - Number(atEdge.includes(a)))
      : found;
    if (first && second && (label === 'start' || isAtEdge)) {
      const message = `expected one ${hexagon.one} labelled ${label}, found ${found.length}`;
      const twice = errorAt('CR210', message, spanIn(second, 'label'));
      faults.push(withRelated(twice, `the other is ${first.id}`, spanIn(first, 'label')));
      return;
    }
    if (!first) {
      // The label is missing because it was mistaken for one that stands twice.
      const isMistaken = (['start', 'goal'] as const).some((one) => labelled(one).length > 1);
      const hint = !isAtEdge
        ? undefined
        : atEdge.length === 1
          ? `give it to ${atEdge[0]?.id}, the ${where} ${hexagon.one}`
          : `give it to the ${where} ${hexagon.one}`;
      if (!isMistaken)
        faults.push(
          fault(
            `expected ${label === 'start' || isAtEdge ? `one ${hexagon.one}` : hexagon.a} labelled ${label}, found none`,
            undefined,
            hint,
          ),
        );
      return;
    }
    if (isAtEdge && (atEdge.length !== 1 || atEdge[0] !== found[0])) {
      const there = atEdge.map((sector) => sector.id).join(', ');
      const [taken] = atEdge.length === 1 ? atEdge.map((sector) => sector.label) : [];
      faults.push(
        taken
          ? withRelated(
              fault(
                `${label} must be the one ${where} ${hexagon.one}`,
                found[0],
                `change places: ${there} has ${taken}`,
              ),
              `${where} is ${there}`,
              spanIn(atEdge[0] as Sector, 'label'),
            )
          : fault(`${label} must be the one ${where} ${hexagon.one}`, found[0], `${where} is ${there}`),
      );
      if (taken) swapped.push(taken);
    }
  };
  single('start', Math.min(...heights), 'topmost', promises.includes('start-topmost'));
  if (!swapped.includes('goal')) single('goal', Math.max(...heights), 'lowest', promises.includes('goal-lowest'));
  const escapes = labelled('escape');
  const left = escapes.filter((sector) => sector.q === Math.min(...columns));
  const right = escapes.filter((sector) => sector.q === Math.max(...columns));
  const isAtSides = promises.includes('escapes-at-sides');
  if (isAtSides && !swapped.includes('escape'))
    faults.push(...checkSides(sectors, { left, right, escapes }, words, listSpan));
  return faults;
}

/** Whether a board is the same upside down: none was lost of it, and none put in. */
function isEven(sectors: readonly Sector[]): boolean {
  const ends = (places: readonly number[]) => Math.min(...places) + Math.max(...places);
  const q = ends(sectors.map((one) => one.q));
  const r = ends(sectors.map((one) => one.r));
  const places = new Set(sectors.map((one) => `${one.q},${one.r}`));
  return sectors.every((one) => places.has(`${q - one.q},${r - one.r}`));
}

/** One ESCAPE in the column at the left, one in that at the right, and no other. */
function checkSides(
  sectors: readonly Sector[],
  found: { readonly left: readonly Sector[]; readonly right: readonly Sector[]; readonly escapes: readonly Sector[] },
  { sector: hexagon }: Vocabulary,
  listSpan: Diagnostic['span'],
): Diagnostic[] {
  const { left, right, escapes } = found;
  if (escapes.length === 2 && left.length === 1 && right.length === 1) return [];
  const message = `expected escape on one ${hexagon.one} of the left and one of the right column, found ${escapes.map(({ id }) => id).join(', ') || 'none'}`;
  const columns = sectors.map(({ q }) => q);
  const stray = escapes.find((one) => !left.includes(one) && !right.includes(one)) ?? left[1] ?? right[1];
  const column = (q: number) =>
    sectors
      .filter((one) => one.q === q)
      .map(({ id }) => id)
      .join(', ');
  const lacking = [
    ...(left.length === 0 ? [`the left column is ${column(Math.min(...columns))}`] : []),
    ...(right.length === 0 ? [`the right column is ${column(Math.max(...columns))}`] : []),
  ];
  const hint = lacking.length > 0 ? lacking.join(', ') : 'take the label from one of them';
  return [errorAt('CR210', message, stray ? spanIn(stray, 'label') : listSpan, hint)];
}

function checkUnique(sectors: readonly Sector[], words: Vocabulary): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const ids = new Set<string>();
  const places = new Map<string, string>();
  for (const sector of sectors) {
    const isTwice = ids.has(sector.id);
    if (isTwice)
      faults.push(
        errorAt(
          'CR210',
          `${words.sector.one} ${sector.id} stands twice`,
          spanIn(sector, 'id'),
          `delete one of the two, or give it another id`,
        ),
      );
    ids.add(sector.id);
    const place = `${sector.q},${sector.r}`;
    const other = places.get(place);
    if (other !== undefined && !isTwice)
      faults.push(
        errorAt(
          'CR210',
          `${words.sector.one} ${sector.id} lies on top of ${other}`,
          spanIn(sector),
          `both are at q ${sector.q}, r ${sector.r}`,
        ),
      );
    places.set(place, sector.id);
  }
  return faults;
}

/** The largest part that hangs together is the map: what lies apart from it has slipped. */
function checkConnected(sectors: readonly Sector[], words: Vocabulary): Diagnostic[] {
  const byPlace = new Map(sectors.map((sector) => [`${sector.q},${sector.r}`, sector]));
  const rest = new Set(sectors);
  const parts: Sector[][] = [];
  for (const first of sectors) {
    const part: Sector[] = [];
    const queue = [first];
    for (let sector = queue.pop(); sector; sector = queue.pop()) {
      if (!rest.delete(sector)) continue;
      part.push(sector);
      for (const step of hexSteps) {
        const next = byPlace.get(`${sector.q + step.q},${sector.r + step.r}`);
        if (next) queue.push(next);
      }
    }
    if (part.length > 0) parts.push(part);
  }
  const [map, island] = parts.sort((a, b) => b.length - a.length);
  const [stray] = island ?? [];
  if (!stray) return [];
  return [
    errorAt(
      'CR210',
      `${words.sector.one} ${stray.id} cannot be reached from ${map?.[0]?.id}`,
      spanIn(stray),
      `every ${words.sector.one} must share a border with the rest of the map`,
    ),
  ];
}
