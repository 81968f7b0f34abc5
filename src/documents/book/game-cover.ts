/** Content → the cover of one of the game's books. */

import type { CoverSubject } from '../../art/covers/covers.ts';
import type { CoverBlock } from '../../manuscript/block.ts';
import { coverNames } from '../../model/game.ts';
import type { Request } from '../document.ts';
import type { PageDraft } from './book.ts';
import { backCoverLeaf, type CoverArt, coverLeaf } from './cover.ts';
import { placedPicture } from './picture.ts';

type CoverLook = Partial<Pick<CoverSubject, 'isClose' | 'seed'>>;

/** The cover of a book; `isClose` shows its subject from nearer, `seed` varies it. */
export const gameCover = (cover: CoverBlock, request: Request, look: CoverLook = {}): PageDraft =>
  coverLeaf(cover, request, artOf(request, look));

/** The cover of a later volume, from 0: the same city, by turns from near and afar. */
export const volumeCover = (cover: CoverBlock, request: Request, volume: number): PageDraft =>
  gameCover(cover, request, { isClose: volume % 2 === 1, seed: `${request.content.game.title} ${volume + 1}` });

/** The back cover: the same subject from nearer. */
export const gameBack = (back: CoverBlock, request: Request): PageDraft =>
  backCoverLeaf(back, request, artOf(request, { isClose: true }));

function artOf(request: Request, look: CoverLook): CoverArt {
  const { game, board } = request.content;
  const picture = coverNames.find((name) => name === game.cover);
  if (!picture) return (frame) => placedPicture({ name: game.cover, seed: look.seed ?? game.title }, frame, request);
  // Only the visible parts of Sectors, as the subject is part of a picture's key.
  const sectors = board.sectors.map(({ q, r, label }) => ({ q, r, ...(label && { label }) }));
  const subject = { picture, sectors, seed: game.title, isClose: false, ...look };
  return (frame) => placedPicture({ name: 'cover', subject }, frame, request);
}
