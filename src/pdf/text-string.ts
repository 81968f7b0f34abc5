/** Text → a string of a PDF. */

const escaped = /[\\()\r]/gu;
const plain = /^[\x20-\x7e]*$/u;

/** A text string (ISO 32000-1, 7.9.2.2): as it is where it is ASCII, else in UTF-16. */
export function textString(text: string): string {
  let bytes = text;
  if (!plain.test(text)) {
    bytes = '\xfe\xff';
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      bytes += String.fromCharCode(unit >> 8, unit & 0xff);
    }
  }
  return `(${bytes.replace(escaped, (sign) => (sign === '\r' ? '\\r' : `\\${sign}`))})`;
}
