/** `core-runner.yaml` → the settings of a folder. */

import { veils } from '../documents/catalogue.ts';
import { loadSettings } from '../load/settings.ts';
import type { Read } from '../load/sources.ts';
import { editionPapers } from '../typeset/edition/edition.ts';

/** The name of the file. */
export const settingsFile = 'core-runner.yaml';

/** Loads the settings; faults are returned. */
export const settingsIn = (file: Read) => loadSettings(file, editionPapers, Object.keys(veils));
