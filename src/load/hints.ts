/** Hints for values that do not fit. */

import type { Path, Tree } from '../diagnostics/tree.ts';

interface Misfit {
  readonly type: string;
  readonly input: unknown;
  readonly requirement?: unknown;
}

/** A hint for a faulty value; undefined if the message is enough. */
export function hintFor(tree: Tree, path: Path, { type, input, requirement }: Misfit): string | undefined {
  const { start, end } = tree.spanOf(path);
  const written = tree.source.text.slice(start, end);
  if (input === null && /^\s*:?\s+#/u.test(tree.source.text.slice(tree.spanOfKey(path).end)))
    return 'what begins with # is a remark: put the text in quotes';
  switch (type) {
    case 'array':
      return listHint(input);
    case 'number':
      return numberHint(input);
    case 'integer':
      return `write ${Math.floor(Number(input))} or ${Math.ceil(Number(input))}`;
    case 'max_value':
      return requirement === 1 && Number(input) <= 100
        ? `a share is a part of 1: write ${Number(input) / 100}`
        : undefined;
    case 'max_length':
      return typeof input === 'string' ? `take out ${input.length - Number(requirement)} of them` : undefined;
    case 'min_length':
      return typeof input === 'string' ? 'write what is to stand there' : undefined;
    case 'picklist':
      return Array.isArray(input) ? 'write one of them, without brackets' : undefined;
    case 'string':
      return textHint(input, written);
    default:
      return undefined;
  }
}

function textHint(input: unknown, written: string): string | undefined {
  if (input === null) return 'write it behind the colon';
  if (Array.isArray(input)) return 'write it without brackets, or put it in quotes';
  if (typeof input !== 'object') return `put it in quotes: "${written}"`;
  const [key, value] = Object.entries(input)[0] ?? [];
  return key !== undefined && typeof value !== 'object' && !written.includes('\n')
    ? `a colon makes keys of it: write ${key} ${value}, or put it in quotes`
    : undefined;
}

function listHint(input: unknown): string {
  const entries = typeof input === 'object' && input !== null && !Array.isArray(input) ? Object.entries(input) : [];
  // Braces instead of brackets make keys without values.
  if (entries.length > 0 && entries.every(([, value]) => value === null))
    return `write [${entries.map(([key]) => key).join(', ')}]`;
  // YAML reads a change after a colon as a number without its plus.
  if (entries.length > 0 && entries.every(([, value]) => Number.isInteger(value)))
    return `write [${entries.map(([key, value]) => `${key} ${value < 0 ? '' : '+'}${value}`).join(', ')}]`;
  if (typeof input !== 'string' && typeof input !== 'number')
    return 'a list stands in brackets, [a, b], or has an item a line, each behind a dash';
  if (/^(?:none|nothing|no|-|–|—)$/iu.test(String(input))) return 'leave the key out, or write []';
  const plain = String(input).replace(/^[([{]|[)\]}]$/gu, '');
  return `write [${/^\d+(?:\s+\d+)+$/u.test(plain) ? plain.split(/\s+/u).join(', ') : plain}]`;
}

/** A hint for text instead of a number. */
export function numberHint(input: unknown): string | undefined {
  if (input === null) return 'write a number behind the colon';
  if (typeof input !== 'string') return undefined;
  const text = input.trim().toLowerCase();
  const digits = text.replaceAll('o', '0').replace(/[li|]/gu, '1');
  if (/^\d+$/u.test(digits))
    return digits === text ? undefined : `write ${digits}: a letter stands in the place of a digit`;
  if (/^[–−—]\s*\d+$/u.test(text)) return `write -${text.replace(/\D/gu, '')}, with the hyphen of the keyboard`;
  const [found, ...more] = text.match(/-?\d+(?:\.\d+)?/gu) ?? [];
  if (more.length > 0) return 'write one number';
  if (found === undefined) return undefined;
  return `write ${text.endsWith('%') ? Number(found) / 100 : found}`;
}
