import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Atom, breakLines, type Measure, spaceLimits } from '../../../src/typeset/text/break-lines.ts';
import { holds } from '../holds.ts';

interface Cost {
  readonly ratio: number;
  readonly demerits: number;
  readonly hyphens: number;
  readonly fitness: number;
}

/**
 * What a line costs, by the formula of Knuth and Plass (1981) with the house's numbers: (10 + 100 |ratio|³)², 60² for
 * a hyphen and 2·60² for the next in a row, 4000 for neighbours more than one class of tightness apart, 20 000 for a
 * last line that is narrower than it should be or all of it the end of a divided word.
 */
function costOf(atoms: readonly Atom[], from: number, to: number, before: Cost, measure: Measure): Cost {
  const line = atoms.slice(from, to);
  const isLast = to === atoms.length;
  const soft = !isLast && line.at(-1)?.after === 'soft';
  const spaces = line.slice(0, -1).filter((atom) => atom.after === 'space').length;
  const hung = from === 0 && measure.indent > 0 ? 0 : (line[0]?.hang.start ?? 0);
  const words = line.reduce((sum, atom, index) => sum + (index === 0 ? atom.first : atom.width), 0) - hung;
  const natural = words + spaces * measure.space + (soft ? (line.at(-1)?.hyphen ?? 0) : 0);
  const room = measure.width - (from === 0 ? measure.indent : 0) + (line.at(-1)?.hang.end ?? 0) - natural;
  const ratio = ratioOf(
    room,
    spaces,
    line.reduce((sum, atom) => sum + atom.letters, 0),
    isLast,
    measure,
  );
  const fitness = ratio < -0.5 ? 0 : ratio <= 0.5 ? 1 : ratio <= 1 ? 2 : 3;
  const demerits =
    (10 + 100 * Math.min(Math.abs(ratio), 50) ** 3) ** 2 +
    (soft ? (before.hyphens > 0 ? 7200 : 3600) : 0) +
    (Math.abs(fitness - before.fitness) > 1 ? 4000 : 0) +
    (isLast && from > 0 && (words + hung < measure.shortest || (before.hyphens > 0 && spaces === 0)) ? 20_000 : 0);
  return { ratio, demerits, hyphens: soft ? before.hyphens + 1 : 0, fitness };
}

function ratioOf(room: number, spaces: number, letters: number, isLast: boolean, measure: Measure): number {
  if (measure.mode === 'ragged') return room < -0.01 ? -2 : isLast ? 0 : Math.max(0, room) / (measure.width * 0.22);
  if (room < -0.01) {
    const limit = (spaces * measure.space) / 4;
    if (spaces === 0) return -2;
    return room >= -limit ? room / limit : Math.min(-limit, room + letters * measure.tracking.tight) / limit - 0.001;
  }
  if (isLast) return 0;
  if (spaces === 0) return room < 1 ? 0 : Number.MAX_VALUE;
  const limit = spaces * measure.space * (spaceLimits.loosest - 1);
  return room <= limit
    ? Math.max(0, room) / limit
    : Math.max(limit, room - letters * measure.tracking.loose) / limit + 0.001;
}

const beginning: Cost = { ratio: 0, demerits: 0, hyphens: 0, fitness: 1 };

/** Fewest demerits of all ways to break a paragraph, tried one by one; Infinity where there is none. */
function fewestDemerits(atoms: readonly Atom[], measure: Measure, tolerance: number): number {
  const search = (from: number, before: Cost): number => {
    if (from === atoms.length) return 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (let to = from + 1; to <= atoms.length; to++) {
      if (to < atoms.length && atoms[to - 1]?.after === 'none') continue;
      const cost = costOf(atoms, from, to, before, measure);
      if (cost.ratio < -1.01 || Math.abs(cost.ratio) > tolerance || cost.hyphens > 2) continue;
      fewest = Math.min(fewest, cost.demerits + search(to, cost));
    }
    return fewest;
  };
  return search(0, beginning);
}

/** Costs of the lines that were chosen. */
function costsOf(atoms: readonly Atom[], measure: Measure): Cost[] {
  const costs: Cost[] = [];
  for (const { from, to } of breakLines(atoms, measure))
    costs.push(costOf(atoms, from, to, costs.at(-1) ?? beginning, measure));
  return costs;
}

const after = fc.oneof(
  { weight: 6, arbitrary: fc.constant('space' as const) },
  { weight: 4, arbitrary: fc.constant('soft' as const) },
  { weight: 1, arbitrary: fc.constantFrom('hard' as const, 'none' as const) },
);
/** What hangs at an edge is a part of the word: none is narrower. */
const atom = (widest: number) =>
  fc
    .record({
      width: fc.integer({ min: 3, max: widest }),
      kern: fc.constantFrom(0, 0, 0, 1, -1),
      hyphen: fc.constantFrom(2, 4),
      hang: fc.record({ start: fc.constantFrom(0, 0, 1), end: fc.constantFrom(0, 0, 2) }),
      letters: fc.integer({ min: 1, max: 9 }),
      after,
    })
    .map(({ kern, ...one }) => ({ ...one, first: Math.max(1, one.width - kern) }));
const measure = fc.record({
  width: fc.integer({ min: 40, max: 90 }),
  indent: fc.constantFrom(0, 0, 8),
  shortest: fc.constantFrom(0, 12),
  space: fc.constantFrom(3, 4),
  mode: fc.constantFrom('justified' as const, 'ragged' as const),
  tracking: fc.constantFrom({ loose: 0, tight: 0 }, { loose: 0.12, tight: 0.06 }),
});
const paragraph = (longest: number, widest: number) =>
  fc.array(atom(widest), { minLength: 1, maxLength: longest, size: 'max' });

describe('total fit', () => {
  it('finds what trying all breakings finds: none has fewer demerits', () =>
    holds(1500, [paragraph(13, 30), measure], (atoms, measure) => {
      for (const tolerance of [1, 1.01, 2.5, 6, Number.POSITIVE_INFINITY]) {
        const fewest = fewestDemerits(atoms, measure, tolerance);
        if (fewest === Number.POSITIVE_INFINITY) continue;
        const chosen = costsOf(atoms, measure).reduce((sum, { demerits }) => sum + demerits, 0);
        // Sums near 10^14 (a line of one short word) are exact to a few units.
        expect(chosen).toBeLessThanOrEqual(fewest * (1 + 1e-12) + 1e-6);
        return;
      }
    }));

  it('says of each line how tight it is', () =>
    holds(100, [paragraph(40, 20), measure], (atoms, measure) => {
      const lines = breakLines(atoms, measure);
      costsOf(atoms, measure).forEach((cost, index) => {
        if (cost.ratio >= -1) expect(lines[index]?.ratio).toBeCloseTo(cost.ratio, 6);
      });
    }));

  it('sets every atom once, in order, and breaks only where an atom allows it', () =>
    holds(1000, [paragraph(60, 120), measure], (atoms, measure) => {
      const lines = breakLines(atoms, measure);
      expect(lines.map(({ from }) => from)).toEqual([0, ...lines.slice(0, -1).map(({ to }) => to)]);
      expect(lines.at(-1)?.to).toBe(atoms.length);
      for (const { from, to, hyphenated } of lines) {
        expect(to).toBeGreaterThan(from);
        if (to === atoms.length) continue;
        expect(atoms[to - 1]?.after).not.toBe('none');
        expect(hyphenated).toBe(atoms[to - 1]?.after === 'soft');
      }
    }));

  it('ends no more than two lines in a row with a hyphen, as long as syllables are short', () =>
    holds(500, [paragraph(80, 12), measure], (atoms, measure) => {
      // Every fifth atom ends a word: a line of 40 points holds three atoms, so two hyphens always suffice.
      const words = atoms.map((one, index) => (index % 5 === 4 ? { ...one, after: 'space' as const } : one));
      let row = 0;
      for (const { hyphenated } of breakLines(words, measure)) {
        row = hyphenated ? row + 1 : 0;
        expect(row).toBeLessThanOrEqual(2);
      }
    }));

  it('makes a line too wide only where what cannot be divided is wider than the measure', () =>
    holds(1000, [paragraph(40, 120), measure], (atoms, measure) => {
      let first = true;
      for (const { from, to } of breakLines(atoms, measure)) {
        const cost = costOf(atoms, from, to, beginning, measure);
        const inside = atoms.slice(from, to - 1).filter((one) => one.after !== 'none');
        if (cost.ratio < -1.01) expect(inside, `line from ${from} to ${to}`).toEqual([]);
        first = false;
      }
      expect(first).toBe(false);
    }));

  it('keeps spaces between 3/4 and 7/4 where the paragraph can be set so', () =>
    holds(100, [paragraph(14, 15), measure], (atoms, measure) => {
      const justified = { ...measure, mode: 'justified' as const, width: 90 };
      fc.pre(fewestDemerits(atoms.slice(0, 14), justified, 1) < Number.POSITIVE_INFINITY);
      for (const { ratio } of breakLines(atoms, justified)) {
        expect(ratio).toBeGreaterThanOrEqual(-1);
        expect(ratio).toBeLessThanOrEqual(1);
      }
    }));
});

describe('breakLines', () => {
  const plain: Measure = {
    width: 100,
    indent: 0,
    shortest: 0,
    space: 4,
    mode: 'justified',
    tracking: { loose: 0, tight: 0 },
  };
  const word = (width: number, after: Atom['after'] = 'space'): Atom => ({
    width,
    first: width,
    hyphen: 3,
    hang: { start: 0, end: 0 },
    letters: 5,
    after,
  });

  it('breaks nothing into no lines', () => expect(breakLines([], plain)).toEqual([]));
  it('sets one word on one line, however wide', () => {
    expect(breakLines([word(30, 'none')], plain)).toEqual([{ from: 0, to: 1, hyphenated: false, ratio: 0 }]);
    expect(breakLines([word(300, 'none')], plain)).toMatchObject([{ from: 0, to: 1 }]);
  });
  const short = [word(20), word(20), word(20), word(20), word(4), word(10)];
  it.each<[string, Atom[], number[], Partial<Measure>?]>([
    ['sets a wide stretch of several cuts on a line', [word(60, 'none'), word(60), word(20)], [2, 3]],
    ['sets it on a line of its own', [word(20), word(60, 'none'), word(60), word(20)], [1, 3, 4]],
    ['would sooner hyphenate a third line than run over', Array(6).fill(word(60, 'soft')), [1, 2, 3, 4, 5, 6]],
    ['keeps syllables together that fit without a hyphen', [word(99, 'soft'), word(1), word(90)], [2, 3]],
    ['leaves room for the indent on the first line only', Array(11).fill(word(22)), [3, 7, 11], { indent: 26 }],
    ['ends on a short line where none is too short', short, [5, 6]],
    ['would sooner widen spaces than end on a line too short', short, [4, 6], { shortest: 12 }],
    [
      'would sooner narrow spaces than end on the end of a divided word',
      [word(22), word(22), word(20), word(15, 'soft'), word(12)],
      [5],
    ],
  ])('%s', (_, atoms, ends, more) =>
    expect(breakLines(atoms, { ...plain, ...more }).map(({ to }) => to)).toEqual(ends),
  );
  it('fills lines of even words exactly', () => {
    const atoms = Array.from({ length: 12 }, () => word(22));
    expect(breakLines(atoms, plain).map(({ to, ratio }) => [to, ratio])).toEqual([
      [4, 0],
      [8, 0],
      [12, 0],
    ]);
  });
  it('prefers any breaking to a hyphen where both fit as well', () => {
    const atoms = [word(22), word(22), word(22), word(11, 'soft'), word(11), word(22), word(22)];
    expect(breakLines(atoms, plain).some(({ hyphenated }) => hyphenated)).toBe(false);
  });
  it('takes a paragraph of three thousand atoms, each in one line', () => {
    const atoms = Array.from({ length: 3000 }, (_, index) =>
      word(5 + ((index * 7) % 19), index % 3 ? 'soft' : 'space'),
    );
    const lines = breakLines(atoms, { ...plain, width: 340 });
    expect(lines[0]?.from).toBe(0);
    expect(lines.at(-1)?.to).toBe(3000);
    for (const [index, line] of lines.entries()) if (index > 0) expect(line.from).toBe(lines[index - 1]?.to);
  });
});
