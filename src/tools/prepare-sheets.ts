/** Run sheets of the games that ship → drawn but for what is dealt, when the tool is built. */

import { writeFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { openWorkshop } from '../build.ts';
import { installation } from '../cli/installation.ts';
import { readyBytes, readyPath } from '../cli/ready-sheets.ts';
import { supplies } from '../cli/supplies.ts';
import { runSheet } from '../documents/sheets/run-sheet.ts';
import { challenge } from '../game/challenge.ts';
import { loadContent } from '../load/game/load.ts';
import { gameImprint } from '../load/imprint.ts';
import { drawPdf } from '../pdf/draw.ts';
import type { Packer } from '../pdf/pack-objects.ts';
import { bookmarkOf, fillFile, markedIn, type ReadyFile, type ReadyObject } from '../pdf/ready-file.ts';
import type { Printed } from '../typeset/page/page.ts';

/** Those that are printed most; others are set when they are asked for. */
const papers = ['a4', 'letter'] as const;
const kinds = [false, true].map((sealed) => ({ sealed, dice: false }));

/** Names of a sheet that is taken apart, and of one that is filled in to see that nothing is lost. */
const [sample, proof] = ['zzz-zzzz-zzz', 'a-seed-to-prove-it'];

/** Writes a sheet of each difficulty, open and sealed; the fonts are prepared before. @throws Error for one that is not the same when it is filled. */
export function prepareSheets(): void {
  for (const [game, directory] of Object.entries(installation.games)) {
    const { content } = loadContent(directory);
    if (content === undefined) continue;
    const { faces, typeset } = openWorkshop(content.game.language, supplies);
    for (const paper of papers)
      for (const { id: difficulty } of content.game.difficulties)
        for (const kind of kinds) {
          const pages = (seed: string) => {
            const input = { content, deals: [challenge(content, seed, difficulty, kind)] };
            const order = { document: runSheet, input, imprint: gameImprint(content), paper };
            return typeset(order).printed as Printed;
          };
          const ready = takenApart(pages(sample));
          const filled = fillFile(ready, pages(proof), { faces, deflate: supplies.deflate });
          const path = readyPath(game, paper, { difficulty, ...kind });
          if (!filled?.equals(drawPdf(pages(proof), supplies)))
            throw new Error(`${path} is not the sheet that is drawn`);
          writeFileSync(path, readyBytes(ready));
        }
  }
}

/** Draws pages, and keeps the objects of the file apart. @throws Error for pages without a bookmark. */
function takenApart(printed: Printed): ReadyFile {
  const bookmark = bookmarkOf(printed);
  if (bookmark === undefined) throw new Error('a file without a bookmark cannot lie ready');
  const drawn: { readonly id: number; readonly text: string; readonly stream?: Uint8Array }[] = [];
  let [begun, trailer] = ['', ''];
  const packer = (first: readonly Uint8Array[]): Packer => {
    begun = Buffer.concat(first).toString('latin1');
    return {
      object: (id, text) => drawn.push({ id, text }),
      stream(id, text, later) {
        const stream = later();
        drawn.push({ id, text: text(stream.length), stream });
      },
      finish(text) {
        trailer = text;
        return Buffer.alloc(0);
      },
    };
  };
  drawPdf(printed, { ...supplies, packer });
  // Behind what all sheets have alike, pages have a stream of their own.
  const owned = drawn.flatMap(({ text }) =>
    text.startsWith('<<\n/Type /Page\n') ? [Number(/\/Contents \[\d+ 0 R (\d+) 0 R\]/u.exec(text)?.[1])] : [],
  );
  const pages = printed.pages.map(({ own }, index) => {
    const { text = '', stream = Buffer.of() } = drawn.find(({ id }) => id === owned[index]) ?? {};
    const packed = text.includes('/Filter');
    const content = packed ? inflateSync(stream) : Buffer.from(stream);
    return { likeness: own?.likeness ?? '', marked: markedIn(content.toString('latin1')), packed };
  });
  const kept: Uint8Array[] = [];
  const objects = drawn.map(({ id, text, stream }): ReadyObject => {
    if (stream === undefined) return [id, text];
    if (text.includes('/Type /Metadata')) return [id, text, 'metadata'];
    if (owned.includes(id)) return [id, text, `own ${owned.indexOf(id)}`];
    kept.push(stream);
    return [id, text, stream.length];
  });
  return { begun, objects, trailer, bookmark, pages, streams: Buffer.concat(kept) };
}
