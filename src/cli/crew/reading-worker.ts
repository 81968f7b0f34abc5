/** One thread that reads and parses files from the end of a row, some at a time, until nothing is left between it and the other. */

import { workerData } from 'node:worker_threads';
import { readText } from '../../load/read.ts';
import { packYaml } from '../../load/yaml.ts';
import { type ParsedFile, type ParsedFiles, type ReadingData, share } from './reading-order.ts';

/** Files taken at once: so many are parsed for nothing at most, and nobody waits longer than for these. */
const some = 32;

const { paths, shared, port }: ReadingData = workerData;

function parsed(path: string): ParsedFile | null {
  const source = readText(path);
  const packed = 'text' in source ? packYaml(source) : undefined;
  return packed && 'text' in source ? { ...packed, length: source.text.length } : null;
}

for (let to = paths.length; to > Atomics.load(shared, share.front); to -= some) {
  const from = Math.max(0, to - some);
  Atomics.store(shared, share.back, from);
  const files: ParsedFiles = { from, json: JSON.stringify(paths.slice(from, to).map(parsed)) };
  port.postMessage(files);
  Atomics.add(shared, share.posted, 1);
  Atomics.notify(shared, share.posted);
}
