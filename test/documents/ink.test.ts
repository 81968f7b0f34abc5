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
import type { GameDocument, GameNeed } from '../../src/documents/document.ts';
import { ofGames, ofPacks } from '../../src/documents/index.ts';
import { challenge } from '../../src/game/challenge.ts';
import { measure } from '../../src/game/measure/measure.ts';
import { diceSystems } from '../../src/systems/index.ts';
import { allEditions, type Edition } from '../../src/typeset/edition/edition.ts';
import { simulationRunner } from '../game/simulation-runner.ts';
import { openSound } from '../pdf/open-pdf.ts';
import { companionOrder, content, orderOf, workshopFor } from './workshop.ts';

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
  more: { veil?: Veil; fillable?: boolean } = {},
) =>
  workshop.print({
    ...orderOf('papers', paper, content, { deals, measured, edition, ...more }),
    document: { ...ofGames, ...ofPacks }[id] as GameDocument<GameNeed>,
  }).bytes;

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
  it.each(large)('in %s on a screen', (id) => expectInks(game(id, { paper: 'screen' })));
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

const layoutOf = async (bytes: Uint8Array) => (await openSound(bytes)).getPageLayout();

describe('pages open', () => {
  it.each(Object.entries(allEditions))('in the edition %s as they are bound, or one by one', async (_, edition) => {
    const isSingle = edition.paper === 'screen' || edition.paper.startsWith('booklet');
    expect(await layoutOf(game('rule-book', edition))).toBe(isSingle ? 'SinglePage' : 'TwoPageRight');
    expect(await layoutOf(game('tracking-sheet', edition))).toBe('SinglePage');
  });
  it('in any way where nothing is veiled', async () => {
    const layout = (veil: Veil) => layoutOf(game('event-book', { paper: 'a5' }, { veil }));
    const layouts = await Promise.all((['overleaf', 'split', 'none'] as const).map(layout));
    expect(layouts).toEqual(['TwoPageRight', 'TwoPageRight', '']);
  });
});
