/** Seed → an open challenge, as a plain Run sheet has it. */

import { type Challenge, challenge } from '../../src/game/challenge.ts';
import type { Content } from '../../src/model/content.ts';

export const openChallenge = (content: Content, seed: string, difficulty: string): Challenge =>
  challenge(content, seed, difficulty, { sealed: false, dice: false });
