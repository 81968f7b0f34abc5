/** Titles → columns of a table of odds. */

import type { Column } from './system.ts';

const columnsOf =
  (shows: Column['shows']) =>
  (...titles: readonly string[]): Column[] =>
    titles.map((title) => ({ title, shows }));

export const textColumns = columnsOf('text');
export const numberColumns = columnsOf('number');
export const chanceColumns = columnsOf('chance');
