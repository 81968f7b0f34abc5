/** Value that does not fit → what to write in its place. */

import type { Path, Tree } from '../diagnostics/tree.ts';

/** What was found in the place of another kind of value. */
interface Misfit {
  readonly type: string;
  readonly input: unknown;
  /** A limit that it breaks. */
  readonly requirement?: unknown;
}

/** What was most likely meant by a value of another kind; undefined where the fault itself says what to do. */
export function remedy(
  { source: { text }, spanOf, spanOfKey }: Tree,
  path: Path,
  { type, input, requirement }: Misfit,
) {
  const { start, end } = spanOf(path);
  if (input === null && /^\s*:?\s+#/u.test(text.slice(spanOfKey(path).end)))
    return 'what begins with # is a remark: put the text in quotes';
  if (type === 'array') return listMeant(input);
  if (type === 'number') return numberMeant(input, typeof path.at(-1) === 'number');
  if (type === 'integer') return `write ${Math.floor(Number(input))} or ${Math.ceil(Number(input))}`;
  if (type === 'max_value' && Number(input) <= 100 && requirement === 1)
    return `a share is a part of 1: write ${Number(input) / 100}`;
  if (type === 'max_length' && typeof input === 'string')
    return `take out ${input.length - Number(requirement)} of them`;
  if (type === 'min_length' && typeof input === 'string') return 'write what is to stand there';
  if (type === 'picklist' && Array.isArray(input)) return 'write one of them, without brackets';
  if (type !== 'string') return undefined;
  if (input === null) return 'write it behind the colon';
  if (Array.isArray(input)) return 'write it without brackets, or put it in quotes';
  if (typeof input !== 'object') return `put it in quotes: "${text.slice(start, end)}"`;
  const [key, value] = Object.entries(input as object)[0] ?? [];
  return key !== undefined && typeof value !== 'object' && !text.slice(start, end).includes('\n')
    ? `a colon makes keys of it: write ${key} ${value}, or put it in quotes`
    : undefined;
}

function listMeant(input: unknown): string {
  const isBare = (one: unknown): one is object => typeof one === 'object' && one !== null && !Array.isArray(one);
  // Braces in place of brackets make keys without values.
  if (isBare(input) && Object.keys(input).length > 0 && Object.values(input).every((value) => value === null))
    return `write [${Object.keys(input).join(', ')}]`;
  // A change behind a colon is a number to YAML, and has lost its plus.
  if (isBare(input) && Object.values(input).length > 0 && Object.values(input).every(Number.isInteger))
    return `write [${Object.entries(input)
      .map(([key, value]) => `${key} ${value < 0 ? '' : '+'}${value}`)
      .join(', ')}]`;
  if (typeof input === 'string' && /^(?:none|nothing|no|-|–|—)$/iu.test(input)) return 'leave the key out, or write []';
  if (typeof input !== 'string' && typeof input !== 'number')
    return 'a list stands in brackets, [a, b], or has an item a line, each behind a dash';
  const plain = String(input).replace(/^[([{]|[)\]}]$/gu, '');
  return `write [${/^\d+(?:\s+\d+)+$/u.test(plain) ? plain.split(/\s+/u).join(', ') : plain}]`;
}

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const otherWords: Readonly<Record<string, number>> = { free: 0, none: 0, nothing: 0, once: 1, twice: 2 };

/** The digits of a number in words; undefined for any other word. */
export function digitsOf(word: string): string | undefined {
  const small = word.toLowerCase();
  const number = Object.hasOwn(otherWords, small) ? otherWords[small] : numberWords.indexOf(small);
  return number === undefined || number < 0 ? undefined : String(number);
}

/** The number that a text holds, where it holds one; in a list it may hold several. */
export function numberMeant(input: unknown, isInList = false): string | undefined {
  if (input === null) return 'write a number behind the colon';
  if (typeof input !== 'string') return undefined;
  const text = input.trim().toLowerCase();
  const spelled = digitsOf(text);
  if (spelled !== undefined) return /^no/u.test(text) ? 'write a number: 0 is none' : `write ${spelled}`;
  const digits = text.replaceAll('o', '0').replace(/[li|]/gu, '1');
  if (/^\d+$/u.test(digits))
    return digits === text ? undefined : `write ${digits}: a letter stands in the place of a digit`;
  if (/^[–−—]\s*\d+$/u.test(text)) return `write -${text.replace(/\D/gu, '')}, with the hyphen of the keyboard`;
  const found = text.match(/-?\d+(?:\.\d+)?/gu) ?? [];
  if (found.length > 1) return isInList ? `part them with a comma: ${found.join(', ')}` : 'write one number';
  if (found.length === 0) return undefined;
  return text.endsWith('%') ? `write ${Number(found[0]) / 100}` : `write ${found[0]}`;
}
