/** Run code as typed → its challenge, or an error that names the wrong symbol. */

import { seedOrCode, seedSign } from '../../../boards/word.ts';
import { canonicalSeed } from '../../../dice/seeded.ts';
import { readGame } from '../../../files/read-game.ts';
import { type Challenge, challengeOf, type Difference } from '../../../game/challenge.ts';
import { type Deal, deal } from '../../../game/deal.ts';
import { type CodeFault, codeIn, type RunCode, readRunCode, writeRunCode } from '../../../game/run-code.ts';
import { loadPrintable } from '../../../installation/load-printable.ts';
import { installation } from '../../../installation/paths.ts';
import { withEscapes } from '../../../manuscript/escapes.ts';
import type { Content } from '../../../model/content.ts';
import { differences, faultWords, likeliest, looksPrinted, shortened } from '../../../scores/code-words.ts';
import { shellWord } from '../../terminal/called.ts';
import { commandError, Failure } from '../../terminal/failure.ts';
import { requireContent } from '../content/content.ts';
import { noteNearSeed } from './deals.ts';

/** A code, its content, and the board or the reason that there is none. */
export interface FoundCode {
  readonly code: RunCode;
  readonly content: Content;
  readonly found: Challenge | Difference;
  /** Another game that ships, if the code is of that game. */
  readonly other?: { readonly title: string; readonly directory: string };
}

/** Deals a code with the content of a directory, or with the shipped game it belongs to. @throws Failure (exit 2) for no code */
export async function findCode(word: string, directory?: string): Promise<FoundCode> {
  const read = readRunCode(codeIn(word));
  if ('fault' in read) throw await codeFailure(word, read.fault, directory);
  const { code } = read;
  const content = await requireContent(directory);
  const found = challengeOf(content, code);
  if (typeof found !== 'string') return { code, content, found };
  const shipped = Object.values(installation.games).flatMap((path) => {
    const { content: game } = loadPrintable(readGame(path));
    if (game === undefined || game.game.title === content.game.title) return [];
    const dealt = challengeOf(game, code);
    return dealt === 'game' ? [] : [{ code, content: game, found: dealt, directory: path }];
  });
  const other = shipped.find((one) => typeof one.found !== 'string') ?? (found === 'game' ? shipped[0] : undefined);
  if (other === undefined) return { code, content, found };
  if (directory === undefined) return other;
  return { code, content, found, other: { title: other.content.game.title, directory: other.directory } };
}

/** The seed or run code of a word. @throws InputRefusal for a mistyped code, which would be a seed that nobody else has */
export function sheetWord(content: Content, word: string): string {
  if (!word.startsWith(seedSign)) noteNearSeed(content, word);
  return seedOrCode(content, word);
}

/** The board of a run code or seed, at a difficulty. @throws Failure (exit 1) if this content cannot deal the code */
export function boardOf(content: Content, word: string, difficulty: string): Deal {
  const read = readRunCode(word);
  if (!('code' in read)) return deal(content, word, difficulty);
  return { ...requireBoard({ found: challengeOf(content, read.code) }), difficulty };
}

/** The board that a code deals. @throws Failure (exit 1) with the difference, if this content deals another */
export function requireBoard({ found, other }: Pick<FoundCode, 'found' | 'other'>): Challenge {
  if (typeof found !== 'string') return found;
  const hint = other ? `add --content ${shellWord(other.directory)}` : 'name the game of the code with --content';
  throw new Failure(1, `error: this content deals another board: ${differenceText(found, other)}\n  hint: ${hint}`);
}

/** Why a content deals another board than that of a code. */
export const differenceText = (found: Difference, other: FoundCode['other']): string =>
  other ? `the code is of another game: ${other.title}` : differences[found];

/** Name of a board: its seed, or a run code that contains the whole board. */
export function boardName(word: string): string {
  const read = readRunCode(word);
  if (!('code' in read)) return canonicalSeed(word);
  return read.code.seed.kind === 'text' ? read.code.seed.text : writeRunCode(read.code);
}

/** The difficulty of a run code; undefined for a seed. */
export function difficultyOf({ game }: Content, word: string): string | undefined {
  const read = readRunCode(word);
  return 'code' in read ? game.difficulties[read.code.difficulty]?.id : undefined;
}

/** Whether a word is the run code of a sealed sheet. */
export function isSealed(word: string): boolean {
  const read = readRunCode(word);
  return 'code' in read && read.code.sealed;
}

/** The error for a text that is no code. */
async function codeFailure(word: string, fault: CodeFault, directory?: string): Promise<Failure> {
  const isOpen = fault.kind === 'slip' && fault.slips.length > 1;
  const [message, hint] = faultWords(
    isOpen ? likeliest(await requireContent(directory ?? installation.content), fault) : fault,
    word,
  );
  if ((fault.kind !== 'unknown' && fault.kind !== 'stranger') || looksPrinted(codeIn(word)) || word.trim() === '')
    return commandError(message, hint);
  return commandError(message, `${hint}; as a seed: core-runner run --seed ${shellWord(shortened(withEscapes(word)))}`);
}
