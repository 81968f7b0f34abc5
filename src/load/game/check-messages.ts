/** Messages that a game changes, and a language without all messages → diagnostics. */

import { basename } from 'node:path';
import { type Entry, FluentParser, type Identifier, type Junk, type Message, Visitor } from '@fluent/syntax';
import {
  type Diagnostic,
  errorAt,
  type Source,
  type Span,
  sortDiagnostics,
  warningAt,
  wholeFile,
} from '../../diagnostics/diagnostic.ts';
import { nearestWord } from '../../diagnostics/nearest-word.ts';
import { messageIds } from '../../language/catalogue.ts';
import { baseLanguage } from '../../language/patterns.ts';
import type { Content } from '../../model/content.ts';
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
export function faultsOfMessages({ game: { language }, sources, templates }: Content, builtIn: BuiltIn): Diagnostic[] {
  const own = templates['messages.ftl'];
  const english = builtIn.messages('en') ?? '';
  const faults = own ? checkMessages(own, english) : [];
  if (baseLanguage(language) === 'en') return faults;
  const messages = [builtIn.messages(baseLanguage(language)) ?? '', own?.text ?? ''].join('\n');
  const source = sources.findLast(({ path }) => basename(path) === 'game.yaml') ?? wholeFile('game.yaml').source;
  const start = source.text.search(/(?<=^language:[ \t]*)\S/mu);
  return [...faults, ...missingMessages(messages, english, { source, start, end: start + language.length })];
}

/** CR237: entries of a game's `messages.ftl` that cannot be read, are unknown, or have other placeholders than English. */
function checkMessages(source: Source, english: string): Diagnostic[] {
  const messages = new Map(messagesOf(english).map((one) => [one.id.name, variablesOf(one)]));
  return entriesOf(source.text).flatMap((entry) => {
    if (entry.type === 'Junk') return [brokenEntry(source, entry as Junk)];
    if (entry.type !== 'Message') return [];
    const message = entry as Message;
    const { name } = message.id;
    if (/^(?:word|form)-/u.test(name)) return [];
    const span = spanOf(source, message.id);
    const known = messages.get(name);
    if (!known) return [errorAt('CR237', `unknown message ${name}`, span, hintOf(name, [...messages.keys()]))];
    const used = variablesOf(message);
    const unknown = [...used].find((one) => !known.has(one));
    const missing = [...known].filter((one) => !used.has(one));
    const names = [...known].map((one) => `{ $${one} }`).join(', ') || 'none';
    if (unknown !== undefined)
      return [errorAt('CR237', `unknown placeholder { $${unknown} } in ${name}`, span, `known: ${names}`)];
    if (missing.length === 0) return [];
    const lost = missing.map((one) => `{ $${one} }`).join(', ');
    return [warningAt('CR237', `${name} lacks ${lost}`, span, 'write it where its value belongs')];
  });
}

/** CR236: how many messages a language lacks, which are printed in English. */
function missingMessages(messages: string, english: string, span: Span): Diagnostic[] {
  const has = new Set(messageIds([messages]));
  const all = messageIds([english]).filter((id) => !id.startsWith('form-'));
  const missing = all.filter((id) => !has.has(id)).length;
  if (missing === 0) return [];
  const message = `${missing} of ${all.length} messages are not translated and print in English`;
  return [warningAt('CR236', message, span, 'core-runner new language writes templates to translate')];
}

const entriesOf = (text: string): readonly Entry[] => new FluentParser({}).parse(text).body;
const messagesOf = (text: string) => entriesOf(text).filter(({ type }) => type === 'Message') as Message[];

function variablesOf(message: Message): Set<string> {
  const found = new Set<string>();
  class Variables extends Visitor {
    override visitVariableReference({ id }: { readonly id: Identifier }) {
      found.add(id.name);
    }
  }
  new Variables().visit(message);
  return found;
}

function brokenEntry(source: Source, { content, span, annotations }: Junk): Diagnostic {
  const start = annotations[0]?.span?.start ?? span?.start ?? 0;
  const message = `cannot read the message ${content.trim().split(/[\s=]/u, 1)[0]}`;
  return errorAt('CR237', message, { source, start, end: start }, 'write name = text; begin further lines with spaces');
}

const spanOf = (source: Source, { span }: Identifier): Span => ({
  source,
  start: span?.start ?? 0,
  end: span?.end ?? 0,
});

function hintOf(name: string, known: readonly string[]): string {
  const near = nearestWord(name, known, 3);
  return near ? `did you mean ${near}?` : 'core-runner new language writes all messages';
}
