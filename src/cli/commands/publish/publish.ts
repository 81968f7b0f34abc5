/** `core-runner publish`: content → the folder of its page, for any web server. */

import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '@commander-js/extra-typings';
import { titleSlug } from '../../../boards/file-name.ts';
import { designFiles } from '../../../installation/design-files.ts';
import { installation } from '../../../installation/paths.ts';
import { readPrepared } from '../../../installation/prepared-files.ts';
import { supplies } from '../../../installation/supplies.ts';
import type { Content } from '../../../model/content.ts';
import { singlePage } from '../../../site/single.ts';
import { type SiteFile, siteFiles } from '../../../site/site.ts';
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
    .option('--single', 'write one HTML file that works without a server, without pictures of scenes')
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
  single,
}: {
  readonly content?: string;
  readonly out: string;
  readonly single?: true;
}): Promise<void> {
  const content = await requireContent(directory);
  const names = readdirSync(installation.site);
  const built = names.map((name) => [name, readPrepared(join(installation.site, name))] as const);
  const prepared = new Map<string, Uint8Array>([...built, ...designFiles()]);
  const files = single ? singleFiles(content, prepared) : siteFiles(content, supplies, prepared);
  writeFiles(
    out,
    files.map(({ path, bytes }) => ({ path: join(out, path), bytes })),
  );
  const kilobytes = Math.ceil(files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1000);
  const where = single ? 'open it in a browser' : 'put them on a web server';
  print(`${out}: ${plural(files.length, 'file')}, ${kilobytes} kB; ${where}\n`);
}

/** The page as a file named for the game. */
function singleFiles(content: Content, prepared: ReadonlyMap<string, Uint8Array>): SiteFile[] {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
  const page = singlePage(content, supplies, prepared, sha256);
  return [{ path: `${titleSlug(content.game.title)}.html`, bytes: new TextEncoder().encode(page) }];
}
