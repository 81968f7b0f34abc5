/** Content directory → sources. */

import { existsSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, errorAt, type Source, wholeFile } from '../diagnostics/diagnostic.ts';
import { notText } from './not-text.ts';

/** The files a game has beside its `events/`. */
export const gameFiles = ['game.yaml', 'board.yaml', 'setting.yaml', 'endings.yaml'] as const;

/** Files a game may do without. */
const optionalFiles = ['remarks.yaml'] as const;

const largestFile = 1024 * 1024; // bytes; a hundred times the longest Event

/** All sources of one game by their place in its directory (`game.yaml`, `events/11-corroded-golem.yaml`). */
export interface Sources {
  readonly files: ReadonlyMap<string, Source>;
  readonly diagnostics: Diagnostic[];
}

/** Reads a content directory. What is missing or no text becomes a diagnostic, never an exception. */
export function readContent(directory: string): Sources {
  const files = new Map<string, Source>();
  const diagnostics: Diagnostic[] = [];
  if (!isDirectory(directory)) {
    return {
      files,
      diagnostics: [
        fault(
          'CR001',
          directory,
          existsSync(directory) ? 'expected a directory, found a file' : 'cannot read: no such directory',
          'name the folder that holds game.yaml',
        ),
      ],
    };
  }
  const optional = optionalFiles.filter((name) => hasFile(join(directory, name)));
  for (const name of [...gameFiles, ...optional, ...eventFiles(directory, diagnostics)]) {
    const read = readText(join(directory, name));
    if ('text' in read) files.set(name, read);
    else diagnostics.push(read);
  }
  return { files, diagnostics };
}

/** One file as UTF-8 text, or why not. A byte order mark is dropped, CRLF becomes LF. */
export function readText(path: string): Source | Diagnostic {
  let read: string;
  try {
    const stats = statSync(path);
    const kind = otherThanFile(stats);
    if (kind !== undefined) return fault('CR001', path, `cannot read: it is ${kind}`, 'put a file in its place');
    if (stats.size > largestFile) return fault('CR003', path, 'must be smaller than 1 MiB');
    read = readFileSync(path, 'utf8'); // much faster than bytes
    // What is no UTF-8 has become U+FFFD, which a text may also have of its own.
    if (read.includes('\uFFFD') || read.includes('\0') || read.startsWith('%PDF')) {
      const no = notText(path, readFileSync(path));
      if (no) return no;
    }
  } catch (error) {
    return fault('CR001', path, `cannot read: ${reason(error)}`);
  }
  const text = read.replace(/^\uFEFF/u, '');
  if (text.trim() === '') return fault('CR004', path, 'must not be empty', 'fill it in, or delete the file');
  return { path, text: text.replace(/\r\n?/gu, '\n') };
}

/** What something is that is no file, and would give bytes without end or none at all; undefined for a file. */
export function otherThanFile(stats: Stats): string | undefined {
  if (stats.isFile()) return undefined;
  if (stats.isDirectory()) return 'a directory';
  if (stats.isFIFO()) return 'a pipe';
  if (stats.isSocket()) return 'a socket';
  return 'a device';
}

function eventFiles(directory: string, diagnostics: Diagnostic[]): string[] {
  const folder = join(directory, 'events');
  let names: string[];
  try {
    names = readdirSync(folder).sort();
  } catch (error) {
    diagnostics.push(fault('CR001', folder, `cannot read: ${reason(error)}`, 'each Event is a file in events/'));
    return [];
  }
  for (const name of names.filter((entry) => entry.endsWith('.yml')))
    diagnostics.push(
      fault('CR001', join(folder, name), 'expected a name ending in .yaml, found .yml', 'rename the file'),
    );
  return names.filter((name) => name.endsWith('.yaml') && !name.startsWith('.')).map((name) => `events/${name}`);
}

/** The YAML files of a directory by their names; none where it cannot be read. */
export function yamlNames(directory: string): string[] {
  try {
    return readdirSync(directory)
      .filter((name) => name.endsWith('.yaml') && !name.startsWith('.'))
      .sort();
  } catch {
    return [];
  }
}

/** Whether there is something of this name, to be read or complained of. */
export function hasFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

function isDirectory(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  const known: Record<string, string> = {
    ENOENT: 'no such file',
    EACCES: 'permission denied',
    EISDIR: 'it is a directory',
    ENOTDIR: 'it is not a directory',
    ELOOP: 'too many symbolic links',
  };
  return known[code ?? ''] ?? code ?? String(error);
}

function fault(code: string, path: string, message: string, hint?: string): Diagnostic {
  return errorAt(code, message, wholeFile(path), hint);
}
