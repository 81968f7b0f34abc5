/** `--content` → content, or the command ends with every fault. */

import { statSync } from 'node:fs';
import type { Content } from '../load/content.ts';
import { Failure } from './failure.ts';
import { installation } from './installation.ts';
import { reportDiagnostics } from './report.ts';

/** Loads a content directory; faults are printed and end the command with code 1, a missing directory with 2. */
export async function requireContent(directory: string = installation.content): Promise<Content> {
  const { loadContent } = await import('../load/load.ts');
  const { content, diagnostics } = loadContent(directory);
  reportDiagnostics(diagnostics);
  if (content === undefined) throw new Failure(isDirectory(directory) ? 1 : 2, '');
  return content;
}

export function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
