/** Content → the manuscripts of its books, which flow without pages. */

import { manuscriptOf, type Supplies } from '../build.ts';
import { ofGames } from '../documents/index.ts';
import { gameImprint } from '../load/imprint.ts';
import type { Content } from '../model/content.ts';

/** The manuscript of a book, its Outcomes apart, and what it is written from; no blocks if its template cannot be filled. */
export const bookOf = (
  name: 'rule-book' | 'event-book',
  content: Content,
  supplies: Pick<Supplies, 'messages' | 'template'>,
) =>
  manuscriptOf(
    { document: ofGames[name], imprint: gameImprint(content), paper: 'a4', input: { content, veil: 'split' } },
    supplies,
  );
