/** What the server tells, as the page in the browser reads it. */

/** A page that can be asked for: its size in points, its label, and the version it changed in last. */
export interface PageState {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly version: number;
}

/** Something that is said of the files. */
export interface ToldFault {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly hint?: string;
  readonly excerpt: string;
}

/** A number of the tracker, and what is met there. */
export interface NumberState {
  readonly number: number;
  readonly title?: string;
  readonly kind?: 'event' | 'shop';
  readonly path?: string;
  readonly page?: number;
}

/** All but the pages themselves. */
export interface ToldView {
  readonly directory: string;
  readonly view: Readonly<Record<'document' | 'paper' | 'veil' | 'ink', string>>;
  readonly title: string;
  readonly isStale: boolean;
  readonly version: number;
  readonly pages: readonly PageState[];
  readonly anchors: Readonly<Record<string, number>>;
  readonly faults: readonly ToldFault[];
  readonly numbers: readonly NumberState[];
}

/** What is rolled or sold at a number. */
export interface ToldOdds {
  readonly number: number;
  readonly title: string;
  readonly heads: readonly string[];
  readonly best?: string;
  readonly outcomes?: readonly {
    readonly name: string;
    readonly ways: number;
    readonly withBest: number;
    readonly effects: string;
  }[];
  readonly expected?: readonly number[];
  readonly expectedWithBest?: readonly number[];
  readonly items?: readonly { readonly name: string; readonly effects: string; readonly cost: number }[];
}
