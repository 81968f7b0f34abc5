/** The list of dice systems: everything outside the folders follows from it. */

import type { System } from '../dice/system.ts';
import { diceCheck } from './dice-check/index.ts';
import { essentialTraits } from './essential-traits/index.ts';
import { uniquePool } from './unique-pool/index.ts';
import { wildDie } from './wild-die/index.ts';

export const diceSystems: readonly System[] = [wildDie, diceCheck, uniquePool, essentialTraits];
