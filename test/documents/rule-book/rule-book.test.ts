import { describe, expect, it } from 'vitest';
import type { Content } from '../../../src/model/content.ts';
import { abbreviationText } from '../../../src/model/effect.ts';
import { layoutFor } from '../../../src/typeset/edition/edition.ts';
import { areaWidth, leftEdge, paperNames, styleFor } from '../../../src/typeset/page/style.ts';
import { squeezed } from '../../pdf/open-pdf.ts';
import { settingOf } from '../../typeset/setting.ts';
import {
  content,
  inkBox,
  laid,
  loudOf,
  marksOf,
  printed,
  textOf,
  textOutside,
  trueNumbers,
  typeset,
  wordsOn,
} from '../workshop.ts';

const { game } = content;

/** The whole text of the Rule Book that a content prints, words parted by single spaces. */
const ruleText = (of: Content = content): string => laid('rule-book', 'a4', of).text;

/** How often a word is in a text. */
const times = (text: string, word: string) => text.split(word).length - 1;

describe('Rule Book', () => {
  const text = ruleText();

  it('says in its file what is laid on its pages', async () => {
    const { pdf } = await printed('rule-book', 'a4');
    expect(squeezed(pdf.pages.map((page) => page.text).join(''))).toBe(squeezed(text));
  });

  it('CR-080: names all ten DiceMods', () => {
    expect(game.diceMods).toHaveLength(10);
    const words = text.split(' ').map((word) => word.replace(/[.,;:()]+$/u, '').replace(/^[(“]+/u, ''));
    for (const { abbreviation } of game.diceMods) expect(words).toContain(abbreviationText(abbreviation));
  });

  it.each(game.difficulties)('CR-160 to CR-174: gives the values of $name', (difficulty) => {
    const { name, health, maximumHealth, money, startingDiceMods } = difficulty;
    const most = maximumHealth === Number.POSITIVE_INFINITY ? 'none' : String(maximumHealth);
    expect(squeezed(text)).toContain(squeezed(`${name}${health}${most}${money}${startingDiceMods}`));
  });

  it('CR-010 CR-014 CR-017 CR-019 CR-023 CR-027: names every section of the sheet as the sheet does', () => {
    for (const section of ['HEALTH POINTS', 'CRYPTOCREDITS', 'CORES', 'DICE MODS', 'LOG', content.board.title])
      expect(text).toContain(section);
    for (const part of ['Square: Sector Number', 'The marker: where you are', 'The player’s writing is in italics'])
      expect(text).toContain(part);
  });

  it('CR-032 CR-033: names the labelled Sectors', () => {
    for (const label of Object.values(game.labels)) expect(times(text, label), label).toBeGreaterThan(1);
  });

  describe('of a game with other numbers and names', () => {
    const labels = { start: 'GATEWAY', escape: 'WAY OUT', goal: 'FINIS' };
    const difficulties = game.difficulties.map((one, index) => ({ ...one, health: 401 + index }));
    const diceMods = game.diceMods.map((mod, index) => ({ ...mod, count: 501 + index }));
    const changed = ruleText({
      ...content,
      game: { ...game, labels, difficulties, diceMods, coreDiamonds: 71, coresToWin: 73 },
    });

    it('prints each starting Health', () => {
      for (const { name, health } of difficulties) expect(squeezed(changed)).toContain(`${name}${health}`);
    });
    it.each(['start', 'escape', 'goal'] as const)('prints the label %s, and the old one nowhere', (label) => {
      expect(times(changed, labels[label])).toBe(times(text, game.labels[label]));
      expect(times(changed, game.labels[label])).toBe(0);
    });
    it('prints each count of DiceMods, of diamonds and of cores to win', () => {
      for (const number of [...diceMods.map(({ count }) => String(count)), '71', '73'])
        expect(times(changed, number), number).toBeGreaterThan(times(text, number));
    });
  });

  it('prints no name of a template’s own', () => {
    expect(text).not.toMatch(/\{\{|\}\}|:::|undefined|NaN|\[object/u);
    expect(text).not.toContain('Infinity');
  });

  it.each(paperNames)('has its quick reference on the last page, the table of Effects on one, on %s', async (paper) => {
    const { pdf } = await printed('rule-book', paper);
    const pagesWith = (words: string) => pdf.pages.filter(({ text }) => squeezed(text).includes(squeezed(words)));
    for (const words of ['End a Run at GOAL with 5 or more cores', 'By itself. No Health'])
      expect(pagesWith(words)).toContain(pdf.pages.at(-1));
    expect(pagesWith('What you do')).toHaveLength(1);
  });
  it.each(paperNames)('stays on its pages, with true contents, on %s', async (paper) => {
    const { pdf, diagnostics } = await printed('rule-book', paper);
    expect(pdf.pages.flatMap((page) => textOutside(page, 14))).toEqual([]);
    expect(loudOf(diagnostics)).toEqual([]);
    const places = pdf.bookmarks.map(({ to }) => to.page * 10_000 + to.y);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const contents = pdf.bookmarks.find(({ title }) => title === 'Contents');
    const page = pdf.pages[(contents?.to.page ?? 1) - 1];
    const chapters = pdf.bookmarks.filter(({ level }) => level === 1).map(({ title }) => title);
    expect(chapters.length).toBeGreaterThan(2);
    const headOf = (number: number) => {
      const runs = pdf.pages[number - 1]?.runs.filter(({ y }) => y < styleFor(paper).top - 10) ?? [];
      return runs.map((run) => run.text).join('');
    };
    const last = new Map(pdf.bookmarks.flatMap(({ level, title, to }) => (level === 1 ? [[to.page, title]] : [])));
    for (const [number, title] of [...last].slice(1)) expect(squeezed(headOf(number))).toContain(squeezed(title));
    expect(trueNumbers(pdf, page)).toBeGreaterThan(2);
  });
});

/** Whether the boxes of two texts have more in common than what digits leave empty below their baselines. */
const meet = (a: readonly number[], b: readonly number[], grows: number): boolean =>
  [0, 1].every(
    (axis) =>
      Math.min(a[axis + 2] ?? 0, b[axis + 2] ?? 0) - Math.max(a[axis] ?? 0, b[axis] ?? 0) > (axis ? 4 : 1) * grows,
  );

it.each([
  ['a4', {}],
  ['a5', {}],
  ['half-letter', {}],
  ['booklet-a4', {}],
  ['a4', { largePrint: true }],
] as const)('on %s %o nothing leaves the column, and no words lie on others', (paper, wanted) => {
  const { style } = layoutFor({ paper, ...wanted }, 'book');
  const grows = style.grows ?? 1;
  const { pages } = typeset('rule-book', paper, content, { edition: wanted });
  for (const [index, { marks, label }] of pages.entries()) {
    if (index === 0) continue; // the cover is one picture
    const left = leftEdge(style, index + 1) * grows;
    const right = left + areaWidth(style) * grows;
    for (const mark of marks) {
      const box = inkBox(mark);
      if (box === undefined) continue;
      // Punctuation hangs in the margins, and a line ends with its space.
      const words = mark.kind === 'text' ? textOf(mark) : 'drawn';
      expect(box[0], `page ${label}: ${words}`).toBeGreaterThan(left - 9 * grows);
      expect(box[2], `page ${label}: ${words}`).toBeLessThan(right + 9 * grows);
      expect(box[3], `page ${label}: ${words}`).toBeLessThan((style.bottom + 2 * style.leading) * grows);
    }
    const texts = marksOf('text', marks).filter((mark) => textOf(mark) !== '');
    texts.forEach((one, at) => {
      for (const other of texts.slice(at + 1))
        if (meet(inkBox(one) ?? [], inkBox(other) ?? [], grows))
          expect.fail(`page ${label}: “${textOf(one)}” lies on “${textOf(other)}”`);
    });
  }
});

describe.each(['a4', 'letter'] as const)('in large print on %s', (paper) => {
  const edition = { largePrint: true };
  const { pages } = typeset('rule-book', paper, content, { edition });
  const pageWith = (words: string) => pages.findIndex((page) => squeezed(wordsOn(page)).includes(squeezed(words)));

  it('each side of the sheet is on one page with what its numbers mean', () => {
    const numbersOf = (page: number) =>
      new Set(
        marksOf('text', pages[page]?.marks ?? [])
          .filter(({ role }) => typeof role !== 'string' && role.role === 'list-label')
          .map(textOf),
      );
    const [front, map] = [pageWith('A diamond for each core'), pageWith('Square: Sector Number')];
    expect(map).toBe(front + 1);
    expect([...numbersOf(front), ...numbersOf(map)].map(Number)).toEqual([...Array(13).keys()].map((one) => one + 1));
    const says = (page: number) =>
      squeezed(
        pages
          .slice(page, page + 1)
          .map(wordsOn)
          .join(''),
      );
    expect(says(front)).toContain(squeezed(game.words.health.heading));
    expect(says(map)).toContain(squeezed(content.board.title));
  });
  it('the quick reference is on two pages that face each other', () => {
    const [first, last] = [pageWith('End a Run at GOAL with 5 or more cores'), pageWith('By itself. No Health')];
    expect([Math.ceil(first / 2), last - first]).toEqual([Math.ceil(last / 2), 1]);
  });
  it('all full openings are level', () =>
    expect(settingOf(pages, layoutFor({ paper, ...edition }, 'book').style).spreadsOffLevel).toBe(0));
});
