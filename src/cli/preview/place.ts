/** Text on a page → its place in the files. */

import type { Source, Span } from '../../diagnostics/diagnostic.ts';

/** Differences of a page from its file: white space, emphasis, soft hyphens, minus signs. */
const unprinted = /[\s*\u00AD\\]/u;

/** A text without them, and the offset of each character. */
interface Stripped {
  readonly text: string;
  readonly offsets: readonly number[];
}

const known = new WeakMap<Source, Stripped>();

function stripped(source: Source): Stripped {
  let found = known.get(source);
  if (found === undefined) {
    const offsets: number[] = [];
    let text = '';
    for (let at = 0; at < source.text.length; at++) {
      const character = source.text.charAt(at);
      if (unprinted.test(character)) continue;
      text += character === '\u2212' ? '-' : character;
      offsets.push(at);
    }
    found = { text: text.toLowerCase().length === text.length ? text.toLowerCase() : text, offsets };
    known.set(source, found);
  }
  return found;
}

/** Finds a printed line, or its longest half or quarter, in the first source with it; text made by a template has none. */
export function placeOnPage(words: string, sources: readonly Source[]): Span | undefined {
  const wanted = [...words]
    .filter((character) => !unprinted.test(character))
    .join('')
    .replaceAll('\u2212', '-')
    .toLowerCase();
  for (const part of parts(wanted))
    for (const source of sources) {
      const { text, offsets } = stripped(source);
      const at = text.indexOf(part);
      if (at < 0) continue;
      const start = offsets[at] as number;
      return { source, start, end: (offsets[at + part.length - 1] as number) + 1 };
    }
  return undefined;
}

/** The whole, its halves and quarters, if long enough to be unique. */
function parts(text: string): string[] {
  const cut = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      text.slice(Math.floor((text.length * index) / count), Math.floor((text.length * (index + 1)) / count)),
    );
  return [...(text.length > 0 ? [text] : []), ...[2, 4].flatMap(cut).filter((part) => part.length >= minPart)];
}

/** Shorter parts are not unique. */
const minPart = 8;
