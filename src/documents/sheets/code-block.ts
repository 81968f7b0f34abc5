/** Challenge → its run code as text and as a QR code, and the pictures that its content is known by. */

import { lookOf } from '../../art/paint.ts';
import { signRow, signRowWidth, signWords } from '../../art/signs.ts';
import type { Challenge } from '../../game/challenge.ts';
import { plain } from '../../manuscript/block.ts';
import type { Difficulty } from '../../model/game.ts';
import { fingerprintSigns } from '../../model/imprint.ts';
import type { Mark, Tag, TextMark } from '../../typeset/page/page.ts';
import { ink } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import { asFigure } from '../figures/figure.ts';
import type { InkMark, SheetPen } from '../figures/pen.ts';
import { qrPen } from '../figures/qr-code.ts';
import type { HeaderPlan } from './header.ts';
import type { SheetPlan } from './plan.ts';

/** Where the block stands, and what of it is on every sheet alike. */
export interface CodeBlock {
  readonly width: number;
  readonly height: number;
  readonly fixed: () => readonly InkMark[];
  /** What is read by machines, and stands in the same place on every sheet. */
  qrCode(challenge: Challenge): Mark;
  text(challenge: Challenge, within: Tag): Mark[];
}

/** The side of a QR code: 22 mm, so that the squares of a short code are a millimetre wide. */
const qrSize = 62;
const signSize = 15;
const textWidth = 92;
const gap = 12; // white of four squares, which a QR code needs round it

/** Places the block with its top right corner at a point. */
export function codeBlock(
  pen: SheetPen,
  { text }: SheetPlan,
  request: Request,
  { right, top }: { readonly right: number; readonly top: number },
  codes: CodePen,
): CodeBlock {
  const { content, imprint } = request;
  const left = right - qrSize - gap - textWidth;
  const size = (points: number) => points / text;
  const signTop = top + qrSize - signSize;
  const qrCode = qrPen();
  return {
    width: right - left + gap,
    height: qrSize,
    fixed: () => {
      const signs = fingerprintSigns(imprint.fingerprint);
      return [
        ...pen.put(plain(`${content.game.words.run.one} code`), left, top + 7, size(8.5), { colour: ink.faint }),
        ...asFigure(
          signRow(signs, left, signTop, signSize, lookOf(request)),
          `Pictures of this edition: ${signWords(signs)}.`,
        ),
        ...pen.put(plain('same'), left + signRowWidth(4, signSize) + 5, signTop + 6, size(6.5), { colour: ink.faint }),
        ...pen.put(plain('books'), left + signRowWidth(4, signSize) + 5, signTop + 13.5, size(6.5), {
          colour: ink.faint,
        }),
      ];
    },
    // Without its hyphens a short code has larger squares.
    qrCode: ({ code }) => qrCode(code.replaceAll('-', ''), right - qrSize, top, qrSize),
    text({ code }, within) {
      const lines = linesOf(code);
      if (lines.length > 1)
        return lines.map((line, at) =>
          codes.put(codes.set(line), { x: left, y: top + 16.5 + at * 9.2 * 0.95, size: 8.5, role: within }),
        );
      // The QR code needs its white: four groups are smaller than three, and wide letters smaller still.
      const set = codes.set(code);
      const most = code.length > mostLarge ? headSize : codeSize;
      return [
        codes.put(set, { x: left, y: top + 24, size: Math.min(most, (textWidth * 1000) / set.width), role: within }),
      ];
    },
  };
}

/** A short code is one line; a long one has as few lines as hold it, all about as long: each group is four symbols and a hyphen. */
function linesOf(code: string): string[] {
  const groups = Math.ceil(code.length / 5);
  const line = 5 * Math.ceil(groups / Math.ceil(groups / 4));
  const lines: string[] = [];
  for (let from = 0; from < code.length; from += line) lines.push(code.slice(from, from + line - 1));
  return lines;
}

/** Whether a code has room in the head of a sheet. */
export const isShort = (code: string): boolean => code.length <= 24;

/** The size of a short code in its block, in points. */
const codeSize = 13.5;
/** Symbols and hyphens of a code that has room in that size: three groups. */
const mostLarge = 14;
/** The size of a code in the head of a sheet, and of four groups in their block. */
const headSize = 10;

type Shaped = ReturnType<SheetPen['shape']>;

/** A code as it is set: its groups, and how wide they are, in thousandths of their size. */
interface SetCode {
  readonly groups: readonly Shaped[];
  readonly width: number;
}

/** Writes codes, and sets each group that many of them have once: codes of a batch begin alike. */
export interface CodePen {
  set(code: string): SetCode;
  /** Puts a code in its place, its size in points on paper; what is no artifact ends in a space, for more of its element follows. */
  put(code: SetCode, place: Pick<TextMark, 'x' | 'y' | 'size' | 'role'>): TextMark;
}

/** The pen of a sheet's codes. */
export function codePen(pen: SheetPen): CodePen {
  const known = new Map<string, Shaped>();
  const [sample] = pen.put('-', 0, 0, codeSize) as [TextMark];
  const space = pen.shape(' ');
  const shapedOf = (text: string): Shaped => {
    let shaped = known.get(text);
    if (shaped === undefined) {
      shaped = pen.shape(text);
      if (text.endsWith('-')) shaped = withoutLast(shaped);
      known.set(text, shaped);
    }
    return shaped;
  };
  return {
    set(code) {
      const groups: Shaped[] = [];
      let width = 0;
      for (let from = 0; from >= 0; ) {
        const to = code.indexOf('-', from + 1);
        // With the hyphen before it; the one behind it is there for the kerning alone.
        const group = shapedOf(to < 0 ? code.slice(from) : code.slice(from, to + 1));
        groups.push(group);
        width += group.width;
        from = to;
      }
      return { groups, width };
    },
    put: ({ groups }, { x, y, size, role }) => ({
      ...sample,
      role,
      x,
      y,
      size,
      pieces: role === 'artifact' ? groups : [...groups, space, (-space.width * size) / 1000],
    }),
  };
}

/** What is shaped, but for its last glyph, which the one before it stands beside as it did. */
function withoutLast({ glyphs, advances, clusters, width }: Shaped): Shaped {
  return {
    glyphs: glyphs.slice(0, -1),
    advances: advances.slice(0, -1),
    clusters: clusters.slice(0, -1),
    width: width - (advances.at(-1) as number),
  };
}

/** Short codes in the heads of sheets, before their difficulty; they are read where the block stands. */
export function shortCodes(
  pen: SheetPen,
  plan: SheetPlan,
  { end }: HeaderPlan,
  codes: CodePen,
  difficulty?: Difficulty,
): (code: string) => TextMark {
  const name = difficulty ? pen.width(difficulty.name.toUpperCase(), headSize) + 8 * plan.unit : 0;
  const size = headSize * plan.text;
  return (code) => {
    const set = codes.set(code);
    const x = plan.width - name - (set.width * size) / 1000;
    return codes.put(set, { x, y: end - 24 * plan.unit, size, role: 'artifact' });
  };
}
