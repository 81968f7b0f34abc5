/** What was written → a legal value, or a refusal that names the rule. */

import { Refusal } from './refusal.ts';

/** A named answer, with words for help and booklets. */
export interface Alternative {
  readonly name: string;
  readonly words: string;
}

/** An argument or option of a system. `read` takes all texts given: none if left out, `''` for a flag. */
export interface Parameter<T = unknown> {
  readonly name: string;
  readonly summary: string;
  /** Notation, such as `nD+p`; empty for a flag. */
  readonly notation: string;
  /** Legal values, such as `1 to 22`. */
  readonly range: string;
  readonly rule: string;
  readonly accepts: 'once' | 'many' | 'flag';
  /** The text equal to leaving it out; undefined if that has its own meaning. */
  readonly default?: string;
  readonly isRequired: boolean;
  /** Answers of a choice, the default first. */
  readonly alternatives?: readonly Alternative[];
  /** Legal texts, for help and property tests. */
  readonly samples: readonly string[];
  /** Throws a Refusal for anything illegal. */
  readonly read: (texts: readonly string[]) => T;
}

export interface Description {
  readonly name: string;
  readonly summary: string;
  readonly rule: string;
}

export const about = (name: string, summary: string, rule: string): Description => ({ name, summary, rule });

/** A text in a message: as written, or `nothing`. */
export const quoted = (text: string): string => (text.trim() === '' ? 'nothing' : text.trim());

/** One of several named answers, the first by default. */
export function oneOf<const A extends readonly Alternative[]>(description: Description, alternatives: A) {
  const { found, ...data } = describeChoice(description, alternatives);
  return single<A[number]['name']>({ ...data, default: alternatives[0]?.name ?? '' }, found);
}

export function optionalOneOf<const A extends readonly Alternative[]>(description: Description, alternatives: A) {
  const { found, ...data } = describeChoice(description, alternatives);
  return optional<A[number]['name']>(data, found);
}

function describeChoice<A extends readonly Alternative[]>(description: Description, alternatives: A) {
  const names = alternatives.map(({ name }) => name);
  const range = names.join(', ').replace(/, ([^,]*)$/u, ' or $1');
  const found = (text: string): A[number]['name'] => {
    if (names.includes(text.trim())) return text.trim();
    const { name, rule } = description;
    throw new Refusal(`expected ${range} for ${name}, found ${quoted(text)}`, range, rule);
  };
  return { ...description, notation: names.join('|'), range, alternatives, samples: names, found };
}

/** A flag: true when given. */
export function flag(description: Description): Parameter<boolean> {
  const data = { ...description, notation: '', range: 'given or not', isRequired: false, samples: [''] };
  return { ...data, accepts: 'flag', read: (texts) => texts.length > 0 };
}

type Data = Omit<Parameter, 'read' | 'isRequired' | 'default' | 'accepts'>;

/** A parameter given at most once; required without a default. */
export function single<T>(data: Data & { readonly default?: string }, read: (text: string) => T): Parameter<T> {
  const readOne = (texts: readonly string[]) => read(onlyOne(data, texts) ?? data.default ?? missing(data));
  return { ...data, accepts: 'once', isRequired: data.default === undefined, read: readOne };
}

/** A parameter given at most once, else undefined. */
export function optional<T>(data: Data, read: (text: string) => T): Parameter<T | undefined> {
  const readAll = (texts: readonly string[]) => {
    const text = onlyOne(data, texts);
    return text === undefined ? undefined : read(text);
  };
  return { ...data, accepts: 'once', isRequired: false, read: readAll };
}

export function many<T>(data: Data, read: (text: string) => T): Parameter<readonly T[]> {
  return { ...data, accepts: 'many', isRequired: false, read: (texts) => texts.map(read) };
}

function onlyOne({ name, range }: Data, texts: readonly string[]): string | undefined {
  if (texts.length > 1) throw new Refusal(`expected one ${name}, found ${texts.length}`, range);
  return texts[0];
}

function missing({ name, range, rule }: Data): never {
  throw new Refusal(`expected ${name}, found nothing`, range, rule);
}
