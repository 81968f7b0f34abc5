/** Files in a row, shared between two threads: one parses them from the front, the other from the back. */

import type { PackedTree } from '../../load/yaml.ts';

/** What both threads know: how many files the first has begun, where those that the second has taken begin, messages posted. */
export const share = { front: 0, back: 1, posted: 2, count: 3 } as const;

/** What the second thread is given. */
export interface ReadingData {
  readonly paths: readonly string[];
  readonly shared: Int32Array;
  readonly port: import('node:worker_threads').MessagePort;
}

/** Some files in a row, as JSON of a list of `ParsedFile`; null stands for those that are parsed elsewhere. */
export interface ParsedFiles {
  readonly from: number;
  readonly json: string;
}

/** A file as it was read there: one that has been written since has another length, or the same places. */
export interface ParsedFile extends PackedTree {
  readonly length: number;
}
