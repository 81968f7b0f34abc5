/** A copy of the shipped game in a temporary directory, to be broken on purpose. */

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawDiagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { loadContent } from '../directory.ts';

/** The content that ships. */
export const shipped = fileURLToPath(new URL('../../../content/core-runner', import.meta.url));

export const golem = 'events/11-corroded-golem.yaml';
export const junk = 'events/14-fork-truck-junk.yaml';

/**
 * These replace the shipped files of the same name, so that a better sentence in the book moves no line number
 * in a test. All other files are as they ship.
 */
export const standIns = {
  [golem]: `number: 11
title: Corroded Golem
size: half
text: It stands with one foot down.
outcome-roll:
  bad: [2-4]
  neutral: [6, 8]
  good: [5, 7, 9]
  wild: [10-12]
outcomes:
  bad: { text: It falls., effects: [Health -2] }
  neutral: { text: It sways. }
  good: { text: It bows., effects: [Core +1, DiceMod RE] }
  wild: { text: It sings., effects: [Lose a DiceMod of your choice] }
`,
  [junk]: `number: 14
title: Fork Truck Junk
text: A yard.
items:
  - { name: Test Ration, effects: [Health +2], cost: 2 }
  - { name: Test Strap, effects: [DiceMod +2], cost: 2 }
  - { name: Test Loaf, effects: [Core +1], cost: 7 }
`,
  'remarks.yaml': `marks:
  - { mark: fish, name: a fish }
  - { mark: stamp, name: a stamp }
  - { mark: stair, name: a stair }
  - { mark: kettle, name: a kettle }
  - { mark: receipt, name: a receipt }
  - { mark: name, name: a name }
  - { mark: tortoise, name: a tortoise }
  - { mark: drawing, name: a drawing }
remarks:
  - { ending: Stuck, mark: fish, text: It swims. }
  - { ending: Stuck, mark: stamp, text: It sticks. }
`,
  'endings.yaml': `endings:
  - { title: Down, when: { cause: no-health }, text: You fall. }
  - { title: Stuck, when: { cause: unable-to-move }, text: You stay. }
  - { title: Called Away, when: { cause: abandoned }, text: You go. }
  - { title: Empty Start, when: { place: start, cores: 0 }, text: Nothing. }
  - { title: Full Start, when: { place: start, cores: 1+ }, text: Something. }
  - { title: Empty Escape, when: { place: escape, cores: 0 }, text: Nothing. }
  - { title: Fair Escape, when: { place: escape, cores: 1-4 }, text: Something. }
  - { title: Full Escape, when: { place: escape, cores: 5+ }, text: Much. }
  - { title: Poor Goal, when: { place: goal, cores: 0-2 }, text: Little. }
  - { title: Fair Goal, when: { place: goal, cores: 3-4 }, text: Something. }
  - { title: Full Goal, when: { place: goal, cores: 5+ }, text: Much. }
`,
};

/** One copy of the game. */
export class GameDirectory {
  readonly path = mkdtempSync(join(tmpdir(), 'core-runner-game-'));
  readonly #undo: (() => void)[] = [];

  constructor() {
    cpSync(shipped, this.path, { recursive: true });
    for (const [name, text] of Object.entries(standIns)) this.write(name, text);
    // Orders would report of what else is broken on purpose.
    for (const name of ['orders.yaml', 'measured.json']) this.remove(name);
    this.#undo.length = 0;
  }

  read(name: string): string {
    return readFileSync(join(this.path, name), 'utf8');
  }

  write(name: string, text: string | Uint8Array): this {
    const path = join(this.path, name);
    const before = existsSync(path) ? readFileSync(path) : undefined;
    this.#undo.push(() => (before ? writeFileSync(path, before) : rmSync(path)));
    writeFileSync(path, text);
    return this;
  }

  /** Takes a file away, or a folder for good. */
  remove(name: string): this {
    const path = join(this.path, name);
    const before = statSync(path).isFile() ? readFileSync(path) : undefined;
    if (before) this.#undo.push(() => writeFileSync(path, before));
    rmSync(path, { recursive: true });
    return this;
  }

  rename(from: string, to: string): this {
    this.#undo.push(() => renameSync(join(this.path, to), join(this.path, from)));
    renameSync(join(this.path, from), join(this.path, to));
    return this;
  }

  folder(name: string): this {
    this.#undo.push(() => rmSync(join(this.path, name), { recursive: true }));
    mkdirSync(join(this.path, name));
    return this;
  }

  /** Makes it again as it was. */
  restore(): void {
    for (let one = this.#undo.pop(); one; one = this.#undo.pop()) one();
  }

  /** Puts `to` in place of `from`, which must be there once: an edit that misses is a fault of the test. */
  replace(name: string, from: string, to: string): this {
    const parts = this.read(name).split(from);
    if (parts.length !== 2) throw new Error(`${name} has ${JSON.stringify(from)} ${parts.length - 1} times`);
    return this.write(name, parts.join(to));
  }

  /** Every fault as it is printed, with paths from the game's own directory. */
  faults(): string {
    return loadContent(this.path)
      .diagnostics.map((diagnostic) => drawDiagnostic(diagnostic))
      .join('\n\n')
      .replaceAll(`${this.path}/`, '')
      .replaceAll(this.path, '<game>');
  }

  discard(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** Does something with a copy of the game, and clears it away. */
export function withGame<T>(use: (game: GameDirectory) => T): T {
  const game = new GameDirectory();
  try {
    return use(game);
  } finally {
    game.discard();
  }
}

/** One way to break the game, and all that is said about it. */
export interface FaultCase {
  readonly name: string;
  readonly edit: (game: GameDirectory) => unknown;
  readonly says: string;
}

/** What is printed after an edit. */
export function faultsAfter(edit: FaultCase['edit']): string {
  return withGame((game) => {
    edit(game);
    return game.faults();
  });
}

/** A text without its first and last line break and the indentation that all its lines share; a tag too. */
export function dedent(text: string | TemplateStringsArray): string {
  const lines = String(text)
    .replace(/^\n|\n[ \t]*$/gu, '')
    .split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/u));
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n');
}
