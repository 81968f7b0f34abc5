/** `core-runner print ebook`: content → an EPUB. */

import { join } from 'node:path';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { titleSlug } from '../../../boards/file-name.ts';
import { makeEbook } from '../../../ebook/ebook.ts';
import { installation } from '../../../installation/paths.ts';
import { supplies } from '../../../installation/supplies.ts';
import { requireContent } from '../../shared/content/content.ts';
import { flagOf, sourceDate } from '../../shared/options.ts';
import { requireFaultless } from '../../shared/press/press.ts';
import { whileWatching } from '../../shared/watching.ts';
import { commandError } from '../../terminal/failure.ts';
import { printJson, reportFiles } from '../../terminal/report.ts';
import { writeFiles } from '../../write-files.ts';

interface EbookOptions {
  readonly out: string;
  readonly content?: string | undefined;
  readonly json?: true;
  readonly watch?: true;
}

/** Options that an ebook takes. */
const taken = ['content', 'out', 'watch', 'json', 'quiet'];

/** Writes the ebook of a game. @throws Failure (exit 2) beside other documents, and for options of paper */
export async function printEbook(
  words: readonly string[],
  options: EbookOptions,
  command: CommandUnknownOpts,
): Promise<void> {
  const other = words.find((word) => word !== 'ebook');
  if (other !== undefined) throw commandError(`cannot print ebook and ${other} at once`, 'use a command for each');
  const idle = Object.keys(options).find(
    (name) => !taken.includes(name) && command.getOptionValueSource(name) === 'cli',
  );
  if (idle !== undefined) throw commandError(`an ebook takes no ${flagOf(idle)}`, `leave out ${flagOf(idle)}`);
  const act = async () => {
    const content = await requireContent(options.content);
    const began = process.uptime();
    const { bytes = new Uint8Array(), diagnostics } = makeEbook(content, supplies, sourceDate().date);
    requireFaultless(diagnostics);
    const milliseconds = Math.round((process.uptime() - began) * 1000);
    const path = join(options.out, `${titleSlug(content.game.title)}.epub`);
    writeFiles(options.out, [{ path, bytes }]);
    const row = { bytes: bytes.length, milliseconds };
    if (options.json) printJson({ files: [{ document: 'ebook', file: path, ...row }] });
    else reportFiles([{ path, pages: 1, ...row }]);
  };
  return options.watch ? whileWatching(options.content ?? installation.content, act) : act();
}
