/** Escapes for unprintable characters: `\u{1F600}`. */

/** Escapes of one or several characters: `\u{1F600}`, `\u{1F600 1F601}`. */
const written = /\\u\{([0-9a-f]{1,6}(?: [0-9a-f]{1,6})*)\}/giu;

/** Characters without a unique shape; a space is fine. */
const formless = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{M}]|(?! )\p{Zs}/u;

/** ASCII without a backslash. */
const ordinary = /^[ -[\]-~]*$/u;

/** Escapes characters without a unique shape, those `canShow` refuses, and text that looks like an escape. */
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

/** Reverses `withEscapes`. @throws RangeError for a number that is no character */
export function withoutEscapes(text: string): string {
  return text.replace(written, (found, codes: string) => {
    const points = codes.split(' ').map((one) => Number.parseInt(one, 16));
    const isCharacter = (point: number) => point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
    if (!points.every(isCharacter)) throw new RangeError(`${found} is no character`);
    return String.fromCodePoint(...points);
  });
}

const code = (character: string) => Number(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0');
