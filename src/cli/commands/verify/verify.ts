/** `core-runner verify`: run code → whether this content and version deal its board, or what differs. */

import type { Command } from '@commander-js/extra-typings';
import type { SignName } from '../../../model/imprint.ts';
import { picturesOf } from '../../../scores/line.ts';
import { differenceText, findCode } from '../../shared/boards/codes.ts';
import { dealJson, noteNearSeed } from '../../shared/boards/deals.ts';
import { requirePictures } from '../../shared/boards/pictures.ts';
import { addNotes } from '../../shared/help.ts';
import { contentOption, picturesOption } from '../../shared/options.ts';
import { print } from '../../terminal/output.ts';
import { plural, printJson } from '../../terminal/report.ts';

export function addVerify(program: Command): void {
  const command = program
    .command('verify')
    .summary('check that your game makes the same board as a run code')
    .description(
      'Check that your game makes the same board as a run code. If not, print what differs. Compare the four pictures too: other pictures mean other content.',
    )
    .argument('<code>', 'a run code; case, signs and words around it make no difference')
    .addOption(picturesOption())
    .addOption(contentOption('the game of the code'))
    .option('--json', 'print the answer as JSON')
    .action(verify);
  addNotes(command, {
    exits: '0 the same board, 1 another board, other pictures, or faults in the content, 2 no run code of this version',
    examples: ['verify 1KSH-4000-42KB', 'verify 1KSH-4000-42KB --pictures tree,key,house,house'],
  });
}

interface VerifyOptions {
  readonly content?: string;
  readonly pictures?: readonly SignName[];
  readonly json?: true;
}

async function verify(word: string, options: VerifyOptions): Promise<void> {
  const { code, content, found, other } = await findCode(word, options.content);
  const { fingerprint } = content;
  const pictures = picturesOf(content);
  const { title, difficulties } = content.game;
  const same = typeof found !== 'string';
  const samePictures = options.pictures === undefined || options.pictures.join() === pictures.join();
  const difficulty = same ? difficulties.find(({ id }) => id === found.difficulty) : undefined;
  const seed = same ? (found.name ?? null) : code.seed.kind === 'text' ? code.seed.text : null;
  if (seed !== null) noteNearSeed(content, seed);
  if (!same || !samePictures) process.exitCode = 1;
  if (options.json) {
    printJson({
      code: same ? found.code : word,
      same: same && samePictures,
      differs: [...(same ? [] : [found]), ...(samePictures ? [] : ['pictures'])],
      title,
      ...(difficulty && { difficulty: difficulty.id }),
      sealed: code.sealed,
      dice: code.dice,
      seed,
      fingerprint,
      pictures,
      ...(same && { board: dealJson(found) }),
    });
    return;
  }
  if (same) requirePictures(content, options.pictures);
  const kind = [code.sealed ? 'sealed' : 'open', ...(code.dice ? ['with dice'] : [])].join(', ');
  const lines = same
    ? [
        `the same board: ${title}, ${difficulty?.name}, ${kind}, ${plural(content.board.sectors.length, content.game.words.sector.one)}`,
        seed === null ? 'the seed is too long for the code: the code contains the whole board' : `seed: ${seed}`,
        `pictures: ${pictures.join(', ')}${options.pictures ? ', as on the sheet' : '; compare them with those on the sheet, or use --pictures'}`,
      ]
    : [`another board: ${differenceText(found, other)}`];
  print(`${lines.join('\n')}\n`);
}
