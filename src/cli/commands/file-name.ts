/** Seed → a file name that every system takes. */

import { createHash } from 'node:crypto';
import type { Deal } from '../../game/deal.ts';

const longest = 60;

/** Letters, digits and hyphens; a seed that loses something on the way has six digits of its hash behind it. */
export function seedSlug(seed: string): string {
  const slug = seed
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, longest);
  return slug === seed && slug !== ''
    ? slug
    : [slug, createHash('sha256').update(seed).digest('hex').slice(0, 6)].filter(Boolean).join('-');
}

/** `run-rusty-crane-normal.pdf`; `runs-…` where a file holds several. */
export function runFileName({ seed, difficulty }: Deal, count: number): string {
  return count === 1 ? `run-${seedSlug(seed)}-${difficulty}.pdf` : `runs-${seedSlug(seed)}-${difficulty}-x${count}.pdf`;
}
