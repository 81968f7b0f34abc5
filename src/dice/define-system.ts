/** Definition, typed inside → System, the same to everyone outside. */

import type { Parameter } from './parameter.ts';
import { english, spoken, type Voice, type Wording } from './phrase.ts';
import { Refusal } from './refusal.ts';
import type { Roll } from './roll.ts';
import type { Choose, Counted, OddsTable, Options, ReadingInForce, Rolled, System } from './system.ts';

export type Parameters = Readonly<Record<string, Parameter>>;

export type ValuesOf<P extends Parameters> = { readonly [K in keyof P]: P[K] extends Parameter<infer T> ? T : never };

/** Options without effect, by their names in the system's code: what they would need. */
export type Idle<O extends Parameters> = { readonly [K in keyof O]?: string | false | undefined };

/** Ids, some of which may not apply. */
export type Ids = readonly (string | false | undefined)[];

/** Words, some of which may not apply. */
export type Parts = readonly (Wording | false | undefined)[];

const applying = <T extends Wording>(parts: readonly (T | false | undefined)[]) =>
  parts.filter((part): part is T => part !== false && part !== undefined);

const listed = (parts: Parts, voice: Voice) => applying(parts.map((part) => part && spoken(part, voice))).join(', ');

export type CountResult = Pick<Counted, 'odds' | 'tables'>;
export type RollResult = Omit<Rolled, 'title' | 'readings' | 'words'> & { readonly words: Parts };

type Values<A extends Parameters, O extends Parameters> = NoInfer<ValuesOf<A> & ValuesOf<O>>;

/** Definition of a system; `Input` is the result of its arguments and options. */
interface Definition<A extends Parameters, O extends Parameters, Input>
  extends Pick<System, 'id' | 'name' | 'summary' | 'readings' | 'sheet' | 'glance' | 'tableReader'>,
    Partial<Pick<System, 'plainRole' | 'numbers'>> {
  readonly arguments: A;
  readonly options: O;
  /** Throws a Refusal for conflicting values. */
  readonly prepare: (values: Values<A, O>) => Input;
  /** Options without effect beside the others, each with what it needs; if given, they are refused. */
  readonly idle?: (values: Values<A, O>) => Idle<O>;
  readonly title: (input: Input, values: Values<A, O>) => Parts;
  /** Ids of the readings that an input's odds depend on. */
  readonly depends: (input: Input, values: Values<A, O>) => Ids;
  readonly odds: (input: Input) => CountResult;
  readonly roll: (input: Input, roll: Roll, choose: Choose) => RollResult;
}

/** The system of a definition: texts are read, readings named and choices checked here, once for all systems. */
export function defineSystem<A extends Parameters, O extends Parameters, Input>(
  definition: Definition<A, O, Input>,
): System {
  let counted: readonly OddsTable[] | undefined;
  const glance = () => {
    counted ??= definition.glance();
    return counted;
  };
  const read = (args: readonly string[], options: Options, voice = english) => {
    const texts = textsByName(definition, args, options);
    const values = readAll({ ...definition.arguments, ...definition.options }, texts) as Values<A, O>;
    const input = definition.prepare(values);
    refuseIdle(definition.options, definition.idle?.(values) ?? {}, texts);
    const inForce = applying(definition.depends(input, values)).map((reading) => answer(definition, reading, texts));
    return { input, title: listed(definition.title(input, values), voice), readings: inForce };
  };
  const { id, name, summary, readings, sheet, plainRole = 'die', numbers = {}, tableReader } = definition;
  return {
    ...{ id, name, summary, readings, sheet, plainRole, numbers, glance },
    ...(tableReader && { tableReader }),
    arguments: Object.values(definition.arguments),
    options: Object.values(definition.options),
    odds: (args, options = {}) => {
      const { input, ...head } = read(args, options);
      return { ...head, ...definition.odds(input) };
    },
    roll: (args, options, roll, choose = (choice) => choice.policy, voice = english) => {
      const { input, ...head } = read(args, options, voice);
      const { words, ...result } = definition.roll(input, roll, checked(choose));
      return { ...head, ...result, words: listed(words, voice) };
    },
  };
}

type AnyDefinition = Pick<Definition<Parameters, Parameters, never>, 'id' | 'arguments' | 'options' | 'readings'>;
type Texts = ReadonlyMap<string, readonly string[]>;

const readAll = (parameters: Parameters, texts: Texts) =>
  Object.fromEntries(Object.entries(parameters).map(([key, one]) => [key, one.read(texts.get(one.name) ?? [])]));

function textsByName(definition: AnyDefinition, args: readonly string[], options: Options): Texts {
  const positions = Object.values(definition.arguments);
  const known = Object.values(definition.options);
  const texts = new Map<string, string[]>();
  args.forEach((text, index) => {
    const at = positions[index] ?? positions.findLast(({ accepts }) => accepts === 'many');
    if (at === undefined) {
      const range = positions.map(({ name }) => name).join(' ') || 'no argument';
      throw new Refusal(`expected ${range}, found ${args.join(' ')}`, range);
    }
    texts.set(at.name, [...(texts.get(at.name) ?? []), text]);
  });
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || value === false) continue;
    const option = known.find((one) => one.name === name);
    if (option === undefined) throw new Refusal(`unknown option ${name}`, known.map((one) => one.name).join(', '));
    texts.set(name, textsOf(option, value));
  }
  return texts;
}

function textsOf(option: Parameter, value: string | true | readonly string[]): string[] {
  if (typeof value === 'object') return [...value];
  if ((value === true || value === '') === (option.accepts === 'flag')) return [value === true ? '' : value];
  const range = option.accepts === 'flag' ? 'no value' : option.range;
  throw new Refusal(
    `expected ${range} for ${option.name}, found ${value === true ? 'nothing' : value || 'nothing'}`,
    range,
    option.rule,
  );
}

function refuseIdle<O extends Parameters>(options: O, idle: Idle<O>, texts: Texts): void {
  for (const [key, needs] of Object.entries(idle)) {
    const option = options[key];
    if (option && typeof needs === 'string' && texts.has(option.name))
      throw new Refusal(`cannot use ${option.name} without ${needs}`, `with ${needs}`, option.rule);
  }
}

function answer(definition: AnyDefinition, id: string, texts: Texts): ReadingInForce {
  const reading = definition.readings.find((one) => one.id === id);
  if (reading === undefined) throw new RangeError(`${definition.id} has no reading ${id}`);
  const asked = { id, rule: reading.rule, question: reading.question };
  const option = Object.values(definition.options).find((one) => one.name === reading.option);
  if (option === undefined) return { ...asked, answer: reading.answer ?? '' };
  const value = texts.get(option.name)?.[0]?.trim() ?? option.default ?? '';
  const words = option.alternatives?.find((one) => one.name === value)?.words ?? value;
  return { ...asked, answer: words, option: { name: option.name, value, isDefault: value === option.default } };
}

const checked =
  (choose: Choose): Choose =>
  (choice) => {
    const chosen = choose(choice);
    if (choice.answers.includes(chosen)) return chosen;
    const range = choice.answers.join(' or ');
    throw new Refusal(`expected ${range}, found ${chosen}`, range);
  };
