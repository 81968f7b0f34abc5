/** Sources of a game → its balance targets. */

import { policySummaries } from '../game/policy/catalogue.ts';
import { loadBalance } from '../load/game/balance.ts';
import { balanceFile } from '../load/game/files.ts';
import type { Sources } from '../load/sources.ts';
import type { Game } from '../model/game.ts';

/** Loads `balance.yaml`, whose targets are for the policies that ship. */
export const loadTargets = (sources: Sources, game: Game | undefined) =>
  loadBalance(sources, { game, policies: Object.keys(policySummaries) });

/** Faults in `balance.yaml`, if there is one; a translation has none of its own. */
export const faultsOfTargets = (sources: Sources, game: Game | undefined) =>
  sources.files.has(balanceFile) ? loadTargets(sources, game).diagnostics : [];
