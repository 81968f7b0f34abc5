/** Number → its digits in a PDF. */

/** A number as PDF writes it, to a thousandth of a point. */
export function number(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`a mark has a length of ${value}`);
  const rounded = Math.round(value * 1000) / 1000;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}
