/** An effect → the name of its icon. */

import type { IconName } from '../../art/icons.ts';
import type { Effect } from '../../model/effect.ts';
import type { DiceMod } from '../../model/game.ts';

/** The icon of an effect. */
export function iconOf(effect: Effect, diceMods: readonly DiceMod[]): IconName {
  switch (effect.kind) {
    case 'health':
    case 'money':
    case 'core':
      return effect.kind;
    case 'lose-dice-mod':
      return 'lose';
    case 'gain-dice-mod':
      return diceMods.find(({ abbreviation }) => abbreviation === effect.type)?.use.kind ?? 'choice';
    default:
      return effect satisfies never;
  }
}
