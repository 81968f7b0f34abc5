/** Content → the cover of one of the game's books. */

import type { Request } from '../document.ts';
import { coverArt } from '../figures/covers/covers.ts';
import { vignette } from '../figures/vignettes/vignettes.ts';
import type { Leaf } from './book.ts';
import { backCoverLeaf, coverLeaf } from './cover.ts';
import type { Subject } from './pictures.ts';

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

/** The cover of a later volume of a book: a picture of its own, or the cover's from nearer in a book that has none. */
export function volumeCover(name: string, request: Request, picture: Subject | undefined): Leaf {
  if (picture === undefined) return gameCover(name, request, true);
  return coverLeaf(name, request, (frame, look) => vignette(picture.name, picture.seed, frame, look));
}
