/** Seeds → lines on paper from which any text can be typed again. */

import { canonicalSeed } from '../../dice/seeded.ts';
import type { Say } from '../../language/catalogue.ts';
import { plain } from '../../manuscript/block.ts';
import { withEscapes } from '../../manuscript/escapes.ts';
import { memo } from '../../memo.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { ink } from '../../typeset/page/style.ts';
import { setSingleLine } from '../../typeset/text/paragraph.ts';
import type { SetLine } from '../../typeset/text/set-line.ts';
import { serifCuts } from '../../typeset/text/text-style.ts';
import type { AnyRequest } from '../document.ts';
import type { Plan } from './pen.ts';

/** Where seeds are printed on the sheets of a file. */
export interface SeedPlace {
  /** Height of lines below the header in points; 0 if all seeds fit it. */
  readonly height: number;
  marks(seed: string): Mark[];
}

const size = 13;
/** Sizes below the header, in points of the full sheet: the largest with at most `maxLines`. */
const smallerSizes = [10.5, 9, 8, 7];
const minSize = 6.5; // points on any paper
const maxLines = 3;
const leading = 1.25;

/** Sets a line of a seed, the first with the label; `runsOn` adds a space before text of the same element. */
type SetSeedLine = (text: string, points: number, index: number, runsOn: { readonly runsOn: boolean }) => SetLine;
/** Sets the note on typing some lines. */
type SetNote = (lines: readonly string[], points: number) => SetLine;

/**
 * Places seeds at the right of a header that ends at `end` and has `room` points left, at two thirds of their size or more. If one
 * of them is wider, all are set below the header over as many lines as they need. With `runsOn`, text of the same element follows.
 */
export function seedPlace(
  { typesetter, say }: Pick<AnyRequest, 'typesetter' | 'say'>,
  plan: Plan,
  { runsOn = false, ...header }: { readonly end: number; readonly room: number; readonly runsOn?: boolean },
  seeds: readonly string[],
): SeedPlace {
  const face = typesetter.faces['serif-bold'];
  const shown = (seed: string) =>
    withEscapes(canonicalSeed(seed), (character) => face.missing(character).length === 0) || say('seed-empty');
  const set: SetSeedLine = (text, points, index, follows) =>
    setSingleLine(
      [...plain(index === 0 ? `${say('seed-label')} ` : '', 'roman'), ...plain(text, 'bold')],
      { cuts: serifCuts, size: points, colour: ink.text, mode: 'ragged', ...follows },
      'paragraph',
      typesetter,
    );
  const full = size * plan.text;
  const inHeader = memo((seed: string) => {
    const whole = set(shown(seed), full, 0, { runsOn });
    const points = Math.max(full * (2 / 3), Math.min(full, (full * header.room) / whole.width));
    return points === full ? whole : set(shown(seed), points, 0, { runsOn });
  });
  if (seeds.some((seed) => inHeader(seed).width > header.room + 0.01)) {
    const note: SetNote = (lines, points) =>
      setSingleLine(plain(noteOn(lines, say)), { ...captionStyle(points, ink.text), runsOn }, 'paragraph', typesetter);
    const below = seedsBelow(plan, header.end, seeds.map(shown), { runsOn, set, note });
    return { ...below, marks: (seed) => below.marks(shown(seed)) };
  }
  return {
    height: 0,
    marks: (seed) => {
      const line = inHeader(seed);
      return shifted(line.marks, plan.width - line.width, header.end - 9 * plan.unit);
    },
  };
}

/** Places seeds over several lines below a header, with a note on typing them. */
function seedsBelow(
  plan: Plan,
  end: number,
  texts: readonly string[],
  { runsOn, set, note }: { readonly runsOn: boolean; readonly set: SetSeedLine; readonly note: SetNote },
): SeedPlace {
  const linesOf = (text: string, points: number) =>
    broken(text, (line, index) => set(line, points, index, { runsOn }).width <= plan.width);
  const lineCount = (points: number) => Math.max(...texts.map((text) => linesOf(text, points).length));
  const sizes = smallerSizes.map((points) => Math.max(minSize, points * plan.text));
  const points = sizes.find((one) => lineCount(one) <= maxLines) ?? minSize;
  const step = points * leading;
  const noteSize = Math.max(minSize, 7 * plan.text);
  const first = end + points * 1.2 + 2 * plan.unit;
  const noteBase = (count: number) => first + (count - 1) * step + noteSize * 1.3;
  return {
    height: noteBase(lineCount(points)) + 2 * plan.unit - end,
    marks: (text) => {
      const lines = linesOf(text, points);
      return [
        ...lines.flatMap((line, index) => {
          const { marks } = set(line, points, index, { runsOn: runsOn || index < lines.length - 1 });
          return shifted(marks, 0, first + index * step);
        }),
        ...shifted(note(lines, noteSize).marks, 0, noteBase(lines.length)),
      ];
    },
  };
}

/** How to type these lines; empty if they are plain. */
function noteOn(lines: readonly string[], say: Say): string {
  const codes = lines.some((line) => line.includes('\\u{'));
  const joined = lines.slice(0, -1).some((line) => line.endsWith('\\'));
  if (codes && joined) return say('seed-codes-and-joined');
  return codes ? say('seed-codes') : joined ? say('seed-joined') : '';
}

/** Breaks a text at spaces, a word too long for a line anywhere, with `\` at the end of the line. */
function broken(text: string, fits: (line: string, index: number) => boolean): string[] {
  const lines: string[] = [];
  let rest = [...text];
  while (rest.length > 0) {
    if (fits(rest.join(''), lines.length)) return [...lines, rest.join('')];
    let [kept, tooMany] = [1, rest.length];
    while (tooMany - kept > 1) {
      const middle = (kept + tooMany) >> 1;
      if (fits(`${rest.slice(0, middle).join('')}\\`, lines.length)) kept = middle;
      else tooMany = middle;
    }
    // No break after a backslash: its space would be lost.
    const space = rest.findLastIndex((one, at) => at > kept / 2 && at <= kept && one === ' ' && rest[at - 1] !== '\\');
    if (space > 0) {
      lines.push(rest.slice(0, space).join(''));
      rest = rest.slice(space + 1);
    } else {
      // A space would not be seen at the beginning of a line.
      while (kept > 1 && rest[kept] === ' ') kept--;
      lines.push(`${rest.slice(0, kept).join('')}\\`);
      rest = rest.slice(kept);
    }
  }
  return lines;
}
