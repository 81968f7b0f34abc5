/** Endings → when each is read, in words and as a table. */

import { type Inlines, plain, type Table } from '../../manuscript/block.ts';
import type { Content } from '../../model/content.ts';
import type { EndingCause, EndingKey } from '../../model/ending.ts';
import type { Game } from '../../model/game.ts';
import { coresText } from '../../model/notation.ts';
import { capitalised, counted, type Vocabulary } from '../../model/vocabulary.ts';

const causes = ({ health, run }: Vocabulary): Record<EndingCause, string> => ({
  'no-health': `No ${health.one} left`,
  'unable-to-move': 'Unable to move',
  abandoned: `${run.one} abandoned for a reason outside the game`,
});

export function endingId(index: number): string {
  return `ending-${index + 1}`;
}

/** When an Ending is read, as a line above its title. */
export function endingCaption(when: EndingKey, game: Game): string {
  if (when.kind === 'cause') return causes(game.words)[when.cause];
  const { core } = game.words;
  const cores = coresText(when.cores);
  return `Ended at ${game.labels[when.place]}, ${cores === 'none' ? `no ${core.many}` : counted(cores, core)}`;
}

/** The table from the end of a Run to its Ending; a title would tell too much. */
export function endingKeyTable(
  content: Content,
  pageOf: (anchor: string) => string,
  idOf: (index: number) => string | undefined = endingId,
): Table {
  const { words } = content.game;
  return {
    kind: 'table',
    header: [plain(`How the ${words.run.one} ended`), plain(`${capitalised(words.core.many)} held`), plain('Page')],
    align: ['left', 'left', 'right'],
    fills: true,
    rows: content.endings.flatMap(({ when }, index) => {
      const id = idOf(index);
      if (id === undefined) return [];
      const page: Inlines = [{ text: pageOf(id), cut: 'bold', to: id }];
      if (when.kind === 'cause') return [[plain(causeText(when.cause, content.game)), plain('any'), page]];
      return [[plain(`at ${content.game.labels[when.place]}`), plain(coresText(when.cores)), page]];
    }),
  };
}

/** Being shut in where a Run may be ended is an end by choice (A26). */
function causeText(cause: EndingCause, { houseRules, words }: Game): string {
  const isElsewhere = cause === 'unable-to-move' && houseRules.stuckAtExit === 'ends-there';
  return isElsewhere ? 'Unable to move, where you cannot end by choice' : causes(words)[cause];
}
