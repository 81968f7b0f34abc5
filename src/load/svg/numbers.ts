/** Numbers of SVG. */

const numeral = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const length = new RegExp(`^${numeral}(?:px)?$`, 'iu');
const list = new RegExp(numeral, 'giu');

/** Whether a text is a number, with or without `px`. */
export const isNumeral = (text: string): boolean => length.test(text) && Number.isFinite(Number.parseFloat(text));

/** All numbers of a list; undefined if it has anything else. */
export function numberList(text: string): number[] | undefined {
  if (!/^[\s,]*$/u.test(text.replace(list, ' '))) return undefined;
  const numbers = text.match(list)?.map(Number) ?? [];
  return numbers.every(Number.isFinite) ? numbers : undefined;
}
