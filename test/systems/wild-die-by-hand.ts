/** A second, slow Wild Die: lists of totals and exact weights, explosions followed for 40 throws and then lost. */

const LONGEST = 40;

/** Total → weight over `of`; what was followed too far is `lost`. */
export interface Slow {
  readonly ways: Map<number, bigint>;
  readonly of: bigint;
  readonly lost: bigint;
}

export interface SlowRoll {
  readonly regular: number;
  readonly extra: number;
  readonly pips: number;
  readonly initialOne: 'stays' | 'drops';
  readonly catastrophe: 'one' | 'chain' | 'none';
}

const OF = 6n ** BigInt(LONGEST + 3);

/** Throws after each other, starting with `throws` of them made and `sum` shown. */
function exploding(into: Map<number, bigint>, sum: number, sign: number, weight: bigint, throws: number) {
  if (throws === LONGEST) return;
  for (let face = 1; face <= 6; face++) {
    const total = sum + sign * face;
    if (face === 6) exploding(into, total, sign, weight / 6n, throws + 1);
    else into.set(total, (into.get(total) ?? 0n) + weight / 6n);
  }
}

function slow(fill: (into: Map<number, bigint>) => void): Slow {
  const ways = new Map<number, bigint>();
  fill(ways);
  return { ways, of: OF, lost: OF - [...ways.values()].reduce((sum, count) => sum + count, 0n) };
}

function wild({ initialOne, catastrophe }: SlowRoll): Slow {
  return slow((into) => {
    const add = (total: number, weight: bigint) => into.set(total, (into.get(total) ?? 0n) + weight);
    const start = initialOne === 'stays' ? 1 : 0;
    for (const face of [2, 3, 4, 5]) add(face, OF / 6n);
    exploding(into, 6, 1, OF / 6n, 1);
    if (catastrophe === 'chain') return exploding(into, start, -1, OF / 6n, 1);
    for (let second = 1; second <= 6; second++)
      if (second === 6 && catastrophe === 'one')
        for (let third = 1; third <= 6; third++) add(start - 6 - third, OF / 216n);
      else add(start - second, OF / 36n);
  });
}

function add(a: Slow, b: Slow): Slow {
  const ways = new Map<number, bigint>();
  for (const [x, p] of a.ways) for (const [y, q] of b.ways) ways.set(x + y, (ways.get(x + y) ?? 0n) + p * q);
  const of = a.of * b.of;
  return { ways, of, lost: of - (a.of - a.lost) * (b.of - b.lost) };
}

const sixSided: Slow = { ways: new Map([1, 2, 3, 4, 5, 6].map((face) => [face, 1n])), of: 6n, lost: 0n };

/** Every total a roll was followed to, die by die. */
export function slowTotals(roll: SlowRoll): Slow {
  const single = wild(roll);
  let all: Slow = { ...single, ways: new Map([...single.ways].map(([total, ways]) => [total + roll.pips, ways])) };
  for (let index = 0; index < roll.regular; index++) all = add(all, sixSided);
  const extra = slow((into) => exploding(into, 0, 1, OF, 0));
  for (let index = 0; index < roll.extra; index++) all = add(all, extra);
  return all;
}
