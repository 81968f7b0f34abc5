/** `core-runner print tracking-sheet --text`: the Tracking Sheet as plain text. */

import { join } from 'node:path';
import { Failure } from '../terminal/failure.ts';
import { printJson, reportFiles } from '../terminal/report.ts';
import { writeFiles } from '../write-files.ts';
import { requireContent } from './content.ts';

/** Writes the sheet; `refused` are options that have no meaning for a text. */
export async function printText(
  words: readonly string[],
  { out, content: directory, json }: { readonly out: string; readonly content?: string; readonly json?: true },
  refused: readonly string[],
): Promise<void> {
  const hint = 'write core-runner print tracking-sheet --text';
  if (words.length !== 1 || words[0] !== 'tracking-sheet')
    throw new Failure(2, `error: --text is for the Tracking Sheet alone\n  hint: ${hint}`);
  if (refused.length > 0)
    throw new Failure(2, `error: ${refused.join(' and ')} cannot go with --text\n  hint: ${hint}`);
  const began = process.uptime();
  const content = requireContent(directory);
  const { trackingSheetText } = await import('../../documents/sheets/text.ts');
  const path = join(out, 'tracking-sheet.txt');
  const bytes = Buffer.from(trackingSheetText(content));
  writeFiles(out, [{ path, bytes }]);
  const milliseconds = Math.round((process.uptime() - began) * 1000);
  if (json) printJson([{ document: 'tracking-sheet', file: path, bytes: bytes.length, milliseconds }]);
  else reportFiles([{ path, pages: 1, bytes: bytes.length, milliseconds }]);
}
