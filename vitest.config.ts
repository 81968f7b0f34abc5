import { defineConfig } from 'vitest/config';

/** Milliseconds until something counts as hung: a bound for faults, far above what a busy machine needs. */
const patience = 300_000;

export default defineConfig({
  test: {
    setupFiles: 'test/setup.ts',
    testTimeout: patience,
    hookTimeout: patience,
    // The files of a worker share what they import and what the workshop has printed: a fifth of the processor's time.
    isolate: false,
  },
});
