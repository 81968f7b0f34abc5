/** Messages that a game changes, and a language without all messages → diagnostics. */

import {
  type Entry,
  FluentParser,
  type Identifier,
  type Junk,
  type Message,
  type SelectExpression,
  type SyntaxNode,
  type Term,
  type Variant,
  Visitor,
} from '@fluent/syntax';
import {
  type Diagnostic,
  errorAt,
  fileName,
  type Source,
  type Span,
  sortDiagnostics,
  warningAt,
  wholeFile,
  withRelated,
} from '../../diagnostics/diagnostic.ts';
import { nearestWord } from '../../diagnostics/nearest-word.ts';
import {
  MessageFault,
  type Messages,
  messageIds,
  openCatalogue,
  placeholdersOf,
  untranslated,
} from '../../language/catalogue.ts';
import { baseLanguage, languagesOf } from '../../language/patterns.ts';
import type { Content } from '../../model/content.ts';
import type { Game } from '../../model/game.ts';
import { repeats } from '../repeats.ts';
import { languageHint } from '../values.ts';
import type { Loaded } from './load.ts';

/** Gives the messages of a language in Fluent syntax, where there are any. */
interface BuiltIn {
  messages(language: string): string | undefined;
}

/** Adds faults of a game's own messages to those of its files; with an error there is no content. */
export function withMessages({ content, diagnostics }: Loaded, builtIn: BuiltIn): Loaded {
  const faults = content ? faultsOfMessages(content, builtIn) : [];
  if (faults.length === 0) return { ...(content && { content }), diagnostics };
  const isBroken = faults.some(({ severity }) => severity === 'error');
  return { ...(content && !isBroken && { content }), diagnostics: sortDiagnostics([...diagnostics, ...faults]) };
}

/** Faults of a game's own messages, and how many messages its language lacks. */
export function faultsOfMessages({ game, sources, templates }: Content, builtIn: BuiltIn): Diagnostic[] {
  const { language } = game;
  const own = templates['messages.ftl'];
  const base = baseLanguage(language);
  if (base === 'en' && !own) return [];
  const messages = languagesOf(language).map((one) => builtIn.messages(one) ?? '');
  const faults = own ? checkMessages(own, messages, game) : [];
  if (base === 'en') return faults;
  const source = sources.findLast((one) => fileName(one) === 'game.yaml') ?? wholeFile('game.yaml').source;
  const start = source.text.search(/(?<=^language:[ \t]*)\S/mu);
  const span = { source, start, end: start + language.length };
  return [...faults, ...missingMessages([...messages, own?.text ?? ''], span)];
}

/** CR236: how many messages a language lacks, which are printed in English. */
function missingMessages(messages: Messages, span: Span): Diagnostic[] {
  const isText = (id: string) => !id.startsWith('form-');
  const all = messageIds(messages.slice(0, 1)).filter(isText).length;
  const missing = [...untranslated(messages)].filter(isText).length;
  if (missing === 0) return [];
  const message = `${missing} of ${all} messages are not translated and print in English`;
  return [warningAt('CR236', message, span, languageHint)];
}

/** CR237: entries of `messages.ftl` that cannot be read or printed, or have other names than those of English. */
function checkMessages(source: Source, builtIn: Messages, game: Game): Diagnostic[] {
  const entries = entriesOf(source.text);
  const known = knownNames(builtIn[0] ?? '', entries);
  const named = entries.filter(isNamed);
  const faults = [
    ...duplicates(source, named),
    ...entries.flatMap((entry) => {
      if (entry.type === 'Junk') return [brokenEntry(source, entry as Junk)];
      return isNamed(entry) ? faultsOfEntry(entry, source, known) : [];
    }),
  ];
  if (faults.some(({ severity }) => severity === 'error')) return faults;
  const [id, why] = faultOfPrint(named, known, { messages: [...builtIn, source.text], game });
  if (why === undefined) return faults;
  const entry = named.findLast((one) => one.id.name === id);
  return [...faults, errorAt('CR237', `cannot print ${id}: ${why}`, spanOf(source, entry?.id))];
}

/** A message that cannot be printed for what its names do not show, and why: a cycle, no text, too many placeholders. */
function faultOfPrint(
  own: readonly Named[],
  known: KnownNames,
  { messages, game: { language, ownWords } }: { readonly messages: Messages; readonly game: Game },
): readonly string[] {
  try {
    const { say } = openCatalogue(language, messages, ownWords);
    const english = openCatalogue('en', messages.slice(0, 1), ownWords);
    for (const entry of own) {
      const { name } = entry.id;
      if (entry.type === 'Term' || /^(?:word|form)-/u.test(name)) continue;
      const values = Object.fromEntries((known.messages.get(name) ?? []).map((use) => [use.slice(1), 2]));
      if (say(name, values) === '' && english.say(name, values) !== '') return [name, 'expected a text, found none'];
    }
    return [];
  } catch (error) {
    if (!(error instanceof MessageFault)) throw error;
    return [error.id, error.why];
  }
}

/** Names that entries may use. */
interface KnownNames {
  /** The placeholders of each message of English. */
  readonly messages: ReadonlyMap<string, readonly string[]>;
  /** Terms of words; a word may use those before it. */
  readonly words: readonly string[];
  /** Terms of the file, and messages that need no values and lead nowhere. */
  readonly others: readonly string[];
}

function knownNames(english: string, entries: readonly Entry[]): KnownNames {
  const messages = placeholdersOf(english);
  const own = entries.filter(isNamed);
  const names = new Set(own.map(({ id }) => id.name));
  const ids = [...messages.keys()];
  return {
    messages,
    words: ids.filter((id) => id.startsWith('word-')).flatMap((id) => [id.slice(4), `${id.slice(4)}.gender`]),
    others: [
      ...own.flatMap(({ type, id }) => (type === 'Term' ? `-${id.name}` : [])),
      ...ids.filter((id) => messages.get(id)?.length === 0 && !names.has(id)),
    ],
  };
}

/** What a form is made of, and a plural. */
const formNames = 'one many a heading short shortest notation mark gender initial countable'.split(' ');
const wordForms = 'many a heading short shortest notation mark gender'.split(' ');

/** The names that an entry may use. */
function namesIn({ type, id: { name } }: Named, { messages, words, others }: KnownNames): readonly string[] {
  if (type === 'Term') return words;
  if (name === 'form-many') return ['$one', '$english'];
  if (name.startsWith('form-')) return formNames.filter((one) => one !== name.slice(5)).map((one) => `$${one}`);
  if (name.startsWith('word-')) return words.slice(0, words.indexOf(name.slice(4)));
  return [...(messages.get(name) ?? []), ...words, ...others];
}

function faultsOfEntry(entry: Named, source: Source, known: KnownNames): Diagnostic[] {
  const { type, id, value, attributes } = entry;
  const { name } = id;
  const span = spanOf(source, id);
  const ids = [...known.messages.keys()];
  if (type === 'Term' && known.words.includes(`-${name}`))
    return [errorAt('CR237', `cannot define the word -${name} as a term`, span, `write word-${name} = …`)];
  if (type === 'Message' && !known.messages.has(name) && !/^form-[a-z]+(?:-[a-z]+)*$/u.test(name))
    return [errorAt('CR237', `unknown message ${name}`, span, hintOf(name, ids))];
  const form = attributes.find((one) => !name.startsWith('word-') || !wordForms.includes(one.id.name));
  if (form) return [errorAt('CR237', `unknown form .${form.id.name} of ${name}`, spanOf(source, form.id))];
  if (!value) return [errorAt('CR237', `expected a text for ${name}, found none`, span)];
  const names = namesIn(entry, known);
  const uses = usesOf(entry);
  const unknown = [...uses].find(([use]) => !names.includes(use) && !(type === 'Term' && use.startsWith('$')));
  if (unknown) {
    const [use, node] = unknown;
    const isElsewhere = known.messages.has(use) || known.words.includes(use);
    const near = isElsewhere ? undefined : nearestWord(use, names, 3);
    const values = names.filter((one) => one.startsWith('$'));
    const hint = near ? `did you mean { ${near} }?` : values[0] ? `known: ${bracesOf(values)}` : 'write its text here';
    const what = isElsewhere ? 'cannot use' : 'unknown placeholder';
    return [errorAt('CR237', `${what} { ${use} } in ${name}`, spanOf(source, node), hint)];
  }
  const missing = (known.messages.get(name) ?? []).filter((one) => !uses.has(one));
  if (missing.length === 0 || name.startsWith('form-')) return [];
  return [warningAt('CR237', `${name} lacks ${bracesOf(missing)}`, span, 'write it where its value belongs')];
}

const bracesOf = (names: readonly string[]) => names.map((one) => `{ ${one} }`).join(', ');

type Named = Message | Term;
const isNamed = (entry: Entry): entry is Named => entry.type === 'Message' || entry.type === 'Term';
const entriesOf = (text: string): readonly Entry[] => new FluentParser({}).parse(text).body;

/** What an entry refers to, with a place: `$count`, `-event`, `-event.gender`, `sheet-date`, `NUMBER()`. */
function usesOf(entry: Named): Map<string, SyntaxNode> {
  const found = new Map<string, SyntaxNode>();
  type Reference = SyntaxNode & { readonly id: Identifier; readonly attribute?: Identifier | null };
  const note = (node: Reference, before = '', after = '') =>
    found.set(`${before}${node.id.name}${node.attribute ? `.${node.attribute.name}` : ''}${after}`, node);
  class Uses extends Visitor {
    override visitVariableReference = (node: Reference) => note(node, '$');
    override visitMessageReference = (node: Reference) => note(node);
    override visitTermReference(node: Reference) {
      note(node, '-');
      this.genericVisit(node);
    }
    override visitFunctionReference = (node: Reference) => note(node, '', '()');
  }
  new Uses().visit(entry);
  return found;
}

/** Messages, terms, attributes and variants that are given twice; Fluent takes one of them without a word. */
function duplicates(source: Source, entries: readonly Named[]): Diagnostic[] {
  const names = entries.flatMap((entry) => {
    const { type, id, attributes } = entry;
    return [
      { id, name: type === 'Term' ? `term -${id.name}` : `message ${id.name}`, within: 0 },
      ...attributes.map((one) => ({ id: one.id, name: `form .${one.id.name} of ${id.name}`, within: 0 })),
      ...variantsOf(entry).map(({ key, within }) => {
        const name = key.type === 'Identifier' ? key.name : key.value;
        return { id: key, name: `variant [${name}] of ${id.name}`, within };
      }),
    ];
  });
  return repeats(names, ({ name, within }) => `${name} ${within}`).map(({ one, first }) => {
    const fault = errorAt('CR237', `duplicate ${one.name}`, spanOf(source, one.id), 'delete one of them');
    return withRelated(fault, 'the other is here', spanOf(source, first.id));
  });
}

/** The keys of an entry's variants, each with the place of its choice: `{ $count -> … }`. */
function variantsOf(entry: Named) {
  const found: { readonly key: Variant['key']; readonly within: number }[] = [];
  class Variants extends Visitor {
    override visitSelectExpression(node: SelectExpression) {
      found.push(...node.variants.map(({ key }) => ({ key, within: node.span?.start ?? 0 })));
      this.genericVisit(node);
    }
  }
  new Variants().visit(entry);
  return found;
}

/** What to do for errors of the parser whose words do not say it. */
const wholeEntry = 'write name = text; begin further lines with spaces';
const syntaxHints: Readonly<Record<string, string>> = {
  E0002: wholeEntry,
  'E0003=': wholeEntry,
  'E0003"': 'close the text with "',
  'E0003}': 'close { with }',
  E0005: wholeEntry,
  E0006: wholeEntry,
  E0010: 'one variant must begin with *: *[other]',
  E0028: 'close { with }, or write { "{" } for a brace',
};

/** A sentence of the parser as one of ours. */
const inOurForm = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1).replace(/\.$/u, '')}`;

function brokenEntry(source: Source, { content, span, annotations: [fault] }: Junk): Diagnostic {
  const start = fault?.span?.start ?? span?.start ?? 0;
  const { code = '', message = '' } = fault ?? {};
  const what = `cannot read the message ${content.trim().split(/[\s=]/u, 1)[0]}: ${inOurForm(message)} (${code})`;
  const hint = syntaxHints[code === 'E0003' ? code + fault?.arguments[0] : code];
  return errorAt('CR237', what, { source, start, end: start }, hint);
}

const spanOf = (source: Source, node: SyntaxNode | undefined): Span => ({
  source,
  start: node?.span?.start ?? 0,
  end: node?.span?.end ?? 0,
});

function hintOf(name: string, known: readonly string[]): string {
  const near = nearestWord(name, known, 3);
  return near ? `did you mean ${near}?` : 'core-runner new language writes all messages';
}
