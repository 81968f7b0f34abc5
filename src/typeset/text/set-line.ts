/** Words → one set line. */

import type { Inline } from '../../manuscript/block.ts';
import { memo } from '../../memo.ts';
import type { LinkMark, Tag, Tagged, TextMark } from '../page/page.ts';
import { spaceLimits } from './break-lines.ts';
import type { Face, Shaped } from './font.ts';
import { nonJoiner } from './hyphenate.ts';
import { type ShapedWord, shapeText } from './pieces.ts';
import type { TextStyle } from './text-style.ts';

/** One line: marks with the start of its baseline at (0, 0). */
export interface SetLine {
  readonly marks: readonly (TextMark | LinkMark)[];
  readonly width: number;
  readonly text: string;
  /** Word space over its ideal: 0.75 to 1.75 in a well-set justified line. */
  readonly spacing: number;
}

/** Max extra letter spacing of a loose or tight line, in ems: too little to see. */
export const trackingLimits = { loose: 0.02, tight: 0.01 } as const;
interface LineBox {
  readonly mode: TextStyle['mode'];
  readonly width: number;
  readonly offset: number;
  readonly isLast: boolean;
  /** Whether more text of the same element follows on another line or elsewhere. */
  readonly runsOn: boolean;
  readonly space: number;
  /** Points that the line hangs into the margins. */
  readonly hang: { readonly start: number; readonly end: number };
}

/** The tag of each link of a paragraph, made on first use: a link may run over lines. */
export const linkTags = (within: Tagged): ((link: Inline) => Tag) =>
  memo(() => (typeof within === 'string' ? { role: 'link' } : { role: 'link', within }));

/** Sets words side by side: spaces, then letters, take up the rest of the width. */
export function setLine(
  words: readonly ShapedWord[],
  box: LineBox,
  style: TextStyle,
  role: Tagged,
  tagOf: (link: Inline) => Tag,
): SetLine {
  const { natural, spaces, letters, text } = measureWords(words, style);
  const whole = box.width + box.hang.start + box.hang.end;
  const filled = box.mode === 'justified' && spaces > 0 && (!box.isLast || natural + spaces * box.space > whole);
  const tracking = filled ? trackingFor(whole - natural, spaces * box.space, letters, style.size) : 0;
  // Includes the room after the space itself, as after every letter.
  const space = filled ? (whole - natural - tracking * letters) / spaces : box.space;
  const width = natural + spaces * space + tracking * letters;
  const slack = box.width - width;
  const x = box.offset - box.hang.start + (box.mode === 'centred' ? slack / 2 : box.mode === 'right' ? slack : 0);
  const marks = wordMarks(words, { x, space, tracking, runsOn: box.runsOn }, style, (link) =>
    link === undefined ? role : tagOf(link),
  );
  const inside = width - box.hang.start;
  // The end of a last line hangs only if the line is full.
  const isFull = !box.isLast || filled || inside > box.width;
  return {
    marks,
    width: inside - (isFull ? box.hang.end : 0),
    text,
    spacing: spaces === 0 ? 1 : space / box.space,
  };
}

function measureWords(words: readonly ShapedWord[], { size }: TextStyle) {
  const em = size / 1000;
  let [natural, spaces, letters, text] = [0, 0, 0, ''];
  for (const [index, { shaped, text: word, after }] of words.entries()) {
    const isSpaced = after === 'space' && index < words.length - 1;
    natural += shaped.width * em;
    letters += shaped.glyphs.length;
    if (isSpaced) spaces++;
    text += isSpaced ? `${word} ` : word;
  }
  return { natural, spaces, letters, text: text.replaceAll(nonJoiner, '') };
}

/** The start of a line, its spaces and its letter spacing, in points. */
interface WordPlaces {
  readonly x: number;
  readonly space: number;
  readonly tracking: number;
  readonly runsOn: boolean;
}

function wordMarks(
  words: readonly ShapedWord[],
  { x: from, space, tracking, runsOn }: WordPlaces,
  style: TextStyle,
  tagOf: (link: Inline | undefined) => Tagged,
): (TextMark | LinkMark)[] {
  const em = style.size / 1000;
  let [x, start, room] = [from, from, 0];
  const marks: (TextMark | LinkMark)[] = [];
  let pieces: (Shaped | number)[] = [];
  // Spaces of one face are equal on a line.
  let spaceOf: Face | undefined;
  let glyph: Shaped | undefined;
  for (const [index, word] of words.entries()) {
    const { face, shaped } = word;
    const next = words[index + 1];
    pieces.push(shaped);
    const wordStart = x;
    x += shaped.width * em + tracking * shaped.glyphs.length;
    if (next ? word.after === 'space' : runsOn) {
      if (glyph === undefined || face !== spaceOf) {
        glyph = shapeText(face, ' ', style);
        room = space - glyph.width * em - tracking;
        spaceOf = face;
      }
      // The space at the end of a line is for copying and reading; it takes no room.
      pieces.push(glyph, next ? room : 0 - glyph.width * em - tracking);
      if (next) x += space;
    }
    if (next?.face === face && next.link === word.link) continue;
    const { link } = word;
    const tag = tagOf(link);
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
  }
  return marks;
}

/** Letter spacing in points, if the spaces of a line alone would leave their limits. */
function trackingFor(room: number, spaces: number, letters: number, size: number): number {
  const loose = room - spaces * spaceLimits.loosest;
  if (loose > 0) return Math.min(size * trackingLimits.loose, loose / letters);
  const tight = spaces * spaceLimits.tightest - room;
  return tight > 0 ? -Math.min(size * trackingLimits.tight, tight / letters) : 0;
}
