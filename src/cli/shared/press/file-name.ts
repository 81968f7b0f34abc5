/** Seed or title → a file name that every system takes. */

import { hashWords } from '../../../dice/hash-words.ts';
import type { Challenge } from '../../../game/challenge.ts';

const longest = 60;

/** Letters, digits and hyphens; a seed with other characters gets six digits of its hash. */
export function seedSlug(seed: string): string {
  const slug = seed
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, longest);
  return slug === seed && slug !== '' ? slug : [slug, sixDigits(seed)].filter(Boolean).join('-');
}

const sixDigits = (seed: string) => ((hashWords(seed)[0] ?? 0) >>> 8).toString(16).padStart(6, '0');

/** `run-rusty-crane-normal.pdf`, `runs-…-x3.pdf` or `calendar-…`; with the code in place of a long seed. */
export function runFileName({ name, code, difficulty, sealed, dice }: Challenge, count: number, what = 'runs'): string {
  const seed = name === undefined ? code.toLowerCase().replaceAll('-', '').slice(0, longest) : seedSlug(name);
  const kind = `${sealed ? '-sealed' : ''}${dice ? '-dice' : ''}`;
  return count === 1 && what === 'runs'
    ? `run-${seed}-${difficulty}${kind}.pdf`
    : `${what}-${seed}-${difficulty}${kind}-x${count}.pdf`;
}

/** `runs-crew-normal-0001-0500.pdf`, for places of a batch. */
export function batchFileName(seed: string, difficulty: string, from: number, to: number, of: number): string {
  const place = (number: number) => String(number).padStart(String(of).length, '0');
  return `runs-${seedSlug(seed)}-${difficulty}-${place(from)}-${place(to)}.pdf`;
}

export function titleSlug(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/gu, '-').replace(/^-|-$/gu, '') || 'untitled';
}
