/** Dealt boards → jobs for the press: Run sheets alone, which load no other document. */

import type { RatedChallenge } from '../../../documents/document.ts';
import { runSheet } from '../../../documents/sheets/run-sheet.ts';
import { gameImprint } from '../../../load/imprint.ts';
import type { Content } from '../../../model/content.ts';
import { runFileName } from './file-name.ts';
import { type PrintJob, printJob } from './press.ts';
