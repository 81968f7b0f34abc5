/** Challenge → its run code as text and QR code, and pictures of its content. */

import { lookOf } from '../../art/paint.ts';
import { signRow, signRowWidth } from '../../art/signs.ts';
import type { Challenge } from '../../game/challenge.ts';
import { plain } from '../../manuscript/block.ts';
import { fingerprintSigns } from '../../model/imprint.ts';
import type { Mark, Tag } from '../../typeset/page/page.ts';
import { ink } from '../../typeset/page/style.ts';
import { asFigure } from '../figures/figure.ts';
import type { InkMark } from '../figures/pen.ts';
import { maxSide, qrCode } from '../figures/qr-code.ts';
import type { HeaderPlan } from './header.ts';
import type { Sheet } from './plan.ts';

/** The block's size, and its common and own marks. */
export interface CodeBlock {
  readonly width: number;
  readonly height: number;
  readonly fixed: () => readonly InkMark[];
  /** The machine-readable code, in one place on every sheet. */
  qrCode(challenge: Challenge): Mark;
  text(challenge: Challenge, within: Tag): Mark[];
}

/** Side of a QR code: 22 mm, a millimetre a square for short codes. */
const qrSize = 62;
const signSize = 15;
const textWidth = 92;
const gap = 12; // white of four squares, which a QR code needs round it

/** Places the block with its top right corner at a point. */
export function codeBlock({ pen, plan, request }: Sheet, { right, top }: Record<'right' | 'top', number>): CodeBlock {
  const { imprint, say } = request;
  const { site } = imprint;
  const { text } = plan;
  const left = right - qrSize - gap - textWidth;
  const size = (points: number) => points / text;
  const signTop = top + qrSize - signSize;
  return {
    width: right - left + gap,
    height: qrSize,
    fixed: () => {
      const signs = fingerprintSigns(imprint.fingerprint);
      const sameBooks = say('sheet-same-books').split('\n');
      const textLeft = left + signRowWidth(signs.length, signSize) + 5;
      return [
        ...pen.put(plain(say('sheet-code')), left, top + 7, size(8.5), { colour: ink.faint, role: 'heading-2' }),
        ...asFigure(
          signRow(signs, left, signTop, signSize, lookOf(request)),
          say('sheet-signs', { list: signs.map((name) => say('sign', { name })).join(', ') }),
        ),
        ...sameBooks.flatMap((line, row) =>
          pen.put(plain(line), textLeft, signTop + 6 + 7.5 * row, size(6.5), { colour: ink.faint }),
        ),
      ];
    },
    // Without its hyphens a short code has larger squares.
    qrCode({ code }) {
      const short = code.replaceAll('-', '');
      const draw = (words: string) => qrCode(words, right - qrSize, top, qrSize);
      const linked = site && draw(`${site}#${short}`);
      return linked && linked.side <= maxSide(qrSize) ? linked : draw(short);
    },
    text({ code }, within) {
      const put = (line: string, y: number, points: number) =>
        pen.put(line, left, y, size(points), { role: within, runsOn: true });
      const lines = linesOf(code);
      // Keeps the QR code's white: four groups are smaller than three, and wide letters smaller still.
      const maxSize = code.length > maxLarge ? headSize : codeSize;
      const only = Math.min(maxSize, textWidth / pen.width(code, size(1)));
      const [first, step, points] = lines.length > 1 ? [16.5, 9.2 * 0.95, 8.5] : [24, 0, only];
      const below = top + first + step * (lines.length - 1);
      return [
        ...lines.flatMap((line, at) => put(line, top + first + at * step, points)),
        ...(lines.length > 2 ? [] : addressLines(site)).flatMap((line, at) =>
          put(line, below + 9.5 + at * 7.5, Math.min(6.5, textWidth / pen.width(line, size(1)))),
        ),
      ];
    },
  };
}

/** An address to type, in at most two lines. */
function addressLines(site = ''): string[] {
  const address = site.replace(/^https:\/\/|\/$/gu, '');
  const cut = address.length <= maxAddressLine ? address.length : Math.ceil(address.length / 2);
  return [address.slice(0, cut), address.slice(cut)].filter(Boolean);
}

const maxAddressLine = 26;

/** Lines of a code, about equally long: a group is four symbols and a hyphen. */
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
/** Max length of a code in that size: three groups. */
const maxLarge = 14;
/** Size of a code in the head, and of four groups in the block. */
const headSize = 10;

/** A short code before the difficulty in the head, an artifact; its block is read. */
export function codeInHead({ pen, plan, difficulty }: Sheet, { end }: HeaderPlan, code: string): InkMark[] {
  const { unit, width } = plan;
  const name = difficulty ? pen.width(pen.say.capitals(difficulty.name), headSize) + 8 * unit : 0;
  return pen.put(code, width - name, end - 24 * unit, headSize, { align: 'right', role: 'artifact' });
}
