/** The list of companions: each is made for every dice system. */

import type { SystemDocument } from './system-document.ts';
import { systemOdds } from './system-odds.ts';
import { systemRolls } from './system-rolls.ts';
import { systemRules } from './system-rules.ts';
import { systemSheet } from './system-sheet.ts';

export const systemDocuments: readonly SystemDocument[] = [systemRules, systemSheet, systemOdds, systemRolls];
