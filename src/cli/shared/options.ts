/** Options that several commands share. */

import { Option } from '@commander-js/extra-typings';
import { countFrom, maxSeed, seedUpTo } from '../../boards/word.ts';
import { type Veil, veils } from '../../documents/catalogue.ts';
import { policySummaries } from '../../game/policy/catalogue.ts';
import { fingerprintSignNames } from '../../model/imprint.ts';
import {
  type Edition,
  type EditionPaper,
  editionPapers,
  inkNames,
  isBooklet,
  largePrintPapers,
  usualCreep,
} from '../../typeset/edition/edition.ts';
import { commandError, knownWord } from '../terminal/failure.ts';

/** `--paper`, A4 by default, in any case. Its parser throws a Failure (exit 2) for another paper. */
export const paperOption = <Paper extends EditionPaper>(papers: readonly Paper[]) =>
  new Option('-p, --paper <PAPER>', `paper: ${papers.join(', ')}`).default('a4', 'a4').argParser((word) => {
    const paper = word.toLowerCase();
    if (paper === 'screen')
      throw commandError(`unknown paper ${word}`, 'to read on a screen, make an ebook: core-runner print ebook');
    return knownWord('paper', paper, papers, word);
  });

/** `--creep` in millimetres. Its parser throws a Failure (exit 2) for anything but a number from 0 to 1. */
export const creepOption = () =>
  new Option(
    '--creep <MM>',
    `shift the pages of each sheet of a booklet towards the fold, more than those of the sheet around it, 0 to 1 mm (default: ${usualCreep}, for 80 g paper)`,
  ).argParser((word) => {
    const creep = Number(word);
    if (!/^\d*\.?\d+$/u.test(word) || creep > 1)
      throw commandError(`--creep must be millimetres from 0 to 1, found ${word === '' ? 'nothing' : word}`);
    return creep;
  });

export const marksOption = () => new Option('--marks', 'show where to fold and trim a booklet');

export const largePrintOption = () =>
  new Option(
    '--large-print',
    `print books, Tracking Sheet and veil card in large print, at least 14 points (only ${largePrintPapers.join(', ')})`,
  );

/** `--ink`, in any case. Its parser throws a Failure (exit 2) for another ink. */
export const inkOption = () =>
  new Option('--ink <INK>', 'colour (default), or black: no colour on any page').argParser((word) => {
    const ink = word.toLowerCase();
    if (ink.startsWith('low')) throw commandError(`unknown ink ${word}`, 'for less ink use --low-ink, with any --ink');
    return knownWord('ink', ink, inkNames, word);
  });

export const lowInkOption = () => new Option('--low-ink', 'print outlines in place of solid areas, in either ink');

export const punchOption = () => new Option('--punch', 'leave 18 mm at the left of sheets for punch holes');

/** The edition by the options of a command. @throws Failure (exit 2) for options that exclude each other */
export function chosenEdition({ paper, ink, lowInk, largePrint, creep, marks }: Edition): Edition {
  const ofBooklets = [...(creep === undefined ? [] : ['--creep']), ...(marks ? ['--marks'] : [])];
  if (!isBooklet(paper) && ofBooklets.length > 0)
    throw commandError(
      `${ofBooklets.join(' and ')} cannot go with --paper ${paper}: it is not folded`,
      `use --paper ${editionPapers.filter(isBooklet).join(' or ')}`,
    );
  if (largePrint && !largePrintPapers.some((name) => name === paper))
    throw commandError(
      `--large-print cannot go with --paper ${paper}: a line would have only about 40 letters`,
      `use --paper ${largePrintPapers.join(' or ')}`,
    );
  return { paper, largePrint, ink, lowInk, creep, marks };
}

/** The value of `--out` that is no directory. */
export const standardOutput = '-';

const outTo = (what: string, folder = 'out/') =>
  new Option('-o, --out <DIR>', what).default('out', `${folder} in your game or here`);

/** `--out`, whose default `applyDefaults` knows. Its parser throws a Failure (exit 2) for standard output. */
export const outOption = (folder?: string) =>
  outTo('where to write', folder).argParser((word) => {
    if (word === standardOutput)
      throw commandError('--out must be a directory, found -', 'for a directory of this name write ./-');
    return word;
  });

/** `--out` of a command that makes one file. */
export const outOrPipeOption = () => outTo('where to write; - for standard output').argParser((word) => word);

export const quietOption = () => new Option('-q, --quiet', 'show nothing on the screen but errors').conflicts('json');

/** `--content`: the directory of the game. `otherwise` names the default outside of a game in the help. */
export const contentOption = (otherwise?: string) =>
  new Option('--content <DIR>', `directory of the game ${defaultGame(otherwise)}`);

/** The default of a directory of a game, for the help. */
export const defaultGame = (otherwise = 'the built-in game') =>
  `(default: this directory or one above it, else ${otherwise})`;

/** `--seed`: any text; `parse` sets its maximum length and throws a Failure (exit 2). */
export const seedOption = (parse = parseSeed, otherwise = ' (default: a new seed)') =>
  new Option('--seed <TEXT>', `any text: same text, same rolls${otherwise}`).argParser((text) => parse(text));

/** Characters of a seed on a roll sheet, which prints it whole. */
const maxPrinted = 200;

/** A seed that a roll sheet can print; `\u{1F600}` is the character of that code. */
export const parseSeed = (text: string): string => seedUpTo('--seed', text, maxPrinted);

/** A seed of any length that a command line can have. */
export const parseLongSeed = (text: string): string => seedUpTo('--seed', text, maxSeed);

/** `--pictures tree,key,house,house`. Its parser throws a Failure (exit 2) for anything but four pictures. */
export const picturesOption = () =>
  new Option(
    '--pictures <NAMES>',
    'the four pictures next to the code on the sheet, such as tree,key,house,house',
  ).argParser((words) => {
    const names = words
      .toLowerCase()
      .split(/[\s,]+/u)
      .filter(Boolean);
    const pictures = names.map((name) => knownWord('picture', name, fingerprintSignNames));
    if (pictures.length !== 4) throw commandError(`--pictures must be 4 names, found ${pictures.length}`);
    return pictures;
  });

/** `--difficulty`: an id, checked when the content is loaded. The help names those of the built-in game. */
export const difficultyOption = (ids = 'easy, normal or hard', otherwise = 'normal') =>
  new Option('--difficulty <ID>', `${ids} (default: ${otherwise}); for other games, see game.yaml`);

/** `--policy`, `runner` by default. Its parser throws a Failure (exit 2) for an unknown policy. */
export const policyOption = () => {
  const known = Object.keys(policySummaries);
  return new Option('--policy <NAME>', `who plays: ${known.join(', ')}`)
    .default('runner', 'runner')
    .argParser((word) => knownWord('policy', word, known));
};

export const sheetOption = () =>
  new Option('--sheet <SEED|CODE>', 'play the board of this seed or run code').argParser(parseLongSeed);

/** Which words `--sheet` takes. */
export const wordOfSheet =
  'A run code for --sheet sets the difficulty too. A seed that looks like a wrong code is refused: write seed:TEXT.';

/** `--veil`. Its parser throws a Failure (exit 2) for an unknown veil. */
export const veilOption = () =>
  new Option(
    '--veil <HOW>',
    `where to print the Outcomes: ${Object.keys(veils).join(', ')} (default: overleaf)`,
  ).argParser((word) => knownWord('veil', word.toLowerCase(), Object.keys(veils) as Veil[], word));

/** A parser of whole numbers from `min` to `max`. */
export const parseCount =
  (name: string, min: number, max: number) =>
  (word: string): number =>
    countFrom(name, word, [min, max]);

/** `YYYY-MM-DD` of SOURCE_DATE_EPOCH (seconds since 1970), if it is set. @throws Failure (exit 2) for no number */
export function sourceDate(): { date?: string } {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (epoch === undefined || epoch === '') return {};
  const date = new Date(Number(epoch) * 1000);
  if (!/^\d+$/u.test(epoch) || Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999)
    throw commandError(`SOURCE_DATE_EPOCH must be a number of seconds, found ${epoch}`);
  return { date: date.toISOString().slice(0, 10) };
}

export const flagOf = (name: string) => `--${name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;
