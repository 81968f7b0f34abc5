/** Content → the cover of one of the game's books. */

import type { Request } from '../document.ts';
import { coverArt } from '../figures/covers/covers.ts';
import type { Leaf } from './book.ts';
import { backCoverLeaf, coverLeaf } from './cover.ts';

/** The cover the content asks for; `isClose` for the second book, seen from nearer. */
export function gameCover(name: string, request: Request, isClose: boolean): Leaf {
  const { game, board } = request.content;
  const subject = { picture: game.cover, board, seed: game.title, isClose };
  return coverLeaf(name, request, (frame, look) => coverArt(subject, frame, look));
}

/** The back of one of the game's books: what its cover shows, seen from nearer. */
export function gameBack(name: string, request: Request): Leaf {
  const { game, board } = request.content;
  const subject = { picture: game.cover, board, seed: game.title, isClose: true };
  return backCoverLeaf(name, request, (frame, look) => coverArt(subject, frame, look));
}
