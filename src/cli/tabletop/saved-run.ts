/** A Run at a real table ↔ its file. */

import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Run } from '../../game/run/play.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { readNamedFile } from '../named-file.ts';
import { commandError } from '../terminal/failure.ts';
import { writeFiles } from '../write-files.ts';

const format = 'core-runner run 1';

export interface SavedRun {
  readonly run: Run;
  readonly content: string;
  /** Seed of the Run sheet, if any. */
  readonly sheet?: string | undefined;
  /** Whether that sheet is sealed. */
  readonly sealed?: boolean | undefined;
}

/** Reads a saved Run; undefined without a file. */
export function readSave(path: string, { run }: Vocabulary): SavedRun | undefined {
  if (!existsSync(path)) return undefined;
  const saved = parsed(readNamedFile(path).toString());
  if (saved === undefined)
    throw commandError(`${path} is not a saved ${run.one}`, 'to begin, name a file that does not exist');
  return saved;
}

/** Writes a Run under a temporary name and renames it, so that a file is never partial. */
export function writeSave(path: string, { run: { difficulty, log }, content, sheet, sealed }: SavedRun): void {
  const entries = log.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  const head = JSON.stringify({ format, content, difficulty, sheet, sealed }, null, 2).slice(0, -2);
  const text = `${head},\n  "log": [${entries === '' ? '' : `\n${entries}\n  `}]\n}\n`;
  writeFiles(dirname(path), [{ path: path === basename(path) ? `./${path}` : path, bytes: Buffer.from(text, 'utf8') }]);
}

function parsed(text: string): SavedRun | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const saved = value as
    | { readonly [Key in 'format' | 'content' | 'difficulty' | 'sheet' | 'sealed' | 'log']?: unknown }
    | null;
  const isEntry = (entry: unknown) => {
    const { choice, faces } = (entry ?? {}) as { choice?: unknown; faces?: unknown };
    return typeof choice === 'string' && Array.isArray(faces) && faces.every(Number.isInteger);
  };
  if (saved?.format !== format || typeof saved.difficulty !== 'string' || typeof saved.content !== 'string')
    return undefined;
  if (!Array.isArray(saved.log) || !saved.log.every(isEntry)) return undefined;
  const { content, difficulty, sheet, sealed, log } = saved;
  if (sheet !== undefined && typeof sheet !== 'string') return undefined;
  return { run: { difficulty, log }, content, sheet, sealed: sealed === true || undefined };
}
