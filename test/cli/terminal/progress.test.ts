import { describe, expect, it } from 'vitest';
import { pace } from '../../../src/cli/terminal/progress.ts';

describe('the pace of long work', () => {
  it.each([
    [0, 100, 5_000, ''],
    [25, 100, 5_000, ', 25 %, 15 s left'],
    [999, 1_000, 10_000, ', 99 %, 1 s left'],
    [1_000, 1_000, 10_000, ', 100 %, 0 s left'],
    [1, 1_000, 5_000, ', 0 %'],
    [5, 200_000, 400, ', 0 %'],
    [20, 1_000, 1_900, ', 2 %'],
    [20, 1_000, 2_000, ', 2 %, 98 s left'],
    [0.5, 1, 3_000, ', 50 %, 3 s left'],
  ])('%i of %i after %i ms', (done, of, milliseconds, says) => expect(pace(done, of, milliseconds)).toBe(says));
});
