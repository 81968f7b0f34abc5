/** Messages in Fluent syntax, words of a game → the texts of documents. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { memo } from '../memo.ts';
import type { Untranslated } from '../model/content.ts';
import {
  formsOf,
  genders,
  type OwnWords,
  pluralOf,
  type Vocabulary,
  type Word,
  type WordForms,
  wordFrom,
  wordNames,
} from '../model/vocabulary.ts';
import { inCapitals } from './capitals.ts';
import { openPassages, type Passages } from './passages.ts';
import { baseLanguage } from './patterns.ts';

/** Values for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A message that cannot be formatted. */
export class MessageFault extends Error {
  readonly id: string;
  readonly why: string;

  constructor(id: string, why: string) {
    super(`message ${id}: ${why}`);
    this.id = id;
    this.why = why;
  }
}

/** Formats a message of the catalogue. @throws MessageFault if it is unknown or a value is missing */
export interface Say {
  (id: string, values?: MessageValues): string;
  /** Whether there is such a message. */
  readonly has: (id: string) => boolean;
  /** A text in capitals of the language. */
  readonly capitals: (text: string) => string;
}

/** Messages of a language: the English ones, those of the language, and those of the game; later ones win. */
export type Messages = readonly string[];

/** The texts of a language for a game. */
export interface Catalogue {
  readonly say: Say;
  /** The words of the game, and those of the language for the rest. */
  readonly vocabulary: Vocabulary;
  /** What is printed in another language: English messages, texts of a game that are not translated. */
  readonly passages: Passages;
  /** The message that a line of text was said by, if any. */
  readonly idOf: (line: string) => string | undefined;
}

/** Opens a catalogue; its terms are the game's words. @throws MessageFault if a word of the language is missing or faulty */
export function openCatalogue(language: string, messages: Messages, own: OwnWords, left?: Untranslated): Catalogue {
  const bundle = new FluentBundle([language, 'en'], { useIsolating: false });
  const add = (resource: FluentResource) => bundle.addResource(resource, { allowOverrides: true });
  for (const text of messages) add(resourceOf(text));
  const passages = openPassages(language, left);
  const said = new Map<string, string>();
  const unsaid = baseLanguage(language) === 'en' ? new Set<string>() : untranslated(messages);
  const isEnglish = (id: string) => unsaid.has(id) && wordsIn(bundle.getMessage(id)?.value).length > 0;
  const format = (id: string, values: Readonly<Record<string, FluentVariable>> = {}, attribute?: string): string => {
    const message = bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) throw new MessageFault(id, 'expected a text, found none');
    const faults: Error[] = [];
    const text = bundle.formatPattern(pattern, values, faults);
    if (faults[0]) throw new MessageFault(id, faults[0].message);
    return text;
  };
  const forms = messageIds(messages).filter((id) => id.startsWith('form-') && id !== 'form-many' && id !== 'form-a');
  const rules: Omit<WordForms, 'capitals'> = {
    pluralOf: (one) => format('form-many', { one, english: pluralOf(one) }),
    articled: (word, countable) => format('form-a', partsOfForms(word, countable)),
    further: (word, countable) =>
      Object.fromEntries(forms.map((id) => [camelCase(id.slice(5)), format(id, partsOfForms(word, countable))])),
  };
  const words: Record<string, Word> = {};
  for (const name of wordNames) {
    const id = `word-${kebabCase(name)}`;
    const attributes = Object.keys(bundle.getMessage(id)?.attributes ?? {});
    const usual = Object.fromEntries(attributes.map((form) => [form, format(id, {}, form)]));
    const one = format(id);
    if (one === '') throw new MessageFault(id, 'expected a text, found none');
    if (usual.gender && !(genders as readonly string[]).includes(usual.gender))
      throw new MessageFault(id, `expected the gender ${genders.join(' or ')}, found ${usual.gender}`);
    if (own[name]?.one === undefined && isEnglish(id)) passages.add(one);
    const foreign = passages.languageOf(own[name]?.one ?? one);
    const itsRules = { ...rules, capitals: (text: string) => inCapitals(text, foreign ?? language) };
    words[name] = wordFrom(name, own[name], { ...usual, one }, itsRules);
    add(resourceOf(termOf(name, words[name])));
    if (foreign) for (const form of Object.values(formsOf(words[name]))) passages.add(form, foreign);
  }
  const point = format('decimal-sign');
  const say = (id: string, values: MessageValues = {}) => {
    const printed = Object.entries(values).map(
      ([name, value]) => [name, typeof value === 'number' ? new PlainNumber(value, point) : value] as const,
    );
    const text = format(id, Object.fromEntries(printed));
    if (isEnglish(id)) passages.add(text);
    for (const line of text.split('\n')) said.set(line.trim(), id);
    return text;
  };
  const has = (id: string) => bundle.hasMessage(id);
  const capitals = (text: string) => inCapitals(text, passages.languageOf(text) ?? language);
  return {
    say: Object.assign(say, { has, capitals }),
    vocabulary: words as Vocabulary,
    passages,
    idOf: (line) => idIn(said, line),
  };
}

/** The message that said a line, or a line that it is a large part of. */
function idIn(said: ReadonlyMap<string, string>, line: string): string | undefined {
  const words = line.replaceAll('\u00AD', '').toLowerCase();
  const isPart = (one: string) => one.length <= 4 * words.length && one.toLowerCase().includes(words);
  return said.get(line) ?? (words.length > 3 ? said.get([...said.keys()].find(isPart) ?? '') : undefined);
}

/** The messages of a file or the term of a word, which all documents share. */
const resourceOf = memo((text: string) => new FluentResource(text));

/** The ids of English messages that other messages lack or, with two words and more, only copy. */
export function untranslated([english = '', ...others]: Messages): Set<string> {
  const entries = (text: string) => resourceOf(text).body.map(({ id, value }) => [id, value] as const);
  const translated = new Map(others.flatMap(entries));
  const isCopy = (id: string, value: unknown) =>
    new Set(wordsIn(value)).size > 1 && JSON.stringify(translated.get(id)) === JSON.stringify(value);
  return new Set(entries(english).flatMap(([id, value]) => (!translated.has(id) || isCopy(id, value) ? id : [])));
}

/** The placeholders of messages by their ids: `$count`. */
export const placeholdersOf = (messages: string): ReadonlyMap<string, readonly string[]> =>
  new Map(resourceOf(messages).body.map(({ id, value }) => [id, [...new Set(variablesIn(value))]]));

function variablesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, name } = node as { readonly type?: unknown; readonly name?: unknown };
  return type === 'var' ? [`$${name}`] : Object.values(node).flatMap(variablesIn);
}

/** The words of a pattern, without those of its placeholders. */
function wordsIn(pattern: unknown): string[] {
  if (typeof pattern === 'string') return pattern.match(/\p{L}{2,}/gu) ?? [];
  if (Array.isArray(pattern)) return pattern.flatMap(wordsIn);
  const { variants = [] } = Object(pattern) as { readonly variants?: readonly { readonly value: unknown }[] };
  return variants.flatMap(({ value }) => wordsIn(value));
}

/** The ids of all messages, each once. */
export const messageIds = (messages: Messages): string[] => [
  ...new Set(messages.flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) *=/gmu)].map(([, id = '']) => id))),
];

/** What forms are made of. */
const partsOfForms = (word: Omit<Word, 'a' | 'more'>, countable: string) => ({
  ...word,
  countable,
  initial: initialOf(word.one),
});

/** How a word begins, for articles: `vowel`, `h` or `other`. */
function initialOf(word: string): string {
  const first = word.normalize('NFD').charAt(0).toLowerCase();
  if (first === 'h') return 'h';
  return /[aeiouœæø]/u.test(first) ? 'vowel' : 'other';
}

/** A number printed the same on every Node: its digits, and the decimal sign of the catalogue. */
class PlainNumber extends FluentNumber {
  readonly #point: string;

  constructor(value: number, point: string) {
    super(value);
    this.#point = point;
  }

  override toString(): string {
    return String(this.value).replace('.', this.#point);
  }
}

/** The term of a word: `-event`, with a variant for each form and the gender as an attribute. */
function termOf(name: string, word: Word): string {
  const variants = Object.entries(formsOf(word)).map(
    ([form, text]) => `  ${form === 'one' ? '*' : ''}[${kebabCase(form)}] ${literal(text)}`,
  );
  return `-${kebabCase(name)} = { $form ->\n${variants.join('\n')}\n }\n .gender = ${word.gender}\n`;
}

/** `diceMod` → `dice-mod`; a capital at the start remains. */
const kebabCase = (name: string) => name.replace(/(?<=.)[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
const camelCase = (id: string) => id.replace(/-(.)/gu, (_, letter: string) => letter.toUpperCase());

const literal = (text: string) => `{ ${JSON.stringify(text)} }`;
