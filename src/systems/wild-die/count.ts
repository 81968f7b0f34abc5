/** Dice to throw → exact odds of every total, explosions without end included. */

import type { Fraction } from '../../dice/fraction.ts';
import { cutTails, type Odds, reduced, type Tail } from '../../dice/odds.ts';
import {
  die,
  negated,
  type Polynomial,
  polynomial,
  power,
  product,
  scaled,
  span,
  sum,
  unit,
} from '../../dice/polynomial.ts';
import type { WildRoll } from './input.ts';
import { momentsOfRoll } from './moments.ts';

/** Totals are listed until the rest is less likely than this. */
const minChance: Fraction = { ways: 1n, of: 10n ** 12n };
/** 6s in a row at which the first table is cut: 6^-20 is far below `minChance`. */
const longestChain = 20;

// An exploding die shows 6k+j (j from 1 to 5) with chance 6^-(k+1). With u = z^6 its generating function is
// shortDie / (6 - u).
const shortDie = die(5);
const sixLessU = sum(scaled(unit, 6n), scaled(unit, -1n, 6));

/** Each total is the coefficient of its power in `(up / (6 - u)^poles + down / (6u - 1)) / of`. */
interface Generating {
  readonly up: Polynomial;
  readonly poles: number;
  readonly down: Polynomial;
  readonly of: bigint;
}

/** Exact odds: all totals between two ends, those of `reach` among them, and an exact tail on each side. */
export function countTotals(roll: WildRoll, reach: readonly number[] = []): Odds<number> {
  const generating = generate(roll);
  const { low, high } = span(generating.up);
  const chains = 6 * longestChain;
  const from = Math.min(low, ...reach) - (generating.down.size > 0 ? chains : 0);
  const to = Math.max(high + chains, ...reach);
  const odds = { ...expand(generating, from, to), moments: momentsOfRoll(roll) };
  return reduced(cutTails(odds, minChance, reach));
}

function generate(roll: WildRoll): Generating {
  const { regular, extra, pips, initialOne, catastrophe } = roll;
  // Dice that cannot fail: the regular ones, pips, and the numerators of the extra Wild Dice.
  const plain = product(scaled(power(die(6), regular), 1n, pips), power(shortDie, extra));
  // The Wild Die without a first 1, times 6 (6 - u): the throws 2 to 5, or a 6 and an exploding die.
  const lucky = sum(scaled(shortDie, 6n), scaled(sixLessU, -1n, 1));
  const first = initialOne === 'stays' ? 1 : 0;
  if (catastrophe === 'chain') return generateChain(roll, plain, lucky, first);
  const taken = catastrophe === 'one' ? sum(scaled(shortDie, 6n), scaled(die(6), 1n, 6)) : scaled(die(6), 6n);
  const failed = product(scaled(negated(taken), 1n, first), sixLessU);
  const up = product(plain, sum(failed, scaled(lucky, 36n)));
  return { up, poles: extra + 1, down: polynomial([]), of: 216n * 6n ** BigInt(regular) };
}

/**
 * The subtraction explodes too, so there is no lowest total. Its generating function, shortDie(1/z) u / (6u - 1), is
 * multiplied by that of `extra` exploding dice. By partial fractions, with c for `extra`, 35^c / ((6u - 1)(6 - u)^c) =
 * sum of 35^i 6^(c-1-i) / (6 - u)^(i+1) for i from 0 to c-1, plus 6^c / (6u - 1), where the first sum runs upwards in
 * powers of u and the last term downwards.
 */
function generateChain(roll: WildRoll, plain: Polynomial, lucky: Polynomial, first: number): Generating {
  const { regular, extra } = roll;
  const c = BigInt(extra);
  const failed = product(plain, scaled(negated(shortDie), 1n, first + 6));
  const mixed = Array.from({ length: extra }, (_, i) =>
    scaled(power(sixLessU, extra - i), 35n ** BigInt(i) * 6n ** (c - 1n - BigInt(i))),
  );
  return {
    up: sum(product(plain, scaled(lucky, 35n ** c)), product(failed, sum(...mixed))),
    poles: extra + 1,
    down: scaled(failed, 6n ** c),
    of: 6n * 6n ** BigInt(regular) * 35n ** c,
  };
}

/** Coefficients from power `from` to `to`, and exactly what is left on either side. */
function expand({ up, poles, down, of }: Generating, from: number, to: number): Odds<number> {
  const ups = Math.floor((to - span(up).low) / 6);
  const downs = down.size === 0 ? 0 : Math.max(0, Math.floor((span(down).high - from) / 6));
  const common = (down.size === 0 ? 1n : 5n) * 6n ** BigInt(downs);
  const ways = new Map<number, bigint>();
  const add = (value: number, count: bigint) => {
    if (value >= from && value <= to) ways.set(value, (ways.get(value) ?? 0n) + count);
  };
  // 1 / (6 - u)^m = sum of C(m-1+k, k) u^k / 6^(m+k), over the denominator 6^(m+ups).
  let choose = 1n;
  for (let k = 0; k <= ups; k++) {
    const factor = choose * 6n ** BigInt(ups - k) * common;
    for (const [value, count] of up) add(value + 6 * k, count * factor);
    choose = (choose * BigInt(poles + k)) / BigInt(k + 1);
  }
  // 1 / (6u - 1) = sum of u^-k / 6^k for k from 1; what falls below `from` is a geometric series.
  const scale = 6n ** BigInt(poles + ups);
  let below = 0n;
  for (const [value, count] of down) {
    const inside = Math.max(0, Math.floor((value - from) / 6));
    for (let k = 1; k <= inside; k++) add(value - 6 * k, (count * scale * common) / 6n ** BigInt(k));
    below += (count * scale * common) / (5n * 6n ** BigInt(inside));
  }
  const entries = [...ways].map(([value, count]) => ({ value, ways: count })).filter((entry) => entry.ways !== 0n);
  const all = of * scale * common;
  const above = all - below - entries.reduce((total, entry) => total + entry.ways, 0n);
  const tails: Tail[] = [
    { side: 'below', bound: from, ways: below },
    { side: 'above', bound: to, ways: above },
  ];
  return { of: all, entries: entries.sort((a, b) => a.value - b.value), tails: tails.filter((tail) => tail.ways > 0n) };
}
