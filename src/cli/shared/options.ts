/** Options that several commands share. */

import { Option } from 'commander';
import { canonicalSeed } from '../../dice/canonical-seed.ts';
import { type Veil, veils } from '../../documents/catalogue.ts';
import { policySummaries } from '../../game/policy/catalogue.ts';
import { withoutEscapes } from '../../manuscript/escapes.ts';
import {
  type Edition,
  type EditionPaper,
  editionPapers,
  isBooklet,
  largePrintPapers,
  usualCreep,
} from '../../typeset/edition/edition.ts';
import { commandError, unknownWord } from '../terminal/failure.ts';

/** `--paper`, A4 by default, in any case of letters. Its parser throws a Failure (exit 2) for a paper not among these. */
export const paperOption = (papers: readonly EditionPaper[] = editionPapers) =>
  new Option('--paper <PAPER>', `paper: ${papers.join(', ')}`).default('a4').argParser((word) => {
    const paper = papers.find((name) => name === word.toLowerCase());
    if (paper === undefined) throw unknownWord('paper', word, papers);
    return paper;
  });

/** `--creep` in millimetres. Its parser throws a Failure (exit 2) for anything but a number from 0 to 1. */
export const creepOption = () =>
  new Option(
    '--creep <MM>',
    `what each sheet of a booklet pushes the next one out, 0 to 1 mm (default: ${usualCreep}, paper of 80 g)`,
  ).argParser((word) => {
    const creep = Number(word);
    if (!/^\d*\.?\d+$/u.test(word) || creep > 1)
      throw commandError(`--creep must be millimetres from 0 to 1, found ${word === '' ? 'nothing' : word}`);
    return creep;
  });

/** `--marks`: booklets bear the lines by which they are folded and trimmed. */
export const marksOption = () => new Option('--marks', 'show where booklets are folded and trimmed');

/** `--large-print`: 16 points for body type and no type under 14, for documents and papers that have such an edition. */
export const largePrintOption = () =>
  new Option(
    '--large-print',
    `body type of 16 points, none under 14, for books, the Tracking Sheet and the veil card on ${largePrintPapers.join(', ')}`,
  );

/** `--low-ink`: an edition with nothing solid, for printers at home; every word stays as readable. */
export const lowInkOption = () =>
  new Option('--low-ink', 'print nothing solid: pictures in outline, areas as lines, everything readable as before');

/** `--punch`: sheets for a ring binder. */
export const punchOption = () => new Option('--punch', 'leave 18 mm at the left of sheets for a punch');

/** What is asked of an edition, from among the options of a command; refuses what does not go together. */
export function chosenEdition({ paper, lowInk, largePrint, creep, marks }: Edition): Edition {
  const ofBooklets = [...(creep === undefined ? [] : ['--creep']), ...(marks ? ['--marks'] : [])];
  if (!isBooklet(paper) && ofBooklets.length > 0)
    throw commandError(
      `${ofBooklets.join(' and ')} cannot go with --paper ${paper}, which is not folded`,
      `${editionPapers.filter(isBooklet).join(' and ')} are`,
    );
  if (largePrint && !largePrintPapers.some((name) => name === paper))
    throw commandError(
      `--large-print cannot go with --paper ${paper}: a line of 16 points would hold some forty letters`,
      `print it with --paper ${largePrintPapers.join(' or ')}`,
    );
  return {
    paper,
    ...(largePrint && { largePrint }),
    ...(lowInk && { lowInk }),
    ...(creep !== undefined && { creep }),
    ...(marks && { marks }),
  };
}

/** `--out`: the directory that files are written to, `out` by default; the press makes it. */
export const outOption = () =>
  new Option('--out <DIR>', 'directory to write to, made where it does not exist').default('out');

/** `--content`: the directory of the game. `otherwise` says in the help what is taken without it and outside of a game. */
export const contentOption = (otherwise = 'the content that ships') =>
  new Option('--content <DIR>', `content directory (default: the game in the current directory, or ${otherwise})`);

/** `--seed`: any text; `parse` sets how long it may be, and throws a Failure (exit 2) for a longer or empty one. */
export const seedOption = (parse = parseSeed) =>
  new Option(
    '--seed <TEXT>',
    'any text; the same text deals the same board (default: a fresh one, printed on the sheet)',
  ).argParser((text) => parse(text));

/** More than anybody types; a roll sheet prints its seed whole. */
const maxPrinted = 200;
/** More than a command line holds; a run code stands for a long seed. */
const maxSeed = 100_000;

/** A seed that a roll sheet can print; `\u{1F600}` is the character of that code. */
export const parseSeed = (text: string): string => seedUpTo(text, maxPrinted);

/** A seed of any length that a command line can have. */
export const parseLongSeed = (text: string): string => seedUpTo(text, maxSeed);

function seedUpTo(text: string, max: number): string {
  let seed: string;
  try {
    seed = withoutEscapes(text);
  } catch (error) {
    throw commandError(`--seed ${(error as Error).message}`, 'write \\u{5C} for a backslash that begins no code');
  }
  const { length } = [...canonicalSeed(seed)];
  if (length === 0) throw commandError('--seed must be a text, found nothing', 'leave --seed out for a fresh one');
  if (length > max)
    throw commandError(
      `--seed must be at most ${max} characters, found ${length}`,
      max === maxPrinted ? 'a roll sheet prints its seed whole' : 'a few words are as good',
    );
  return seed;
}

/** `--difficulty`: an id, which is looked up when the content is there. `more` names in the help what else may stand there. */
export const difficultyOption = (more = '') =>
  new Option('--difficulty <ID>', `difficulty, by its id in game.yaml${more} (default: the default-difficulty there)`);

/** `--policy`: who plays, `runner` by default. Its parser throws a Failure (exit 2) for a policy that is not known. */
export const policyOption = () => {
  const known = Object.keys(policySummaries);
  return new Option('--policy <NAME>', `who plays: ${known.join(', ')}`).default('runner').argParser((word) => {
    if (!known.includes(word)) throw unknownWord('policy', word, known);
    return word;
  });
};

/** `--sheet`: the board of a Run sheet. */
export const sheetOption = () =>
  new Option(
    '--sheet <SEED|CODE>',
    'on the board of the Run sheet with this seed or run code, spare numbers included',
  ).argParser(parseLongSeed);

/** `--veil`: how the Event Book hides its Outcomes. Its parser throws a Failure (exit 2) for a word not in `veils`. */
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

/** A whole number within bounds, for an option. */
export function parseCount(name: string, min: number, max: number): (word: string) => number {
  return (word) => {
    const count = Number(word);
    if (!/^\d+$/u.test(word) || count < min || count > max)
      throw commandError(
        `${name} must be a whole number from ${min} to ${max}, found ${word === '' ? 'nothing' : word}`,
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
    throw commandError(`SOURCE_DATE_EPOCH must be a number of seconds, found ${epoch}`);
  return { date: date.toISOString().slice(0, 10) };
}

/** An option as it is typed. */
export const flagOf = (name: string) => `--${name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;
