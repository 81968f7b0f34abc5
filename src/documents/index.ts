/** The list of documents. */

import { balanceReport } from './balance-report.ts';
import type { DocumentKind } from './document.ts';
import { eventBook } from './event-book.ts';
import { proof } from './proof.ts';
import { ruleBook } from './rule-book.ts';
import { runSheet } from './run-sheet.ts';
import { trackingSheet } from './tracking-sheet.ts';

export const documents: readonly DocumentKind[] = [ruleBook, eventBook, trackingSheet, runSheet, balanceReport, proof];
