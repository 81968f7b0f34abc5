/** What the page of a game is written from. */

import type { Supplies } from '../build.ts';
import type { Say } from '../language/catalogue.ts';
import type { Content } from '../model/content.ts';

/** What each view is written from. */
export interface SiteBrief {
  /** With the words of its language. */
  readonly content: Content;
  readonly say: Say;
  readonly supplies: Supplies;
  /** Files of pictures by their names in `ebookPictures`; those without a file are left out. */
  readonly pictures?: ReadonlyMap<string, string>;
}
