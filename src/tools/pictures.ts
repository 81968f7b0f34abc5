/** `npm run pictures`: the README's pictures, with poppler's `pdftotext` and `pdftoppm`, and a list of what they show. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictures, printForPictures } from './picture-prints.ts';

const dotsPerInch = '60'; // twice as many as the README shows

const root = process.cwd();
const out = join(root, 'out/pictures');
const directory = mkdtempSync(join(tmpdir(), 'core-runner-pictures-'));
try {
  const pdfs = printForPictures(root, directory);
  mkdirSync(out, { recursive: true });
  for (const old of readdirSync(out)) rmSync(join(out, old));
  const shown: Record<string, { pdf: string; page: number }> = {};
  for (const { name, pdf, words } of pictures) {
    const page = pageWith(words, join(directory, pdf));
    shown[`${name}.png`] = { pdf, page };
    poppler(
      'pdftoppm',
      '-r',
      dotsPerInch,
      '-f',
      page,
      '-l',
      page,
      '-singlefile',
      '-png',
      join(directory, pdf),
      join(out, name),
    );
  }
  writeFileSync(join(out, 'manifest.json'), `${JSON.stringify({ pictures: shown, pdfs }, undefined, 2)}\n`);
} finally {
  rmSync(directory, { recursive: true, force: true });
}

/** The first page on which all words stand. */
function pageWith(words: readonly string[], pdf: string): number {
  const pages = poppler('pdftotext', pdf, '-').split('\f');
  const page = pages.findIndex((text) => words.every((word) => text.replace(/\s+/gu, ' ').includes(word)));
  if (page === -1) throw new Error(`no page of ${pdf} has ${words.join(' and ')}`);
  return page + 1;
}

function poppler(command: string, ...words: readonly (string | number)[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, words.map(String), { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed; it is part of poppler-utils\n${error?.message ?? stderr}`);
  return stdout;
}
