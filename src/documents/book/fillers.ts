/** Pages that no entry fills → pictures, a few that take turns, each drawn once in the file. */

import type { Mark } from '../../typeset/page/page.ts';
import type { Request } from '../document.ts';
import { areaHeight } from './book.ts';
import { spare } from './in-place.ts';
import { fillers, type Subject } from './pictures.ts';

/** Pages of pictures before the first of them comes again. */
const turns = 2;

/** Hands out pages of pictures; in a book without pictures they are lines to write on. */
export function fillerPages(request: Request, pictures: ReadonlyMap<string, Subject>): () => readonly Mark[] {
  const next = fillers(pictures, request.content.game.cover);
  const pages: (readonly Mark[])[] = [];
  let count = 0;
  return () => {
    const place = count % turns;
    count++;
    pages[place] ??= spare(request, areaHeight(request.style), next(), 2);
    return pages[place];
  };
}
