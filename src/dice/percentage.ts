/** A chance or a share → the percentage that is shown: the one place where one is rounded. */

import type { Fraction } from './fraction.ts';

/** An exact chance in percent, rounded half up; only certainty is `100.0` and only impossibility `0.0`, else `>99.9`, `<0.1`. */
export function percentage({ ways, of }: Fraction, decimals = 1): string {
  const all = 100n * 10n ** BigInt(decimals);
  const steps = Number((2n * ways * all + of) / (2n * of));
  return formatSteps(steps, decimals, { isPossible: ways > 0n, isUncertain: ways < of });
}

/** A measured share from 0 to 1 in the same way, to twelve digits: a double is no exact half. */
export function sharePercentage(share: number, decimals = 1): string {
  const steps = Math.round(Number((share * 100 * 10 ** decimals).toPrecision(12)));
  return formatSteps(steps, decimals, { isPossible: share > 0, isUncertain: share < 1 });
}

/** A difference of shares in percentage points, with a real minus; `0.0` has no sign. */
export function percentagePoints(difference: number, decimals = 1): string {
  const steps = Math.round(Number((Math.abs(difference) * 100 * 10 ** decimals).toPrecision(12)));
  return `${difference < 0 && steps > 0 ? '\u2212' : ''}${(steps / 10 ** decimals).toFixed(decimals)}`;
}

/** Steps of the last decimal as text, careful at both ends. */
function formatSteps(
  steps: number,
  decimals: number,
  { isPossible, isUncertain }: { readonly isPossible: boolean; readonly isUncertain: boolean },
): string {
  const all = 100 * 10 ** decimals;
  if (steps === 0 && isPossible) return `<${(1 / 10 ** decimals).toFixed(decimals)}`;
  if (steps === all && isUncertain) return `>${((all - 1) / 10 ** decimals).toFixed(decimals)}`;
  return (steps / 10 ** decimals).toFixed(decimals);
}
