/** `npm run pictures`: the README's pictures, taken by a headless browser. */

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorkshop } from '../build.ts';
import { systemOdds } from '../documents/companions/odds.ts';
import type { GameDocument } from '../documents/document.ts';
import { ofGames } from '../documents/index.ts';
import { readAlone, readGame } from '../files/read-game.ts';
import { challenge } from '../game/challenge.ts';
import { installation } from '../installation/paths.ts';
import { supplies } from '../installation/supplies.ts';
import { loadGame } from '../load/game/load.ts';
import { gameImprint, imprintOf } from '../load/imprint.ts';
import { loadSystem } from '../load/system/load.ts';
import { familyOf } from '../svg/characters.ts';
import { drawSvg, svgWords } from '../svg/draw.ts';
import { webFont } from '../svg/web-font.ts';
import { diceCheck } from '../systems/dice-check/index.ts';
import type { Page } from '../typeset/page/page.ts';
import { faceNames } from '../typeset/text/font-table.ts';
import { openBrowser } from './browser.ts';
import { type Picture, pictureOrders, pictures, printForPictures, seed } from './picture-prints.ts';

const dotsPerInch = 60; // twice the README's size

const root = process.cwd();
const out = join(root, 'out/pictures');
const directory = mkdtempSync(join(tmpdir(), 'core-runner-pictures-'));
const browser = await openBrowser();
if (browser === undefined) throw new Error('the pictures are taken by a browser, and there is none here');
try {
  const pdfs = printForPictures(root, directory);
  const files = laidPages();
  const { faces } = openWorkshop('en-GB', supplies);
  const fonts = faceNames.map((name) => {
    const data = Buffer.from(webFont(supplies.fontFile(name), faces[name].glyphs)).toString('base64');
    return `@font-face { font-family: '${familyOf(name)}'; src: url(data:font/ttf;base64,${data}); }`;
  });
  const camera = await browser.newPage();
  mkdirSync(out, { recursive: true });
  for (const old of readdirSync(out)) rmSync(join(out, old));
  const shown: Record<string, { pdf: string; page: number }> = {};
  for (const picture of pictures) {
    const pages = files.get(picture.pdf) as readonly Page[];
    const index = pages.findIndex((page) => shows(page, picture));
    const page = pages[index];
    if (page === undefined) throw new Error(`no page of ${picture.pdf} has ${picture.words.join(' and ')}`);
    shown[`${picture.name}.png`] = { pdf: picture.pdf, page: index + 1 };
    const dots = (points: number) => Math.round((points * dotsPerInch) / 72);
    await camera.setViewport({ width: dots(page.width), height: dots(page.height) });
    const style = `<style>${fonts.join('')} body { margin: 0 } body > svg { display: block; width: 100vw; height: 100vh }</style>`;
    await camera.setContent(`${style}${drawSvg(page, faces)}`);
    await camera.evaluate('document.fonts.ready');
    writeFileSync(join(out, `${picture.name}.png`), await camera.screenshot({ type: 'png' }));
  }
  writeFileSync(join(out, 'manifest.json'), `${JSON.stringify({ pictures: shown, pdfs }, undefined, 2)}\n`);
} finally {
  await browser.close();
  rmSync(directory, { recursive: true, force: true });
}

/** Pages of each PDF before drawing. */
function laidPages(): Map<string, readonly Page[]> {
  const { content } = loadGame(readGame(join(directory, 'content')));
  const { content: words } = loadSystem(readAlone(installation.systems, `${diceCheck.id}.yaml`), diceCheck);
  if (content === undefined || words === undefined) throw new Error('the content has faults: see core-runner validate');
  const { typeset } = openWorkshop(content.game.language, supplies);
  const deals = [challenge(content, seed, content.game.defaultDifficulty, { sealed: false, dice: false })];
  const pages = new Map<string, readonly Page[]>();
  for (const { paper, ofGame } of pictureOrders)
    for (const id of ofGame) {
      const document: GameDocument<'deals' | 'fillable' | 'punch' | 'veil'> = ofGames[id];
      const input = { content, deals, veil: 'overleaf', punch: false, fillable: false } as const;
      const order = { document, input, imprint: gameImprint(content), paper };
      const file = id === 'run-sheet' ? `run-${seed}-normal` : id;
      const name = paper === 'a4' ? file : `${file}-${paper}`;
      pages.set(`${paper}/${name}.pdf`, typeset(order).composed?.pages ?? []);
    }
  const imprint = imprintOf({ ...words, title: words.name }, words.sources);
  const odds = { document: systemOdds, input: { system: diceCheck, words }, imprint, paper: 'a4' } as const;
  return pages.set('a4/dice-check-odds.pdf', typeset(odds).composed?.pages ?? []);
}

function shows(page: Page, { words }: Picture): boolean {
  const text = svgWords(page).join(' ').replace(/\s+/gu, ' ');
  return words.every((word) => text.includes(word));
}
