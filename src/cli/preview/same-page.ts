/** Two pages → whether their ink is the same. */

import type { Page } from '../../typeset/page/page.ts';

export const samePage = (a: Page, b: Page): boolean =>
  a.width === b.width && a.height === b.height && isSame(a.marks, b.marks);

/** Words of one workshop are the same objects; pictures with one key are equal. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a === 'function' && typeof b === 'function') return isSame(a(), b());
  if (!isObject(a) || !isObject(b)) return false;
  if (a.pictureKey !== undefined && a.pictureKey === b.pictureKey) return true;
  const keys = Object.keys(a);
  // Not drawn: a role may name a place in a file, which moves with every edit.
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key === 'role' || key === 'pictureKey' || isSame(a[key], b[key]))
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
