/** Seed → a line on paper, whatever text it is. */

import { plain } from '../../manuscript/block.ts';
import { shifted } from '../../typeset/page/body.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { ink } from '../../typeset/page/style.ts';
import { setSingleLine } from '../../typeset/text/paragraph.ts';
import { serifCuts, type TextStyle } from '../../typeset/text/text-style.ts';
import type { Request } from '../document.ts';

/** Where the line ends, how wide it may be, and its size, which shrinks to no less than two thirds. */
export interface SeedPlace {
  readonly right: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/**
 * The seed, right-aligned. Characters the font does not have are written as code points, since a seed that is read
 * wrongly deals another board; a seed too long for the line is cut in the middle.
 */
export function seedLine({ typesetter }: Pick<Request, 'typesetter'>, seed: string, place: SeedPlace): Mark[] {
  const face = typesetter.faces['serif-italic'];
  const characters = [...(seed === '' ? '(no text)' : seed)].map((character) =>
    face.missing(character).length === 0
      ? character
      : `<U+${(character.codePointAt(0) as number).toString(16).toUpperCase()}>`,
  );
  const set = (text: string, size: number) => {
    const style: TextStyle = { cuts: serifCuts, size, colour: ink.text, mode: 'ragged' };
    return setSingleLine([...plain('seed ', 'roman'), ...plain(text, 'bold')], style, 'paragraph', typesetter);
  };
  const whole = set(characters.join(''), place.size);
  const size = Math.max(place.size * (2 / 3), Math.min(place.size, (place.size * place.width) / whole.width));
  const cut = (kept: number) => {
    const head = characters.slice(0, Math.ceil(kept / 2));
    const tail = characters.slice(characters.length - Math.floor(kept / 2));
    return set(`${head.join('')}\u2026${tail.join('')}`, size);
  };
  let line = set(characters.join(''), size);
  if (line.width > place.width) {
    let [fits, tooMany] = [4, characters.length];
    while (tooMany - fits > 1) {
      const middle = (fits + tooMany) >> 1;
      if (cut(middle).width > place.width) tooMany = middle;
      else fits = middle;
    }
    line = cut(fits);
  }
  return shifted(line.marks, place.right - line.width, place.y);
}
