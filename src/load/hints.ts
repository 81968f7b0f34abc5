/** Hints for values that do not fit. */

import type { Path, Tree } from '../diagnostics/tree.ts';

interface Misfit {
  readonly type: string;
  readonly input: unknown;
  readonly requirement?: unknown;
}

/** A hint for a faulty value; undefined if the message is enough. */
export function hintFor(tree: Tree, path: Path, { type, input, requirement }: Misfit): string | undefined {
  const { source, start, end } = tree.spanOf(path);
  const written = source.text.slice(start, end);
  if (input === null && /^\s*:?\s+#/u.test(source.text.slice(tree.spanOfKey(path).end)))
    return '# begins a comment: put the text in quotes';
  switch (type) {
    case 'array':
      return listHint(input);
    case 'number':
      return numberHint(input);
    case 'max_value':
      return requirement === 1 && Number(input) <= 100
        ? `shares go from 0 to 1: write ${Number(input) / 100}`
        : undefined;
    case 'string':
      return textHint(input, written);
    default:
      return undefined;
  }
}

function textHint(input: unknown, written: string): string | undefined {
  if (input === null) return 'write it after the colon';
  if (Array.isArray(input)) return 'write it without brackets, or put it in quotes';
  if (typeof input !== 'object') return `put it in quotes: "${written}"`;
  const [key, value] = Object.entries(input)[0] ?? [];
  return key !== undefined && typeof value !== 'object' && !written.includes('\n')
    ? `the colon makes it a key: write ${key} ${value}, or put it in quotes`
    : undefined;
}

function listHint(input: unknown): string {
  if (typeof input !== 'string' && typeof input !== 'number') return 'write [a, b], or one item per line after a dash';
  if (/^(?:none|nothing|no|-|–|—)$/iu.test(String(input))) return 'delete the key, or write []';
  const plain = String(input).replace(/^[([{]|[)\]}]$/gu, '');
  return `write [${/^\d+(?:\s+\d+)+$/u.test(plain) ? plain.split(/\s+/u).join(', ') : plain}]`;
}

/** A hint for text instead of a number. */
export function numberHint(input: unknown): string | undefined {
  if (input === null) return 'write a number after the colon';
  if (typeof input !== 'string') return undefined;
  const [, number, unit] = /^(-?\d+(?:\.\d+)?)(?![\d\p{L}/.])(\D*)$/u.exec(input.trim()) ?? [];
  if (number === undefined) return undefined;
  return unit === '' ? 'delete the quotes' : `write ${unit === '%' ? Number(number) / 100 : number}`;
}
