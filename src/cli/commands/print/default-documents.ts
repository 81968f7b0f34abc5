/** What `core-runner print` prints where no document is named. */

import type { GameDocumentId } from '../../../documents/catalogue.ts';

export const defaultDocuments: readonly GameDocumentId[] = ['rule-book', 'event-book', 'tracking-sheet', 'veil-card'];
