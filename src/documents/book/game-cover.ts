/** Content → the cover of one of the game's books. */

import type { CoverSubject } from '../../art/covers/covers.ts';
import type { Request } from '../document.ts';
import type { Leaf } from './book.ts';
import { backCoverLeaf, coverLeaf } from './cover.ts';
import { placedPicture } from './picture.ts';

/** The cover the content asks for; `isClose` for the second book, seen from nearer; another `seed` varies it. */
export function gameCover(name: string, request: Request, isClose: boolean, seed?: string): Leaf {
  const subject = { ...coverSubject(request, isClose), ...(seed && { seed }) };
  return coverLeaf(name, request, (frame) => placedPicture({ name: 'cover', subject }, frame, request));
}

/** The back of one of the game's books: what its cover shows, seen from nearer. */
export function gameBack(name: string, request: Request): Leaf {
  const subject = coverSubject(request, true);
  return backCoverLeaf(name, request, (frame) => placedPicture({ name: 'cover', subject }, frame, request));
}

/** Of Sectors no more than is seen: by their texts too, a picture would be told of in the words of a whole file. */
function coverSubject({ content: { game, board } }: Request, isClose: boolean): CoverSubject {
  const sectors = board.sectors.map(({ q, r, label }) => ({ q, r, ...(label && { label }) }));
  return { picture: game.cover, sectors, seed: game.title, isClose };
}

/** The cover of a later volume of a book, counted from 0: the city once more, in turn from nearer and from afar. */
export const volumeCover = (name: string, request: Request, volume: number): Leaf =>
  gameCover(name, request, volume % 2 === 1, `${request.content.game.title} ${volume + 1}`);
