/** One dice rule, three readings: its odds, its rolls, and the data that describe both. */

import type { Fraction } from './fraction.ts';
import type { Odds } from './odds.ts';
import type { Parameter } from './parameter.ts';
import type { TableReader } from './published-table.ts';
import type { Roll } from './roll.ts';

/** What was written on a command line, or in a template: texts, not yet read. */
export interface Options {
  readonly [name: string]: string | boolean | readonly string[] | undefined;
}

/** How an open question of a published rule is answered. */
export interface Reading {
  /** The question's id in the system's rules, such as `A1`. */
  readonly id: string;
  /** The rule it is about. */
  readonly rule: string;
  readonly question: string;
  /** The answer in words, for a question no option asks. */
  readonly answer?: string;
  /** The name of the option that chooses among the answers. */
  readonly option?: string;
  /** Whether it is a player's choice at the table, and no open question of the rules. */
  readonly isChoice?: boolean;
}

/** A reading as it was taken for one result. */
export interface ReadingInForce {
  readonly id: string;
  readonly rule: string;
  readonly question: string;
  readonly answer: string;
  /** Where an option chose the answer: its name, the answer's name, and whether that is the default. */
  readonly option?: { readonly name: string; readonly value: string; readonly isDefault: boolean };
}

/** One distribution of a result. Its id is the key of what a roll comes to, in `Rolled.values`. */
export interface NamedOdds {
  readonly id: string;
  readonly title: string;
  readonly odds: Odds;
}

/** A cell of a table: words, a whole number, or an exact number. */
export type Cell = string | number | Fraction;

/** A column of a table. `chance` ones print as percentages, `number` ones as numbers, `text` as they stand. */
export interface Column {
  readonly title: string;
  readonly shows: 'text' | 'number' | 'chance';
  /** Whether its numbers are changes, of which what is more than 0 has a plus. */
  readonly isSigned?: boolean;
  /** Whether what a player hopes for begins here, where columns share a whole. */
  readonly isEdge?: boolean;
}

/** Exact figures that are no single distribution: choices compared, break-even costs. */
export interface OddsTable {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Exact odds; the first distribution is the one asked for, the others say more. */
export interface Counted {
  readonly title: string;
  readonly readings: readonly ReadingInForce[];
  readonly odds: readonly [NamedOdds, ...NamedOdds[]];
  readonly tables: readonly OddsTable[];
}

/** One die as it fell. */
export interface ShownDie {
  readonly sides: number;
  readonly face: number;
  /** What the die is in the system's words: `wild`, `insight`, `pushed`, ... */
  readonly role: string;
  /** What it does to the result. A `replaced` or `dropped` die is shown and does not count. */
  readonly does: 'adds' | 'subtracts' | 'drops' | 'replaced' | 'decides';
  /** Whose die it is, where several roll. */
  readonly owner?: string;
}

/** One roll: every die as it fell, and what it comes to. */
export interface Rolled {
  readonly title: string;
  readonly readings: readonly ReadingInForce[];
  readonly dice: readonly ShownDie[];
  /** Value by the id of the distribution it belongs to; the first distribution is always among them. */
  readonly values: Readonly<Record<string, number | string>>;
  /** The result in a cell of a roll sheet, such as `14` or `11!`. */
  readonly brief: string;
  /** The result in the system's words. */
  readonly words: string;
}

/** A choice the rules leave to a player while dice are on the table. */
export interface DiceChoice {
  readonly question: string;
  readonly answers: readonly string[];
  /** What the policy in the options answers. */
  readonly policy: string;
}

/** Answers a choice with one of its answers. */
export type Choose = (choice: DiceChoice) => string;

/** One column of a roll sheet: what is rolled ahead in it. */
export interface SheetColumn {
  readonly title: string;
  /** Stands small below the title. */
  readonly note?: string;
  readonly arguments: readonly string[];
  readonly options: Options;
}

/** A dice system, as everything outside its folder sees it. */
export interface System {
  readonly id: string;
  readonly name: string;
  /** One sentence: what is rolled and what is read. */
  readonly summary: string;
  /** In order; the last may accept many. */
  readonly arguments: readonly Parameter[];
  readonly options: readonly Parameter[];
  readonly readings: readonly Reading[];
  /** The role of a die that is called a die and nothing else. */
  readonly plainRole: string;
  /** Numbers of the rule by the names that its companions call them; whoever prints another number prints a lie. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Exact odds. Throws a Refusal for a request the rules do not allow. */
  readonly odds: (args: readonly string[], options?: Options) => Counted;
  /** One roll; `choose` (by default the policy in the options) answers what is left to the player. Throws as `odds` does. */
  readonly roll: (args: readonly string[], options: Options, roll: Roll, choose?: Choose) => Rolled;
  /** What a sheet of rolls made ahead is made of, for play without dice. */
  readonly sheet: readonly SheetColumn[];
  /** The tables that help a decision at the table, for print; counted when asked for. */
  readonly glance: () => readonly OddsTable[];
  /** How a published table of its dice is read, where there is one. */
  readonly tableReader?: TableReader;
}
