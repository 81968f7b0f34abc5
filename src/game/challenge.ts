/** Content, run code ↔ challenge: a dealt board with what else is on its sheet. */

import { canonicalSeed, seededRoll } from '../dice/seeded.ts';
import { itemAt } from '../item-at.ts';
import type { Content } from '../model/content.ts';
import { eventNumbers } from '../model/event.ts';
import { boardSymbols, boardValue } from './base-32.ts';
import { type Deal, deal } from './deal.ts';
import { type RunCode, writeRunCode } from './run-code.ts';
import { preRolledOutcomes, type Seal, sealed } from './seal.ts';
import { type CodeSeed, fitsInCode, isShortSeed } from './seed-bits.ts';

/** What a Run sheet shows besides the numbers of its board. */
export interface SheetKind {
  /** Whether the numbers are hidden until they are looked up. */
  readonly sealed: boolean;
  /** Whether Outcome Rolls are rolled beforehand too. */
  readonly dice: boolean;
}

/** A dealt board with its name. */
export interface Challenge extends Deal, SheetKind {
  /** The run code, from which the sheet can be printed again. */
  readonly code: string;
  /** Text of the seed if the code holds it; a longer one is not on the sheet. */
  readonly name?: string;
  /** Key of further streams of numbers: the name, else the symbols of the board. */
  readonly key: string;
  /** Outcome Rolls in order of use; empty if players roll their own dice. */
  readonly rolls: readonly number[];
  /** How hidden numbers are found. */
  readonly seal?: Seal;
}

/** Deals a board from a seed, for a difficulty id. @throws RangeError for an unknown difficulty */
export const challenge = (content: Content, seed: string, difficulty: string, kind: SheetKind): Challenge =>
  named(content, deal(content, seed, difficulty), kind, canonicalSeed(seed));

/** Why a content cannot deal the board of a code. */
export type Difference = 'game' | 'difficulty' | 'map';

/** Deals the board of a code, or names what changed since the code was made. */
export function challengeOf(content: Content, code: RunCode): Challenge | Difference {
  const { difficulties } = content.game;
  if (code.game !== gameMark(content.game)) return 'game';
  const difficulty = difficulties[code.difficulty]?.id;
  if (difficulty === undefined || code.map !== mapMark(content, difficulty)) {
    const moved = difficulties.some(({ id }) => code.map === mapMark(content, id));
    return moved || difficulty === undefined ? 'difficulty' : 'map';
  }
  if (code.seed.kind === 'text') return challenge(content, code.seed.text, difficulty, code);
  const dealt = dealtFrom(content, code.seed.symbols, difficulty);
  // The symbols of a small board are themselves a text that a code could hold.
  return dealt === undefined ? 'map' : named(content, dealt, code, '');
}

/** Characters of a seed that is printed even where the code holds its board. */
const maxNamed = 30;

function named(content: Content, dealt: Deal, { sealed: isSealed, dice }: SheetKind, text: string): Challenge {
  const isHeld = text !== '' && fitsInCode(text);
  const key = isHeld && isShortSeed(text) ? text : symbolsOf(content, dealt);
  const seed: CodeSeed = isHeld ? { kind: 'text', text } : { kind: 'board', symbols: key };
  const difficulty = content.game.difficulties.findIndex(({ id }) => id === dealt.difficulty);
  const code = writeRunCode({
    game: gameMark(content.game),
    map: mapMark(content, dealt.difficulty),
    difficulty,
    sealed: isSealed,
    dice,
    seed,
  });
  const rolls = dice ? preRolledOutcomes(key) : [];
  const plain: Challenge = { ...dealt, code, sealed: isSealed, dice, key, rolls };
  const open = isHeld || (text !== '' && [...text].length <= maxNamed) ? { ...plain, name: text } : plain;
  return isSealed ? { ...open, seal: sealed(dealt, rolls, key, content.game.eventDie) } : open;
}

/** Marks of texts, the same on all sheets of a batch. */
const marks = new Map<string, number>();

/** A number from 0 to below `count` that a text is known by. */
function markOf(text: string, purpose: string, count: number): number {
  const key = `${purpose} ${text}`;
  const mark = marks.get(key) ?? seededRoll(text, purpose)(count) - 1;
  marks.set(key, mark);
  return mark;
}

/** Number of a game in codes. */
const gameMark = ({ title, original = title }: Content['game']): number => markOf(original, 'run code game', 32);

/** Map marks of a content by difficulty. */
const mapMarks = new WeakMap<Content, Map<string, number>>();

/** Number of the difficulty's id and all that decides what a seed deals. */
function mapMark(content: Content, difficulty: string): number {
  const { board, game } = content;
  const known = mapMarks.get(content) ?? new Map<string, number>();
  mapMarks.set(content, known);
  const mark = known.get(difficulty);
  if (mark !== undefined) return mark;
  const sectors = board.sectors.map(({ id, q, r, label = '' }) => `${id} ${q} ${r} ${label}`);
  const text = [`d${game.eventDie}`, game.spareSectorNumbers, difficulty, ...sectors].join('\n');
  const made = markOf(text, 'run code map', 1024);
  known.set(difficulty, made);
  return made;
}

/** The board as one number: all Sector Numbers in base 6, then the order of all Event Numbers. */
function symbolsOf(content: Content, { sectors, reserves }: Deal): string {
  const states = statesOf(content);
  let value = 0n;
  for (const number of [...sectors.map(({ sectorNumber }) => sectorNumber), ...reserves.sectorNumbers])
    value = value * 6n + BigInt(number - 1);
  const left = eventNumbers(content.game.eventDie);
  for (const number of [...sectors.map(({ eventNumber }) => eventNumber), ...reserves.eventNumbers]) {
    const place = left.indexOf(number);
    value = value * BigInt(left.length) + BigInt(place);
    left.splice(place, 1);
  }
  return boardSymbols(value, states);
}

/** The board of symbols; undefined if they do not fit this content. */
function dealtFrom(content: Content, symbols: string, difficulty: string): Deal | undefined {
  const states = statesOf(content);
  let value = boardValue(symbols);
  if (value >= states || boardSymbols(value, states) !== symbols) return undefined;
  const next = (radix: number) => {
    const digit = Number(value % BigInt(radix));
    value /= BigInt(radix);
    return digit;
  };
  const left = eventNumbers(content.game.eventDie);
  const places = left.map((_, index) => next(index + 1)).reverse();
  const order = places.map((place) => itemAt(left.splice(place, 1), 0));
  const { sectors } = content.board;
  const sixes = Array.from({ length: sectors.length + content.game.spareSectorNumbers }, () => next(6) + 1).reverse();
  return {
    seed: symbols,
    difficulty,
    sectors: sectors.map(({ id, q, r, label }, index) => ({
      id,
      q,
      r,
      ...(label && { label }),
      sectorNumber: itemAt(sixes, index),
      eventNumber: itemAt(order, index),
    })),
    reserves: { eventNumbers: order.slice(sectors.length), sectorNumbers: sixes.slice(sectors.length) },
  };
}

function statesOf({ board, game }: Content): bigint {
  const events = eventNumbers(game.eventDie).length;
  let states = 6n ** BigInt(board.sectors.length + game.spareSectorNumbers);
  for (let count = 2; count <= events; count++) states *= BigInt(count);
  return states;
}
