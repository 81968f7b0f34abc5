import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { outcomeNames } from '../../src/model/event.ts';
import { pdfText } from '../documents/pdf-text.ts';
import { shippedContent } from '../game/shipped.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'out/pictures');
const { pictures, pdfs } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
  pictures: Record<string, { pdf: string; page: number }>;
  pdfs: Record<string, string>;
};
const directory = mkdtempSync(join(tmpdir(), 'core-runner-pictures-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const tool: { readonly printForPictures: (directory: string) => Readonly<Record<string, string>> } = await import(
  String(new URL('../../src/tools/pictures.mjs', import.meta.url))
);
const printed = tool.printForPictures(directory);

/** The first words of a text: enough to know it by. */
const opening = (text: string) => text.split(/\s+/u).slice(0, 6).join(' ').replace(/[*]/gu, '');

/** How every text of the book that ships begins: scenes, Outcomes, Endings. */
const secrets = [
  ...shippedContent.events.flatMap((event) => [
    opening(event.text),
    ...(event.kind === 'event' ? outcomeNames.map((name) => opening(event.outcomes[name].text)) : []),
  ]),
  ...shippedContent.endings.map(({ text }) => opening(text)),
];

/** README and the page of dice systems, where the pictures are shown. */
const readme = ['README.md', 'docs/dice-systems.md'].map((page) => readFileSync(join(root, page), 'utf8')).join('\n');

describe('the pictures of the README', () => {
  it('are of what is printed now', () => expect(printed, 'run npm run pictures').toEqual(pdfs));
  it('are all there, listed and shown', () => {
    const shown = [...readme.matchAll(/<img src="(?:\.\.\/)?out\/pictures\/([^"]+)"[^>]* alt="[^"]{20,}"/gu)].map(
      ([, name]) => name,
    );
    expect(shown.sort()).toEqual(Object.keys(pictures).sort());
    expect(readdirSync(folder).sort()).toEqual([...Object.keys(pictures), 'manifest.json'].sort());
  });
  it('say in their words on which side of a leaf a page is, and which Events and Outcomes are on it', async () => {
    for (const [file, { pdf, page }] of Object.entries(pictures)) {
      const alt = new RegExp(`/${file}"[^>]* alt="([^"]+)"`, 'u').exec(readme)?.[1] ?? '';
      if (!file.startsWith('event-book')) continue;
      expect(alt).toMatch(page % 2 === 1 ? /^A right-hand page/u : /^The back of the same leaf/u);
      const text = (await pdfText(readFileSync(join(directory, pdf))))[page - 1] ?? '';
      for (const [number] of alt.matchAll(/\b\d\d\b/gu)) expect(text).toContain(number);
      for (const name of outcomeNames)
        if (page % 2 === 0)
          expect(alt.toLowerCase().includes(` ${name} `), name).toBe(text.includes(` ${name.toUpperCase()} `));
    }
  });
  it('have invented Events without a fault or a remark', () => {
    const words = ['dist/core-runner.js', 'validate', join(directory, 'content')];
    const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
    expect([stderr, stdout]).toEqual(['', expect.stringContaining('no faults')]);
    const shipped = shippedContent.events.map(({ title }) => `title: ${title}`);
    const invented = join(root, 'src/tools/picture-events');
    for (const file of readdirSync(invented))
      expect(shipped).not.toContain(/^title: .*$/mu.exec(readFileSync(join(invented, file), 'utf8'))?.[0]);
  });
  it('tell nothing that is read in an Event or an Ending (CR-042)', async () => {
    const books = new Map<string, string[]>();
    for (const pdf of Object.keys(pdfs)) books.set(pdf, await pdfText(readFileSync(join(directory, pdf))));
    const found = (pages: readonly string[]) => secrets.filter((text) => pages.some((page) => page.includes(text)));
    // The book itself, from which the pages are taken, does tell; four of its Events are invented.
    expect(found(books.get('event-book.pdf') ?? []).length).toBeGreaterThan(secrets.length * 0.8);
    for (const [name, { pdf, page }] of Object.entries(pictures))
      expect([name, found([books.get(pdf)?.[page - 1] ?? ''])]).toEqual([name, []]);
  });
});
