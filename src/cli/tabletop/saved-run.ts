/** A Run at a real table ↔ the file it is kept in. */

import { readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { LogEntry, Run } from '../../game/run/play.ts';
import { otherThanFile } from '../../load/read.ts';
import { Failure, outsideReason } from '../terminal/failure.ts';
import { writeFiles } from '../write-files.ts';

const format = 'core-runner run 1';

/** What a file holds. */
export interface SavedRun {
  readonly run: Run;
  /** The fingerprint of the content it was begun with. */
  readonly content: string;
}

/** Reads a saved Run; undefined where there is no such file yet. */
export function readSave(path: string): SavedRun | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  const kind = otherThanFile(stats);
  if (kind !== undefined) throw new Failure(2, `error: cannot read ${path}: it is ${kind}`);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Failure(2, `error: cannot read ${path}: ${outsideReason(error)}`);
  }
  const saved = parsed(text);
  if (saved === undefined)
    throw new Failure(2, `error: ${path} is no saved Run\n  hint: name a new file, and it is made`);
  return { run: { difficulty: saved.difficulty, log: saved.log }, content: saved.content };
}

/**
 * Writes a Run under a temporary name and renames it: a file is whole, or as it was. `content` is the fingerprint of what
 * the Run was begun with, whatever it goes on with.
 */
export function writeSave(path: string, content: string, { difficulty, log }: Run): void {
  const entries = log.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  const head = JSON.stringify({ format, content, difficulty }, null, 2).slice(0, -2);
  const text = `${head},\n  "log": [${entries === '' ? '' : `\n${entries}\n  `}]\n}\n`;
  writeFiles(dirname(path), [{ path: path === basename(path) ? `./${path}` : path, bytes: Buffer.from(text, 'utf8') }]);
}

function parsed(text: string): { content: string; difficulty: string; log: LogEntry[] } | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const saved = value as { format?: unknown; content?: unknown; difficulty?: unknown; log?: unknown } | null;
  const isEntry = (entry: unknown) => {
    const { choice, faces } = (entry ?? {}) as { choice?: unknown; faces?: unknown };
    return typeof choice === 'string' && Array.isArray(faces) && faces.every(Number.isInteger);
  };
  if (saved?.format !== format || typeof saved.difficulty !== 'string' || typeof saved.content !== 'string')
    return undefined;
  if (!Array.isArray(saved.log) || !saved.log.every(isEntry)) return undefined;
  return { content: saved.content, difficulty: saved.difficulty, log: saved.log };
}
