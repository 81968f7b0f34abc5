/** Any text ↔ a form that can be seen, printed and typed again. */

/** How characters that cannot be shown are written, one or several in a row: `\u{1F600}`, `\u{1F600 1F601}`. */
const written = /\\u\{([0-9a-f]{1,6}(?: [0-9a-f]{1,6})*)\}/giu;

/** What has no shape of its own, or one that another text has too; a space is plain. */
const formless = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{M}]|(?! )\p{Zs}/u;

/** ASCII that has shapes and begins no code. */
const ordinary = /^[ -[\]-~]*$/u;

/**
 * The text with its code for every character that has no shape of its own, that `canShow` denies, or that begins what
 * would be read as a code. `withoutEscapes` gives the same text again. `canShow` is asked for whole texts too.
 */
export function withEscapes(text: string, canShow: (text: string) => boolean = () => true): string {
  if (ordinary.test(text) && canShow(text)) return text;
  let shown = '';
  let hidden: string[] = [];
  const close = () => {
    if (hidden.length > 0) shown += `\\u{${hidden.join(' ')}}`;
    hidden = [];
  };
  const mistakable = new Set([...text.matchAll(written)].map(({ index }) => index));
  let at = 0;
  for (const character of text) {
    if (mistakable.has(at) || formless.test(character) || !canShow(character)) hidden.push(code(character));
    else {
      close();
      shown += character;
    }
    at += character.length;
  }
  close();
  return shown;
}

/** The text that was meant: codes are characters again. @throws RangeError for a code that is no character's. */
export function withoutEscapes(text: string): string {
  return text.replace(written, (found, codes: string) => {
    const points = codes.split(' ').map((one) => Number.parseInt(one, 16));
    const isCharacter = (point: number) => point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
    if (!points.every(isCharacter)) throw new RangeError(`${found} is no character`);
    return String.fromCodePoint(...points);
  });
}

const code = (character: string) => Number(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0');
