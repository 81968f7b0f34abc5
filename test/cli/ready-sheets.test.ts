import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openWorkshop } from '../../src/build.ts';
import { deflate } from '../../src/cli/deflate.ts';
import { readyFile, readySheet, shippedAs } from '../../src/cli/ready-sheets.ts';
import { runSheet } from '../../src/documents/sheets/run-sheet.ts';
import { challenge } from '../../src/game/challenge.ts';
import { loadContent } from '../../src/load/game/load.ts';
import { gameImprint } from '../../src/load/imprint.ts';
import type { Content } from '../../src/model/content.ts';
import { drawPdf } from '../../src/pdf/draw.ts';
import { fillFile } from '../../src/pdf/ready-file.ts';
import type { Printed } from '../../src/typeset/page/page.ts';
import type { PaperName } from '../../src/typeset/page/style.ts';
import { supplies as house } from '../typeset/house.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const supplies = { ...house, deflate };
const workshop = openWorkshop('en-GB', supplies);
const games = new Map<string, Content>();

function game(name: string): Content {
  const content = games.get(name) ?? (loadContent(at(`content/${name}`)).content as Content);
  games.set(name, content);
  return content;
}

/** A sheet and what lies ready of it, by the name of the file. */
function sheet(file: string, seed: string, more: { readonly stars?: 3; readonly dice?: true } = {}) {
  const [name = '', paper, difficulty = '', kind] = file.split('.');
  const content = game(name);
  const deal = challenge(content, seed, difficulty, { sealed: kind === 'sealed', dice: more.dice === true });
  const rating = { stars: 3, won: { share: 0.5, margin: 0.01 }, par: { cores: 3, turns: 20 } };
  const deals = [more.stars ? ({ ...deal, rating } as unknown as typeof deal) : deal];
  const order = {
    document: runSheet,
    input: { content, deals },
    imprint: gameImprint(content),
    paper: paper as PaperName,
  };
  const printed = workshop.typeset(order).printed as Printed;
  const ready = readyFile(at(`dist/ready/${file}`));
  if (ready === undefined) throw new Error(`${file} is not there`);
  return { order, printed, filled: fillFile(ready, printed, { faces: workshop.faces, deflate }) };
}

const files = readdirSync(at('dist/ready')).filter((name) => name.endsWith('.sheet'));
const usual = 'core-runner.a4.normal.sheet';

describe('a sheet that lies ready', () => {
  it('is there for every difficulty of every game that ships, open and sealed', () => {
    expect(files).toHaveLength((3 + 2 + 2) * 2 * 2);
  });
  it.each(files)('%s is filled with what would be drawn, byte for byte', (file) => {
    const { printed, filled } = sheet(file, 'toffee-cliff-first-12');
    expect(filled?.equals(drawPdf(printed, supplies))).toBe(true);
  });
  it.each(['a', '7', 'daily-2026-11-22', 'rusty-crane-ledger', 'mw'.repeat(15)])('holds the seed %s', (seed) => {
    const { printed, filled } = sheet(usual, seed);
    expect(filled?.equals(drawPdf(printed, supplies))).toBe(true);
  });
  it.each(['Friday night', 'a (b) \\ <c> & $1', '\u{1F600}', '\u05E9\u05DC\u05D5\u05DD', 'x'.repeat(200)])(
    'is not filled with the seed %s, which asks for other letters or another place',
    (seed) => expect(sheet(usual, seed).filled).toBeUndefined(),
  );
  it('is not filled with what has stars, or rolls of its own', () => {
    expect(sheet(usual, 'a', { stars: 3 }).filled).toBeUndefined();
    expect(sheet(usual, 'a', { dice: true }).filled).toBeUndefined();
  });
});

describe('a sheet is looked for', () => {
  const { order } = sheet(usual, 'a');
  it('in no game but one that is as it was when the tool was built', () => {
    expect(readySheet(order)).toBeUndefined();
    expect(
      readySheet({
        ...order,
        input: { ...order.input, content: shippedAs('no-such-game', { ...game('core-runner') }) },
      }),
    ).toBeUndefined();
  });
});
