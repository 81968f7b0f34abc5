import { expect, it } from 'vitest';
import { sheetPen } from '../../../src/documents/figures/pen.ts';
import { plain } from '../../../src/manuscript/block.ts';
import { typesetter } from '../../typeset/house.ts';

const pen = sheetPen({ typesetter }, { text: 0.8 });

it.each(['1KSH-7A5K', 'AV', 'office', '12', '-'])('sets the one word %s as it sets text of several', (word) => {
  for (const goesOn of [false, true])
    for (const align of ['left', 'centre', 'right'] as const)
      expect(pen.put(word, 3, 5, 9, { align, goesOn })).toEqual(
        pen.put(plain(word, 'bold'), 3, 5, 9, { align, goesOn }),
      );
  expect(pen.width(word, 9)).toBeCloseTo(pen.width(plain(word, 'bold'), 9), 9);
});
