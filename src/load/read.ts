/** Content directory → sources. */

import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Code } from '../diagnostics/codes.ts';
import { type Diagnostic, errorAt, type Source, warningAt, wholeFile } from '../diagnostics/diagnostic.ts';
import { nearestWord } from '../diagnostics/nearest-word.ts';
import { templateNames } from '../model/content.ts';
import { isDirectory, kindOf, NotAFile, readFailure, readFile, statsOf, TooLarge } from '../read-file.ts';
import { notText, readTwice } from './not-text.ts';
import { listWords } from './shape-words.ts';

/** Required files besides `events/`. */
export const gameFiles = ['game.yaml', 'board.yaml', 'setting.yaml', 'endings.yaml'] as const;

/** Generated weights of the policy `runner`. */
export const fittedFile = 'runner.json';

/** Generated counts of orders. */
export const measuredFile = 'measured.json';

/** Generated files, which are no part of the book. */
export const generatedFiles: readonly string[] = [fittedFile, measuredFile];

const optionalContent = ['remarks.yaml', 'papers.yaml', 'orders.yaml'];

const maxFileSize = 1024 * 1024; // bytes; a hundred times the longest Event

/** Sources of a game by path (`game.yaml`, `events/11-a-title.yaml`). */
export interface Sources {
  readonly files: ReadonlyMap<string, Source>;
  readonly diagnostics: Diagnostic[];
}

/** Reads a content directory; missing or unreadable files become diagnostics. */
export function readContent(directory: string): Sources {
  const wrong = wrongDirectory(directory);
  if (wrong) return { files: new Map(), diagnostics: [wrong] };
  const files = new Map<string, Source>();
  const names = readdirSync(directory);
  const diagnostics = unknownFiles(directory, names);
  const optional = [...optionalContent, ...generatedFiles].filter((name) => existsSync(join(directory, name)));
  const templates = templateFiles(directory, diagnostics);
  for (const name of [...gameFiles, ...optional, ...eventFiles(directory, diagnostics), ...templates]) {
    const read = readText(join(directory, name));
    if ('text' in read) files.set(name, read);
    else diagnostics.push(isAbsent(name, names) ? absent(read, name, names) : read);
  }
  return { files, diagnostics };
}

/** Sorted names in a directory, or why it cannot be read. */
function namesIn(path: string): string[] | string {
  try {
    return readdirSync(path).sort();
  } catch (error) {
    const stats = statsOf(path);
    if (stats && !stats.isDirectory()) return `expected a directory, found ${kindOf(stats)}`;
    return `cannot read: ${readFailure(error).replace('no such file', 'no such directory')}`;
  }
}

/** Reports a directory that is none, or one above or below a game. */
function wrongDirectory(directory: string): Diagnostic | undefined {
  const names = namesIn(directory);
  if (typeof names === 'string') return fault('CR001', directory, names, 'give the folder that contains game.yaml');
  const isGame = (path: string) => existsSync(join(directory, path, 'game.yaml'));
  if (names.includes('game.yaml')) return undefined;
  if (isGame('..') && names.some((name) => /^\d\d[-_ ].*\.yaml$/u.test(name)))
    return fault('CR001', directory, 'expected a game, found its events', 'give the folder above');
  const games = names.filter(isGame);
  if (games.length === 0) return undefined;
  const hint = `give one of them: ${games.map((name) => join(directory, name)).join(', ')}`;
  return fault('CR001', directory, 'expected a game, found a folder of games', hint);
}

const isAbsent = (name: string, names: readonly string[]) =>
  (gameFiles as readonly string[]).includes(name) && !names.includes(name);

/** Reports a missing file, with a file of a similar name as hint. */
function absent(read: Diagnostic, name: string, names: readonly string[]): Diagnostic {
  const near = names.find((one) => /\.ya?ml/iu.test(one) && meantFile(one, names) === name);
  return { ...read, hint: near ? `rename ${near} to ${name}` : `a game has ${gameFiles.join(', ')}` };
}

/** Files found by name alone: without a check, a misspelt one is ignored silently. */
const foundByName = [...gameFiles, ...optionalContent, 'balance.yaml', 'style.yaml', 'canon.md'];

/** Names of all files of a game except Events and templates. */
export const filesOfGames: readonly string[] = [...foundByName, ...generatedFiles, 'core-runner.yaml'];

/** The missing file that a name is close to. */
function meantFile(name: string, names: readonly string[]): string | undefined {
  const missing = foundByName.filter((one) => !names.includes(one));
  return nearestWord(name.toLowerCase(), missing, 2);
}

/** Reports misspelt file names, and Events outside `events/`. */
function unknownFiles(directory: string, names: readonly string[]): Diagnostic[] {
  return names.flatMap((name) => {
    if (foundByName.includes(name) || !/\.(?:ya?ml|md)/iu.test(name)) return [];
    const path = join(directory, name);
    if (/^\d\d[-_ ]/u.test(name))
      return [fault('CR010', path, `expected Events in events/, found ${name} outside`, 'move it into events/')];
    const meant = meantFile(name, names);
    return meant === undefined || isAbsent(meant, names)
      ? []
      : [fault('CR010', path, `unknown file ${name}`, `did you mean ${meant}?`)];
  });
}

/** Reads a file as UTF-8 without byte order mark and with LF, or returns why not. */
export function readText(path: string): Source | Diagnostic {
  let read: string;
  try {
    const bytes = readFile(path, maxFileSize);
    read = bytes.toString('utf8');
    const no = notText(path, bytes, read);
    if (no) return no;
  } catch (error) {
    const isLost = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const isLink = isLost && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
    if (error instanceof TooLarge) return fault('CR003', path, 'must be smaller than 1 MiB');
    const hint = isLink
      ? 'broken link: replace it with the file'
      : error instanceof NotAFile
        ? 'replace it with a file'
        : undefined;
    return fault('CR001', path, `cannot read: ${readFailure(error)}`, hint);
  }
  const text = read.replace(/^\uFEFF/u, '');
  if (text.trim() === '') return fault('CR004', path, 'must not be empty', 'write something, or delete the file');
  const source = { path, text: text.includes('\r') ? text.replace(/\r\n?/gu, '\n') : text };
  return readTwice(source) ?? source;
}

/** Hidden files, copies of Events, and files of editors and systems. */
const isLeftAlone = /^\.|^\d\d[-_ ]|~$|\.(?:bak|orig|tmp|swp)$|^(?:README|Thumbs\.db|desktop\.ini)/iu;

function eventFiles(directory: string, diagnostics: Diagnostic[]): string[] {
  const folder = join(directory, 'events');
  const names = namesIn(folder);
  if (typeof names === 'string') {
    const near = readdirSync(directory).find((name) => nearestWord(name.toLowerCase(), ['events'], 2) !== undefined);
    const hint = near && near !== 'events' ? `rename ${near} to events` : 'each Event is a file in events/';
    diagnostics.push(fault('CR001', folder, names, hint));
    return [];
  }
  const isEvent = (name: string) => name.endsWith('.yaml') && !name.startsWith('.');
  const numbers = new Set(names.filter(isEvent).map((name) => name.slice(0, 2)));
  for (const name of names.filter((one) => !isEvent(one))) {
    const path = join(folder, name);
    const [, stem = name, ending] = /^([^.]*)(\..*)?$/u.exec(name) ?? [];
    // With its original next to it, the file is a copy.
    const message = `expected a name ending in .yaml, found ${ending ?? name}`;
    if (name.endsWith('.yml') || (/^\d\d[-_ ]/u.test(name) && !numbers.has(name.slice(0, 2))))
      diagnostics.push(fault('CR001', path, message, `rename it to ${stem}.yaml`));
    else if (!isLeftAlone.test(name) && !isDirectory(path)) {
      const hint = 'Events are .yaml files; move other files out of events/';
      diagnostics.push(warningAt('CR010', `unused file ${name}`, wholeFile(path), hint));
    }
  }
  return names.filter(isEvent).map((name) => `events/${name}`);
}

/** Templates of the game; reports unknown names. */
export function templateFiles(directory: string, diagnostics: Diagnostic[]): string[] {
  const folder = join(directory, 'templates');
  const names = existsSync(folder) ? namesIn(folder) : [];
  if (typeof names === 'string') {
    diagnostics.push(fault('CR001', folder, names, 'a game can have a directory of templates'));
    return [];
  }
  const known: readonly string[] = templateNames;
  const isMeant = (name: string) => name.endsWith('.hbs') || /^(?:rule|event)[-_ ]?book\b/iu.test(name);
  const hint = `a game can have its own ${listWords(known, 'and')}`;
  for (const name of names.filter((entry) => isMeant(entry) && !known.includes(entry)))
    diagnostics.push(fault('CR009', join(folder, name), `unknown template ${name}`, hint));
  return names.filter((name) => known.includes(name)).map((name) => `templates/${name}`);
}

/** Sorted names of YAML files; empty if unreadable. */
export function yamlNames(directory: string): string[] {
  try {
    return readdirSync(directory)
      .filter((name) => name.endsWith('.yaml') && !name.startsWith('.'))
      .sort();
  } catch {
    return [];
  }
}

function fault(code: Code, path: string, message: string, hint?: string): Diagnostic {
  return errorAt(code, message, wholeFile(path), hint);
}
