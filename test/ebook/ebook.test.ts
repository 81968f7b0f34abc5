/** The ebooks of the games that ship, as a reading system, a screen reader and a reader have them. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { unzipSync } from 'fflate';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventBookData } from '../../src/documents/event-book/event-book.ts';
import { ruleBookData } from '../../src/documents/rule-book/data.ts';
import { makeEbook } from '../../src/ebook/ebook.ts';
import { fillTemplate } from '../../src/manuscript/template.ts';
import type { Content } from '../../src/model/content.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { briefOf, expectAll, sentencesOf, templateText, textsOfGame } from '../documents/sentences.ts';
import { loadContent } from '../load/directory.ts';
import { supplies } from '../typeset/house.ts';

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

let browser: Browser | undefined;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** XHTML → its text: inline elements join, others part. */
const textOf = (xhtml: string) =>
  xhtml
    .replace(/<head>.*?<\/head>|<\/?(?:a|b|i|span)\b[^>]*>/gsu, '')
    .replace(/<[^>]*>/gu, '\n')
    .replace(/&#(\d+);/gu, (_, code) => String.fromCodePoint(Number(code)));

/** In a page with axe: shows a file, without the time to load one, and looks for faults. */
const faultsOf = `(async (text) => {
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xhtml+xml');
  document.documentElement.replaceWith(document.adoptNode(documentElement));
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  while (document.styleSheets.length === 0) await new Promise((done) => setTimeout(done));
  const { scrollWidth } = document.documentElement;
  const { violations } = await axe.run({ resultTypes: ['violations'] });
  return [
    ...violations.map(({ id, nodes }) => id + ' ' + nodes[0].html),
    ...(scrollWidth > innerWidth ? ['wider than the window: ' + scrollWidth] : []),
  ];
})`;

/** Words of printing, in the languages of the games. */
const printing = {
  en: /\b(?:print|veil|page|screen|overleaf|pdf|cut it out)/iu,
  de: /druck|schleier|\bseite\b|bildschirm|rückseite|pdf/iu,
};

describe.each(['core-runner', 'low-tide', 'low-tide/de', 'starter'])('the ebook of %s', (game) => {
  const content = loadContent(join('content', game)).content as Content;
  const bytes = makeEbook(content, supplies).bytes ?? new Uint8Array();
  const files = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, file]) => [name, new TextDecoder().decode(file)]),
  );
  const named = (pattern: RegExp) => Object.keys(files).filter((name) => pattern.test(name));
  const read = (pattern: RegExp) => named(pattern).map((name) => textOf(files[name] as string));
  const language = content.game.language.slice(0, 2) as 'en' | 'de';

  it('is a faultless EPUB', async () => {
    const { messages } = await EpubCheck.validate(bytes);
    expect(messages.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  it('is the same bytes every time, and small', () => {
    expect(Buffer.compare(bytes, makeEbook(content, supplies).bytes ?? new Uint8Array())).toBe(0);
    expect(bytes.length).toBeLessThan(1_500_000);
    // The first file is stored, and begins after its header of 30 bytes and its name.
    expect(new TextDecoder().decode(bytes.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
  });

  it('has each sentence of its sources', () => {
    const brief = briefOf(content);
    const filled = (id: string, data: object) => fillTemplate(templateText(language, `${id}.md.hbs`), { ...data });
    const sources = [
      filled('rule-book', ruleBookData(brief)),
      filled('event-book', eventBookData(brief)),
      ...textsOfGame(content),
      ...(content.orders ? [content.orders.text, ...content.orders.orders.map(({ text }) => text)] : []),
      ...content.events.flatMap((event) => (event.kind === 'shop' ? Object.values(event.ifYouBear ?? {}) : [])),
    ];
    expectAll(read(/xhtml$/u).join('\n'), sources.flatMap(sentencesOf));
  });

  it('says nothing of printing, where the words are ours', () => {
    const ours = read(/\/(?!orders|.*(?:chapter|event|outcome|ending|remarks)-\d+\.|.*-late\.)[^/]*\.xhtml$/u).join(
      '\n',
    );
    // Where the books may be read is a rule.
    const said = ours.split('\n').filter((line) => printing[language].test(line));
    expect(said.filter((line) => !/on a screen|einem Bildschirm/u.test(line))).toEqual([]);
  });

  it('shows an Outcome or an Ending to those who follow a link, and to nobody else', () => {
    const opf = files['OEBPS/package.opf'] as string;
    const spine = [...opf.matchAll(/<itemref idref="([^"]+)"( linear="no")?\/>/gu)];
    const linked = spine.filter(([, , no]) => no).map(([, id]) => id);
    const apart = named(/events-(?:outcome|ending|remarks)-\d+\.xhtml$|late\.xhtml$/u);
    expect(linked).toHaveLength(apart.length);
    expect(spine.slice(-linked.length).map(([, id]) => id)).toEqual(linked);
    const stories = content.events.filter(({ kind }) => kind === 'event');
    expect(named(/events-event-\d+\.xhtml$/u)).toHaveLength(content.events.length);
    expect(named(/outcome-\d+\.xhtml$/u)).toHaveLength(stories.length * 4);
    for (const name of named(/outcome-\d+\.xhtml$/u)) {
      const [, event = ''] = /href="(events-event-\d+\.xhtml)"/u.exec(files[name] as string) ?? [];
      expect(files[`OEBPS/${event}`]).toContain(`href="${name.replace('OEBPS/', '')}"`);
    }
  });

  it('has no fault that axe finds, and no line wider than a narrow window', async () => {
    if (!browser) return;
    const directory = mkdtempSync(join(tmpdir(), 'ebook-'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, name)), { recursive: true });
      writeFileSync(join(directory, name), text);
    }
    const page = await browser.newPage();
    await page.setViewport({ width: 320, height: 640 });
    await page.goto(`file://${join(directory, named(/nav\.xhtml$/u)[0] as string)}`);
    await page.evaluate(axe);
    const found: unknown[] = [];
    for (const scheme of ['light', 'dark']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      // In the dark only colours differ.
      for (const name of named(/xhtml$/u).filter((_, index) => scheme === 'light' || index % 9 === 0))
        found.push(
          ...(
            (await page.evaluate(`faultsOf(${JSON.stringify(files[name])})`.replace('faultsOf', faultsOf))) as string[]
          ).map((one) => `${name}: ${one}`),
        );
    }
    await page.close();
    rmSync(directory, { recursive: true });
    expect(found).toEqual([]);
  });
});
