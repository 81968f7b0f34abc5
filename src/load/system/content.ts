/** The loaded content of a dice system. */

import type { PublishedTable } from '../../dice/published-table.ts';
import type { Content } from '../../model/content.ts';
import type { RawSection, RawSystem } from './schema.ts';

/** A worked example with given faces; the result is computed. */
export type Example = RawSystem['examples'][string];

/** The chance of a value, or of a total of at least so much. */
export type NamedChance = RawSystem['chances'][string];

export type SheetSection =
  | Extract<RawSection, { kind: 'fields' | 'table' | 'lines' }>
  | (Omit<Extract<RawSection, { kind: 'boxes' }>, 'rows'> & { readonly rows: readonly BoxRow[] })
  | (Omit<Extract<RawSection, { kind: 'cards' }>, 'cards' | 'value' | 'lines'> & { readonly cards: readonly Card[] });

/** Boxes after a label; `given` of them are filled at the start, and `written` ones have a writing line. */
export type BoxRow = Omit<Extract<RawSection, { kind: 'boxes' }>['rows'][number], 'label' | 'count' | 'given'> &
  Readonly<{ label: string; count: number; given: number }>;

/** A value with ruled lines for its entries. */
export interface Card {
  readonly title: string;
  /** Printed in the value box, such as `D`. */
  readonly value: string;
  readonly entries: readonly string[];
  /** Lines including the entries. */
  readonly lines: number;
}

/** Sections side by side; `height` in points of the full sheet, 0 for a share of the rest. */
export interface SheetRow {
  readonly height: number;
  readonly sections: readonly { readonly width: number; readonly section: SheetSection }[];
}

/** A printed table of odds. */
export type OddsPart = RawSystem['odds'][number];

export type RollSheetWords = RawSystem['roll-sheet'];

/** The printed content of a dice system. */
export interface SystemContent extends Omit<RawSystem, 'dice-table' | 'roll-sheet' | 'sheet'> {
  readonly id: string;
  readonly diceTable: PublishedTable | undefined;
  readonly sheet: { readonly title: string; readonly rows: readonly SheetRow[] };
  readonly rolls: RollSheetWords;
  readonly sources: Content['sources'];
  readonly untranslated?: Content['untranslated'];
}
