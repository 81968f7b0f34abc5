/** Numbers of SVG. */

const numeral = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const length = new RegExp(`^${numeral}(?:px)?$`, 'iu');
const list = new RegExp(numeral, 'giu');

/** A number with or without `px`; NaN for anything else. */
export const lengthIn = (text: string): number => (length.test(text) ? Number.parseFloat(text) : Number.NaN);

/** Pixels of a unit: those of a page without a viewBox, where an inch has 96. */
const units: Readonly<Record<string, number>> = { mm: 96 / 25.4, cm: 96 / 2.54, in: 96, pt: 4 / 3, px: 1, '': 1 };

/** A length with or without a unit in whole pixels; NaN for anything else. */
export function pixelsIn(text: string): number {
  const [, number = '', unit = ''] = /^(.*?)([a-z]*)$/iu.exec(text.trim()) ?? [];
  return Math.round(lengthIn(number) * (units[unit] ?? Number.NaN));
}

/** All numbers of a list; undefined if it has anything else. */
export function numberList(text: string): number[] | undefined {
  const numbers = text.match(list)?.map(Number) ?? [];
  return /^[\s,]*$/u.test(text.replace(list, ' ')) && numbers.every(Number.isFinite) ? numbers : undefined;
}
