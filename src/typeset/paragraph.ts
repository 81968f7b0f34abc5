/** Inline text → set lines. */

import type { Cut, Inlines } from '../manuscript/block.ts';
import { type Atom, breakLines, breakLinesWell, type Measure } from './break-lines.ts';
import type { Face, Faces, Shaped } from './font.ts';
import type { FaceName } from './font-table.ts';
import type { Hyphenate } from './hyphenate.ts';
import type { Colour, LinkMark, Role, TextMark } from './page.ts';

/** How text is set. */
export interface TextStyle {
  /** The face of each cut. */
  readonly cuts: Readonly<Record<Cut, FaceName>>;
  readonly size: number;
  readonly colour: Colour;
  readonly mode: 'justified' | 'ragged' | 'centred' | 'right';
  readonly indent?: number;
  readonly tabular?: boolean;
}

/** The fonts and the dictionary a document is set with. */
export interface Typesetter {
  readonly faces: Faces;
  readonly hyphenate: Hyphenate;
}

/** One line: marks with the start of its baseline at (0, 0). */
export interface SetLine {
  readonly marks: readonly (TextMark | LinkMark)[];
  readonly width: number;
  /** The line's words: for messages. */
  readonly text: string;
  /** Word space over its ideal: 0.75 to 1.75 in a well-set justified line. */
  readonly spacing: number;
}

export const serifCuts: TextStyle['cuts'] = {
  roman: 'serif',
  italic: 'serif-italic',
  bold: 'serif-bold',
  'bold-italic': 'serif-bold-italic',
};

export const displayCuts: TextStyle['cuts'] = {
  roman: 'display',
  italic: 'display',
  bold: 'display-bold',
  'bold-italic': 'display-bold',
};

interface Piece extends Atom {
  readonly text: string;
  readonly face: Face;
  readonly to: string | undefined;
  after: Atom['after'];
}

/** Letters of a loose line may stand this much further apart, in ems: too little to be seen. */
const mostTracking = 0.012;
/** Word space over its ideal at which letters begin to help. */
const loosestSpacing = 1.75;

/** A soft hyphen, shown where a word is divided, so that copied text has the word whole. */
const softHyphen = '\u00AD';

/** Sets a paragraph to a width in points. */
export function setParagraph(
  text: Inlines,
  width: number,
  style: TextStyle,
  role: Role,
  typesetter: Typesetter,
): SetLine[] {
  const { faces, hyphenate } = typesetter;
  const roman = faces[style.cuts.roman];
  const space = idealSpace(roman, style);
  const indent = style.indent ?? 0;
  const measure: Measure = {
    width,
    indent,
    space,
    hyphen: (shape(roman, '-', style).width * style.size) / 1000,
    mode: style.mode === 'justified' ? 'justified' : 'ragged',
    tracking: style.size * mostTracking,
  };
  // Words are divided only where the paragraph cannot be set well with whole ones.
  let pieces = piecesOf(text, style, faces, undivided);
  let lines = breakLinesWell(pieces, measure);
  if (lines === undefined) {
    pieces = piecesOf(text, style, faces, hyphenate);
    lines = breakLines(pieces, measure);
  }
  const last = lines.length - 1;
  return lines.map((line, index) => {
    const words = joinPieces(pieces.slice(line.from, line.to), line.hyphenated);
    const first = index === 0 ? indent : 0;
    return setLine(words, { width: width - first, offset: first, isLast: index === last, space }, style, role);
  });
}

/** Sets text on one line, however wide. */
export function setSingleLine(text: Inlines, style: TextStyle, role: Role, typesetter: Typesetter): SetLine {
  const pieces = piecesOf(text, style, typesetter.faces, undivided);
  const space = idealSpace(typesetter.faces[style.cuts.roman], style);
  return setLine(
    joinPieces(pieces, false),
    { width: 0, offset: 0, isLast: true, space },
    { ...style, mode: 'ragged' },
    role,
  );
}

/** A justified word space is a quarter of an em; other text keeps the face's own. */
function idealSpace(roman: Face, style: TextStyle): number {
  return style.mode === 'justified' ? style.size / 4 : shape(roman, ' ', style).width * (style.size / 1000);
}

function shape(face: Face, text: string, style: TextStyle): Shaped {
  return style.tabular ? face.shapeTabular(text) : face.shape(text);
}

/** Cuts text into atoms: parts of words, split at spaces, behind hyphens and dashes, and between syllables. */
function piecesOf(text: Inlines, style: TextStyle, faces: Faces, hyphenate: Hyphenate): Piece[] {
  const pieces: Piece[] = [];
  const em = style.size / 1000;
  for (const inline of text) {
    const face = faces[style.cuts[inline.cut]];
    const to = inline.to;
    const tokens = inline.text.split(' ');
    for (let index = 0; index < tokens.length; index++) {
      const before = pieces.at(-1);
      if (index > 0 && before) before.after = 'space';
      const token = tokens[index] as string;
      if (token === '') continue;
      for (const chunk of chunksOf(token)) {
        let done = 0;
        let start = '';
        for (const part of hyphenate(chunk)) {
          start += part;
          const upTo = shape(face, start, style).width * em;
          pieces.push({ text: part, face, to, width: upTo - done, letters: part.length, after: 'soft' });
          done = upTo;
        }
        (pieces.at(-1) as Piece).after = 'hard';
      }
      (pieces.at(-1) as Piece).after = 'none';
    }
  }
  return pieces;
}

/** Parts of a word that may stand on two lines as they are: behind hyphens between letters, around dashes. */
function chunksOf(token: string): readonly string[] {
  if (!divisible.test(token)) return [token];
  return token.split(/(?<=[\p{L}\p{N}][-\u2010])(?=\p{L}{2})|(?<=[\u2013\u2014])(?=\p{L})/u);
}

const divisible = /[-\u2010\u2013\u2014]/u;
const undivided: Hyphenate = (word) => [word];

interface Word {
  readonly face: Face;
  readonly text: string;
  readonly to: string | undefined;
  readonly spaceAfter: boolean;
}

/** Puts the atoms of a line back into words, so that each is shaped whole. */
function joinPieces(pieces: readonly Piece[], hyphenated: boolean): Word[] {
  const words: Word[] = [];
  pieces.forEach((piece, index) => {
    const spaceAfter = piece.after === 'space' && index < pieces.length - 1;
    const before = words.at(-1);
    if (before && !before.spaceAfter && before.face === piece.face && before.to === piece.to)
      words[words.length - 1] = { ...before, text: before.text + piece.text, spaceAfter };
    else words.push({ face: piece.face, text: piece.text, to: piece.to, spaceAfter });
  });
  const last = words.at(-1);
  if (hyphenated && last) words[words.length - 1] = { ...last, text: last.text + softHyphen };
  return words;
}

interface LineBox {
  readonly width: number;
  readonly offset: number;
  readonly isLast: boolean;
  readonly space: number;
}

function setLine(words: readonly Word[], box: LineBox, style: TextStyle, role: Role): SetLine {
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
