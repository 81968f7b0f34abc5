/** Pictures of shipped Event Books, drawn at build time. */

import { writeFileSync } from 'node:fs';
import { openWorkshop } from '../build.ts';
import { ofGames } from '../documents/index.ts';
import { deflate } from '../installation/deflate.ts';
import { installation } from '../installation/paths.ts';
import { picturesBytes, picturesFile } from '../installation/prepared-pictures.ts';
import { supplies } from '../installation/supplies.ts';
import { loadContent } from '../load/game/load.ts';
import { gameImprint } from '../load/imprint.ts';
import { pictureContent } from '../pdf/stamp.ts';

/** Papers with prepared pictures. */
export const picturePapers = ['a4', 'letter', 'a5', 'half-letter'] as const;

/** Writes each picture once; needs the prepared fonts. */
export function preparePictures(): void {
  const pictures = new Map<string, Uint8Array>();
  for (const directory of Object.values(installation.games)) {
    const { content } = loadContent(directory);
    if (content === undefined) continue;
    const { typeset } = openWorkshop(content.game.language, supplies);
    for (const paper of picturePapers) {
      const input = { content, veil: 'overleaf' } as const;
      const { composed } = typeset({ document: ofGames['event-book'], input, imprint: gameImprint(content), paper });
      for (const page of composed?.pages ?? [])
        for (const mark of page.marks) {
          if (mark.kind !== 'stamp' || mark.stamp.pictureKey === undefined) continue;
          const { pictureKey, marks } = mark.stamp;
          const paths = () => marks.filter((one) => one.kind === 'path');
          if (!pictures.has(pictureKey)) pictures.set(pictureKey, deflate(pictureContent(paths())));
        }
    }
  }
  writeFileSync(picturesFile, picturesBytes(pictures));
}
