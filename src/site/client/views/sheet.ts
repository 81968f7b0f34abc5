/** The view of sheets: a seed or code → a picture of its sheet, and its file. */
/// <reference lib="dom" />

import type { StartView } from '../page.ts';

/** Starts the view. */
export const startSheet: StartView = () => {};
