/**
 * Every document in the pseudo-language of `test/language/pseudo.ts`. To look at them, after `npm run build`:
 * `QPS=/tmp/qps QPS_ONLY='core-runner tracking-sheet,low-tide' QPS_PAPERS=a5,a4 npx vitest run test/documents/pseudo.test.ts`
 * writes the files whose names begin so into /tmp/qps; without the last two variables all.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paperNames } from '../../src/typeset/page/style.ts';
import { foreignWords } from './own-texts.ts';
import { pseudoNames, pseudoOrder, pseudoOwnTexts } from './pseudo-orders.ts';
import { loudOf, workshopFor } from './workshop.ts';

const { QPS: directory, QPS_ONLY: only = '', QPS_PAPERS: papers } = process.env;
const names = pseudoNames.filter((name) => only.split(',').some((start) => name.startsWith(start)));
const chosen = paperNames.filter((paper) => !papers || papers.split(',').includes(paper));

describe.each(names)('%s', (name) => {
  it.each(chosen)('is printed on %s without a fault or a word of English', async (paper) => {
    const finished = workshopFor('qps').print<never>((await pseudoOrder(name, paper)) as never);
    const { bytes, diagnostics } = finished;
    if (directory) {
      mkdirSync(directory, { recursive: true });
      writeFileSync(join(directory, `${name.replace(' ', '-')}-${paper}.pdf`), bytes);
    }
    expect(loudOf(diagnostics)).toEqual([]);
    expect(await foreignWords(finished, pseudoOwnTexts(name))).toEqual([]);
  });
});

it('finds each word of English', async () => {
  const name = 'core-runner tracking-sheet';
  const sheet = workshopFor('en-GB').print<never>((await pseudoOrder(name, 'a4')) as never);
  const found = await foreignWords(sheet, pseudoOwnTexts(name));
  // A label, the name of a field, a description for screen readers.
  for (const words of ['date | Date', 'used | Event Number 11: used', 'numbers used | Numbers used'])
    expect(found).toContain(words);
  expect(found).toContainEqual(expect.stringMatching(/^map (?:of )?hexagonal /u));
});
