/** Many files → parsed by two threads; the second begins at the end of the row, while those of the front are read. */

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseYaml, unpackYaml } from '../../load/yaml.ts';
import { type ParsedFile, type ParsedFiles, type ReadingData, share } from './reading-order.ts';

/** Files that are worth a thread, which takes a tenth of a second to begin. */
export const manyFiles = 500;

/** Milliseconds for which files are waited for that the other thread has taken, should it be gone. */
const patience = 2000;

/** Parses as `parseYaml` does, with the help of another thread; nobody where there is one processor alone. */
export interface Reader {
  readonly parse: typeof parseYaml;
  readonly close: () => void;
}

/** Hires a thread, which runs a script, for files that are parsed in the order of their paths. */
export function hireReader(
  paths: readonly string[],
  script = join(import.meta.dirname, 'reading-worker.js'),
  processors = availableParallelism(),
): Reader | undefined {
  if (paths.length < manyFiles || processors === 1) return undefined;
  // Loaded by those who have so many files, and no sooner.
  const { MessageChannel, receiveMessageOnPort, Worker } = process.getBuiltinModule('node:worker_threads');
  const shared = new Int32Array(new SharedArrayBuffer(share.count * Int32Array.BYTES_PER_ELEMENT));
  shared[share.back] = paths.length;
  const { port1, port2 } = new MessageChannel();
  const workerData: ReadingData = { paths, shared, port: port2 };
  const thread = new Worker(script, { workerData, transferList: [port2] });
  thread.on('error', () => {}); // what it leaves undone is done here
  thread.unref();
  const places = new Map(paths.map((path, place) => [path, place]));
  const done: (ParsedFile | null | undefined)[] = [];
  let isGone = false;
  const taken = (place: number): ParsedFile | null => {
    for (;;) {
      const posted = Atomics.load(shared, share.posted);
      for (let next = receiveMessageOnPort(port1); next; next = receiveMessageOnPort(port1)) {
        const { from, json }: ParsedFiles = next.message;
        for (const [index, file] of (JSON.parse(json) as (ParsedFile | null)[]).entries()) done[from + index] = file;
      }
      const file = done[place];
      done[place] = undefined;
      if (file !== undefined || isGone) return file ?? null;
      isGone = Atomics.wait(shared, share.posted, posted, patience) === 'timed-out';
    }
  };
  return {
    parse(source) {
      const place = places.get(source.path);
      if (place === undefined) return parseYaml(source);
      Atomics.store(shared, share.front, place + 1);
      const file = place < Atomics.load(shared, share.back) ? null : taken(place);
      if (file?.length !== source.text.length) return parseYaml(source);
      return { diagnostics: [], tree: unpackYaml(source, file) };
    },
    close() {
      Atomics.store(shared, share.front, paths.length);
      void thread.terminate();
    },
  };
}
