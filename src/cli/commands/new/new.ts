/** `core-runner new`: Event, Shop, Ending, template or schemas → files to begin with, in the words of the game. */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '@commander-js/extra-typings';
import { titleSlug } from '../../../boards/file-name.ts';
import { readFile } from '../../../files/read-file.ts';
import { readAlone } from '../../../files/read-game.ts';
import { readText } from '../../../files/read-text.ts';
import { installation } from '../../../installation/paths.ts';
import { languagesOf, patternName } from '../../../language/patterns.ts';
import { loadEndings, loadRules } from '../../../load/game/load.ts';
import { type LabelName, labelNames } from '../../../model/board.ts';
import { templateNames } from '../../../model/content.ts';
import type { CoreRange, Ending } from '../../../model/ending.ts';
import { eventNumbers } from '../../../model/event.ts';
import type { Game } from '../../../model/game.ts';
import { coresText } from '../../../model/notation.ts';
import { counted } from '../../../model/vocabulary.ts';
import { defaultContent } from '../../defaults.ts';
import { addNotes } from '../../shared/help.ts';
import { contentOption } from '../../shared/options.ts';
import { commandError, knownWord } from '../../terminal/failure.ts';
import { commanderOutput, inOurWords, print } from '../../terminal/output.ts';
import { faultless, plural } from '../../terminal/report.ts';
import { writeFiles } from '../../write-files.ts';
import { endingStub, eventStub, shopStub } from './stubs.ts';

interface NewOptions {
  readonly content?: string;
}

export function addNew(program: Command): void {
  const command = program
    .command('new')
    .summary('make files that you can change: an Event, a Shop, an Ending, a language …')
    .description('Make a valid file in your game, in the words of the game, for you to change.')
    .configureOutput({
      ...commanderOutput,
      outputError: (text, write) =>
        write(inOurWords(text, ['event', 'shop', 'ending', 'template', 'language', 'schemas'])),
    });
  addNotes(command, {
    examples: [
      'new event 23 "The Lift"',
      'new ending goal 4+ "More Than Enough"',
      'new template rule-book',
      'new language it',
      'new schemas',
    ],
  });
  for (const [kind, summary] of [
    ['event', 'write an Event: a scene, an Outcome Roll and four Outcomes'],
    ['shop', 'write a Shop: a scene and its items'],
  ] as const)
    command
      .command(kind)
      .description(summary)
      .argument('<NUMBER>', 'an Event Number without a file')
      .argument('[TITLE...]', 'title (default: Untitled)')
      .addOption(contentOption())
      .action((number: string, title: readonly string[], options: NewOptions) =>
        newEntry(kind, number, titleOf(title), options),
      );
  command
    .command('ending')
    .description('add an Ending to endings.yaml; it takes its numbers of cores from another Ending')
    .argument('<PLACE>', `place: ${labelNames.join(', ')}`)
    .argument('<CORES>', 'number of cores: 3, 2-4 or 5+')
    .argument('[TITLE...]', 'title (default: Untitled)')
    .addOption(contentOption())
    .action((place: string, cores: string, title: readonly string[], options: NewOptions) =>
      newEnding(place, cores, titleOf(title), options),
    );
  command
    .command('template')
    .description('copy a template into templates/, for you to edit')
    .argument('<BOOK>', bookNames.join(', '))
    .addOption(contentOption())
    .action(newTemplate);
  command
    .command('language')
    .description('write messages and templates into templates/, for you to translate')
    .argument('<LANGUAGE>', 'a language tag: it, pt-BR')
    .addOption(contentOption())
    .action(newLanguage);
  command
    .command('schemas')
    .description('write schema/ again, after a change of words or event-dice in game.yaml')
    .addOption(contentOption())
    .action(newSchemas);
}

const titleOf = (words: readonly string[] = []) => words.join(' ') || 'Untitled';
const bookNames = templateNames.filter((name) => name.endsWith('.hbs')).map((name) => name.replace('.md.hbs', ''));

/** The directory of the game to write to: one that ships only if it is named. */
function ownContent({ content = defaultContent() }: NewOptions): string {
  if (content !== undefined) return content;
  throw commandError(
    'cannot find a game: there is no game.yaml here or above',
    'change to your game, or name it with --content',
  );
}

function requireGame(directory: string): Game {
  const { game, diagnostics } = loadRules(readAlone(directory, 'game.yaml'));
  return game ?? faultless<Game>(undefined, diagnostics);
}

function newEntry(kind: 'event' | 'shop', word: string, title: string, options: NewOptions): void {
  const directory = ownContent(options);
  const game = requireGame(directory);
  const { words, eventDie } = game;
  const known = eventNumbers(eventDie);
  const number = Number(word);
  const files = eventFiles(directory);
  const taken = new Map(files.map((name) => [Number.parseInt(name, 10), name]));
  const free = known.filter((one) => !taken.has(one));
  const freeWords = free.length > 0 ? `free: ${free.join(', ')}` : 'first remove the Event you want to replace';
  if (!known.includes(number))
    throw commandError(
      `expected a d${eventDie}${eventDie} number, found ${word}`,
      free.length > 0 ? freeWords : `two digits from 1 to ${eventDie}`,
    );
  const there = taken.get(number);
  if (there !== undefined)
    throw commandError(`${words.event.one} ${number} exists already: ${join(directory, 'events', there)}`, freeWords);
  const path = join(directory, 'events', `${number}-${titleSlug(title)}.yaml`);
  const text = (kind === 'shop' ? shopStub : eventStub)({ number, title, words });
  writeFiles(join(directory, 'events'), [{ path, bytes: Buffer.from(text) }]);
  print(`${path}\n`);
  const missing = free.filter((one) => one !== number);
  if (missing.length > 0) print(`${words.event.many} without a file: ${missing.join(', ')}\n`);
  const shops = eventFiles(directory).filter((name) => isShop(join(directory, 'events', name))).length;
  if (missing.length === 0) tellCount('shops', shops, game.counts.shops, counted(shops, words.shop));
}

function eventFiles(directory: string): string[] {
  const folder = join(directory, 'events');
  return existsSync(folder) ? readdirSync(folder).filter((name) => /^\d+-.*\.yaml$/u.test(name)) : [];
}

const isShop = (path: string) => /^items:/mu.test(readFile(path).toString());

/** Reports a `counts` key of game.yaml that differs from the new count. */
function tellCount(key: string, count: number, promised: number | undefined, words: string): void {
  if (promised !== undefined && promised !== count)
    print(`game.yaml promises ${key}: ${promised}, but the game now has ${words}\n`);
}

function newEnding(place: string, cores: string, title: string, options: NewOptions): void {
  const label = knownWord('place', place, labelNames);
  const range = parseRange(cores);
  const directory = ownContent(options);
  const { words, counts } = requireGame(directory);
  const { endings: part, diagnostics } = loadEndings(readAlone(directory, 'endings.yaml'));
  const { value: endings, tree } = part ?? faultless<NonNullable<typeof part>>(undefined, diagnostics);
  const { source } = tree;
  // The Ending that had these numbers of cores keeps the rest.
  const others = endings.filter(
    ({ when }) => when.kind === 'place' && when.place === label && overlap(when.cores, range),
  );
  if (others.length > 1)
    throw commandError(
      `${place} with ${cores} belongs to ${others.map((one) => one.title).join(' and ')}`,
      'choose numbers of only one of them',
    );
  const [other] = others;
  const rest = other && restOf(other, range, label);
  const span = other && tree.spanOf([...other.path, 'when', 'cores']);
  const before = span ? `${source.text.slice(0, span.start)}${rest}${source.text.slice(span.end)}` : source.text;
  const first = tree.spanOf(['endings', 0]).start;
  const indent = ' '.repeat(Math.max(0, first - source.text.lastIndexOf('\n', first - 1) - 3));
  const stub = endingStub({ title, place: label, cores, indent });
  writeFiles(directory, [{ path: source.path, bytes: Buffer.from(`${before.trimEnd()}\n\n${stub}`) }]);
  print(`${source.path}: ${title} is read at ${label} with ${coresText(range)}\n`);
  if (other && rest !== undefined) print(`${other.title} is read there with ${rest}\n`);
  const count = endings.length + 1;
  tellCount('endings', count, counts.endings, counted(count, words.ending));
}

function parseRange(word: string): CoreRange {
  const [, first, last, more] = /^(\d{1,2})(?:[-–](\d{1,2})|(\+))?$/u.exec(word) ?? [];
  const from = Number(first);
  const to = more ? Number.POSITIVE_INFINITY : Number(last ?? first);
  if (first === undefined || to < from)
    throw commandError(`expected a number of cores such as 0, 1-4 or 5+, found ${word}`);
  return { from, to };
}

const overlap = (a: CoreRange, b: CoreRange) => a.from <= b.to && b.from <= a.to;

/** The remaining cores of an Ending, as YAML. @throws Failure if they are empty or split */
function restOf({ when, title }: Ending, range: CoreRange, place: LabelName): string {
  const { from, to } = when.kind === 'place' ? when.cores : range;
  const below = range.from > from ? { from, to: range.from - 1 } : undefined;
  const above = range.to < to ? { from: range.to + 1, to } : undefined;
  const refused = (what: string, hint: string) => commandError(`${what} of ${title} at ${place}`, hint);
  if (below && above) throw refused('cannot take numbers from the middle', 'choose numbers from one end of its range');
  const rest = below ?? above;
  if (rest === undefined) throw refused('cannot take all numbers', 'choose fewer, or change that Ending instead');
  if (rest.to === Number.POSITIVE_INFINITY) return `${rest.from}+`;
  return rest.from === rest.to ? String(rest.from) : `${rest.from}-${rest.to}`;
}

function newTemplate(book: string, options: NewOptions): void {
  const name = `${knownWord('book', book, bookNames)}.md.hbs`;
  const directory = ownContent(options);
  const { language } = requireGame(directory);
  const [path] = writeTemplates(directory, [name], language);
  if (path === undefined)
    throw commandError(
      `${join(directory, 'templates', name)} exists already`,
      'remove it to copy the built-in one again',
    );
}

function newLanguage(language: string, options: NewOptions): void {
  if (patternName(language) === undefined)
    throw commandError(
      `cannot print the language ${language}`,
      'the title font has Latin letters alone: it, nl, pt-BR …',
    );
  const directory = ownContent(options);
  requireGame(directory);
  if (writeTemplates(directory, templateNames, language).length === 0)
    throw commandError(`${join(directory, 'templates')} has all templates already`);
  print(`write language: ${language} in game.yaml, translate these files, and run core-runner validate\n`);
}

/** Writes those that `templates/` lacks, in the language or else in English; prints and returns their paths. */
function writeTemplates(directory: string, names: readonly string[], language: string): string[] {
  const from = languagesOf(language)
    .map((one) => join(installation.templates, one))
    .findLast((one) => existsSync(one)) as string;
  const textFrom = (name: string): string => {
    const source = readText(join(from, name));
    return 'text' in source ? source.text : faultless<string>(undefined, [source]);
  };
  const messages = readdirSync(from).filter((name) => name.endsWith('.ftl') && name !== 'companions.ftl');
  const files = names
    .map((name) => ({ name, path: join(directory, 'templates', name) }))
    .filter(({ path }) => !existsSync(path))
    .map(({ name, path }) => {
      const text = name === 'messages.ftl' ? `${messagesHead}\n${messages.map(textFrom).join('\n')}` : textFrom(name);
      return { path, bytes: Buffer.from(text) };
    });
  if (files.length > 0) writeFiles(join(directory, 'templates'), files);
  print(files.map(({ path }) => `${path}\n`).join(''));
  return files.map(({ path }) => path);
}

/** What a translator needs to know. */
const messagesHead = `# Translate what is right of =. Keep the names on the left and the placeholders: { $count }.
# { -event } is a word of the game; { -event(form: "many") } is another form of it.
# Plurals: write the variants of your language: [one], [few], [many], *[other]. See projectfluent.org/fluent/guide.
# form-many and form-a make forms of words. Add your own: form-den makes { -event(form: "den") }.
# Delete what you do not change: it comes from core-runner.
`;

async function newSchemas(options: NewOptions): Promise<void> {
  const directory = ownContent(options);
  const { words, diagnostics } = loadRules(readAlone(directory, 'game.yaml'));
  const { schemaFiles } = await import('../../shared/content/schema-files.ts');
  const files = schemaFiles(words ?? faultless<never>(words, diagnostics)).map(([path, text]) => ({
    path: join(directory, path),
    bytes: Buffer.from(text),
  }));
  writeFiles(join(directory, 'schema'), files);
  print(`${join(directory, 'schema')}: ${plural(files.length, 'schema')}\n`);
}
