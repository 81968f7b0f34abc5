/** A dropped folder → what is wrong with a game in it, and its sheet. */
/// <reference lib="dom" />

import { openWorkshop, type Supplies } from '../../build.ts';
import { sortDiagnostics } from '../../diagnostics/diagnostic.ts';
import { trackingSheet } from '../../documents/sheets/tracking-sheet.ts';
import { examineGame, reported } from '../../examine/examine.ts';
import { settingsFile } from '../../examine/settings.ts';
import { patternName } from '../../language/patterns.ts';
import { listFor, wordList } from '../../lint/word-list.ts';
import { gameImprint } from '../../load/imprint.ts';
import { glyphCoverage } from '../../load/printable.ts';
import type { Template } from '../../manuscript/template.ts';
import type { Content } from '../../model/content.ts';
import { drawSvg } from '../../svg/draw.ts';
import type { FaceName, FontTable } from '../../typeset/text/font-table.ts';
import type { Patterns } from '../../typeset/text/hyphenate.ts';
import { type Dropped, readDropped, sourcesOfDropped } from '../dropped.ts';
import type { PageTools } from './page.ts';

/** A game that was examined. */
export type DroppedGame = Awaited<ReturnType<typeof examineDropped>>;

/** Examines a game as `validate` does, but for its own templates; one without errors has its sheet as SVG. */
export async function examineDropped(dropped: Dropped, directory: string, page: PageTools) {
  const read = async <Value>(path: string): Promise<Value> =>
    JSON.parse(new TextDecoder().decode(await page.file(`design/${path}.json`)));
  const sources = await sourcesOfDropped(dropped, directory);
  let supplies: Supplies | undefined;
  const examiner = {
    coverage: glyphCoverage(await read('coverage')),
    fillsTemplates: false,
    async suppliesFor({ game }: Content) {
      supplies = await suppliesFor(game.language, read);
      const list = listFor(game.language);
      const bytes = list && (await page.file(`design/${list}.table`));
      return { supplies, wordListFor: () => bytes && wordList(new Uint16Array(bytes.buffer)) };
    },
  };
  const settings = await readDropped(dropped, `${directory}/${settingsFile}`);
  const examined = await examineGame(sources, examiner, { settings });
  const { content } = examined;
  return {
    content,
    diagnostics: sortDiagnostics(await reported(examined)),
    sheet: content && supplies && sheetOf(content, supplies),
  };
}

/** What typesetting needs; nothing is made into a file here. */
async function suppliesFor(language: string, read: <Value>(path: string) => Promise<Value>): Promise<Supplies> {
  const name = patternName(language);
  const [faces, messages, patterns] = await Promise.all([
    read<Readonly<Record<FaceName, FontTable>>>('faces'),
    read<Readonly<Record<string, string>>>('messages'),
    name === undefined ? {} : read<Patterns>(name),
  ]);
  const { href } = new URL('design/templates.js', document.baseURI);
  const { default: templates }: { default: Readonly<Record<string, Template>> } = await import(href);
  return {
    fontTable: (face) => faces[face],
    patterns: () => patterns as Patterns,
    template: (path) => templates[path],
    messages: (one) => messages[one],
    fontFile: () => new Uint8Array(),
    picture: () => undefined,
    deflate: (bytes) => bytes,
  };
}

function sheetOf(content: Content, supplies: Supplies): string | undefined {
  const workshop = openWorkshop(content.game.language, supplies);
  const input = { content, fillable: false, punch: false };
  const order = { document: trackingSheet, input, imprint: gameImprint(content), paper: 'a4' } as const;
  const [page] = workshop.typeset(order).composed?.pages ?? [];
  return page && drawSvg(page, workshop.faces);
}
