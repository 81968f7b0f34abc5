/** The page deals and prints what the command line does, board by board and byte by byte. */

import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paperNames } from '../../src/typeset/page/style.ts';
import { coreRunner, Desk, lowTide } from '../cli/command.ts';
import type * as inPage from './in-page.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { chooseSheet, savedFile } from './sheet-form.ts';
import { unpackedPdf } from './unpacked-pdf.ts';

const desk = new Desk();
afterAll(() => desk.discard());

/** The boards that `run` prints and their file. */
async function printed(words: readonly string[]) {
  const { code, out, err } = await desk.run(['run', '--json', '--out', 'out', ...words]);
  expect([code, err]).toEqual([0, '']);
  const { file, boards } = JSON.parse(out) as { file: string; boards: readonly { code: string; pictures: unknown }[] };
  return { pdf: unpackedPdf(readFileSync(desk.at(file))), boards, name: file.replace(/^.*\//u, '') };
}

/** What the page deals for codes, in the form of `run --json`. */
async function dealtIn(page: Page, codes: readonly string[]) {
  const { outputFiles } = await build({
    entryPoints: ['test/site/in-page.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'inPage',
    logLevel: 'silent',
  });
  await page.evaluate(outputFiles[0]?.text ?? '');
  return page.evaluate(async (all) => {
    const { boardOfCode, readContentText } = (globalThis as unknown as { inPage: typeof inPage }).inPage;
    const content = readContentText(await (await fetch('content.json')).text());
    return all.map((one) => {
      const board = boardOfCode(content, one);
      if (!board) return one;
      const { code, seed, difficulty, sealed, dice, sectors, reserves, rolls } = board;
      return { code, seed, difficulty, sealed, dice, sectors, reserves, ...(dice && { outcomeRolls: rolls }) };
    });
  }, codes);
}

interface SheetKindOf {
  readonly difficulty: string;
  readonly sealed: boolean;
  readonly dice: boolean;
}

const kindsOf = (difficulties: readonly string[]): SheetKindOf[] =>
  difficulties.flatMap((difficulty) =>
    [false, true].flatMap((sealed) => [false, true].map((dice) => ({ difficulty, sealed, dice }))),
  );
const wordsOf = ({ difficulty, sealed, dice }: SheetKindOf) => [
  ...['--difficulty', difficulty],
  ...(sealed ? ['--sealed'] : []),
  ...(dice ? ['--dice'] : []),
];

describe.each([
  [coreRunner, ['easy', 'normal', 'hard'], '100'],
  [`${lowTide}/de`, ['neap', 'spring'], '3'],
])('the page of %s and the command line', (game, difficulties, count) => {
  let page: Page;
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite(game);
    if (site.hasBrowser) page = await site.visit('#sheet');
  });
  afterAll(() => site.close());

  it.each(kindsOf(difficulties))('print the same sheets: $difficulty, sealed $sealed, dice $dice', async (kind) => {
    if (!site.hasBrowser) return;
    const word = `a seed for ${kind.difficulty}`;
    const tool = await printed(['--content', game, '--seed', word, '--count', count, ...wordsOf(kind)]);
    await chooseSheet(page, { ...kind, word, count, paper: 'a4' });
    const saved = await savedFile(page);
    expect(saved.name).toBe(tool.name);
    expect(unpackedPdf(saved.bytes) === tool.pdf).toBe(true);
    const codes = tool.boards.map(({ code }) => code);
    expect(await page.$$eval('#sheet-codes b', (shown) => shown.map((one) => one.textContent))).toEqual(codes);
    expect(await dealtIn(page, codes)).toEqual(tool.boards.map(({ pictures: _, ...board }) => board));
    expect(site.faults).toEqual([]);
  });

  it.each(paperNames)('print the same sheet of a code on %s', async (paper) => {
    if (!site.hasBrowser) return;
    const [kind] = kindsOf(difficulties).slice(3);
    const [board] = (await printed(['--content', game, '--seed', paper, ...wordsOf(kind as SheetKindOf)])).boards;
    const tool = await printed([board?.code ?? '', '--content', game, '--paper', paper]);
    await chooseSheet(page, { word: board?.code.toLowerCase() ?? '', paper });
    const saved = await savedFile(page);
    expect(saved.name).toBe(tool.name);
    expect(unpackedPdf(saved.bytes) === tool.pdf).toBe(true);
  });
});
