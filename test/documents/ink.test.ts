/** Every document as another reader sees it: its inks, and how its pages open. */

import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import {
  type GameDocumentId,
  gameDocuments,
  type PackId,
  packDocuments,
  type SystemDocumentId,
  systemDocuments,
  type Veil,
} from '../../src/documents/catalogue.ts';
import { challenge } from '../../src/game/challenge.ts';
import { measure } from '../../src/game/measure/measure.ts';
import { diceSystems } from '../../src/systems/index.ts';
import { allEditions, type Edition } from '../../src/typeset/edition/edition.ts';
import type { Mark, Page } from '../../src/typeset/page/page.ts';
import { stampMarks } from '../../src/typeset/page/stamp.ts';
import { paperNames } from '../../src/typeset/page/style.ts';
import { simulationRunner } from '../game/simulation-runner.ts';
import { openSound } from '../pdf/open-pdf.ts';
import { companionOrder, content, orderOf, typeset, workshopFor } from './workshop.ts';

const workshop = workshopFor(content.game.language);
const kinds = [
  { sealed: false, dice: false },
  { sealed: true, dice: true },
];
const deals = ['moth', 'Синий кит поёт', '北'.repeat(30)].flatMap((seed) =>
  kinds.map((kind) => challenge(content, seed, 'normal', kind)),
);
const measured = await measure(content, simulationRunner(content, 'ink', 'novice'), 'ink', { runs: 10, partRuns: 2 });

/** Prints a document of the game in an edition. */
const game = (
  id: GameDocumentId | PackId,
  { paper, ...edition }: Edition,
  more: { veil?: Veil; fillable?: boolean; deals?: typeof deals } = {},
) => workshop.print(orderOf(id, paper, content, { deals, measured, edition, ...more })).bytes;

/** The inks of all letters of a file, `#000000` and such, each once. */
async function inksOf(bytes: Uint8Array): Promise<string[]> {
  const document = await openSound(bytes);
  const inks = new Set<string>();
  for (let number = 1; number <= document.numPages; number++) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    let ink = '#000000';
    const outer: string[] = [];
    for (const [index, operator] of fnArray.entries()) {
      if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) outer.push(ink);
      if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) ink = outer.pop() ?? ink;
      if (operator === OPS.setFillRGBColor) ink = argsArray[index][0] as string;
      if (operator === OPS.showText) inks.add(ink);
    }
  }
  return [...inks];
}

/** Of an ink, from 0 to 1, as the eye weighs it; white letters are on black. */
function lightness(ink: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16) / 255);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
const pale = (inks: readonly string[]) => inks.filter((ink) => ink !== '#ffffff' && lightness(ink) > 0.4525);
const dark = (inks: readonly string[]) => inks.filter((ink) => lightness(ink) > 0 && lightness(ink) < 0.29);

async function expectInks(bytes: Uint8Array) {
  const inks = await inksOf(bytes);
  expect(inks).toContain('#000000');
  expect({ pale: pale(inks), dark: dark(inks) }).toEqual({ pale: [], dark: [] });
}

describe('letters are black, or grey or orange of a lightness of at most 0.45', () => {
  const ids = [...Object.keys(gameDocuments), ...Object.keys(packDocuments)] as (GameDocumentId | PackId)[];
  const large = ['rule-book', 'event-book', 'tracking-sheet', 'veil-card'] as const;
  it.each(ids)('in %s', (id) => expectInks(game(id, { paper: 'a4' })));
  it.each(large)('in %s in large print', (id) => expectInks(game(id, { paper: 'a4', largePrint: true })));
  it.each(large)('in %s in low ink', (id) => expectInks(game(id, { paper: 'a5', lowInk: true })));
  it.each(['overleaf', 'split', 'none'] as const)('in an Event Book with its veil %s', (veil) =>
    expectInks(game('event-book', { paper: 'half-letter' }, { veil })),
  );
  it('in a form, and in what is typed into it', async () => {
    const bytes = game('tracking-sheet', { paper: 'a4' }, { fillable: true });
    await expectInks(bytes);
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/Tf [\d.]+ g/gu),
    ).toContain('Tf 0 g');
  });
  for (const system of diceSystems)
    it.each(Object.keys(systemDocuments) as SystemDocumentId[])(`in %s of ${system.id}`, (id) =>
      expectInks(workshop.print(companionOrder(system, id)).bytes),
    );
});

const isPale = (stroke: unknown) => typeof stroke === 'number' && stroke > 0.584 && stroke < 1;
/** Strokes paler than 3:1 against white (WCAG 2.1, 1.4.11): greys over 0.584. Dashes are to cut along. */
const paleLines = (pages: readonly Page[]) =>
  pages.flatMap(({ marks }) =>
    marks
      .flatMap((mark): readonly Mark[] => (mark.kind === 'stamp' ? stampMarks(mark.stamp) : [mark]))
      .filter((mark) => mark.kind === 'path' && !mark.dash && isPale(mark.stroke)),
  );

describe('lines to write on, rings and boxes are three times as dark as paper', () => {
  const isFull = (paper: string) => paper === 'a4' || paper === 'letter';
  /** Between the types of DiceMods on a full page are the rules of a table; that before resets is heavy. */
  const rules = content.game.diceMods.length - 1;
  it.each(paperNames)('on sheets on %s, in low ink and in forms too', (paper) => {
    for (const edition of [{}, { lowInk: true }])
      for (const more of [{}, { fillable: true }]) {
        const pages = typeset('tracking-sheet', paper, content, { edition, ...more }).pages;
        expect(paleLines(pages)).toHaveLength(isFull(paper) ? rules : 0);
      }
    for (const some of [deals.slice(0, 1), deals.slice(0, 4)]) {
      const pages = typeset('run-sheet', paper, content, { deals: some.filter(({ seal }) => !seal) }).pages;
      const stamped = new Set(paleLines(pages));
      expect(stamped.size).toBe(isFull(paper) ? rules : 0);
    }
    expect(paleLines(typeset('veil-card', paper).pages)).toEqual([]);
  });
  it('where players write in books and on orders', () => {
    for (const paper of ['a4', 'a5'] as const) {
      const lines = typeset('event-book', paper).pages.flatMap(({ marks }) =>
        marks.filter((mark) => mark.kind === 'path' && mark.stroke === 0.78 && mark.steps.length > 20),
      );
      expect(lines).toEqual([]);
    }
    const isLine = (mark: Mark) => mark.kind === 'path' && mark.fill === undefined && mark.steps.length === 2;
    expect(paleLines(typeset('orders', 'a4').pages).filter(isLine)).toEqual([]);
  });
});

describe('a print dialog begins as PRINT-ME-FIRST asks', () => {
  const printing = async (bytes: Uint8Array) => {
    const preferences = (await (await openSound(bytes)).getViewerPreferences()) as Record<string, unknown> | null;
    expect(preferences).toMatchObject({ PrintScaling: 'None', PickTrayByPDFSize: true, DisplayDocTitle: true });
    expect(preferences).not.toHaveProperty('NumCopies');
    return preferences?.Duplex;
  };
  const [long, short, one] = ['DuplexFlipLongEdge', 'DuplexFlipShortEdge', 'Simplex'];
  it.each(Object.entries(allEditions))('in the edition %s', async (_, edition) => {
    const { paper } = edition;
    const book = paper.startsWith('booklet') ? short : long;
    expect(await printing(game('rule-book', edition))).toBe(book);
    expect(await printing(game('veil-card', edition))).toBe(long);
    for (const id of ['tracking-sheet', 'register', 'print-me-first', 'run-sheet'] as const) {
      const bytes = game(id, edition, id === 'run-sheet' ? { deals: deals.slice(0, 1) } : {});
      const { numPages } = await openSound(bytes);
      expect(await printing(bytes), id).toBe(numPages > 1 ? long : one);
    }
  });
  it('for a form, for sheets of many Runs, and for companions', async () => {
    expect(await printing(game('tracking-sheet', { paper: 'a4' }, { fillable: true }))).toBe(one);
    const open = deals.filter(({ seal }) => !seal);
    expect(await printing(game('run-sheet', { paper: 'a4' }, { deals: open }))).toBe(one);
    expect(await printing(game('run-sheet', { paper: 'a5' }, { deals: open }))).toBe(long);
    for (const system of diceSystems) {
      const of = (id: SystemDocumentId) => printing(workshop.print(companionOrder(system, id)).bytes);
      expect(await of('rules')).toBe(long);
      expect([one, long]).toContain(await of('sheet'));
    }
  });
});

const layoutOf = async (bytes: Uint8Array) => (await openSound(bytes)).getPageLayout();

describe('pages open', () => {
  it.each(Object.entries(allEditions))('in the edition %s as they are bound, or one by one', async (_, edition) => {
    const isSingle = edition.paper.startsWith('booklet');
    expect(await layoutOf(game('rule-book', edition))).toBe(isSingle ? 'SinglePage' : 'TwoPageRight');
    expect(await layoutOf(game('tracking-sheet', edition))).toBe('SinglePage');
  });
  it('in any way where nothing is veiled', async () => {
    const layout = (veil: Veil) => layoutOf(game('event-book', { paper: 'a5' }, { veil }));
    const layouts = await Promise.all((['overleaf', 'split', 'none'] as const).map(layout));
    expect(layouts).toEqual(['TwoPageRight', 'TwoPageRight', '']);
  });
});
