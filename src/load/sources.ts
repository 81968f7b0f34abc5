/** Files as they are read, before anything is made of them. */

import type { Code } from '../diagnostics/codes.ts';
import { type Diagnostic, errorAt, type Source, type Span, wholeFile } from '../diagnostics/diagnostic.ts';

/** A text, or why there is none. */
export type Read = Source | Diagnostic;

/** A folder of a game or of dice systems. */
export interface Sources {
  /** Its path, as the user would type it; empty for files that are in no folder. */
  readonly directory: string;
  /** What is read, by name: `game.yaml`, `events/11-a-title.yaml`; or a folder that cannot be read: `events`. */
  readonly files: ReadonlyMap<string, Read>;
  /** Names of what is not read; that of a folder ends in a slash. */
  readonly others?: readonly string[];
  /** Why nothing is read: the folder of no game. */
  readonly wrong?: Diagnostic;
  /** The folder that this one translates. */
  readonly original?: Sources;
}

/** The path of a file in a folder. */
export const pathIn = ({ directory }: Pick<Sources, 'directory'>, name: string): string =>
  /^\.?$/u.test(directory) ? name : `${directory.replace(/\/$/u, '')}/${name}`;

/** A file of a folder, or that it is missing. */
export const fileIn = (sources: Sources, name: string): Read =>
  sources.files.get(name) ?? fault('CR001', pathIn(sources, name), 'cannot read: no such file');

/** Names of files in a folder that are YAML, sorted. */
export const yamlNames = ({ files, others = [] }: Sources): string[] =>
  [...files.keys(), ...others].filter((name) => /^(?!\.)[^/]*\.yaml$/u.test(name)).sort();

/** A text as all else expects it: without byte order mark, with LF; or what is wrong with all of it. */
export function sourceOf(path: string, written: string): Read {
  const text = written.replace(/^\uFEFF/u, '').replace(/\r\n?/gu, '\n');
  if (text.trim() === '') return fault('CR004', path, 'must not be empty', 'write something, or delete the file');
  return readTwice({ path, text }) ?? { path, text };
}

/** UTF-8 that was read as Windows-1252 and saved again. */
const twice = /â€[\u009C\u009D\u0098\u0099\u0093\u0094œ™˜“”¦]?|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]/u;

/** Reports text that was decoded in a wrong encoding; undefined if none. */
function readTwice(source: Source): Diagnostic | undefined {
  const found = /[âÃÂ]/u.test(source.text) ? twice.exec(source.text) : null;
  if (!found) return undefined;
  const span = { source, start: found.index, end: found.index + found[0].length };
  const count = source.text.match(new RegExp(twice, 'gu'))?.length ?? 1;
  const others = count > 1 ? ` and ${count - 1} more` : '';
  const hint = 'the file was opened as Latin-1 and saved: restore it, or type these characters again';
  return errorAt('CR002', `expected text, found wrongly decoded ${found[0]}${others}`, span, hint);
}

/** The folder that `translates` of a file names, even if the file has faults; undefined in one that is no translation. */
export function translated(read: Read | undefined): { readonly path: string; readonly span: Span } | undefined {
  if (read === undefined || !('text' in read)) return undefined;
  const found = /^translates:[ \t]*(["']?)([^\s"'#][^"'#\n]*?)\1[ \t]*(?:#.*)?$/dmu.exec(read.text);
  const [path, [start, end] = [0, 0]] = [found?.[2], found?.indices?.[2]];
  return path === undefined ? undefined : { path, span: { source: read, start, end } };
}

/** A file that translates another: its original and where that is named, or CR235: an original that is none. */
export function originalOf(
  sources: Sources,
  file = 'game.yaml',
): { readonly original: Sources; readonly span: Span; readonly wrong: Diagnostic | undefined } | undefined {
  const named = translated(sources.files.get(file));
  if (named === undefined) return undefined;
  const { original = { directory: pathIn(sources, named.path), files: new Map<string, Read>() } } = sources;
  const read = original.files.get(file);
  const isText = read !== undefined && 'text' in read;
  const found = isText ? translated(read) && 'a translation' : `no readable ${file}`;
  const hint = 'write the path from this folder to the original, such as ..';
  const message = `expected an original in ${original.directory}, found ${found}`;
  return { original, span: named.span, wrong: found ? errorAt('CR235', message, named.span, hint) : undefined };
}

/** An error of a whole file. */
export function fault(code: Code, path: string, message: string, hint?: string): Diagnostic {
  return errorAt(code, message, wholeFile(path), hint);
}
