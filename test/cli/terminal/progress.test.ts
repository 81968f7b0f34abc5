import { describe, expect, it } from 'vitest';
import { pace } from '../../../src/cli/terminal/progress.ts';

describe('the pace of long work', () => {
  it.each([
    [0, 100, 5_000, ''],
    [25, 100, 5_000, ', 25 %, 15 s left'],
    [999, 1_000, 10_000, ', 99 %, 1 s left'],
    [1_000, 1_000, 10_000, ', 100 %, 0 s left'],
    [1, 1_000, 1_000, ', 0 %, 17 min left'],
  ])('%i of %i after %i ms', (done, of, milliseconds, says) => {
    expect(pace(done, of, milliseconds)).toBe(says);
  });
});
