/** Number → its digits in a PDF. */

/** Rounds to a hundredth of a point, a thousandth of a printer's dot. */
export function rounded(value: number): number {
  if (!Number.isFinite(value)) throw new Error(`a mark has a length of ${value}`);
  const near = Math.round(value * 100) / 100;
  return Object.is(near, -0) ? 0 : near;
}

/** The digits of a rounded number. */
export function number(value: number): string {
  const near = Math.round(value * 100);
  if (near % 100 === 0) return `${near / 100}`;
  if (!Number.isFinite(value)) throw new Error(`a mark has a length of ${value}`);
  const hundredths = Math.abs(near);
  const rest = hundredths % 100;
  const whole = (hundredths - rest) / 100;
  const sign = near < 0 ? '-' : '';
  if (rest % 10 === 0) return `${sign}${whole}.${rest / 10}`;
  return `${sign}${whole}.${rest < 10 ? '0' : ''}${rest}`;
}
