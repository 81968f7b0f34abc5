/** `core-runner print DOCUMENT --text`: a document as plain text. */

import { join } from 'node:path';
import { ofGames } from '../../../documents/index.ts';
import { requireContent } from '../../shared/content/content.ts';
import { commandError } from '../../terminal/failure.ts';
import { printJson, reportFiles } from '../../terminal/report.ts';
import { writeFiles } from '../../write-files.ts';

export async function printText(
  words: readonly string[],
  { out, content: directory, json }: { readonly out: string; readonly content?: string; readonly json?: true },
): Promise<void> {
  const written = Object.values(ofGames).flatMap(({ id, text }) => (text ? [{ id, text }] : []));
  const ids = written.map(({ id }) => id);
  const hint = `write core-runner print ${ids.join(' or ')} --text`;
  const asked = words.length === 1 ? written.find(({ id }) => id === words[0]) : undefined;
  if (asked === undefined) throw commandError(`--text is for ${ids.join(', ')} alone`, hint);
  const began = process.uptime();
  const content = await requireContent(directory);
  const { id, text } = asked;
  const path = join(out, `${id}.txt`);
  const bytes = Buffer.from(text(content));
  writeFiles(out, [{ path, bytes }]);
  const milliseconds = Math.round((process.uptime() - began) * 1000);
  if (json) printJson([{ document: id, file: path, bytes: bytes.length, milliseconds }]);
  else reportFiles([{ path, pages: 1, bytes: bytes.length, milliseconds }]);
}
