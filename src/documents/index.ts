/** The list of documents. */

import { balanceReport } from './balance/balance-report.ts';
import type { DocumentKind } from './document.ts';
import { eventBook } from './event-book/event-book.ts';
import { proof } from './proof/proof.ts';
import { ruleBook } from './rule-book/rule-book.ts';
import { runSheet } from './sheets/run-sheet.ts';
import { trackingSheet } from './sheets/tracking-sheet.ts';

export const documents: readonly DocumentKind[] = [ruleBook, eventBook, trackingSheet, runSheet, balanceReport, proof];
