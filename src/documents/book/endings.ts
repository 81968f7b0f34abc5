/** Endings → when each is read, in words and as a table. */

import { pageRef, plain, type Table } from '../../manuscript/block.ts';
import type { CoreRange, EndingCause, EndingKey } from '../../model/ending.ts';
import { capitalised } from '../../model/vocabulary.ts';
import type { Brief } from '../document.ts';

const causes = {
  'no-health': 'ending-no-health',
  'unable-to-move': 'ending-unable-to-move',
  abandoned: 'ending-abandoned',
} as const satisfies Record<EndingCause, string>;

export function endingId(index: number): string {
  return `ending-${index + 1}`;
}

/** Values of a range of cores, for messages. */
function rangeOf({ from, to }: CoreRange) {
  if (from === to) return { range: from === 0 ? 'none' : 'exactly', from, to };
  return to === Number.POSITIVE_INFINITY ? { range: 'at-least', from, to: from } : { range: 'between', from, to };
}

/** When an Ending is read, as a line above its title. */
export function endingCaption(when: EndingKey, { content, say }: Pick<Brief, 'content' | 'say'>): string {
  if (when.kind === 'cause') return say(causes[when.cause]);
  return say('ending-caption', { place: content.game.labels[when.place], ...rangeOf(when.cores) });
}

/** The table from the end of a Run to its Ending; a title would tell too much. */
export function endingKeyTable(
  { content, say, format }: Brief,
  idOf: (index: number) => string | undefined = endingId,
): Table {
  const { labels, houseRules } = content.game;
  // Being shut in where a Run may be ended is an end by choice (A26).
  const isElsewhere = (cause: EndingCause) => cause === 'unable-to-move' && houseRules.stuckAtExit === 'ends-there';
  const cells = (when: EndingKey): readonly [way: string, cores: string] =>
    when.kind === 'cause'
      ? [say(isElsewhere(when.cause) ? 'ending-unable-elsewhere' : causes[when.cause]), say('ending-key-any')]
      : [say('ending-key-place', { place: labels[when.place] }), say('ending-key-range', rangeOf(when.cores))];
  const named = capitalised(content.game.words.ending.one);
  const flows = format.medium === 'flow';
  const pages = flows ? named : say('ending-key-page');
  return {
    kind: 'table',
    header: [say('ending-key-how'), say('ending-key-cores'), pages].map((head) => plain(head)),
    align: ['left', 'left', 'right'],
    fills: true,
    rows: content.endings.flatMap(({ when }, index) => {
      const id = idOf(index);
      if (id === undefined) return [];
      const way = flows ? { text: `${named}\u00A0${index + 1}`, cut: 'bold' as const, to: id } : pageRef(id, 'bold');
      return [[...cells(when).map((cell) => plain(cell)), [way]]];
    }),
  };
}
