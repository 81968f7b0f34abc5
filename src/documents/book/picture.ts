/** What a picture shows → a stamp in its frame, which is drawn when its marks are asked for. */

import { type CoverSubject, coverArt } from '../../art/covers/covers.ts';
import { type Frame, placed } from '../../art/frame.ts';
import { type Look, lookOf } from '../../art/paint.ts';
import { pictureArt } from '../../art/picture.ts';
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
export type PictureSetup = Pick<Setup, 'style'>;

/** A picture in a frame. */
export function placedPicture(shown: Shown, frame: Frame, request: PictureSetup): StampMark {
  const drawing: Drawing = { ...shown, look: lookOf(request) };
  return placed(shown.name, (room) => pathsOf(drawing, room), frame, drawing);
}

function pathsOf(drawing: Drawing, frame: Frame): PathMark[] {
  return drawing.name === 'cover'
    ? coverArt(drawing.subject, frame, drawing.look)
    : pictureArt(drawing.name, drawing.seed, frame, drawing.look);
}
