/** Challenge → its run code as text and as a QR code, and the pictures that its content is known by. */

import type { Challenge } from '../../game/challenge.ts';
import { plain } from '../../manuscript/block.ts';
import type { Difficulty } from '../../model/content.ts';
import { fingerprintSigns } from '../../model/imprint.ts';
import type { Mark, Tag } from '../../typeset/page/page.ts';
import { ink } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import { asFigure } from '../figures/figure.ts';
import type { InkMark, SheetPen } from '../figures/pen.ts';
import { qrPen } from '../figures/qr-code.ts';
import { signRow, signRowWidth, signWords } from '../figures/signs.ts';
import { lookOf } from '../figures/sketch.ts';
import type { HeaderPlan } from './header.ts';
import type { SheetPlan } from './plan.ts';

/** Where the block stands, and what of it is on every sheet alike. */
export interface CodeBlock {
  readonly width: number;
  readonly height: number;
  readonly fixed: readonly InkMark[];
  dealt(challenge: Challenge, within: Tag): Mark[];
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
): CodeBlock {
  const { content, imprint } = request;
  const signs = fingerprintSigns(imprint.fingerprint);
  const left = right - qrSize - gap - textWidth;
  const size = (points: number) => points / text;
  const signTop = top + qrSize - signSize;
  const qrCode = qrPen();
  return {
    width: right - left + gap,
    height: qrSize,
    fixed: [
      ...pen.put(plain(`${content.game.words.run.one} code`), left, top + 7, size(8.5), { colour: ink.faint }),
      ...asFigure(
        signRow(signs, left, signTop, signSize, lookOf(request)),
        `Pictures of this edition: ${signWords(signs)}.`,
      ),
      ...pen.put(plain('same'), left + signRowWidth(4, signSize) + 5, signTop + 6, size(6.5), { colour: ink.faint }),
      ...pen.put(plain('books'), left + signRowWidth(4, signSize) + 5, signTop + 13.5, size(6.5), {
        colour: ink.faint,
      }),
    ],
    dealt({ code }, within) {
      const lines = linesOf(code);
      const points = lines.length === 1 ? 13.5 : 8.5;
      const leading = lines.length === 1 ? 22 : 9.2;
      return [
        ...lines.flatMap((line, index) =>
          pen.put(line, left, top + (lines.length === 1 ? 24 : 16.5) + index * leading * 0.95, size(points), {
            role: within,
            goesOn: true,
          }),
        ),
        // Without its hyphens a short code has larger squares.
        qrCode(code.replaceAll('-', ''), right - qrSize, top, qrSize),
      ];
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

/** A short code in the head of a sheet, before its difficulty; it is read where the block stands. */
export function shortCode(
  pen: SheetPen,
  plan: SheetPlan,
  { end }: HeaderPlan,
  code: string,
  difficulty?: Difficulty,
): InkMark[] {
  const name = difficulty ? pen.width(difficulty.name.toUpperCase(), 10) + 8 * plan.unit : 0;
  return pen.put(code, plan.width - name, end - 24 * plan.unit, 10, { align: 'right', role: 'artifact' });
}
