/** Pictures of shipped books, drawn at build time. */

import { writeFileSync } from 'node:fs';
import { openWorkshop } from '../build.ts';
import { ofGames } from '../documents/index.ts';
import { readGame } from '../files/read-game.ts';
import { deflate } from '../installation/deflate.ts';
import { installation } from '../installation/paths.ts';
import { picturesBytes, picturesFile } from '../installation/prepared-pictures.ts';
import { supplies } from '../installation/supplies.ts';
import { loadGame } from '../load/game/load.ts';
import { gameImprint } from '../load/imprint.ts';
import { pictureContent } from '../pdf/stamp.ts';
import type { Mark } from '../typeset/page/page.ts';
import { paperNames } from '../typeset/page/style.ts';

/** Writes each picture once; needs the prepared fonts. */
export function preparePictures(): void {
  const pictures = new Map<string, Uint8Array>();
  const prepare = (mark: Mark): void => {
    if (mark.kind !== 'stamp' || mark.stamp.pictureKey === undefined || pictures.has(mark.stamp.pictureKey)) return;
    pictures.set(mark.stamp.pictureKey, deflate(pictureContent(mark.stamp.draw())));
  };
  for (const directory of Object.values(installation.games)) {
    const { content } = loadGame(readGame(directory));
    if (content === undefined) continue;
    const { typeset } = openWorkshop(content.game.language, supplies);
    const order = { input: { content, veil: 'overleaf' }, imprint: gameImprint(content) } as const;
    for (const paper of paperNames)
      for (const { composed } of [
        typeset({ ...order, paper, document: ofGames['event-book'] }),
        typeset({ ...order, paper, document: ofGames['rule-book'] }),
      ])
        for (const { marks } of composed?.pages ?? []) marks.forEach(prepare);
  }
  writeFileSync(picturesFile, picturesBytes(pictures));
}
