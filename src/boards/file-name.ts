/** Seed or title → a file name that every system takes. */

import { hashWords } from '../dice/hash-words.ts';
import type { GameNeeds, RatedChallenge } from '../documents/document.ts';
import type { SheetKind } from '../game/challenge.ts';
import { type Edition, usualCreep } from '../typeset/edition/edition.ts';

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
export function runFileName(board: RatedChallenge, count: number, what = 'runs'): string {
  const { name, code, rating } = board;
  const seed = name === undefined ? code.toLowerCase().replaceAll('-', '').slice(0, longest) : seedSlug(name);
  const kind = kindInName({ ...board, isRated: rating !== undefined && what === 'runs' });
  return count === 1 && what === 'runs' ? `run-${seed}-${kind}.pdf` : `${what}-${seed}-${kind}-x${count}.pdf`;
}

type SheetChoices = SheetKind & { readonly difficulty: string; readonly isRated: boolean };

/** `normal-sealed-dice-rated`. */
export const kindInName = ({ difficulty, sealed, dice, isRated }: SheetChoices): string =>
  [difficulty, sealed && 'sealed', dice && 'dice', isRated && 'rated'].filter(Boolean).join('-');

/** Choices that some documents take. */
export type NamedChoices = Partial<Pick<GameNeeds, 'veil' | 'punch' | 'fillable'>>;

/** `rule-book-a5-low-ink.pdf`: the name with each choice that changes the pages and is not the tool's own default. */
export function nameWith(file: string, { paper, ...choices }: Edition & NamedChoices): string {
  const { ink, lowInk, largePrint, creep = usualCreep, marks, punch, fillable, veil = 'overleaf' } = choices;
  const hidden = veil !== 'overleaf' && `veil-${veil}`;
  const sizes = [paper !== 'a4' && paper, ink === 'black' && ink, lowInk && 'low-ink', largePrint && 'large-print'];
  const folds = [creep !== usualCreep && `creep-${creep}`, marks && 'marks'];
  const said = [...sizes, ...folds, hidden, punch && 'punch', fillable && 'fillable'];
  return file.replace(/(?=\.pdf$)/u, said.flatMap((one) => (one ? [`-${one}`] : [])).join(''));
}

export function titleSlug(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/gu, '-').replace(/^-|-$/gu, '') || 'untitled';
}
