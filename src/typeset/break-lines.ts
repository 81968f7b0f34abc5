/**
 * Atoms and widths → lines, by total fit.
 *
 * Knuth and Plass, "Breaking Paragraphs into Lines" (Software: Practice and Experience 11, 1981, pages 1119-1184):
 * all ways to break a paragraph are compared and the one with the fewest demerits wins. Departures: spaces are the
 * only glue and all alike, so a line's ratio follows from its width and its count of spaces; and at most two lines in
 * a row may end with a hyphen, so a node carries how many did.
 */

/** A stretch that is never divided, and what may happen behind it. */
export interface Atom {
  /** In points, behind what its word begins with. */
  readonly width: number;
  /** In points, where a line begins with it: nothing before it is kerned with it. */
  readonly first: number;
  /** Width of the hyphen that a soft break behind it adds. */
  readonly hyphen: number;
  /** How many characters it has. */
  readonly letters: number;
  /** `space`: glue; `soft`: may be divided with a hyphen; `hard`: may be divided as it is; `none`: stays together. */
  readonly after: 'space' | 'soft' | 'hard' | 'none';
}

export interface Measure {
  /** Width of every line in points; the first is shorter by `indent`. */
  readonly width: number;
  readonly indent: number;
  /** Ideal word space. */
  readonly space: number;
  readonly mode: 'justified' | 'ragged';
  /** Room in points that each character of a loose line may take before its spaces grow past their limit. */
  readonly tracking: number;
}

/** One line: atoms from `from` up to, not including, `to`. */
export interface BrokenLine {
  readonly from: number;
  readonly to: number;
  readonly hyphenated: boolean;
  /** 0 is ideal, 1 a space of 7/4, -1 a space of 3/4; meaningless for a last or ragged line. */
  readonly ratio: number;
}

interface Node {
  readonly at: number;
  readonly hyphens: number;
  readonly fitness: number;
  readonly demerits: number;
  readonly ratio: number;
  readonly soft: boolean;
  readonly before: Node | undefined;
}

/** A space may lose a quarter and gain three quarters of itself before the line is called tight or loose. */
const shrink = 1 / 4;
const stretch = 3 / 4;
const hyphenPenalty = 60;
const mostHyphens = 2;
const unlikeNeighbours = 4_000;
const shortLastLine = 5_000;
const tooWideLine = 1e15; // more than any line that is too loose

/** Breaks a paragraph so that no space leaves its limits; undefined where that cannot be. */
export function breakLinesWell(atoms: readonly Atom[], measure: Measure): BrokenLine[] | undefined {
  const end = atoms.length === 0 ? undefined : bestBreaks(atoms, measure, 1);
  return atoms.length === 0 ? [] : end && linesTo(end);
}

/**
 * Breaks a paragraph. Only a line that cannot be divided is ever too wide, and only a word too long for three lines
 * ends more than two of them in a row with a hyphen.
 */
export function breakLines(atoms: readonly Atom[], measure: Measure): BrokenLine[] {
  if (atoms.length === 0) return [];
  for (const tolerance of [1, 2.5, 6]) {
    const end = bestBreaks(atoms, measure, tolerance);
    if (end) return linesTo(end);
  }
  const anyhow = Number.POSITIVE_INFINITY;
  return linesTo((bestBreaks(atoms, measure, anyhow) ?? bestBreaks(atoms, measure, anyhow, anyhow)) as Node);
}

function linesTo(end: Node): BrokenLine[] {
  const lines: BrokenLine[] = [];
  for (let node = end; node.before; node = node.before)
    lines.unshift({ from: node.before.at, to: node.at, hyphenated: node.soft, ratio: node.ratio });
  return lines;
}

function bestBreaks(
  atoms: readonly Atom[],
  measure: Measure,
  tolerance: number,
  hyphensInARow = mostHyphens,
): Node | undefined {
  const { widths, starts, spaces, letters } = sums(atoms);
  const last = atoms.length;
  let active: Node[] = [{ at: 0, hyphens: 0, fitness: 1, demerits: 0, ratio: 0, soft: false, before: undefined }];
  let found: Node[] = [];
  let breakBefore = 0;
  for (let to = 1; to <= last; to++) {
    const { after: behind, hyphen } = atoms[to - 1] as Atom;
    const after = to === last ? 'end' : behind;
    if (after === 'none') continue;
    const soft = after === 'soft';
    found = [];
    let tooWideFrom: Set<Node> | undefined;
    for (const node of active) {
      const count = (spaces[to - 1] as number) - (spaces[node.at] as number);
      const set = (widths[to] as number) - (starts[node.at] as number);
      const natural = set + count * measure.space + (soft ? hyphen : 0);
      const room = measure.width - (node.at === 0 ? measure.indent : 0) - natural;
      const tracked = ((letters[to] as number) - (letters[node.at] as number) + count) * measure.tracking;
      const ratio = lineRatio(room, count, tracked, measure, after === 'end');
      // A line that is too wide only grows, but for its hyphen; it is taken as a last resort where it could not be
      // broken before.
      const tooWide = ratio < -1;
      if (tooWide && (!soft || lineRatio(room + hyphen, count, tracked, measure, false) < -1))
        tooWideFrom = (tooWideFrom ?? new Set()).add(node);
      const resort = tooWide && tolerance === Number.POSITIVE_INFINITY && node.at >= breakBefore;
      if ((tooWide && !resort) || ratio > tolerance) continue;
      if (soft && node.hyphens >= hyphensInARow) continue;
      keepBest(found, nodeAfter(node, to, ratio, soft, after === 'end' && set < measure.width * 0.08));
    }
    if (tooWideFrom) active = active.filter((node) => !tooWideFrom?.has(node));
    active.push(...found);
    if (active.length === 0) return undefined;
    breakBefore = to;
  }
  return found.reduce<Node | undefined>((a, b) => (a && a.demerits <= b.demerits ? a : b), undefined);
}

/** Of nodes at one place that later lines cannot tell apart, only the best can be part of the best breaking. */
function keepBest(found: Node[], next: Node): void {
  const rival = found.findIndex(({ hyphens, fitness }) => hyphens === next.hyphens && fitness === next.fitness);
  if (rival === -1) found.push(next);
  else if (next.demerits < (found[rival] as Node).demerits) found[rival] = next;
}

/** Running sums over the atoms before each index: widths (and where a line would start), spaces behind them, characters. */
function sums(atoms: readonly Atom[]): { widths: number[]; starts: number[]; spaces: number[]; letters: number[] } {
  const widths = [0];
  const starts: number[] = [];
  const spaces = [0];
  const letters = [0];
  atoms.forEach((atom, index) => {
    starts.push((widths[index] as number) + (atom.width - atom.first));
    widths.push((widths[index] as number) + atom.width);
    spaces.push((spaces[index] as number) + (atom.after === 'space' ? 1 : 0));
    letters.push((letters[index] as number) + atom.letters);
  });
  return { widths, starts, spaces, letters };
}

function lineRatio(room: number, count: number, tracked: number, measure: Measure, isLast: boolean): number {
  const tolerable = 0.01; // points: sums of widths are not exact
  if (measure.mode === 'ragged')
    return room < -tolerable ? -2 : isLast ? 0 : Math.max(0, room) / (measure.width * 0.22);
  if (room < -tolerable) return count === 0 ? -2 : room / (count * measure.space * shrink);
  if (isLast) return 0;
  const limit = count * measure.space * stretch;
  if (count === 0) return room < 1 ? 0 : Number.MAX_VALUE;
  // Beyond the limit of the spaces the letters give a little, and only then the spaces again.
  return room <= limit ? Math.max(0, room) / limit : Math.max(limit, room - tracked) / limit + 0.001;
}

function nodeAfter(before: Node, at: number, ratio: number, soft: boolean, tooShort: boolean): Node {
  const hyphens = soft ? before.hyphens + 1 : 0;
  const fitness = ratio < -0.5 ? 0 : ratio <= 0.5 ? 1 : ratio <= 1 ? 2 : 3;
  const badness = 100 * Math.min(Math.abs(ratio), 50) ** 3;
  const demerits =
    (10 + badness) ** 2 +
    (ratio < -1 ? tooWideLine : 0) +
    (soft ? hyphenPenalty ** 2 * (before.soft ? 2 : 1) : 0) +
    (Math.abs(fitness - before.fitness) > 1 ? unlikeNeighbours : 0) +
    (tooShort ? shortLastLine : 0) +
    (tooShort && before.soft ? shortLastLine : 0);
  return { at, hyphens, fitness, demerits: before.demerits + demerits, ratio, soft, before };
}
