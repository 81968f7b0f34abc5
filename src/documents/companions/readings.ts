/** Readings of a system → a table of what its rules leave open, with the answers. */

import { plain, type Table } from '../../manuscript/block.ts';
import { capitalised } from '../../model/vocabulary.ts';
import type { SystemBrief } from '../document.ts';
import { said } from './voice.ts';

/** Question and default answer of each open question, a row each. */
export function readingsTable(request: SystemBrief): Table {
  const { readings, options } = request.system;
  const rows = readings.flatMap(({ id, question, answer, option }) => {
    const chosen = options.find(({ name }) => name === option);
    const words = answer ?? chosen?.alternatives?.find(({ name }) => name === chosen.default)?.words;
    // Open questions of the published text have ids such as A1 and X2.
    if (words === undefined || !/^[AX]\d+$/u.test(id)) return [];
    const texts = [said(request, `${capitalised(question)}?`, {}, id), said(request, words, {}, `${id}-answer`)];
    return [texts.map((text) => plain(text.replaceAll(' -', ' \u2212')))];
  });
  const header = [plain(request.say('companion-rules-question')), plain(request.say('companion-rules-answer'))];
  return { kind: 'table', header, align: ['left', 'left'], rows };
}
