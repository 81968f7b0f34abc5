/** What was written → a legal value, or a refusal that names the rule. */

import { type Fraction, formatFraction, fraction, parseFraction } from './fraction.ts';
import { Refusal } from './refusal.ts';

/** One of several named answers, in words for help texts and booklets. */
export interface Alternative {
  readonly name: string;
  readonly words: string;
}

/**
 * One argument or option of a system, as data: enough for a command line, its help, a JSON Schema, a printed
 * form and property tests. `read` takes every text given for it (none when it was left out, `''` for a flag).
 */
export interface Parameter<T = unknown> {
  readonly name: string;
  readonly summary: string;
  /** What to write, such as `nD+p`; empty for a flag. */
  readonly notation: string;
  /** What is legal, such as `1 to 22`. */
  readonly range: string;
  /** The id of the rule that refuses anything else. */
  readonly rule: string;
  readonly accepts: 'once' | 'many' | 'flag';
  /** The text that means the same as leaving it out; undefined where leaving it out has a meaning of its own. */
  readonly default?: string;
  readonly isRequired: boolean;
  /** For a choice: its answers, the default first. */
  readonly alternatives?: readonly Alternative[];
  /** Legal texts, for help and property tests. */
  readonly samples: readonly string[];
  /** Throws a Refusal for anything illegal. */
  readonly read: (texts: readonly string[]) => T;
}

interface Description {
  readonly name: string;
  readonly summary: string;
  readonly rule: string;
}

/** Where a whole number must lie, both ends included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A whole number such as `3`, `+3` or `-3` inside `range`; throws a Refusal otherwise. */
export function readWhole(text: string, { name, rule, from, to }: { name: string; rule: string } & Range): number {
  const range = `${from} to ${to}`;
  const plain = text.trim().replace('\u2212', '-');
  if (!/^[+-]?\d+$/u.test(plain))
    throw new Refusal(`expected a whole number for ${name}, found ${quoted(text)}`, { rule, range });
  const value = Number(plain) + 0;
  if (value < from || value > to) throw new Refusal(`${name} must be ${range}, found ${text.trim()}`, { rule, range });
  return value;
}

/** A text as it stands in a message: as written, or `nothing`. */
export const quoted = (text: string): string => (text.trim() === '' ? 'nothing' : text.trim());

type Extent = Range & { readonly samples?: readonly string[]; readonly notation?: string };

const describeWhole = (description: Description, extent: Extent) => ({
  ...description,
  notation: extent.notation ?? 'n',
  range: `${extent.from} to ${extent.to}`,
  accepts: 'once' as const,
  samples: extent.samples ?? [`${extent.from}`, `${Math.round((extent.from + extent.to) / 2)}`, `${extent.to}`],
});

/** A whole number that stands for itself when left out. */
export function wholeNumber(description: Description, extent: Extent & { readonly default: number }) {
  return single<number>(
    { ...describeWhole(description, extent), isRequired: false, default: `${extent.default}` },
    (text) => readWhole(text, { ...description, ...extent }),
  );
}

/** A whole number that may be left out. */
export function optionalNumber(description: Description, extent: Extent): Parameter<number | undefined> {
  return optional<number>(describeWhole(description, extent), (text) => readWhole(text, { ...description, ...extent }));
}

/** An exact number from 0 up, such as `1/2`. */
export function fractionFromZero(description: Description, example: Fraction): Parameter<Fraction> {
  const range = '0 or more, such as 1/2, 0.5 or 2';
  const known = formatFraction(example);
  const data = { ...description, range, notation: 'a/b', accepts: 'once' as const, isRequired: false, default: known };
  return single<Fraction>({ ...data, samples: ['0', known, '3'] }, (text) => {
    const value = parseFraction(text);
    if (value === undefined || value.ways < 0n)
      throw new Refusal(`${description.name} must be ${range}, found ${quoted(text)}`, {
        rule: description.rule,
        range,
      });
    return fraction(value.ways, value.of);
  });
}

/** One of several named answers; the first is the default. */
export function oneOf<const A extends readonly Alternative[]>(
  description: Description,
  alternatives: A,
): Parameter<A[number]['name']> {
  const { found, ...data } = describeChoice(description, alternatives);
  return single<A[number]['name']>({ ...data, isRequired: false, default: alternatives[0]?.name ?? '' }, found);
}

/** One of several named answers, or none of them when left out. */
export function optionalOneOf<const A extends readonly Alternative[]>(
  description: Description,
  alternatives: A,
): Parameter<A[number]['name'] | undefined> {
  const { found, ...data } = describeChoice(description, alternatives);
  return optional<A[number]['name']>(data, found);
}

function describeChoice<A extends readonly Alternative[]>(description: Description, alternatives: A) {
  const names = alternatives.map(({ name }) => name);
  const range = names.join(', ').replace(/, ([^,]*)$/u, ' or $1');
  const found = (text: string): A[number]['name'] => {
    if (names.includes(text.trim())) return text.trim();
    const { name, rule } = description;
    throw new Refusal(`expected ${range} for ${name}, found ${quoted(text)}`, { rule, range });
  };
  const accepts = 'once' as const;
  return { ...description, notation: names.join('|'), range, accepts, alternatives, samples: names, found };
}

/** A flag: true when given. */
export function flag(description: Description): Parameter<boolean> {
  const data = { ...description, notation: '', range: 'given or not', isRequired: false, samples: [''] };
  return { ...data, accepts: 'flag', read: (texts) => texts.length > 0 };
}

type Data = Omit<Parameter, 'read' | 'isRequired' | 'default'>;

/** A parameter given once at most; without a default it must be given. */
export function single<T>(
  data: Data & { readonly isRequired: boolean; readonly default?: string },
  read: (text: string) => T,
): Parameter<T> {
  return { ...data, read: (texts) => read(onlyOne(data, texts) ?? data.default ?? missing(data)) };
}

/** A parameter given once at most, undefined when left out. */
export function optional<T>(data: Data, read: (text: string) => T): Parameter<T | undefined> {
  const readAll = (texts: readonly string[]) => {
    const text = onlyOne(data, texts);
    return text === undefined ? undefined : read(text);
  };
  return { ...data, isRequired: false, read: readAll };
}

/** A parameter given any number of times. */
export function many<T>(data: Omit<Data, 'accepts'>, read: (text: string) => T): Parameter<readonly T[]> {
  return { ...data, accepts: 'many', isRequired: false, read: (texts) => texts.map(read) };
}

function onlyOne({ name, range }: Data, texts: readonly string[]): string | undefined {
  if (texts.length > 1) throw new Refusal(`expected one ${name}, found ${texts.length}`, { range });
  return texts[0];
}

function missing({ name, range, rule }: Data): never {
  throw new Refusal(`expected ${name}, found nothing`, { rule, range });
}
