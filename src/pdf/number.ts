/** Number → its digits in a PDF. */

/** A number as PDF has it, to a hundredth of a point: a thousandth of what a printer's dot is wide. */
export function rounded(value: number): number {
  if (!Number.isFinite(value)) throw new Error(`a mark has a length of ${value}`);
  const near = Math.round(value * 100) / 100;
  return Object.is(near, -0) ? 0 : near;
}

/** The digits of a number. */
export function number(value: number): string {
  return String(rounded(value));
}
