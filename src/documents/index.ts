/** The list of documents: those of a game, and those made for every dice system. */

import { balanceReport } from './balance/balance-report.ts';
import type { GameDocumentId, SystemDocumentId } from './catalogue.ts';
import { systemOdds } from './companions/odds.ts';
import { systemRolls } from './companions/rolls.ts';
import { systemRules } from './companions/rules.ts';
import { systemSheet } from './companions/sheet.ts';
import type { Document, GameInput, SystemInput } from './document.ts';
import { eventBook } from './event-book/event-book.ts';
import { proof } from './proof/proof.ts';
import { ruleBook } from './rule-book/rule-book.ts';
import { runSheet } from './sheets/run-sheet.ts';
import { trackingSheet } from './sheets/tracking-sheet.ts';

export const ofGames: Readonly<Record<GameDocumentId, Document<GameInput>>> = {
  'rule-book': ruleBook,
  'event-book': eventBook,
  'tracking-sheet': trackingSheet,
  'run-sheet': runSheet,
  'balance-report': balanceReport,
  proof,
};

export const ofSystems: Readonly<Record<SystemDocumentId, Document<SystemInput>>> = {
  rules: systemRules,
  sheet: systemSheet,
  odds: systemOdds,
  rolls: systemRolls,
};
