/** Numbers of SVG. */

const numeral = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const length = new RegExp(`^${numeral}(?:px)?$`, 'iu');
const list = new RegExp(numeral, 'giu');

/** A number with or without `px`; NaN for anything else. */
export const lengthIn = (text: string): number => (length.test(text) ? Number.parseFloat(text) : Number.NaN);

/** All numbers of a list; undefined if it has anything else. */
export function numberList(text: string): number[] | undefined {
  const numbers = text.match(list)?.map(Number) ?? [];
  return /^[\s,]*$/u.test(text.replace(list, ' ')) && numbers.every(Number.isFinite) ? numbers : undefined;
}
