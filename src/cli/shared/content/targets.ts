/** Content directory → its balance targets. */

import { loadBalance } from '../../../load/game/balance.ts';
import type { Balance } from '../../../model/balance.ts';
import type { Content } from '../../../model/content.ts';
import { faultless } from '../../terminal/report.ts';

/** Loads `balance.yaml`. @throws Failure (exit 1) if it is missing or has faults */
export function requireTargets(directory: string, { game }: Content, policies: readonly string[]): Balance {
  const { balance, diagnostics } = loadBalance(directory, { game, policies });
  return faultless(balance, diagnostics);
}
