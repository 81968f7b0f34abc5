/** What the page has loaded → a press for Run sheets: pictures, files and texts of boards. */
/// <reference lib="dom" />

import { zlibSync } from 'fflate';
import { nameWith, runFileName } from '../../boards/file-name.ts';
import { openWorkshop, outputOf, type Supplies } from '../../build.ts';
import { runSheet } from '../../documents/sheets/run-sheet.ts';
import type { Challenge } from '../../game/challenge.ts';
import { itemAt } from '../../item-at.ts';
import { gameImprint } from '../../load/imprint.ts';
import type { Content } from '../../model/content.ts';
import { familyOf } from '../../svg/characters.ts';
import { drawSvg } from '../../svg/draw.ts';
import type { PaperName } from '../../typeset/page/style.ts';
import type { FontTable } from '../../typeset/text/font-table.ts';
import { sheetFaces } from '../brief.ts';
import type { PageTools } from './page.ts';

/** Prints the sheets of boards, as the command line does. */
export type SheetPress = Awaited<ReturnType<typeof openSheetPress>>;

/** Loads fonts and opens a press for a game. */
export async function openSheetPress(page: PageTools, content: Content) {
  const [tables, ...files] = await Promise.all(
    ['fonts.json', ...sheetFaces.map((face) => `fonts/${face}.ttf`)].map(page.file),
  );
  const fontTables: Record<string, FontTable> = JSON.parse(new TextDecoder().decode(tables));
  const fontFiles = Object.fromEntries(sheetFaces.map((face, index) => [face, itemAt(files, index)]));
  // The pictures are set in the bytes that are here, not in those that the style sheet would load.
  for (const face of sheetFaces)
    document.fonts.add(new FontFace(familyOf(face), fontFiles[face] as Uint8Array<ArrayBuffer>));
  const supplies: Supplies = {
    fontTable: (face) => fontTables[face] as FontTable,
    fontFile: (face) => fontFiles[face] as Uint8Array,
    deflate: (bytes) => zlibSync(bytes, { level: 6 }),
    picture: () => undefined,
    // No word of a sheet is divided.
    patterns: () => [[], {}],
    template: () => undefined,
    messages: (language) => page.texts.messages[language],
  };
  const workshop = openWorkshop(content.game.language, supplies);
  const orderOf = (deals: readonly Challenge[], paper: PaperName) => ({
    document: runSheet,
    input: { content, deals, punch: false },
    imprint: gameImprint(content),
    paper,
  });
  return {
    /** The pages of the sheets as SVG. */
    pictures: (boards: readonly Challenge[], paper: PaperName) =>
      (workshop.typeset(orderOf(boards, paper)).composed?.pages ?? []).map((one) => drawSvg(one, workshop.faces)),
    file: (boards: readonly Challenge[], paper: PaperName) => ({
      name: nameWith(runFileName(itemAt(boards, 0), boards.length), { paper }),
      bytes: workshop.print(orderOf(boards, paper)).bytes,
    }),
    text: (boards: readonly Challenge[]) => outputOf('txt', orderOf(boards, 'a4'), supplies).text ?? '',
  };
}
