/** Content → the cover of one of the game's books. */

import type { CoverSubject } from '../../art/covers/covers.ts';
import type { Word } from '../../model/vocabulary.ts';
import type { Request } from '../document.ts';
import type { PageDraft } from './book.ts';
import { backCoverLeaf, coverLeaf } from './cover.ts';
import { placedPicture } from './picture.ts';

/** The cover of a book; `isClose` shows its subject from nearer, `seed` varies it. */
export function gameCover(
  book: Word,
  request: Request,
  look: Partial<Pick<CoverSubject, 'isClose' | 'seed'>> = {},
): PageDraft {
  const subject = { ...coverSubject(request), ...look };
  return coverLeaf(book, request, (frame) => placedPicture({ name: 'cover', subject }, frame, request));
}

/** The back cover: the same subject from nearer. */
export function gameBack(name: string, request: Request): PageDraft {
  const subject = { ...coverSubject(request), isClose: true };
  return backCoverLeaf(name, request, (frame) => placedPicture({ name: 'cover', subject }, frame, request));
}

/** Only the visible parts of Sectors, as the subject is part of a picture's key. */
function coverSubject({ content: { game, board } }: Request): CoverSubject {
  const sectors = board.sectors.map(({ q, r, label }) => ({ q, r, ...(label && { label }) }));
  return { picture: game.cover, sectors, seed: game.title, isClose: false };
}

/** The cover of a later volume, from 0: the same city, by turns from near and afar. */
export const volumeCover = (book: Word, request: Request, volume: number): PageDraft =>
  gameCover(book, request, { isClose: volume % 2 === 1, seed: `${request.content.game.title} ${volume + 1}` });
