import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paperNames } from '../../src/typeset/page/style.ts';
import { readTags } from '../pdf/tags.ts';
import { content, laid, marksOf, print, typeset } from './workshop.ts';

const files = [
  { id: 'event-book', name: 'event-book.pdf', pages: 60, volumes: [14, 16] },
  { id: 'tracking-sheet', name: 'tracking-sheet.pdf', pages: 1 },
];
/** What the folder of an edition holds. */
const books = ['rule-book', 'event-book', 'tracking-sheet', 'veil-card'];
const shipped = books.map((id) => ({ id, name: `${id}.pdf`, pages: 2 }));
/** With a Run sheet, whose name has its seed. */
const withRun = [...shipped, { id: 'run-sheet', name: 'run-pigeon-tin-ballast-beginner.pdf', pages: 1 }];
const words = (paper: Parameters<typeof typeset>[1], more: Parameters<typeof typeset>[3] = {}, of = content) =>
  laid('print-me-first', paper, of, more).text.replace(/\u00AD\s*/gu, '');

describe('PRINT-ME-FIRST', () => {
  it.each([
    ['a4', false],
    ['half-letter', false],
    ['booklet-letter', false],
    ['letter', true],
  ] as const)('has a rule of 50 mm on %s (large print: %s), in words too', async (paper, largePrint) => {
    const edition = { edition: { largePrint } };
    const { pages } = typeset('print-me-first', paper, content, edition);
    const figures = pages
      .flatMap(({ marks }) => marksOf('path', marks))
      .filter(({ role }) => typeof role !== 'string' && role.altText?.startsWith('A ruler'));
    const xs = figures.flatMap(({ steps }) => steps.map((step) => step[1] as number));
    expect(((Math.max(...xs) - Math.min(...xs)) * 25.4) / 72).toBeCloseTo(50, 6);
    const { faults, document } = readTags((await print('print-me-first', paper, content, edition)).bytes);
    expect(faults).toEqual([]);
    expect(document.spoken).toContain('A ruler exactly 50 millimetres long');
  });
  it.each(['en', 'de', 'fr'])('has a word for each paper in %s', (language) => {
    const messages = readFileSync(new URL(`../../templates/${language}/print-me-first.ftl`, import.meta.url), 'utf8');
    const words = /^print-me-first-paper = [^}]*/mu.exec(messages)?.[0];
    for (const paper of paperNames) expect(words, `print-me-first-paper lacks ${paper}`).toContain(`[${paper}] `);
  });
  it('says which way to flip, and what to fold, only where it is folded', () => {
    const [whole, folded] = [words('a4', { files }), words('booklet-a4', { files })];
    expect(whole).toContain('flip on long edge');
    expect(whole).not.toMatch(/short edge|staple twice/u);
    expect(folded).toContain('flip on short edge');
    expect(folded).toContain('event-book.pdf, volume 1 1–28 14 sheets once');
    expect(folded).toContain('event-book.pdf, volume 2 29–60 16 sheets once');
    expect(folded).not.toContain('solid lines');
    expect(words('booklet-a4', { edition: { marks: true } })).toContain('solid lines');
  });
  it('says of each file how much paper it takes, and on full pages what it is', () => {
    const register = { id: 'register', name: 'register.pdf', pages: 5 };
    expect(words('a5', { files: [...shipped, register] })).toContain('register.pdf 5 3');
    expect(words('letter', { files: shipped })).toContain('36 Events and 11 Endings');
    expect(words('a4', { files: withRun })).toContain('a sheet with its numbers rolled');
  });
  it.each(['a4', 'a5'] as const)('leaves every column of its table room for its words on %s', (paper) => {
    const rows = (files: typeof withRun) => {
      const { pages } = typeset('print-me-first', paper, content, { files });
      const cells = pages.flatMap(({ marks }) =>
        marksOf('text', marks).filter(({ role }) => typeof role !== 'string' && role.role === 'table-cell'),
      );
      return new Set(cells.map(({ y }) => Math.round(y))).size;
    };
    expect(rows(withRun)).toBeLessThanOrEqual(rows(shipped) + 3);
  });
  it('says how to keep sheets together that are not stapled', () => {
    expect(words('a5', { files: shipped })).toContain('ring binder');
    expect(words('booklet-a4', { files })).not.toContain('ring binder');
  });
  it.each([
    ['a4', 1],
    ['letter', 1],
    ['a5', 2],
    ['half-letter', 2],
  ] as const)('is one leaf on %s', (paper, pages) =>
    expect(typeset('print-me-first', paper, content, { files: shipped }).pages).toHaveLength(pages),
  );
  it('speaks in the words of the game', () => {
    const game = { ...content.game, ownWords: { trackingSheet: { one: 'Chart' } } };
    const text = words('a4', {}, { ...content, game });
    expect(text).toContain('Chart');
    expect(text).not.toContain('Tracking Sheet');
  });
});
