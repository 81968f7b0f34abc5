/** Subject → a stamp in a frame, drawn on first use. */

import { type CoverSubject, coverArt } from '../../art/covers/covers.ts';
import { placed } from '../../art/frame.ts';
import { lookOf } from '../../art/paint.ts';
import { pictureArt } from '../../art/picture.ts';
import type { Content, Drawing } from '../../model/content.ts';
import type { PictureName } from '../../model/picture-names.ts';
import type { Rect, StampMark } from '../../typeset/page/page.ts';
import type { AnyRequest } from '../document.ts';
import { drawingMarks, frameOf } from '../figures/drawing.ts';

/** The subject of a picture: one of the game's own or ours with its seed, or the art of a cover. */
export type Shown =
  | { readonly name: string; readonly seed: string }
  | { readonly name: 'cover'; readonly subject: CoverSubject };

/** What pictures depend on; documents of a dice system have no content. */
export type PictureRequest = Pick<AnyRequest, 'style'> & { readonly content?: Pick<Content, 'pictures'> };

/** A stamp of a picture in a frame. */
export function placedPicture(shown: Shown, frame: Rect, request: PictureRequest): StampMark {
  const own = 'seed' in shown ? request.content?.pictures[shown.name] : undefined;
  if (own) return placedDrawing(shown.name, own, frame, request);
  // Everything that decides a picture except its size.
  const drawing = { ...shown, look: lookOf(request) };
  const paths = (room: Rect) =>
    'subject' in drawing
      ? coverArt(drawing.subject, room, drawing.look)
      : pictureArt(drawing.name as PictureName, drawing.seed, room, drawing.look);
  return placed(shown.name, paths, frame, drawing);
}

/** A stamp of a game's own picture as large as a frame has room for; what is outside its viewBox is cut. */
function placedDrawing(name: string, drawing: Drawing, within: Rect, request: PictureRequest): StampMark {
  const { x, y, width, height } = frameOf(drawing, within);
  const { title } = drawing;
  return {
    kind: 'stamp',
    role: title ? { role: 'figure', altText: title } : 'artifact',
    x,
    y,
    stamp: {
      width,
      height,
      picture: name,
      draw: () => drawingMarks(drawing, { x: 0, y: 0, width, height }, lookOf(request)),
    },
  };
}
