/**
 * Atoms and widths → lines, by total fit.
 *
 * Knuth and Plass, "Breaking Paragraphs into Lines" (Software: Practice and Experience 11, 1981, pages 1119-1184):
 * all ways to break a paragraph are compared and the one with the fewest demerits wins. Departures: spaces are the
 * only glue and all alike, so a line's ratio follows from its width and its count of spaces; and at most two lines in
 * a row may end with a hyphen, so a node carries how many did.
 */

/** An undivided stretch, and the break that may follow it. */
export interface Atom {
  /** In points, after the first atom of its word. */
  readonly width: number;
  /** In points, at the start of a line: without kerning before it. */
  readonly first: number;
  /** Width of the hyphen for a soft break after it. */
  readonly hyphen: number;
  /** Points that its start or end hangs into the margin; for a divided word, its hyphen. */
  readonly hang: { readonly start: number; readonly end: number };
  readonly letters: number;
  /** `space`: glue; `soft`: may be divided with a hyphen; `hard`: may be divided without one; `none`: stays together. */
  readonly after: 'space' | 'soft' | 'hard' | 'none';
}

/** The measure of lines: width and word space in points, and the range of letter spacing. */
export interface Measure {
  /** Width of every line in points; the first is shorter by `indent`. */
  readonly width: number;
  readonly indent: number;
  /** Min width of the last line of several, in points. */
  readonly shortest: number;
  readonly space: number;
  readonly mode: 'justified' | 'ragged';
  /** Points that each letter may take or give, so that the spaces of a line stay within their limits. */
  readonly tracking: { readonly loose: number; readonly tight: number };
}

/** One line: atoms from `from` up to, not including, `to`. */
export interface BrokenLine {
  readonly from: number;
  readonly to: number;
  readonly hyphenated: boolean;
  /** 0 is ideal, 1 the target max space, -1 a space of 3/4; meaningless for a last or ragged line. */
  readonly ratio: number;
}

interface Node {
  readonly at: number;
  /** The number of lines in a row, up to here, that end with a hyphen. */
  readonly hyphens: number;
  readonly fitness: number;
  readonly demerits: number;
  readonly ratio: number;
  readonly before: Node | undefined;
}

/** Range of word spaces over their ideal: inside 7/4, as letter spacing follows the space too. */
export const spaceLimits = { tightest: 0.75, loosest: 1.68 } as const;
/** Min width of the last of several lines, in ems. */
export const shortestLastLine = 2.5;
const shrink = 1 - spaceLimits.tightest;
const stretch = spaceLimits.loosest - 1;
/** Max shortage of a ragged line, in shares of its width. */
const raggedRoom = 0.22;
const hyphenPenalty = 60;
const maxHyphens = 2;
const unlikeNeighbours = 4_000;
const shortLastLine = 20_000; // as much as a line whose spaces are 7/4 of the ideal
const tooWideLine = 1e15; // more than any line that is too loose
/** The cost of a line past its limits whose letters help its spaces. */
const helped = 0.001;
/** More than rounding, and less than visible. */
const barely = 0.01;

/** Breaks a paragraph with all spaces within limits and no short last line if justified; undefined if impossible. */
export function breakLinesWell(atoms: readonly Atom[], measure: Measure): BrokenLine[] | undefined {
  if (atoms.length === 0) return [];
  const isRagged = measure.mode === 'ragged';
  // Ragged edges may vary more before words are divided.
  const end = bestBreaks(atoms, measure, isRagged ? 1.6 : 1);
  if (end === undefined || (!isRagged && endsShort(end, atoms, measure))) return undefined;
  return linesTo(end);
}

/** Breaks a paragraph at any cost: only an indivisible line is too wide, only a word over three lines has more hyphens in a row. */
export function breakLines(atoms: readonly Atom[], measure: Measure): BrokenLine[] {
  if (atoms.length === 0) return [];
  let short: Node | undefined;
  for (const tolerance of [1, 1 + barely]) {
    const end = bestBreaks(atoms, measure, tolerance);
    if (end && !endsShort(end, atoms, measure)) return linesTo(end);
    short ??= end;
  }
  const end = short ?? bestBreaks(atoms, measure, 2.5) ?? bestBreaks(atoms, measure, 6);
  if (end) return linesTo(end);
  const anyhow = Number.POSITIVE_INFINITY;
  return linesTo((bestBreaks(atoms, measure, anyhow) ?? bestBreaks(atoms, measure, anyhow, anyhow)) as Node);
}

function linesTo(end: Node): BrokenLine[] {
  const lines: BrokenLine[] = [];
  for (let node = end; node.before; node = node.before)
    lines.unshift({ from: node.before.at, to: node.at, hyphenated: node.hyphens > 0, ratio: node.ratio });
  return lines;
}

/** Extends the best breaks at each place by every line from there. */
function bestBreaks(
  atoms: readonly Atom[],
  measure: Measure,
  tolerance: number,
  hyphensInARow = maxHyphens,
): Node | undefined {
  const last = atoms.length;
  const ways: (Node[] | undefined)[] = new Array(last + 1);
  ways[0] = [{ at: 0, hyphens: 0, fitness: 1, demerits: 0, ratio: 0, before: undefined }];
  // Max shortage of a line within the tolerance, plus a point for rounding; the widest spaces and letters.
  const isRagged = measure.mode === 'ragged';
  const max = {
    line: 1 + (isRagged ? tolerance * measure.width * raggedRoom : 0),
    space: isRagged ? measure.space : measure.space * (1 + tolerance * stretch),
    letter: isRagged ? 0 : measure.tracking.loose,
  };
  for (let from = 0; from < last; from++) {
    const nodes = ways[from];
    if (nodes === undefined) continue;
    const lineWidth = measure.width - (from === 0 ? measure.indent : 0);
    const opening = atoms[from] as Atom;
    const farFrom = lineWidth - max.line;
    // After an indent there is no edge to keep straight.
    let set = opening.first - (from === 0 && measure.indent > 0 ? 0 : opening.hang.start);
    let spaces = 0;
    let letters = 0;
    let divided = false;
    for (let to = from + 1; to <= last; to++) {
      const atom = atoms[to - 1] as Atom;
      const { after } = atom;
      if (to > from + 1) set += atom.width;
      letters += atom.letters;
      const isLast = to === last;
      if (isLast || after !== 'none') {
        const soft = !isLast && after === 'soft';
        if (!isLast && set + spaces * max.space + letters * max.letter < farFrom - (soft ? atom.hyphen : 0)) {
          divided = true;
          if (after === 'space') spaces++;
          continue;
        }
        const { hyphen, hang } = atom;
        const room = lineWidth + hang.end - set - spaces * measure.space - (soft ? hyphen : 0);
        const ratio = isLast && room >= -tolerable ? 0 : lineRatio(room, spaces, letters, measure);
        const tooWide = ratio < -1 - barely;
        // A line that is too wide is a last resort if it had no earlier break.
        const fits = tooWide ? tolerance === Number.POSITIVE_INFINITY && !divided : Math.abs(ratio) <= tolerance;
        if (fits) {
          const short = isLast && isShortFrom(from, atoms, measure);
          for (const node of nodes) {
            if (soft && node.hyphens >= hyphensInARow) continue;
            ways[to] ??= [];
            keepBest(ways[to] as Node[], nodeAfter(node, to, { ratio, soft, short }));
          }
        }
        if (tooWide && (!soft || lineRatio(room + hyphen, spaces, letters, measure) < -1 - barely)) break;
        divided = true;
      }
      if (after === 'space') spaces++;
    }
  }
  return ways[last]?.reduce((a, b) => (a.demerits <= b.demerits ? a : b));
}

/** Whether breaks end with a nearly empty line. */
const endsShort = (end: Node, atoms: readonly Atom[], measure: Measure) =>
  isShortFrom(end.before?.at ?? 0, atoms, measure);

/** Whether a last line that begins at an atom is too short, or only the end of a divided word. */
function isShortFrom(from: number, atoms: readonly Atom[], { shortest }: Measure): boolean {
  if (from === 0) return false;
  let width = (atoms[from] as Atom).first;
  let isWord = atoms[from - 1]?.after !== 'soft';
  for (let at = from + 1; at < atoms.length && (width < shortest || !isWord); at++) {
    width += (atoms[at] as Atom).width;
    isWord ||= atoms[at - 1]?.after === 'space';
  }
  return width < shortest || !isWord;
}

/** Keeps only the best of nodes at one place that later lines cannot distinguish. */
function keepBest(found: Node[], next: Node): void {
  const rival = found.findIndex(({ hyphens, fitness }) => hyphens === next.hyphens && fitness === next.fitness);
  if (rival === -1) found.push(next);
  else if (next.demerits < (found[rival] as Node).demerits) found[rival] = next;
}

/** Points: sums of widths are not exact. */
const tolerable = 0.01;

/** The ratio of a line by the rest of its measure, and the spaces and letters that can take it up. */
function lineRatio(room: number, spaces: number, letters: number, measure: Measure): number {
  if (measure.mode === 'ragged') return room < -tolerable ? -2 : Math.max(0, room) / (measure.width * raggedRoom);
  if (room < -tolerable) {
    if (spaces === 0) return -2;
    const limit = spaces * measure.space * shrink;
    return room >= -limit ? room / limit : Math.min(-limit, room + letters * measure.tracking.tight) / limit - helped;
  }
  const limit = spaces * measure.space * stretch;
  if (spaces === 0) return room < 1 ? 0 : Number.MAX_VALUE;
  if (room <= limit) return Math.max(0, room) / limit;
  // Past the limit of the spaces the letters give a little, then the spaces again.
  return Math.max(limit, room - letters * measure.tracking.loose) / limit + helped;
}

/** The result of a line: its soft hyphen, and whether it is a short last line. */
interface LineFit {
  readonly ratio: number;
  readonly soft: boolean;
  readonly short: boolean;
}

function nodeAfter(before: Node, at: number, { ratio, soft, short }: LineFit): Node {
  const hyphens = soft ? before.hyphens + 1 : 0;
  const fitness = ratio < -0.5 ? 0 : ratio <= 0.5 ? 1 : ratio <= 1 ? 2 : 3;
  const badness = 100 * Math.min(Math.abs(ratio), 50) ** 3;
  const demerits =
    (10 + badness) ** 2 +
    (ratio < -1 - barely ? tooWideLine : 0) +
    (soft ? hyphenPenalty ** 2 * (before.hyphens > 0 ? 2 : 1) : 0) +
    (Math.abs(fitness - before.fitness) > 1 ? unlikeNeighbours : 0) +
    (short ? shortLastLine : 0);
  return { at, hyphens, fitness, demerits: before.demerits + demerits, ratio, before };
}
