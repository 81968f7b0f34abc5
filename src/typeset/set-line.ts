/** Words → one set line. */

import type { Shaped } from './font.ts';
import type { LinkMark, Role, TextMark } from './page.ts';
import { shape, type Word } from './pieces.ts';
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
  readonly space: number;
}

/** Sets words side by side: spaces, and at last letters, take up what is left of the width. */
export function setLine(words: readonly Word[], box: LineBox, style: TextStyle, role: Role): SetLine {
  const em = style.size / 1000;
  const shaped = words.map((word) => shape(word.face, word.text, style));
  const natural = shaped.reduce((sum, { width }) => sum + width * em, 0);
  const spaces = words.filter((word) => word.spaceAfter).length;
  const filled = style.mode === 'justified' && spaces > 0 && (!box.isLast || natural + spaces * box.space > box.width);
  const letters = shaped.reduce((sum, { glyphs }) => sum + glyphs.length, spaces);
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
    const { face } = word;
    const run = shaped[index] as Shaped;
    pieces.push(run);
    const wordStart = x;
    x += run.width * em + tracking * run.glyphs.length;
    if (word.spaceAfter) {
      const glyph = shape(face, ' ', style);
      pieces.push(glyph, space - glyph.width * em);
      x += space + tracking;
    }
    if (word.to !== undefined)
      marks.push({
        kind: 'link',
        role: 'link',
        x: wordStart,
        y: -style.size * 0.8,
        width: run.width * em,
        height: style.size * 1.1,
        to: word.to,
      });
    if (words[index + 1]?.face !== face) {
      marks.push({
        kind: 'text',
        role,
        x: start,
        y: 0,
        face: face.name,
        size: style.size,
        colour: style.colour,
        pieces,
        ...(tracking > 0 && { tracking }),
      });
      pieces = [];
      start = x;
    }
  });
  return {
    marks,
    width,
    text: words.map((word) => word.text + (word.spaceAfter ? ' ' : '')).join(''),
    spacing: spaces === 0 ? 1 : space / box.space,
  };
}
