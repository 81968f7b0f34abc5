/** Inline text → set lines. */

import type { Inlines } from '../../manuscript/block.ts';
import type { Tagged } from '../page/page.ts';
import { type BrokenLine, breakLines, breakLinesWell, type Measure, shortestLastLine } from './break-lines.ts';
import type { Face } from './font.ts';
import { joinPieces, nowhere, type Piece, piecesOf, shapeText } from './pieces.ts';
import { linkTags, type SetLine, setLine, tracking } from './set-line.ts';
import { asTag, roleOf } from './tag.ts';
import type { TextStyle } from './text-style.ts';
import type { Typesetter } from './typesetter.ts';

/** Sets a paragraph to a width in points; where more of the same element `goesOn` elsewhere, it ends with a space. */
export function setParagraph(
  text: Inlines,
  width: number,
  style: TextStyle,
  role: Tagged,
  typesetter: Typesetter,
  goesOn = false,
): SetLine[] {
  const { faces, whole, divided } = typesetter;
  const roman = faces[style.cuts.roman];
  const space = idealSpace(roman, style);
  const indent = style.indent ?? 0;
  const measure: Measure = {
    width,
    indent,
    shortest: style.size * shortestLastLine,
    space,
    mode: style.mode === 'justified' ? 'justified' : 'ragged',
    tracking: { loose: style.size * tracking.loose, tight: style.size * tracking.tight },
  };
  // Words are divided only where the paragraph cannot be set well with whole ones.
  let pieces = piecesOf(text, style, faces, whole);
  let lines = breakLinesWell(pieces, measure);
  if (lines === undefined) {
    // A title is better ragged than divided.
    const staysWhole =
      (style.undivided === true || isTitle(role)) && pieces.every(({ width: wide }) => wide <= width - indent);
    if (!staysWhole) pieces = piecesOf(text, style, faces, divided);
    lines = breakLines(pieces, measure);
  }
  if (lines.length > 1 && (style.even === true || isTitle(role))) lines = evenLines(pieces, lines, measure);
  const last = lines.length - 1;
  const tag = asTag(role);
  const links = linkTags(tag);
  return lines.map((line, index) => {
    const words = joinPieces(pieces, line, style);
    const first = index === 0 ? indent : 0;
    const isLast = index === last;
    const [opening, closing] = [pieces[line.from], pieces[line.to - 1]];
    const hang = { start: first > 0 ? 0 : (opening?.hang.start ?? 0), end: closing?.hang.end ?? 0 };
    const box = { width: width - first, offset: first, isLast, space, hang };
    const isFollowed = isLast ? goesOn : words.at(-1)?.after === 'space';
    return setLine(words, { ...box, goesOn: isFollowed }, style, tag, links);
  });
}

/** Sets text on one line, however wide; where more of the same element `goesOn` elsewhere, it ends with a space. */
export function setSingleLine(
  text: Inlines,
  style: TextStyle,
  role: Tagged,
  typesetter: Typesetter,
  goesOn = false,
): SetLine {
  const pieces = piecesOf(text, style, typesetter.faces, nowhere);
  const space = idealSpace(typesetter.faces[style.cuts.roman], style);
  const tag = asTag(role);
  return setLine(
    joinPieces(pieces, { from: 0, to: pieces.length, hyphenated: false }, style),
    { width: 0, offset: 0, isLast: true, goesOn, space, hang: { start: 0, end: 0 } },
    { ...style, mode: 'ragged' },
    tag,
    linkTags(tag),
  );
}

/** Steps in which a measure is made narrower, in shares of it. */
const evenSteps = 24;

/** As many lines as there are, in the narrowest measure that holds them and breaks no more words. */
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

/** The ideal word space is the face's own. */
function idealSpace(roman: Face, style: TextStyle): number {
  return shapeText(roman, ' ', style).width * (style.size / 1000);
}
