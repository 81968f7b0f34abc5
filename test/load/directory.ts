/** What is loaded, from the directory it is in. */

import type { System } from '../../src/dice/system.ts';
import { readAlone, readGame } from '../../src/files/read-game.ts';
import { loadBalance as balanceOf, type Known } from '../../src/load/game/balance.ts';
import { textsOfGame } from '../../src/load/game/files.ts';
import { loadGame, loadRules as rulesOf } from '../../src/load/game/load.ts';
import { loadStyle as styleOf } from '../../src/load/game/style.ts';
import type { GlyphCoverage } from '../../src/load/printable.ts';
import { loadSystem as systemOf } from '../../src/load/system/load.ts';

export const loadContent = (directory: string, coverage?: GlyphCoverage) =>
  loadGame(readGame(directory), coverage && { coverage });
export const loadRules = (directory: string) => rulesOf(readAlone(directory, 'game.yaml'));
export const loadStyle = (directory: string) => styleOf(readGame(directory));
export const loadBalance = (directory: string, known: Known) => balanceOf(readGame(directory), known);
export const loadSystem = (directory: string, system: System, coverage?: GlyphCoverage) =>
  systemOf(readAlone(directory, `${system.id}.yaml`), system, { coverage });

/** The texts of a game and what is said of other files. */
export function readContent(directory: string) {
  const sources = readGame(directory);
  return sources.wrong ? { files: new Map(), diagnostics: [sources.wrong] } : textsOfGame(sources);
}
