/** Balance targets and weights of the policy `runner`. */

/** A range, both ends included. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

/** `balance.yaml`: targets of simulated Runs. Shares are from 0 to 1. */
export interface Balance {
  readonly policies: { readonly competent: string; readonly aimless: string };
  /** Share of wins of the competent policy, by difficulty. */
  readonly wins: Readonly<Record<string, Band>>;
  /** Share of wins of a first reader, by difficulty. */
  readonly first?: { readonly policy: string; readonly wins: Readonly<Record<string, Band>> } | undefined;
  /** What a player has not read in a Run of its career: of the Outcomes met, or of the whole book. */
  readonly unread?:
    | readonly {
        readonly policy: string;
        readonly difficulty: string;
        /** From 1. */
        readonly run: number;
        readonly of: 'outcomes' | 'book';
        readonly share: Band;
      }[]
    | undefined;
  /** Max wins of the aimless policy as a part of the competent one's. */
  readonly aimlessPart: number;
  /** Min share of each Ending at its best policy and difficulty. */
  readonly endings: { readonly least: number; readonly policies: readonly string[] };
  /** Median turns of the competent policy. */
  readonly turns: { readonly difficulty: string; readonly band: Band };
  /** Share of Runs of the competent policy that end without Health or a move. */
  readonly lost: { readonly difficulty: string; readonly band: Band };
  /** Max change of the competent win rate by one Event or item. */
  readonly influence: { readonly difficulty: string; readonly most: number };
}

/** `runner.json`, written by `core-runner balance --fit`. */
export interface Fitted {
  /** Fingerprint of the rules at the fit. */
  readonly rules: string;
  /** By difficulty. */
  readonly weights: Readonly<Record<string, Weights>>;
}

/** Weights of the policy `runner`. */
export interface Weights {
  /** In the order of the features. */
  readonly board: readonly number[];
  /** By abbreviation: first DiceMod of a type, and further ones. */
  readonly mods: Readonly<Record<string, readonly [first: number, more: number]>>;
}
