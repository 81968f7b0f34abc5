/** A content → what its scores are written with, and whether a sheet is of it. */

import { catalogueFor } from '../../../build.ts';
import { gameTexts } from '../../../documents/document.ts';
import { supplies } from '../../../installation/supplies.ts';
import type { Content } from '../../../model/content.ts';
import type { SignName } from '../../../model/imprint.ts';
import { picturesOf, type Scoring } from '../../../scores/line.ts';
import { Failure } from '../../terminal/failure.ts';

/** A content with the messages of its language. */
export const scoringOf = (content: Content): Scoring => ({
  content,
  say: catalogueFor(gameTexts(content), content.game.language, supplies).say,
});

/** @throws Failure (exit 1) if a sheet shows other pictures than those of this content */
export function requirePictures(content: Content, shown: readonly SignName[] | undefined): void {
  const own = picturesOf(content).join(', ');
  if (shown !== undefined && shown.join(', ') !== own)
    throw new Failure(
      1,
      `error: the sheet is of other content: it shows ${shown.join(', ')}, and this content has ${own}\n  hint: play with the books that were printed with the sheet, or name their game with --content`,
    );
}
