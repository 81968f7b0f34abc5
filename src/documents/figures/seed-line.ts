/** Seeds → lines on paper from which they can be typed again, whatever texts they are. */

import { canonicalSeed } from '../../dice/canonical-seed.ts';
import { plain } from '../../manuscript/block.ts';
import { withEscapes } from '../../manuscript/escapes.ts';
import { captionStyle, shifted } from '../../typeset/page/body.ts';
import type { Mark, TextMark } from '../../typeset/page/page.ts';
import { ink } from '../../typeset/page/style.ts';
import { setSingleLine } from '../../typeset/text/paragraph.ts';
import type { SetLine } from '../../typeset/text/set-line.ts';
import { asTag } from '../../typeset/text/tag.ts';
import { serifCuts, type TextStyle } from '../../typeset/text/text-style.ts';
import type { Request } from '../document.ts';
import type { Plan } from './pen.ts';

/** Where seeds stand on the sheets of a file. */
export interface SeedPlace {
  /** What the lines below the header take away, in points; 0 where every seed has room in the header. */
  readonly height: number;
  marks(seed: string): Mark[];
}

const size = 13;
/** Sizes below the header, in points of the full sheet: the largest is taken that needs few lines. */
const smallerSizes = [10.5, 9, 8, 7];
const leastSize = 6.5; // points on any paper
const fewLines = 3;
const leading = 1.25;

/**
 * Places seeds at the right of a header with `room` points left, which ends at `end`, at no less than two thirds of
 * their size; where one of them is wider, all stand below the header over as many lines as they need. Where text of the same
 * element `goesOn` behind a seed, a space parts them.
 */
export function seedPlace(
  { typesetter }: Pick<Request, 'typesetter'>,
  plan: Plan,
  { goesOn: isPart = false, ...header }: { readonly end: number; readonly room: number; readonly goesOn?: boolean },
  seeds: readonly string[],
): SeedPlace {
  const face = typesetter.faces['serif-bold'];
  const shown = (seed: string) =>
    withEscapes(canonicalSeed(seed), (character) => face.missing(character).length === 0) || '(no text)';
  const set = (label: string, text: string, points: number, goesOn = isPart) => {
    const style: TextStyle = { cuts: serifCuts, size: points, colour: ink.text, mode: 'ragged' };
    return setSingleLine(
      [...plain(label, 'roman'), ...plain(text, 'bold')],
      { ...style, goesOn },
      'paragraph',
      typesetter,
    );
  };
  const full = size * plan.text;
  // A seed is one word in most files, and its label is the same on every sheet.
  const [label, word] = set('seed ', 'x', full).marks as [TextMark, TextMark];
  const inFull = (text: string): Pick<SetLine, 'marks' | 'width'> => {
    if (text.includes(' ')) return set('seed ', text, full);
    const shaped = face.shape(text);
    const role = asTag('paragraph');
    const marks = [
      { ...label, role },
      { ...word, role, pieces: [shaped, ...word.pieces.slice(1)] },
    ];
    return { marks, width: word.x + (shaped.width * full) / 1000 };
  };
  const noteSize = Math.max(leastSize, 7 * plan.text);
  const noteLeading = noteSize * 1.3;
  const known = new Map<string, Pick<SetLine, 'marks' | 'width'>>();
  const inHeader = (seed: string) => {
    const before = known.get(seed);
    if (before) return before;
    const whole = inFull(shown(seed));
    const points = Math.max(full * (2 / 3), Math.min(full, (full * header.room) / whole.width));
    const line = points === full ? whole : set('seed ', shown(seed), points);
    known.set(seed, line);
    return line;
  };
  if (seeds.every((seed) => inHeader(seed).width <= header.room + 0.01))
    return {
      height: 0,
      marks: (seed) => {
        const line = inHeader(seed);
        return shifted(line.marks, plan.width - line.width, header.end - 9 * plan.unit);
      },
    };
  const linesAt = (points: number) => (seed: string) =>
    broken(shown(seed), (text, index) => set(index === 0 ? 'seed ' : '', text, points).width <= plan.width);
  const mostLines = (points: number) => Math.max(...seeds.map((seed) => linesAt(points)(seed).length));
  const sizes = [...smallerSizes.map((one) => Math.max(leastSize, one * plan.text)), leastSize];
  const points = sizes.find((one) => mostLines(one) <= fewLines) ?? (sizes.at(-1) as number);
  const first = header.end + points * 1.2 + 2 * plan.unit;
  const below = first + (mostLines(points) - 1) * points * leading + noteLeading;
  return {
    height: below + 2 * plan.unit - header.end,
    marks: (seed) => {
      const lines = linesAt(points)(seed);
      const marks = lines.flatMap((text, index) => {
        const one = set(index === 0 ? 'seed ' : '', text, points, isPart || index < lines.length - 1);
        return shifted(one.marks, 0, first + index * points * leading);
      });
      const note = noteOn(lines);
      const y = first + (lines.length - 1) * points * leading + noteLeading;
      return note === ''
        ? marks
        : [
            ...marks,
            ...shifted(
              setSingleLine(
                plain(note),
                { ...captionStyle(noteSize, ink.text), goesOn: isPart },
                'paragraph',
                typesetter,
              ).marks,
              0,
              y,
            ),
          ];
    },
  };
}

/** What a reader has to know of these lines to type them again. */
function noteOn(lines: readonly string[]): string {
  const codes = lines.some((line) => line.includes('\\u{'));
  const joined = lines.slice(0, -1).some((line) => line.endsWith('\\'));
  const notes = [
    ...(codes ? ['\\u{\u2026} stands for characters by their codes and is typed as it is'] : []),
    ...(joined ? ['a line that ends in \\ goes on without it, and without a space'] : []),
  ];
  return notes.length === 0 ? '' : `In the seed, ${notes.join('; ')}.`;
}

/** Breaks a text at spaces; a word too long for a line is broken anywhere, with `\` at the line's end. */
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
    // A space behind a backslash is no place to break: it would say that the line goes on without one.
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
