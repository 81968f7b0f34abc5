/** Subject → a stamp in a frame, drawn on first use. */

import { type CoverSubject, coverArt } from '../../art/covers/covers.ts';
import { placed } from '../../art/frame.ts';
import { lookOf } from '../../art/paint.ts';
import { pictureArt } from '../../art/picture.ts';
import type { PictureName } from '../../model/picture-names.ts';
import type { Rect, StampMark } from '../../typeset/page/page.ts';
import type { AnyRequest } from '../document.ts';

/** The subject of a picture: a motif and its seed, or the art of a cover. */
export type Shown =
  | { readonly name: PictureName; readonly seed: string }
  | { readonly name: 'cover'; readonly subject: CoverSubject };

export type PictureRequest = Pick<AnyRequest, 'style'>;

/** A stamp of a picture in a frame. */
export function placedPicture(shown: Shown, frame: Rect, request: PictureRequest): StampMark {
  // Everything that decides a picture except its size.
  const drawing = { ...shown, look: lookOf(request) };
  const paths = (room: Rect) =>
    drawing.name === 'cover'
      ? coverArt(drawing.subject, room, drawing.look)
      : pictureArt(drawing.name, drawing.seed, room, drawing.look);
  return placed(shown.name, paths, frame, drawing);
}
