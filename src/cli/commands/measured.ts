/** Content → the simulated Runs that the balance report shows. */

import { type Measured, measure } from '../../game/measure/measure.ts';
import { policies } from '../../game/policy/index.ts';
import type { Content } from '../../model/content.ts';
import { hireCrew, processors } from '../crew/workers.ts';
import { installation } from '../installation.ts';
import { progressLine } from '../terminal/progress.ts';

/** A few seconds' worth, always of the same seed, so that the same content gives the same bytes. */
const seed = 'balance report';
const size = { runs: 1_000, partRuns: 400 };

/** Plays what the report needs on every processor. */
export async function playForReport(content: Content, directory: string = installation.content): Promise<Measured> {
  let played = 0;
  const progress = progressLine(`simulated ${content.game.words.run.one}`);
  const { difficulties } = content.game;
  const items = content.events.reduce((sum, event) => sum + (event.kind === 'shop' ? event.items.length : 1), 1);
  const all = difficulties.length * policies.length * size.runs + items * size.partRuns;
  const crew = hireCrew(directory, seed, processors(), (runs) => {
    played += runs;
    progress.update(played, all);
  });
  try {
    return await measure(content, crew, seed, size);
  } finally {
    progress.done();
    await crew.close();
  }
}
