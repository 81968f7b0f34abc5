/** Value → an object of a PDF as text. */

import { textString } from './text-string.ts';

/** Two digits of a date. */
const two = (value: number) => String(value).padStart(2, '0');

/**
 * A value as pdfkit would write it, in a third of the time: text is a name, a `String` a text string; of an object the entries,
 * and whatever else there is, such as a reference, as the text it gives of itself. Characters are Latin-1.
 * @throws Error for a number that is none.
 */
export function objectText(value: unknown): string {
  if (typeof value === 'string') return `/${value}`;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`a PDF has no number ${value}`);
    return `${Math.round(value * 1e6) / 1e6}`;
  }
  if (typeof value !== 'object' || value === null) return `${value ?? null}`;
  if (Array.isArray(value)) return `[${value.map(objectText).join(' ')}]`;
  if (Object.getPrototypeOf(value) === Object.prototype) {
    let entries = '<<\n';
    const keys = Object.keys(value);
    // A plain loop: it runs for every object of a file.
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at] as keyof typeof value;
      if (value[key] !== undefined) entries += `/${key} ${objectText(value[key])}\n`;
    }
    return `${entries}>>`;
  }
  if (value instanceof String) return textString(value.valueOf());
  if (value instanceof Date) return dateText(value);
  if (value instanceof Uint8Array) return `<${Buffer.from(value).toString('hex')}>`;
  return `${value}`;
}

function dateText(date: Date): string {
  const day = [date.getUTCFullYear(), two(date.getUTCMonth() + 1), two(date.getUTCDate())];
  return `(D:${[...day, two(date.getUTCHours()), two(date.getUTCMinutes()), two(date.getUTCSeconds())].join('')}Z)`;
}
