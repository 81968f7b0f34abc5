/** Readings → a table of what a rule leaves open, with the answers. */

import type { Reading, ReadingInForce, System } from '../../dice/system.ts';
import { plain, type Table } from '../../manuscript/block.ts';
import { capitalised } from '../../model/vocabulary.ts';

/** Question and answer, a row each. */
export function readingsTable(readings: readonly Pick<ReadingInForce, 'question' | 'answer'>[]): Table {
  return {
    kind: 'table',
    header: [plain('Question'), plain('Answer here')],
    align: ['left', 'left'],
    rows: readings.map(({ question, answer }) => [
      plain(`${capitalised(question)}?`),
      plain(answer.replaceAll(' -', ' \u2212')),
    ]),
  };
}

/** Open questions of the published text have ids such as A1 and X2. */
const isOpenQuestion = ({ id }: Reading): boolean => /^[AX]\d+$/u.test(id);

/** Open questions of a system with a default answer in words. */
export function defaultReadings({ readings, options }: System): { question: string; answer: string }[] {
  return readings.filter(isOpenQuestion).flatMap(({ question, answer, option }) => {
    const chosen = options.find(({ name }) => name === option);
    const words = answer ?? chosen?.alternatives?.find(({ name }) => name === chosen.default)?.words;
    return words === undefined ? [] : [{ question, answer: words }];
  });
}
