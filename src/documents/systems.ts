/** The list of companions: each is made for every dice system. */

import { systemOdds } from './companions/odds.ts';
import { systemRolls } from './companions/rolls.ts';
import { systemRules } from './companions/rules.ts';
import { systemSheet } from './companions/sheet.ts';
import type { SystemDocument } from './system-document.ts';

export const systemDocuments: readonly SystemDocument[] = [systemRules, systemSheet, systemOdds, systemRolls];
