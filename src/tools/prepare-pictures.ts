/** Pictures of the Event Books of the games that ship → drawn and packed, when the tool is built. */

import { writeFileSync } from 'node:fs';
import { openWorkshop } from '../build.ts';
import { deflate } from '../cli/deflate.ts';
import { installation } from '../cli/installation.ts';
import { picturesBytes, picturesPath } from '../cli/ready-pictures.ts';
import { supplies } from '../cli/supplies.ts';
import { pathsOfLikeness } from '../documents/book/picture.ts';
import { ofGames } from '../documents/index.ts';
import { loadContent } from '../load/game/load.ts';
import { gameImprint } from '../load/imprint.ts';
import { pictureContent } from '../pdf/stamp.ts';

/** Those that are printed most; a thread draws the pictures of others. */
const papers = ['a4', 'letter', 'a5'] as const;

/** Writes each picture once; the fonts are prepared before. */
export function preparePictures(): void {
  const pictures = new Map<string, Uint8Array>();
  for (const directory of Object.values(installation.games)) {
    const { content } = loadContent(directory);
    if (content === undefined) continue;
    const { typeset } = openWorkshop(content.game.language, supplies);
    for (const paper of papers) {
      const input = { content, edition: { paper } };
      const { printed } = typeset({ document: ofGames['event-book'], input, imprint: gameImprint(content), paper });
      const likenesses = printed?.pages.flatMap(({ marks }) =>
        marks.flatMap((mark) => (mark.kind === 'stamp' ? (mark.stamp.likeness ?? []) : [])),
      );
      for (const likeness of new Set(likenesses))
        if (!pictures.has(likeness)) pictures.set(likeness, deflate(pictureContent(pathsOfLikeness(likeness))));
    }
  }
  writeFileSync(picturesPath, picturesBytes(pictures));
}
