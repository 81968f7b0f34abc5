/** `core-runner publish`: content → the folder of its page, for any web server. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '@commander-js/extra-typings';
import { designFiles } from '../../../installation/design-files.ts';
import { installation } from '../../../installation/paths.ts';
import { readPrepared } from '../../../installation/prepared-files.ts';
import { supplies } from '../../../installation/supplies.ts';
import { siteFiles } from '../../../site/site.ts';
import { requireContent } from '../../shared/content/content.ts';
import { addNotes } from '../../shared/help.ts';
import { contentOption, quietOption } from '../../shared/options.ts';
import { print } from '../../terminal/output.ts';
import { plural } from '../../terminal/report.ts';
import { writeFiles } from '../../write-files.ts';

const notes = [
  'The folder is for any web server. It works without a connection after the first visit, and asks no other address for anything.',
  'Write site: https://… in game.yaml, and sheets have a QR code that opens their board on the page.',
];

export function addPublish(program: Command): void {
  const command = program
    .command('publish')
    .summary('write the page of a game: sheets, checks and rules in any browser')
    .description('Write a folder that anyone can open in a browser: to print the game, and to make Run sheets.')
    .addOption(contentOption())
    .option('-o, --out <DIR>', 'where to write (default: site/ in your game or here)', 'site')
    .addOption(quietOption())
    .action(publish);
  addNotes(command, {
    notes,
    exits: '0 done, 1 faults in the content, 2 wrong command line, or a file that cannot be written',
    examples: ['publish', 'publish --content my-game --out site'],
  });
}

async function publish({
  content: directory,
  out,
}: {
  readonly content?: string;
  readonly out: string;
}): Promise<void> {
  const content = await requireContent(directory);
  const names = readdirSync(installation.site);
  const built = names.map((name) => [name, readPrepared(join(installation.site, name))] as const);
  const prepared = new Map<string, Uint8Array>([...built, ...designFiles()]);
  const files = siteFiles(content, supplies, prepared);
  writeFiles(
    out,
    files.map(({ path, bytes }) => ({ path: join(out, path), bytes })),
  );
  const kilobytes = Math.ceil(files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1000);
  print(`${out}: ${plural(files.length, 'file')}, ${kilobytes} kB; put them on a web server\n`);
}
