/** `core-runner verify`: run code → whether this content and version deal its board, or what differs. */

import type { Command } from 'commander';
import type { SignName } from '../../../model/imprint.ts';
import { differenceText, findCode } from '../../shared/boards/codes.ts';
import { picturesOf, requirePictures } from '../../shared/boards/pictures.ts';
import { contentOption, picturesOption } from '../../shared/options.ts';
import { print } from '../../terminal/output.ts';
import { plural, printJson } from '../../terminal/report.ts';

export function addVerify(program: Command): void {
  program
    .command('verify')
    .summary('say whether this content and version deal the board of a run code')
    .description(
      'Says whether this content and this version deal the board of a run code, and if not, what differs. The four pictures are a fingerprint of the content: books and sheets with other pictures do not go together.',
    )
    .argument('<code>', 'a run code, as it stands on the sheet; case, hyphens and spaces do not matter')
    .addOption(contentOption('the game that ships whose code it is'))
    .addOption(picturesOption())
    .option(
      '--json',
      'print it as JSON: code, same, differs (game, difficulty, map, pictures), title, difficulty, sealed, dice, seed, fingerprint, pictures',
    )
    .addHelpText(
      'after',
      `
Exit codes: 0 the same board, 1 another board, other pictures or faults in the content, 2 no code, or a newer version's.

Examples:
  core-runner verify 1KSH-4000-42KB
  core-runner verify 1KSH-4000-42KB --pictures tree,key,house,house
  core-runner verify 1KSH-4000-42KB --content my-game --json`,
    )
    .action(verify);
}

interface VerifyOptions {
  readonly content?: string;
  readonly pictures?: readonly SignName[];
  readonly json?: true;
}

async function verify(word: string, options: VerifyOptions): Promise<void> {
  const { code, content, found, other } = await findCode(word, options.content);
  const { fingerprint } = await import('../../../load/imprint.ts');
  const digits = fingerprint(content.sources);
  const pictures = picturesOf(content);
  const { title, difficulties } = content.game;
  const same = typeof found !== 'string';
  const samePictures = options.pictures === undefined || options.pictures.join() === pictures.join();
  const difficulty = same ? difficulties.find(({ id }) => id === found.difficulty) : undefined;
  const seed = same ? (found.name ?? null) : code.seed.kind === 'text' ? code.seed.text : null;
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
      fingerprint: digits,
      pictures,
    });
    return;
  }
  if (same) requirePictures(content, options.pictures);
  const kind = [code.sealed ? 'sealed' : 'open', ...(code.dice ? ['with dice'] : [])].join(', ');
  const lines = same
    ? [
        `the same board: ${title}, ${difficulty?.name}, ${kind}, ${plural(content.board.sectors.length, content.game.words.sector.one)}`,
        seed === null ? 'the seed is too long for a code, which holds the board itself' : `seed: ${seed}`,
        `pictures: ${pictures.join(', ')}${options.pictures ? ', as on the sheet' : '; compare them with the sheet, or give its pictures with --pictures'}`,
      ]
    : [`another board: ${differenceText(found, other)}`];
  print(`${lines.join('\n')}\n`);
}
