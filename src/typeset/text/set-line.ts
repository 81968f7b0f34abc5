/** Words → one set line. */

import type { Inline } from '../../manuscript/block.ts';
import type { LinkMark, Tag, Tagged, TextMark } from '../page/page.ts';
import type { Shaped } from './font.ts';
import { type Piece, shape } from './pieces.ts';
import type { TextStyle } from './text-style.ts';

/** One line: marks with the start of its baseline at (0, 0). */
export interface SetLine {
  readonly marks: readonly (TextMark | LinkMark)[];
  readonly width: number;
  /** The line's words: for messages. */
  readonly text: string;
  /** Word space over its ideal: 0.75 to 1.75 in a well-set justified line. */
  readonly spacing: number;
}

/** Letters of a loose line may stand this much further apart, in ems: too little to be seen. */
export const mostTracking = 0.012;
/** Word space over its ideal at which letters begin to help. */
const loosestSpacing = 1.75;

interface LineBox {
  readonly width: number;
  readonly offset: number;
  readonly isLast: boolean;
  /** Whether more text of the same element follows on another line or elsewhere. */
  readonly goesOn: boolean;
  readonly space: number;
}

/** The tag of each link of a paragraph, made when it is first met: a link may run over lines. */
export function linkTags(within: Tagged): (link: Inline) => Tag {
  const tags = new Map<Inline, Tag>();
  return (link) => {
    let tag = tags.get(link);
    if (tag === undefined) {
      tag = typeof within === 'string' ? { role: 'link' } : { role: 'link', within };
      tags.set(link, tag);
    }
    return tag;
  };
}

/** Sets words side by side: spaces, and at last letters, take up what is left of the width. */
export function setLine(
  words: readonly Piece[],
  box: LineBox,
  style: TextStyle,
  role: Tagged,
  tagOf: (link: Inline) => Tag,
): SetLine {
  const em = style.size / 1000;
  let natural = 0;
  let spaces = 0;
  let letters = 0;
  let text = '';
  words.forEach(({ shaped, text: word, after }, index) => {
    const spaced = after === 'space' && index < words.length - 1;
    natural += shaped.width * em;
    letters += shaped.glyphs.length;
    if (spaced) spaces++;
    text += spaced ? `${word} ` : word;
  });
  letters += spaces;
  const filled = style.mode === 'justified' && spaces > 0 && (!box.isLast || natural + spaces * box.space > box.width);
  const excess = filled ? box.width - natural - spaces * box.space * loosestSpacing : 0;
  const tracking = excess > 0 ? Math.min(style.size * mostTracking, excess / letters) : 0;
  const space = filled ? (box.width - natural - tracking * letters) / spaces : box.space;
  const width = natural + spaces * space + tracking * letters;
  const slack = box.width - width;
  let x = box.offset + (style.mode === 'centred' ? slack / 2 : style.mode === 'right' ? slack : 0);
  const marks: (TextMark | LinkMark)[] = [];
  let pieces: (Shaped | number)[] = [];
  let start = x;
  words.forEach((word, index) => {
    const { face, shaped } = word;
    const next = words[index + 1];
    pieces.push(shaped);
    const wordStart = x;
    x += shaped.width * em + tracking * shaped.glyphs.length;
    if (next ? word.after === 'space' : box.goesOn) {
      const glyph = shape(face, ' ', style);
      // The space that a line ends with is there to be copied and read; it takes no room.
      pieces.push(glyph, next ? space - glyph.width * em : -glyph.width * em - tracking);
      if (next) x += space + tracking;
    }
    if (next?.face === face && next.link === word.link) return;
    const { link } = word;
    const tag = link === undefined ? role : tagOf(link);
    if (link?.to !== undefined)
      marks.push({
        kind: 'link',
        role: tag,
        x: start,
        y: -style.size * 0.8,
        width: wordStart + shaped.width * em - start,
        height: style.size * 1.1,
        to: link.to,
      });
    marks.push({
      kind: 'text',
      role: tag,
      x: start,
      y: 0,
      face: face.name,
      size: style.size,
      colour: style.colour,
      pieces,
      tracking,
    });
    pieces = [];
    start = x;
  });
  return {
    marks,
    width,
    text,
    spacing: spaces === 0 ? 1 : space / box.space,
  };
}
