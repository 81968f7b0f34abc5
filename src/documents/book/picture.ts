/** Subject → a stamp in a frame, drawn on first use. */

import { type CoverSubject, coverArt } from '../../art/covers/covers.ts';
import { type Frame, placed } from '../../art/frame.ts';
import { type Look, lookOf } from '../../art/paint.ts';
import { pictureArt } from '../../art/picture.ts';
import type { PictureName } from '../../model/picture-names.ts';
import type { PathMark, StampMark } from '../../typeset/page/page.ts';
import type { Setup } from '../document.ts';

/** The subject of a picture: a motif and its seed, or the art of a cover. */
export type Shown =
  | { readonly name: PictureName; readonly seed: string }
  | { readonly name: 'cover'; readonly subject: CoverSubject };

/** Everything that decides a picture except its size. */
type Drawing = Shown & { readonly look: Look };

export type PictureSetup = Pick<Setup, 'style'>;

export function placedPicture(shown: Shown, frame: Frame, request: PictureSetup): StampMark {
  const drawing: Drawing = { ...shown, look: lookOf(request) };
  return placed(shown.name, (room) => pathsOf(drawing, room), frame, drawing);
}

function pathsOf(drawing: Drawing, frame: Frame): PathMark[] {
  return drawing.name === 'cover'
    ? coverArt(drawing.subject, frame, drawing.look)
    : pictureArt(drawing.name, drawing.seed, frame, drawing.look);
}
