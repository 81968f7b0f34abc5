/** Any text ↔ a form that can be seen, printed and typed again. */

/** How a character that cannot be shown is written: `\u{1F600}`. */
const written = /\\u\{([0-9a-f]{1,6})\}/giu;

/** What has no shape of its own, or one that another text has too; a space is plain. */
const formless = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{M}]|(?! )\p{Zs}/u;

/**
 * The text with an escape for every character that has no shape of its own, that `canShow` denies, or that begins what
 * would be read as an escape. `withoutEscapes` gives the same text again.
 */
export function withEscapes(text: string, canShow: (character: string) => boolean): string {
  return [...text.replace(written, (found) => `${escaped('\\')}${found.slice(1)}`)]
    .map((character) => (formless.test(character) || !canShow(character) ? escaped(character) : character))
    .join('');
}

/** The text that was meant: every escape is its character. @throws RangeError for a code that is no character's. */
export function withoutEscapes(text: string): string {
  return text.replace(written, (found, code: string) => {
    const point = Number.parseInt(code, 16);
    if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) throw new RangeError(`${found} is no character`);
    return String.fromCodePoint(point);
  });
}

const escaped = (character: string) =>
  `\\u{${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}}`;
