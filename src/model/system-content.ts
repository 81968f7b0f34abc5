/** The loaded content of a dice system. */

import type { Source } from '../diagnostics/diagnostic.ts';
import type { Example, NamedChance } from '../dice/examples.ts';
import type { PublishedTable } from '../dice/published-table.ts';
import type { Untranslated } from './content.ts';
import type { Imprint } from './imprint.ts';

/** What all sections of a record sheet have; `width` is a share of their row. */
interface SectionPart {
  readonly width: number;
  readonly title?: string | undefined;
  readonly note?: string | undefined;
}

/** A section of a record sheet: labels with lines, boxes to tick, cards of values, a table, or lines to write on. */
export type SheetSection =
  | (SectionPart & { readonly kind: 'fields'; readonly fields: readonly string[]; readonly columns: number })
  | (SectionPart & { readonly kind: 'boxes'; readonly rows: readonly BoxRow[] })
  | (SectionPart & { readonly kind: 'cards'; readonly cards: readonly Card[]; readonly columns: number })
  | (SectionPart & {
      readonly kind: 'table';
      readonly columns: readonly { readonly title: string; readonly width: number }[];
      /** Empty rows below the printed ones. */
      readonly lines: number;
      readonly rows: readonly (readonly string[])[];
    })
  | (SectionPart & { readonly kind: 'lines' });

/** Boxes after a label; `given` of them are filled at the start, and `written` ones have a writing line. */
export interface BoxRow {
  readonly label: string;
  readonly count: number;
  readonly given: number;
  readonly shape: 'square' | 'circle' | 'diamond';
  readonly written: boolean;
}

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
export interface OddsPart {
  /** Id of an odds table, or of a table of the rules. */
  readonly table: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly chart: 'none' | 'lines' | 'stacked';
  /** Label of the horizontal axis. */
  readonly across?: string | undefined;
  readonly omit: readonly string[];
  /** Two chance columns whose better one is named in each row. */
  readonly compare?: readonly [string, string] | undefined;
  /** Whether the highest chance of a row is bold. */
  readonly best: boolean;
}

/** How rolls made ahead are printed. */
export interface RollSheetWords {
  readonly title: string;
  readonly note: string;
  /** Id of the value in a cell; the system's short form by default. */
  readonly value?: string | undefined;
  /** Signs after the value, by distribution and word. */
  readonly signs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Dice roles that are marked. */
  readonly marked: readonly string[];
  readonly dice: 'all' | 'counting' | 'none';
}

/** The printed content of a dice system. */
export interface SystemContent extends Pick<Imprint, 'edition'> {
  readonly id: string;
  readonly name: string;
  readonly subtitle: string;
  readonly author?: string | undefined;
  readonly language: string;
  readonly numbers: Readonly<Record<string, number>>;
  readonly attributes: readonly string[];
  readonly skills: readonly { readonly name: string; readonly attribute: string }[];
  readonly texts: Readonly<Record<string, string>>;
  readonly tables: readonly {
    readonly id: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
  readonly diceTable: PublishedTable | undefined;
  readonly examples: Readonly<Record<string, Example>>;
  readonly chances: Readonly<Record<string, NamedChance>>;
  readonly odds: readonly OddsPart[];
  readonly sheet: { readonly title: string; readonly rows: readonly SheetRow[] };
  readonly rolls: RollSheetWords;
  readonly sources: readonly Source[];
  readonly untranslated?: Untranslated | undefined;
}
