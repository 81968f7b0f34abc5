/** What a picture shows, as data → its paths: drawn where it is asked for, or by a thread that is told of it beforehand. */

import { type CoverSubject, coverArt } from '../../art/covers/covers.ts';
import type { Frame } from '../../art/plane.ts';
import { inStamp, type Look, lookOf, placed } from '../../art/sketch.ts';
import { vignette } from '../../art/vignettes/vignettes.ts';
import type { PictureName } from '../../model/picture-names.ts';
import type { PathMark, StampMark } from '../../typeset/page/page.ts';
import type { Setup } from '../document.ts';

/** What a picture shows: a motif and what varies it, or the art of a cover. */
export type Shown =
  | { readonly name: PictureName; readonly seed: string }
  | { readonly name: 'cover'; readonly subject: CoverSubject };

/** All that a picture depends on, but for its size. */
type Drawing = Shown & { readonly look: Look };

/** What a picture is placed with. */
export type PictureSetup = Pick<Setup, 'style' | 'foretell'>;

/** A picture in a frame; whoever draws pictures meanwhile is told of it. */
export function placedPicture(shown: Shown, frame: Frame, request: PictureSetup): StampMark {
  const drawing: Drawing = { ...shown, look: lookOf(request) };
  const mark = placed(shown.name, (room) => pathsOf(drawing, room), frame, drawing);
  if (mark.stamp.likeness !== undefined) request.foretell?.(mark.stamp.likeness);
  return mark;
}

/** The paths of the picture that has a likeness, for one who knows nothing else of it. */
export function pathsOfLikeness(likeness: string): PathMark[] {
  const [drawing, width, height]: readonly [Drawing, number, number] = JSON.parse(likeness);
  return pathsOf(drawing, inStamp({ width, height }));
}

function pathsOf(drawing: Drawing, frame: Frame): PathMark[] {
  return drawing.name === 'cover'
    ? coverArt(drawing.subject, frame, drawing.look)
    : vignette(drawing.name, drawing.seed, frame, drawing.look);
}
