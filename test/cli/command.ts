/** Runs the built command in a temporary directory. */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../dist/core-runner.js', import.meta.url));

/** Milliseconds until a command counts as hung: a bound for faults, far above what a busy machine needs. */
const patience = 120_000;

export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A place to run commands in. */
export class Desk {
  readonly path = mkdtempSync(join(tmpdir(), 'core-runner-desk-'));

  at(name: string): string {
    return join(this.path, name);
  }

  /** Runs the tool as it is built. */
  run(words: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Finished> {
    return this.execute([program, ...words], environment);
  }

  /** Runs Node. */
  execute(words: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Finished> {
    return new Promise((resolve, reject) => {
      const env = { ...process.env, ...environment };
      const child = spawn(process.execPath, words, { cwd: this.path, env, timeout: patience });
      let [out, err] = ['', ''];
      child.stdout.setEncoding('utf8').on('data', (text) => {
        out += text;
      });
      child.stderr.setEncoding('utf8').on('data', (text) => {
        err += text;
      });
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, out, err }));
    });
  }

  /** Every file and directory here, with what is in it: two listings are equal where nothing was touched. */
  listing(): string[] {
    return readdirSync(this.path, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => (statSync(this.at(name)).isDirectory() ? `${name}/` : `${name} ${this.hash(name)}`));
  }

  hash(name: string): string {
    return createHash('sha256')
      .update(readFileSync(this.at(name)))
      .digest('hex')
      .slice(0, 12);
  }

  discard(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** Uses a place and clears it away. */
export async function atDesk(use: (desk: Desk) => Promise<void>): Promise<void> {
  const desk = new Desk();
  try {
    await use(desk);
  } finally {
    desk.discard();
  }
}
