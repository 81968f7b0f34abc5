import { describe, expect, it } from 'vitest';
import { kindInName, nameWith } from '../../src/boards/file-name.ts';
import { editionPapers } from '../../src/typeset/edition/edition.ts';

const flags = [undefined, true] as const;

describe('the name of a file', () => {
  it('is plain for the defaults of the tool', () => {
    expect(nameWith('rule-book.pdf', { paper: 'a4' })).toBe('rule-book.pdf');
    const said = {
      ink: 'colour',
      lowInk: false,
      largePrint: false,
      marks: false,
      creep: 0.1,
      veil: 'overleaf',
      punch: false,
    } as const;
    expect(nameWith('rule-book.pdf', { paper: 'a4', ...said })).toBe('rule-book.pdf');
  });
  it('says every other choice, and is another for each', () => {
    const names = editionPapers.flatMap((paper) =>
      ([undefined, 'black'] as const).flatMap((ink) =>
        flags.flatMap((lowInk) =>
          flags.flatMap((largePrint) =>
            flags.flatMap((marks) =>
              [undefined, 0, 0.25].flatMap((creep) =>
                ([undefined, 'split', 'none'] as const).flatMap((veil) =>
                  flags.flatMap((punch) =>
                    flags.map((fillable) =>
                      nameWith('x.pdf', {
                        paper,
                        ...(ink && { ink }),
                        lowInk,
                        largePrint,
                        marks,
                        creep,
                        ...(veil && { veil }),
                        ...(punch && { punch }),
                        ...(fillable && { fillable }),
                      }),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    );
    expect(new Set(names).size).toBe(editionPapers.length * 2 ** 6 * 3 * 3);
    for (const name of names) expect(name).toMatch(/^x(?:-[a-z0-9]+(?:\.\d+)?)*\.pdf$/u);
  });
  it('of sheets says what is hidden, rolled and rated', () => {
    const plain = { difficulty: 'hard', sealed: false, dice: false, isRated: false };
    expect(kindInName(plain)).toBe('hard');
    expect(kindInName({ ...plain, sealed: true, dice: true, isRated: true })).toBe('hard-sealed-dice-rated');
  });
});
