/** How V8 is to run the tool → flags that it knows: it is asked when the tool is built, and told when the tool starts. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/** What commands that end soon are set to, by the name of the flag. */
const settings = {
  /**
   * Most commands end before optimised code pays for its making. With a larger budget, in bytes of bytecode run, only what
   * runs very often is optimised: without it `validate` takes 43 % more processor time, a Tracking Sheet 34 %, both
   * books with it 53 % and a thousand Run sheets 42 %. `npm run bench` shows it.
   */
  'interrupt-budget': '--interrupt-budget=10000000',
  /** Simple machine code is made of each function as soon as it is known to be used: worth 3 % of `validate`. */
  'baseline-batch-compilation': '--no-baseline-batch-compilation',
} as const;

/** Which of our flags a V8 knows, each as it is by default: `dist/v8.json`. */
export interface KnownFlags {
  /** V8's version, to the letter: another one may know other flags. */
  readonly version: string;
  readonly defaults: { readonly [Name in keyof typeof settings]?: string };
}

/** Asks this V8; for the build, since it takes a process of its own. */
export function askV8(): KnownFlags {
  const { spawnSync } = process.getBuiltinModule('node:child_process');
  const { stdout } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  return { version: process.versions.v8, defaults: defaultsIn(stdout) };
}

/** Our flags in the list that `node --v8-options` prints: a line with the name, and one that ends in the default. */
export function defaultsIn(list: string): KnownFlags['defaults'] {
  const found = list.matchAll(/^ +--([\w-]+) \(.*\n.*\bdefault: (--\S+)$/gmu);
  return Object.fromEntries([...found].flatMap(([, name = '', flag]) => (name in settings ? [[name, flag]] : [])));
}

/** What to tell the V8 of this version; nothing where it was not asked, since it complains of what it does not know. */
export function flagsFor(version: string, known: KnownFlags | undefined): string[] {
  if (known?.version !== version) return [];
  return Object.entries(settings).flatMap(([name, flag]) => (name in known.defaults ? [flag] : []));
}

/** Whether V8 is set for a command that ends soon, as it is whenever the tool starts. */
let endsSoon = true;

/** Sets V8 for a command that ends soon. */
export function expectShortWork(): void {
  setFlags(flagsFor(process.versions.v8, knownHere()));
}

/**
 * Takes that back for work in which optimised code pays: without it 200,000 Runs take nearly half as long again. V8 keeps its
 * flags for the whole process, threads included.
 */
export function expectLongWork(): void {
  takeFlagsBack();
  endsSoon = false;
}

/**
 * Takes our flags back while Node loads parts of its own, and gives those to set again when it is done. Node has these parts
 * compiled, but for a V8 as it is by default: under our flags each is compiled anew, and a thread takes 40 ms longer to begin.
 */
export function takeFlagsBack(): readonly string[] {
  const known = knownHere();
  const set = endsSoon ? flagsFor(process.versions.v8, known) : [];
  if (set.length > 0) setFlags(Object.values(known?.defaults ?? {}));
  return set;
}

/** Sets flags that V8 is known to know; Node's own for V8, and all the streams that come with it, are loaded for none but these. */
export function setFlags(flags: readonly string[]): void {
  for (const flag of flags) process.getBuiltinModule('node:v8').setFlagsFromString(flag);
}

/**
 * Gives what clears unused memory away at once, for work that leaves as much behind with every file: V8 would wait until it
 * has grown by some 150 MB.
 */
export function openCollector(): () => void {
  setFlags(['--expose-gc']);
  return runInNewContext('gc');
}

/** What the build wrote beside the bundles, which are CommonJS and so know their directory. */
function knownHere(): KnownFlags | undefined {
  try {
    return JSON.parse(readFileSync(join(__dirname, 'v8.json'), 'utf8'));
  } catch {
    return undefined; // slower, and nothing else
  }
}
