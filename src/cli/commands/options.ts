/** Options that several commands share. */

import { Option } from 'commander';
import { canonicalSeed } from '../../dice/canonical-seed.ts';
import { type Veil, veils } from '../../documents/catalogue.ts';
import { withoutEscapes } from '../../manuscript/escapes.ts';
import { type PaperName, paperNames } from '../../typeset/page/style.ts';
import { Failure, unknownWord } from '../terminal/failure.ts';

export const paperOption = () =>
  new Option('--paper <PAPER>', `paper: ${paperNames.join(', ')}`).default('a4').argParser(parsePaper);

export const outOption = () =>
  new Option('--out <DIR>', 'directory to write to, made where it does not exist').default('out');

export const contentOption = () => new Option('--content <DIR>', 'content directory (default: the content that ships)');

export const seedOption = () =>
  new Option(
    '--seed <TEXT>',
    'any text; the same text deals the same board (default: a fresh one, printed on the sheet)',
  ).argParser(parseSeed);

/** More than anybody types; a sheet prints its seed whole. */
const longestSeed = 200;

/** A seed that a sheet can print; `\u{1F600}` is the character of that code. */
export function parseSeed(text: string): string {
  const refused = (what: string, hint: string) => new Failure(2, `error: ${what}\n  hint: ${hint}`);
  let seed: string;
  try {
    seed = withoutEscapes(text);
  } catch (error) {
    throw refused(`--seed ${(error as Error).message}`, 'write \\u{5C} for a backslash that begins no code');
  }
  const { length } = [...canonicalSeed(seed)];
  if (length === 0) throw refused('--seed must be a text, found nothing', 'leave --seed out for a fresh one');
  if (length > longestSeed)
    throw refused(`--seed must be at most ${longestSeed} characters, found ${length}`, 'a sheet prints its seed whole');
  return seed;
}

export const difficultyOption = (more = '') =>
  new Option('--difficulty <ID>', `difficulty, by its id in game.yaml${more} (default: the default-difficulty there)`);

export const veilOption = () =>
  new Option(
    '--veil <HOW>',
    `where the Event Book has its Outcomes:\n${Object.entries(veils)
      .map(([name, words]) => `${name}: ${words}`)
      .join('\n')}\n(default: overleaf)`,
  ).argParser(parseVeil);

function parseVeil(word: string): Veil {
  const names = Object.keys(veils) as Veil[];
  const veil = names.find((name) => name === word.toLowerCase());
  if (veil === undefined) throw unknownWord('veil', word, names);
  return veil;
}

function parsePaper(word: string): PaperName {
  const paper = paperNames.find((name) => name === word.toLowerCase());
  if (paper === undefined) throw unknownWord('paper', word, paperNames);
  return paper;
}

/** A whole number within bounds, for an option. */
export function parseCount(name: string, least: number, most: number): (word: string) => number {
  return (word) => {
    const count = Number(word);
    if (!/^\d+$/u.test(word) || count < least || count > most)
      throw new Failure(
        2,
        `error: ${name} must be a whole number from ${least} to ${most}, found ${word === '' ? 'nothing' : word}`,
      );
    return count;
  };
}

/** `YYYY-MM-DD` of SOURCE_DATE_EPOCH (seconds since 1970), where it is set: the date in the files. */
export function sourceDate(): { date?: string } {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (epoch === undefined || epoch === '') return {};
  const date = new Date(Number(epoch) * 1000);
  if (!/^\d+$/u.test(epoch) || Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999)
    throw new Failure(2, `error: SOURCE_DATE_EPOCH must be a number of seconds, found ${epoch}`);
  return { date: date.toISOString().slice(0, 10) };
}
