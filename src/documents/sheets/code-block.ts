/** Challenge → its run code as text and as a QR code, and the pictures that its content is known by. */

import type { Challenge } from '../../game/challenge.ts';
import { plain } from '../../manuscript/block.ts';
import type { Difficulty } from '../../model/content.ts';
import { fingerprintSigns } from '../../model/imprint.ts';
import type { Mark, Tag, TextMark } from '../../typeset/page/page.ts';
import { ink } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import { asFigure } from '../figures/figure.ts';
import { type InkMark, type SheetPen, setOnce } from '../figures/pen.ts';
import { qrPen } from '../figures/qr-code.ts';
import { signRow, signRowWidth, signWords } from '../figures/signs.ts';
import { lookOf } from '../figures/sketch.ts';
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
  setCode: (code: string) => TextMark,
): CodeBlock {
  const { content, imprint } = request;
  const left = right - qrSize - gap - textWidth;
  const size = (points: number) => points / text;
  const signTop = top + qrSize - signSize;
  const qrCode = qrPen();
  // Codes of a batch begin alike.
  const setLine = setOnce(pen, size(8.5));
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
      if (lines.length === 1) {
        const set = setCode(code);
        // The QR code needs its white: four groups are smaller than three, and wide letters smaller still.
        const most = code.length > mostLarge ? headSize : codeSize;
        return [{ ...set, role: within, x: left, y: top + 24, size: Math.min(most, (set.size * textWidth) / -set.x) }];
      }
      return lines.map((line, index) => ({
        ...setLine(line),
        role: within,
        x: left,
        y: top + 16.5 + index * 9.2 * 0.95,
      }));
    },
  };
}

/** A short code is one line; a long one has as few lines as hold it, all about as long. */
function linesOf(code: string): string[] {
  const groups = code.split('-');
  const count = Math.ceil(groups.length / 4);
  const inLine = Math.ceil(groups.length / count);
  return Array.from({ length: count }, (_, index) => groups.slice(index * inLine, (index + 1) * inLine).join('-'));
}

/** Whether a code has room in the head of a sheet. */
export const isShort = (code: string): boolean => code.length <= 24;

/** The size of a short code in its block, in points. */
const codeSize = 13.5;
/** Symbols and hyphens of a code that has room in that size: three groups. */
const mostLarge = 14;
/** The size of a code in the head of a sheet, and of four groups in their block. */
const headSize = 10;

/** Sets a short code: it is set once, at the right of nothing, and stands in its block and in the head of the sheet. */
export function codeSetter(pen: SheetPen, { text }: SheetPlan): (code: string) => TextMark {
  return setOnce(pen, codeSize / text, { align: 'right' });
}

/** Short codes in the heads of sheets, before their difficulty; they are read where the block stands. */
export function shortCodes(
  pen: SheetPen,
  plan: SheetPlan,
  { end }: HeaderPlan,
  setCode: (code: string) => TextMark,
  difficulty?: Difficulty,
): (code: string) => TextMark {
  const name = difficulty ? pen.width(difficulty.name.toUpperCase(), headSize) + 8 * plan.unit : 0;
  const size = headSize * plan.text;
  return (code) => {
    const { x, pieces, ...set } = setCode(code);
    // Without the space that parts it from what is read next.
    return {
      ...set,
      role: 'artifact',
      x: plan.width - name + (x * size) / set.size,
      y: end - 24 * plan.unit,
      size,
      pieces: pieces.slice(0, -2),
    };
  };
}
