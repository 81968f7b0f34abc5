/** `core-runner publish`: content → the folder of its page, for any web server. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Command } from '@commander-js/extra-typings';
import { titleSlug } from '../../../boards/file-name.ts';
import { defaultDocuments } from '../../../documents/catalogue.ts';
import type { EditionFile } from '../../../documents/document.ts';
import { makeEbook } from '../../../ebook/ebook.ts';
import { isDirectory } from '../../../files/read-file.ts';
import { readText } from '../../../files/read-text.ts';
import { designFiles } from '../../../installation/design-files.ts';
import { installation } from '../../../installation/paths.ts';
import { readPrepared } from '../../../installation/prepared-files.ts';
import { supplies } from '../../../installation/supplies.ts';
import type { Content } from '../../../model/content.ts';
import { downloadsOf } from '../../../site/downloads.ts';
import { listedFiles, offlineFile } from '../../../site/offline.ts';
import { samplePages } from '../../../site/sample-pages.ts';
import { singlePage } from '../../../site/single.ts';
import { type SiteFile, siteFiles } from '../../../site/site.ts';
import { requireContent } from '../../shared/content/content.ts';
import { addNotes } from '../../shared/help.ts';
import { contentOption, outOption, quietOption, sourceDate } from '../../shared/options.ts';
import { printEditions } from '../../shared/press/editions.ts';
import { gameJobs } from '../../shared/press/game-jobs.ts';
import { requireFaultless } from '../../shared/press/press.ts';
import { commandError } from '../../terminal/failure.ts';
import { print } from '../../terminal/output.ts';
import { plural } from '../../terminal/report.ts';
import { writeFiles } from '../../write-files.ts';

const notes = [
  'The folder is for any web server: copy all of it there. On GitHub, the workflow that init writes does this. The page works without a connection after the first visit, but for its downloads. It asks no other server for anything.',
  'Write the address into game.yaml, as site: https://example.org/game/. Books then name it, and the QR code of a sheet opens its board there.',
  'The single file has the rules, the Events, sheets and checks, but no pictures of scenes, books to print or checks of a game. It opens from a memory stick or a mail.',
  'Publishing again replaces the page and leaves other files of the folder alone. A folder with other files and without a page is refused. If anything fails, no file is written, and the old page stays.',
];

export function addPublish(program: Command): void {
  const command = program
    .command('publish')
    .summary('write the page of a game: books, sheets, checks and rules in any browser')
    .description(
      'Write the page of a game: a folder with which anyone can print it, make Run sheets, check scores and read the rules, in a browser and without this tool.',
    )
    .addOption(contentOption())
    .addOption(outOption('site/, with --single out/,'))
    .option('--single', 'write one HTML file that works without a server, without pictures of scenes')
    .addOption(quietOption())
    .action(publish);
  addNotes(command, {
    notes,
    exits: '0 done, 1 faults in the content, 2 wrong command line, or a folder that cannot be written',
    examples: ['publish', 'publish --content my-game --out my-site', 'publish --content my-game --single'],
  });
}

interface PublishOptions {
  readonly content?: string;
  readonly out: string;
  readonly single?: true;
}

async function publish({ content: directory, out, single }: PublishOptions): Promise<void> {
  const content = await requireContent(directory);
  const before = single ? [] : publishedFiles(out);
  const names = readdirSync(installation.site);
  const built = new Map(names.map((name) => [name, readPrepared(join(installation.site, name))]));
  const files = single
    ? singleFiles(content, built)
    : siteFiles(content, supplies, new Map([...built, ...designFiles()]), await printParts(content, out));
  const written = files.map(({ path, bytes }) => ({ path: join(out, path), bytes }));
  const now = new Set(written.map(({ path }) => path));
  writeFiles(
    out,
    written,
    before.filter((path) => !now.has(path) && existsSync(path)),
  );
  const kilobytes = Math.ceil(files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1000);
  const [{ path }] = files as [SiteFile];
  const said = single
    ? `${join(out, path)}: ${kilobytes} kB; open it in a browser`
    : `${out}: ${plural(files.length, 'file')}, ${kilobytes} kB; put them on a web server`;
  print(`${said}\n`);
}

/** The page as a file named for the game. */
function singleFiles(content: Content, prepared: ReadonlyMap<string, Uint8Array>): SiteFile[] {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
  const page = singlePage(content, supplies, prepared, sha256);
  return [{ path: `${titleSlug(content.game.title)}.html`, bytes: new TextEncoder().encode(page) }];
}

/** The files of a page in a folder, to be replaced. @throws Failure (exit 2) for a folder with anything else */
function publishedFiles(out: string): readonly string[] {
  if (!isDirectory(out) || readdirSync(out).length === 0) return [];
  const script = readText(join(out, offlineFile));
  const files = 'text' in script ? listedFiles(script.text) : undefined;
  if (files === undefined)
    throw commandError(`${out} has other files than those of a page`, 'name a new or empty directory with --out');
  return files.map((path) => join(out, path));
}

/** Every edition, the ebook and pictures of pages. @throws Failure (exit 1) for errors in any */
async function printParts(content: Content, out: string) {
  const documents = gameJobs(
    defaultDocuments.filter((id) => id !== 'print-me-first'),
    content,
    {},
  );
  const printMeFirst = (files: readonly EditionFile[]) => gameJobs(['print-me-first'], content, { files });
  const editions = await printEditions({ documents, printMeFirst }, out);
  const { date } = { date: content.game.edition.date, ...sourceDate() };
  const { bytes: ebook = new Uint8Array(), diagnostics } = makeEbook(content, supplies, date);
  requireFaultless(diagnostics);
  const toZip = editions.map(({ files, ...edition }) => ({
    ...edition,
    files: files.map((file) => ({ ...file, name: basename(file.path) })),
  }));
  const small = editions.find(({ folder }) => folder === 'a5')?.files ?? [];
  return {
    downloads: downloadsOf(toZip, ebook, { name: titleSlug(content.game.title), date }),
    samples: samplePages(small, supplies),
  };
}
