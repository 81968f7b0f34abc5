/** `core-runner errata`: a folder printed earlier, content → slips and the list of pages to print again. */

import { join } from 'node:path';
import type { GameDocumentId } from '../../../documents/catalogue.ts';
import { needs } from '../../../documents/document.ts';
import { errata as errataDocument, type FileChanges } from '../../../documents/errata/errata.ts';
import { ofGames } from '../../../documents/index.ts';
import { gameImprint } from '../../../load/imprint.ts';
import { changesOf, type OldBlock, type PageChange } from '../../../typeset/edition/changes.ts';
import { readNamedFile } from '../../named-file.ts';
import { requireContent } from '../../shared/content/content.ts';
import { jobsFor } from '../../shared/press/jobs.ts';
import { digestOf, type Manifest, type ManifestFile } from '../../shared/press/manifest.ts';
import { openPress, printJob } from '../../shared/press/press.ts';
import { commandError } from '../../terminal/failure.ts';
import { print as say } from '../../terminal/output.ts';
import { plural, printJson } from '../../terminal/report.ts';
import { writeFiles } from '../../write-files.ts';

export interface ErrataOptions {
  readonly content?: string;
  readonly out: string;
  readonly json?: true;
}

/** Prints the changes since the folder was printed; without changes nothing is written. */
export async function printErrata(directory: string, options: ErrataOptions): Promise<void> {
  const manifest = readManifest(join(directory, 'manifest.json'));
  const content = await requireContent(options.content);
  if (content.game.title !== manifest.title)
    throw commandError(
      `${directory} holds ${manifest.title}, and the content is ${content.game.title}`,
      'name the content it was printed from with --content',
    );
  const { veil: _, seed: __, difficulty: ___, ...edition } = manifest.options;
  const isOfGame = (id: string): id is GameDocumentId => Object.hasOwn(ofGames, id);
  // The list of files in an edition changes with any of them.
  const old = manifest.files.filter(({ document: id }) => !isOfGame(id) || !needs(ofGames[id], 'files'));
  const ids = old.map(({ document }) => document);
  const names = {
    ofGame: ids.filter(isOfGame),
    others: ids.filter((id) => !isOfGame(id)),
    ownWords: options.content !== undefined,
  };
  const choices = { ...manifest.options, ...(options.content !== undefined && { content: options.content }) };
  const { jobs } = jobsFor(names, choices, content);
  const press = openPress();
  const printed = await press(jobs, edition, options.out);
  const files = old.map((file): FileChanges => {
    const now = printed.find(({ id }) => id === file.document);
    return { file: file.file, changes: changesOf(file.content.map(oldPage), now?.laid ?? [], digestOf) };
  });
  const count = files.reduce((sum, { changes }) => sum + changes.length, 0);
  if (count > 0) {
    const job = printJob({
      id: 'errata',
      file: 'errata.pdf',
      document: errataDocument,
      imprint: gameImprint(content),
      input: () => ({ files, before: manifest.fingerprint }),
    });
    writeFiles(options.out, await press([job], { paper: edition.paper }, options.out));
  }
  if (options.json) printJson(files.flatMap(({ file, changes }) => changes.map((change) => changeJson(file, change))));
  else say(`${summary(files, count, join(options.out, 'errata.pdf'))}\n`);
}

function readManifest(path: string): Manifest {
  const bytes = readNamedFile(path, 'core-runner print --all-editions makes folders that have one');
  try {
    const manifest = JSON.parse(bytes.toString()) as Manifest;
    if (manifest.format === 1 && Array.isArray(manifest.files)) return manifest;
  } catch {}
  throw commandError(`${path} is no manifest that this version reads`);
}

function oldPage([label = '', ...blocks]: ManifestFile['content'][number]) {
  return {
    label,
    blocks: blocks.map((block): OldBlock => {
      const [x = 0, y = 0, width = 0, height = 0] = block.split(' ').map(Number);
      return { box: { x, y, width, height }, digest: block.split(' ')[4] ?? '' };
    }),
  };
}

function changeJson(file: string, change: PageChange) {
  const { label: page, kind } = change;
  return { file, page, kind, box: kind === 'slip' ? change.cover : undefined };
}

function summary(files: readonly FileChanges[], count: number, path: string): string {
  if (count === 0) return 'nothing has changed';
  const lines = files.flatMap(({ file, changes }) => {
    const labels = (kind: PageChange['kind']) => changes.filter((one) => one.kind === kind).map(({ label }) => label);
    const named = (words: string, kind: PageChange['kind']) =>
      labels(kind).length > 0 ? [`${file}: ${words} ${labels(kind).join(', ')}`] : [];
    const slips = labels('slip').length;
    return [
      ...(slips > 0 ? [`${file}: ${plural(slips, 'slip')}, on ${[...new Set(labels('slip'))].join(', ')}`] : []),
      ...named('print again', 'reprint'),
      ...named('print and add', 'new'),
      ...named('take out', 'gone'),
    ];
  });
  return [...lines, path].join('\n');
}
