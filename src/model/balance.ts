/** Balance targets, and the weights of the policy `runner`. */

/** From and to, both included. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

/** `content/…/balance.yaml`: what simulated Runs are held against. Shares are from 0 to 1. */
export interface Balance {
  /** Ids of policies. */
  readonly policies: { readonly competent: string; readonly aimless: string };
  /** Share of won Runs under the competent policy, by id of difficulty. */
  readonly wins: Readonly<Record<string, Band>>;
  /** The most that the aimless policy may win, as a part of what the competent one wins. */
  readonly aimlessPart: number;
  /** The least share of each Ending at its most frequent, over these policies and all difficulties of `wins`. */
  readonly endings: { readonly least: number; readonly policies: readonly string[] };
  /** The median of turns under the competent policy. */
  readonly turns: { readonly difficulty: string; readonly band: Band };
  /** The share of Runs that end without Health or without a move under the competent policy. */
  readonly lost: { readonly difficulty: string; readonly band: Band };
  /** The most that one Event or item may move the competent win rate, either way. */
  readonly influence: { readonly difficulty: string; readonly most: number };
}

/** `content/…/runner.json`: what the policy `runner` goes by, as `core-runner balance --fit` writes it. */
export interface Fitted {
  /** The fingerprint of the rules it was fitted to. */
  readonly rules: string;
  /** By id of difficulty. */
  readonly weights: Readonly<Record<string, Weights>>;
}

/** Weights of what a player's judgement is made of. */
export interface Weights {
  /** Of board and purse, in the order of the features. */
  readonly board: readonly number[];
  /** By abbreviation: of the first DiceMod of a type, and of more. */
  readonly mods: Readonly<Record<string, readonly [first: number, more: number]>>;
}
