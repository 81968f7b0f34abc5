/** What was written → a legal number, or a refusal that names the rule. */

import { type Fraction, formatFraction, fraction, parseFraction } from './fraction.ts';
import { type Description, optional, type Parameter, quoted, single } from './parameter.ts';
import { Refusal } from './refusal.ts';

export interface Range {
  readonly from: number;
  readonly to: number;
}

export const numbersIn = ({ from, to }: Range): number[] =>
  Array.from({ length: to - from + 1 }, (_, add) => from + add);

/** A whole number such as `3`, `+3` or `-3` inside `range`; throws a Refusal otherwise. */
export function readWhole(text: string, { name, rule, from, to }: { name: string; rule: string } & Range): number {
  const range = `${from} to ${to}`;
  const plain = text.trim().replace('\u2212', '-');
  if (!/^[+-]?\d+$/u.test(plain))
    throw new Refusal(`expected a whole number for ${name}, found ${quoted(text)}`, range, rule);
  const value = Number(plain) + 0;
  if (value < from || value > to) throw new Refusal(`${name} must be ${range}, found ${text.trim()}`, range, rule);
  return value;
}

type Extent = Range & { readonly samples?: readonly string[] };

const describeWhole = (description: Description, extent: Extent) => ({
  ...description,
  notation: 'n',
  range: `${extent.from} to ${extent.to}`,
  samples: extent.samples ?? [`${extent.from}`, `${Math.round((extent.from + extent.to) / 2)}`, `${extent.to}`],
});

export function wholeNumber(description: Description, extent: Extent & { readonly default: number }) {
  const data = { ...describeWhole(description, extent), default: `${extent.default}` };
  return single<number>(data, (text) => readWhole(text, { ...description, ...extent }));
}

export function optionalNumber(description: Description, extent: Extent): Parameter<number | undefined> {
  return optional<number>(describeWhole(description, extent), (text) => readWhole(text, { ...description, ...extent }));
}

/** An exact number from 0 up, such as `1/2`. */
export function fractionFromZero(description: Description, example: Fraction): Parameter<Fraction> {
  const range = '0 or more, such as 1/2, 0.5 or 2';
  const known = formatFraction(example);
  const data = { ...description, range, notation: 'a/b', default: known, samples: ['0', known, '3'] };
  return single<Fraction>(data, (text) => {
    const value = parseFraction(text);
    if (value === undefined || value.ways < 0n)
      throw new Refusal(`${description.name} must be ${range}, found ${quoted(text)}`, range, description.rule);
    return fraction(value.ways, value.of);
  });
}
