/** Long work → done by a crew, with a line that says how far it is, and Ctrl-C to stop it. */

import type { heedInterrupt } from '../terminal/interrupt.ts';
import { progressLine } from '../terminal/progress.ts';
import type { Crew } from './workers.ts';

/** What a crew is hired for. */
export interface Contract {
  /** Of the content, which must be without faults. */
  readonly directory: string;
  readonly seed: string;
  /** What is counted while it works, and how many there will be by what is known now. */
  readonly what: string;
  readonly expected: () => number;
  /** How many threads; one for each processor where it is left out. */
  readonly threads?: number;
  /** Heard since before the content was loaded. */
  readonly interrupt: ReturnType<typeof heedInterrupt>;
}

/** How it went. */
export interface Report {
  /** How many Runs were played. */
  readonly played: number;
  readonly interrupted: boolean;
}

/** Hires a crew, has it work, and lets it go whatever happens. Work that Ctrl-C stopped just ends: what it kept counts. */
export async function withCrew(
  { directory, seed, what, expected, threads, interrupt }: Contract,
  work: (crew: Crew, signal: AbortSignal, played: () => number) => Promise<void>,
): Promise<Report> {
  const { signal, deafen } = interrupt;
  const { hireCrew, processors, Stopped } = await import('./workers.ts');
  const progress = progressLine(what);
  let played = 0;
  const onRuns = (runs: number) => {
    played += runs;
    progress.update(played, Math.max(played, expected()));
  };
  const crew = hireCrew(directory, seed, threads ?? processors(), onRuns, signal);
  try {
    await work(crew, signal, () => played);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    progress.done();
    deafen();
    await crew.close();
  }
  return { played, interrupted: signal.aborted };
}
