/** The documents of a game, and those of every dice system. */

import { balanceReport } from './balance/balance-report.ts';
import type { GameDocumentId, PackId, SystemDocumentId } from './catalogue.ts';
import { calendar } from './challenges/calendar.ts';
import { orders } from './challenges/orders.ts';
import { tournament } from './challenges/tournament.ts';
import { systemOdds } from './companions/odds.ts';
import { systemRolls } from './companions/rolls.ts';
import { systemRules } from './companions/rules.ts';
import { systemSheet } from './companions/sheet.ts';
import type { GameDocument, GameNeed, SystemDocument, SystemNeed } from './document.ts';
import { eventBook } from './event-book/event-book.ts';
import { papers } from './papers/papers.ts';
import { register } from './papers/register.ts';
import { printMeFirst } from './print-me-first/print-me-first.ts';
import { ruleBook } from './rule-book/rule-book.ts';
import { veilCard } from './rule-book/veil-card.ts';
import { runSheet } from './sheets/run-sheet.ts';
import { trackingSheet } from './sheets/tracking-sheet.ts';

/** What makes each document of a game. */
export const ofGames = {
  'rule-book': ruleBook,
  'event-book': eventBook,
  'tracking-sheet': trackingSheet,
  'veil-card': veilCard,
  'run-sheet': runSheet,
  orders,
  register,
  papers,
  'balance-report': balanceReport,
  'print-me-first': printMeFirst,
} satisfies Record<GameDocumentId, GameDocument<GameNeed>>;

/** What makes each file of several Run sheets. */
export const ofPacks = { calendar, tournament } satisfies Record<PackId, GameDocument<GameNeed>>;

/** What makes each companion of a dice system. */
export const ofSystems = {
  rules: systemRules,
  sheet: systemSheet,
  odds: systemOdds,
  rolls: systemRolls,
} satisfies Record<SystemDocumentId, SystemDocument<SystemNeed>>;
