import fc from 'fast-check';

/** Checks a number of cases that are drawn from arbitraries. */
export function holds<Case extends [unknown, ...unknown[]]>(
  numRuns: number,
  arbitraries: { [Part in keyof Case]: fc.Arbitrary<Case[Part]> },
  check: (...one: Case) => void,
): void {
  fc.assert(fc.property(...arbitraries, check), { numRuns });
}
