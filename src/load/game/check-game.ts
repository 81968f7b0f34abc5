/** `game.yaml` → whether a Run can begin with it (CR-072 CR-080 CR-083, X1). */

import { type Diagnostic, errorAt } from '../../diagnostics/diagnostic.ts';
import type { Tree } from '../../diagnostics/tree.ts';
import type { Game } from '../../model/content.ts';

/** Names stand once, and nobody starts over the limit. */
export function checkGame(game: Game, tree: Tree): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const twice = (names: readonly string[], what: string, path: string, key: string) =>
    names.forEach((name, index) => {
      if (names.indexOf(name) < index)
        faults.push(errorAt('CR213', `${what} ${name} stands twice`, tree.spanOf([path, index, key])));
    });
  twice(
    game.difficulties.map((difficulty) => difficulty.id),
    'difficulty',
    'difficulties',
    'id',
  );
  twice(
    game.diceMods.map((mod) => mod.abbreviation),
    'DiceMod',
    'dice-mods',
    'abbreviation',
  );
  game.difficulties.forEach((difficulty, index) => {
    if (difficulty.health > difficulty.maximumHealth)
      faults.push(
        errorAt(
          'CR214',
          `must not be more than the maximum ${difficulty.maximumHealth}, found ${difficulty.health}`,
          tree.spanOf(['difficulties', index, 'health']),
        ),
      );
  });
  if (game.houseRules.entering === 'above')
    game.difficulties.forEach((difficulty, index) => {
      if (difficulty.health < 2)
        faults.push(
          errorAt(
            'CR214',
            `must be 2 or more where Health must be above a Sector Number, found ${difficulty.health}`,
            tree.spanOf(['difficulties', index, 'health']),
          ),
        );
    });
  const supply = game.diceMods.reduce((sum, mod) => sum + mod.count, 0);
  game.difficulties.forEach((difficulty, index) => {
    if (difficulty.limitedDiceMods && difficulty.startingDiceMods > supply)
      faults.push(
        errorAt(
          'CR214',
          `must not be more than the ${supply} DiceMods on the sheet, found ${difficulty.startingDiceMods}`,
          tree.spanOf(['difficulties', index, 'starting-dice-mods']),
        ),
      );
  });
  return faults;
}
