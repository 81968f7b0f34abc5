/** One dice rule, three readings: its odds, its rolls, and the data that describe both. */

import type { Fraction } from './fraction.ts';
import type { Odds } from './odds.ts';
import type { Parameter } from './parameter.ts';
import type { Voice } from './phrase.ts';
import type { TableReader } from './published-table.ts';
import type { Roll } from './roll.ts';

/** Unread texts of a command line or template. */
export interface Options {
  readonly [name: string]: string | boolean | readonly string[] | undefined;
}

/** The answer to an open question of a published rule. */
export interface Reading {
  /** Id of the question in the system's rules, such as `A1`. */
  readonly id: string;
  readonly rule: string;
  readonly question: string;
  readonly answer?: string;
  readonly option?: string;
  /** Whether it is a player's choice at the table, and not an open question. */
  readonly isChoice?: boolean;
}

export interface ReadingInForce {
  readonly id: string;
  readonly rule: string;
  readonly question: string;
  readonly answer: string;
  /** If an option chose the answer: its name, the answer's name, and whether that is the default. */
  readonly option?: { readonly name: string; readonly value: string; readonly isDefault: boolean };
}

/** A distribution of a result. Its id is the key of its value in `Rolled.values`. */
export interface NamedOdds {
  readonly id: string;
  readonly title: string;
  readonly odds: Odds;
}

/** A cell of a table: words, a whole number, or an exact number. */
export type Cell = string | number | Fraction;

/** A column of a table. `chance` prints percentages, `number` numbers, `text` text as is. */
export interface Column {
  readonly title: string;
  readonly shows: 'text' | 'number' | 'chance';
  /** Whether numbers are changes, with a plus above 0. */
  readonly isSigned?: boolean;
  /** Whether the favourable columns begin here, where columns share a whole. */
  readonly isEdge?: boolean;
}

/** Exact figures other than a distribution: choices compared, break-even costs. */
export interface OddsTable {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Exact odds; the first distribution is the one asked for. */
export interface Counted {
  readonly title: string;
  readonly readings: readonly ReadingInForce[];
  readonly odds: readonly [NamedOdds, ...NamedOdds[]];
  readonly tables: readonly OddsTable[];
}

export interface ShownDie {
  readonly sides: number;
  readonly face: number;
  /** Name of the die in the system: `wild`, `insight`, `pushed`, ... */
  readonly role: string;
  /** Effect on the result. A `replaced` or `dropped` die is shown and does not count. */
  readonly does: 'adds' | 'subtracts' | 'drops' | 'replaced' | 'decides';
  readonly owner?: string;
}

export interface Rolled {
  readonly title: string;
  readonly readings: readonly ReadingInForce[];
  readonly dice: readonly ShownDie[];
  /** Values by id of their distribution, always with the first. */
  readonly values: Readonly<Record<string, number | string>>;
  /** The result in a cell of a roll sheet, such as `14` or `11!`. */
  readonly brief: string;
  readonly words: string;
}

export interface DiceChoice {
  readonly question: string;
  readonly answers: readonly string[];
  readonly policy: string;
}

export type Choose = (choice: DiceChoice) => string;

/** A column of a roll sheet and its pre-rolled request. */
export interface SheetColumn {
  readonly title: string;
  readonly note?: string;
  readonly arguments: readonly string[];
  readonly options: Options;
}

export interface System {
  readonly id: string;
  readonly name: string;
  /** One sentence: what is rolled and what is read. */
  readonly summary: string;
  /** In order; the last may accept many. */
  readonly arguments: readonly Parameter[];
  readonly options: readonly Parameter[];
  readonly readings: readonly Reading[];
  /** Role of dice without a name of their own. */
  readonly plainRole: string;
  /** Numbers of the rules by their names in the companions. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Exact odds. Throws a Refusal for an illegal request. */
  readonly odds: (args: readonly string[], options?: Options) => Counted;
  /** One roll; `choose` answers choices, by default by policy, and `voice` says title and words. Throws as `odds` does. */
  readonly roll: (args: readonly string[], options: Options, roll: Roll, choose?: Choose, voice?: Voice) => Rolled;
  /** Columns of a sheet of pre-rolled results, for play without dice. */
  readonly sheet: readonly SheetColumn[];
  /** Tables for decisions at the table, in print; counted when called. */
  readonly glance: () => readonly OddsTable[];
  readonly tableReader?: TableReader;
}
