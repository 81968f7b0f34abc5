/** A folder of a translation → the folder of the original that it translates. */

import { isAbsolute, join } from 'node:path';
import { type Diagnostic, errorAt, type Source, type Span } from '../diagnostics/diagnostic.ts';
import { isDirectory } from '../read-file.ts';
import { readText } from './read.ts';

/** The folder that a file translates one of the same name in, and where it is named. */
export interface Original {
  readonly directory: string;
  readonly file: string;
  readonly span: Span;
}

/** What `translates` of a file names, even if the file has faults; undefined in one that is no translation. */
export function originalOf(directory: string, file = 'game.yaml'): Original | undefined {
  const source = sourceIn(directory, file);
  if (source === undefined) return undefined;
  const found = /^translates:[ \t]*(["']?)([^\s"'#][^"'#\n]*?)\1[ \t]*(?:#.*)?$/dmu.exec(source.text);
  const [path, [start, end] = [0, 0]] = [found?.[2], found?.indices?.[2]];
  if (path === undefined) return undefined;
  return { directory: isAbsolute(path) ? path : join(directory, path), file, span: { source, start, end } };
}

/** CR235: an original that is none. */
export function wrongOriginal({ directory, file, span }: Original): Diagnostic | undefined {
  const isTranslation = originalOf(directory, file) !== undefined;
  const found = sourceIn(directory, file) ? isTranslation && 'a translation' : `no readable ${file}`;
  const hint = 'write the path from this folder to the original, such as ..';
  return found ? errorAt('CR235', `expected an original in ${directory}, found ${found}`, span, hint) : undefined;
}

function sourceIn(directory: string, file: string): Source | undefined {
  const source = isDirectory(directory) ? readText(join(directory, file)) : undefined;
  return source && 'text' in source ? source : undefined;
}
