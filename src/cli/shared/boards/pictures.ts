/** Pictures of a sheet → whether its content is this one. */

import { fingerprint } from '../../../load/imprint.ts';
import type { Content } from '../../../model/content.ts';
import { fingerprintSigns, type SignName } from '../../../model/imprint.ts';
import { Failure } from '../../terminal/failure.ts';

/** The pictures that a content prints next to its codes. */
export const picturesOf = ({ sources }: Content): SignName[] => fingerprintSigns(fingerprint(sources));

/** @throws Failure (exit 1) if a sheet shows other pictures than those of this content */
export function requirePictures(content: Content, shown: readonly SignName[] | undefined): void {
  const own = picturesOf(content).join(', ');
  if (shown !== undefined && shown.join(', ') !== own)
    throw new Failure(
      1,
      `error: the sheet is of other content: it shows ${shown.join(', ')}, and this content has ${own}\n  hint: play with the books that were printed with the sheet, or name their game with --content`,
    );
}
