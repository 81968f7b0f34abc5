/** Inline text → set lines. */

import type { Inlines } from '../../manuscript/block.ts';
import type { Tagged } from '../page/page.ts';
import { type BrokenLine, breakLines, breakLinesWell, type Measure, shortestLastLine } from './break-lines.ts';
import type { Face } from './font.ts';
import { findWords, joinPieces, type Piece, piecesOf, shapeText } from './pieces.ts';
import { linkTags, type SetLine, setLine, trackingLimits } from './set-line.ts';
import { asTag, roleOf } from './tag.ts';
import type { TextStyle } from './text-style.ts';
import type { Typesetter } from './typesetter.ts';

export function setParagraph(
  text: Inlines,
  width: number,
  style: TextStyle,
  role: Tagged,
  typesetter: Typesetter,
): SetLine[] {
  const roman = typesetter.faces[style.cuts.roman];
  const space = idealSpace(roman, style);
  const indent = style.indent ?? 0;
  const measure: Measure = {
    width,
    indent,
    shortest: style.size * shortestLastLine,
    space,
    mode: style.mode === 'justified' ? 'justified' : 'ragged',
    tracking: { loose: style.size * trackingLimits.loose, tight: style.size * trackingLimits.tight },
  };
  // Words are divided only if the paragraph cannot be set well with whole ones.
  const words = findWords(text, style, typesetter);
  let pieces = piecesOf(words, 'whole');
  let lines = breakLinesWell(pieces, measure);
  if (lines === undefined) {
    // A ragged title is better than a divided one.
    const staysWhole =
      (style.undivided === true || isTitle(role)) && pieces.every(({ width: wide }) => wide <= width - indent);
    if (!staysWhole) pieces = piecesOf(words, 'divided');
    lines = breakLines(pieces, measure);
  }
  if (lines.length > 1 && (style.even === true || isTitle(role))) lines = evenLines(pieces, lines, measure);
  const last = lines.length - 1;
  const tag = asTag(role);
  const links = linkTags(tag);
  return lines.map((line, index) => {
    const set = joinPieces(pieces, line, style);
    const offset = index === 0 ? indent : 0;
    const isLast = index === last;
    const hang = {
      start: offset > 0 ? 0 : (pieces[line.from]?.hang.start ?? 0),
      end: pieces[line.to - 1]?.hang.end ?? 0,
    };
    const isFollowed = isLast ? style.runsOn === true : set.at(-1)?.after === 'space';
    const box = { mode: style.mode, width: width - offset, offset, isLast, runsOn: isFollowed, space, hang };
    const whole = setLine(set, box, style, tag, links);
    if (whole.width <= box.width + 0.5) return whole;
    return { ...whole, marks: whole.marks.map((mark) => ({ ...mark, tooWide: whole.text })) };
  });
}

export function setSingleLine(text: Inlines, style: TextStyle, role: Tagged, typesetter: Typesetter): SetLine {
  const space = idealSpace(typesetter.faces[style.cuts.roman], style);
  const tag = asTag(role);
  const edge = { mode: 'ragged', width: 0, offset: 0, isLast: true, hang: { start: 0, end: 0 } } as const;
  const box = { ...edge, runsOn: style.runsOn === true, space };
  const pieces = piecesOf(findWords(text, style, typesetter), 'whole');
  const words = joinPieces(pieces, { from: 0, to: pieces.length, hyphenated: false }, style);
  return setLine(words, box, style, tag, linkTags(tag));
}

/** Steps to narrow a measure, in shares of it. */
const evenSteps = 24;

/** The same number of lines in the narrowest measure that breaks no more words. */
function evenLines(pieces: readonly Piece[], lines: BrokenLine[], measure: Measure): BrokenLine[] {
  const broken = (some: readonly BrokenLine[]) =>
    some.filter(({ to }) => to < pieces.length && pieces[to - 1]?.after !== 'space').length;
  for (let step = 1; step < evenSteps; step++) {
    const width = (measure.width * step) / evenSteps;
    const narrow = width > measure.indent ? breakLinesWell(pieces, { ...measure, width }) : undefined;
    if (narrow && narrow.length <= lines.length && broken(narrow) <= broken(lines)) return narrow;
  }
  return lines;
}

function isTitle(tagged: Tagged): boolean {
  const role = roleOf(tagged);
  return role === 'title' || role.startsWith('heading');
}

function idealSpace(roman: Face, style: TextStyle): number {
  return shapeText(roman, ' ', style).width * (style.size / 1000);
}
