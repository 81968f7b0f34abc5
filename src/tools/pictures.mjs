/** `npm run pictures`: the README's pictures, drawn from PDFs by MuPDF. The game in them has the Events of `picture-events/`. */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = join(root, 'out/pictures');
const seed = 'rusty-crane-ledger';

const prints = [
  ['rule-book', 'event-book', 'tracking-sheet', 'run-sheet', 'dice-check-odds', '--paper', 'a4', '--seed', seed],
  ['event-book', '--paper', 'a5'],
];

/** Each is of the first page with its words. */
const pictures = [
  { name: 'cover.png', pdf: 'event-book.pdf', words: '' },
  { name: 'event-book-a4.png', pdf: 'event-book.pdf', words: 'Wet Paint' },
  { name: 'tracking-sheet.png', pdf: 'tracking-sheet.pdf', words: '' },
  { name: 'run-sheet.png', pdf: `run-${seed}-normal.pdf`, words: '' },
  { name: 'event-book-a5-scene.png', pdf: 'event-book-a5.pdf', words: 'The basin at Quay Four' },
  { name: 'event-book-a5-outcomes.png', pdf: 'event-book-a5.pdf', words: 'It has you down as' },
  { name: 'rule-book-a4.png', pdf: 'rule-book.pdf', words: 'low Health shuts you out' },
  { name: 'dice-check-odds.png', pdf: 'dice-check-odds.pdf', words: '' },
];

/** Prints into an empty directory, with the game in `content/`, and returns the SHA-256 of each PDF. */
export function printForPictures(directory) {
  const content = join(directory, 'content');
  cpSync(join(root, 'content/core-runner'), content, { recursive: true });
  const invented = join(root, 'src/tools/picture-events');
  for (const file of readdirSync(invented)) {
    const old = readdirSync(join(content, 'events')).find((name) => name.startsWith(file.slice(0, 2)));
    rmSync(join(content, 'events', old));
    copyFileSync(join(invented, file), join(content, 'events', file));
  }
  const { SOURCE_DATE_EPOCH: _, ...env } = process.env; // the date is that of the edition
  const tool = join(root, 'dist/core-runner.js');
  for (const words of prints)
    execFileSync(process.execPath, [tool, 'print', ...words, '--content', content, '--out', directory], { env });
  const hashOf = (pdf) =>
    createHash('sha256')
      .update(readFileSync(join(directory, pdf)))
      .digest('hex');
  return Object.fromEntries([...new Set(pictures.map(({ pdf }) => pdf))].sort().map((pdf) => [pdf, hashOf(pdf)]));
}

function drawPictures(directory) {
  const pdfs = printForPictures(directory);
  const draw = (...words) => execFileSync('mutool', ['draw', '-q', ...words], { stdio: ['ignore', 'pipe', 'ignore'] });
  for (const old of readdirSync(out)) rmSync(join(out, old));
  const drawn = pictures.map(({ name, pdf, words }) => {
    const path = join(directory, pdf);
    const pages = String(draw('-F', 'text', '-o', '-', path)).split('\f');
    const page = pages.findIndex((text) => text.replace(/\s+/gu, ' ').includes(words)) + 1;
    if (page === 0) throw new Error(`no page of ${pdf} has ${words}`);
    // Twice the size in the README; 4 bits of grey make the smaller file.
    draw('-r', '60', '-A', '4', '-o', join(out, name), path, String(page));
    return [name, { pdf, page }];
  });
  const manifest = { pictures: Object.fromEntries(drawn), pdfs };
  writeFileSync(join(out, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const directory = mkdtempSync(join(tmpdir(), 'core-runner-pictures-'));
  drawPictures(directory);
  rmSync(directory, { recursive: true });
}
