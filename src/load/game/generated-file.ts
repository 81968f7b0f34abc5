/** JSON files that the tool writes next to the content. */

import type { Code } from '../../diagnostics/codes.ts';
import { errorAt, type Source, wholeFile } from '../../diagnostics/diagnostic.ts';
import { readFitted } from './schema/fitted.ts';
import { readMeasuredOrders } from './schema/orders.ts';

/** Reads `runner.json`, if there is one. */
export const toFitted = (source: Source | undefined) =>
  readGenerated(source, readFitted, 'CR225', 'weights of the runner, as written by core-runner balance --fit');

/** Reads `measured.json`, if there is one. */
export const toMeasuredOrders = (source: Source | undefined) =>
  readGenerated(source, readMeasuredOrders, 'CR228', 'counts of orders, as written by npm run measure');

function readGenerated<T>(source: Source | undefined, read: (raw: unknown) => T | undefined, code: Code, what: string) {
  if (source === undefined) return { diagnostics: [] };
  const value = read(parsed(source.text));
  if (value !== undefined) return { value, diagnostics: [] };
  const hint = 'delete the file, or write it again with that command';
  return { diagnostics: [errorAt(code, `expected ${what}`, wholeFile(source.path), hint)] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
