/** `core-runner verify`: run code → whether this content and version deal its board, or what differs. */

import type { Command } from 'commander';
import { fingerprintSigns } from '../../../model/imprint.ts';
import { differences, findCode } from '../../shared/boards/codes.ts';
import { contentOption } from '../../shared/options.ts';
import { print } from '../../terminal/output.ts';
import { plural, printJson } from '../../terminal/report.ts';

export function addVerify(program: Command): void {
  program
    .command('verify')
    .summary('say whether this content and version deal the board of a run code')
    .description(
      'Says whether this content and this version deal the board of a run code, and if not, what differs. The pictures stand for the texts: two sheets with the same pictures are played with the same books.',
    )
    .argument('<code>', 'a run code, as it stands on the sheet; case, hyphens and spaces do not matter')
    .addOption(contentOption('the game that ships whose code it is'))
    .option(
      '--json',
      'print it as JSON: code, same, differs (game, difficulty, map), title, difficulty, sealed, dice, seed, fingerprint, pictures',
    )
    .addHelpText(
      'after',
      `
Exit codes: 0 the same board, 1 another board or faults in the content, 2 no code, or a newer version's.

Examples:
  core-runner verify 1KSH-4000-42KB
  core-runner verify 1KSH-4000-42KB --content my-game --json`,
    )
    .action(verify);
}

async function verify(word: string, options: { readonly content?: string; readonly json?: true }): Promise<void> {
  const { code, content, found } = await findCode(word, options.content);
  const { fingerprint } = await import('../../../load/imprint.ts');
  const digits = fingerprint(content.sources);
  const pictures = fingerprintSigns(digits);
  const { title, difficulties } = content.game;
  const same = typeof found !== 'string';
  const difficulty = same ? difficulties.find(({ id }) => id === found.difficulty) : undefined;
  const seed = same ? (found.name ?? null) : code.seed.kind === 'text' ? code.seed.text : null;
  if (!same) process.exitCode = 1;
  if (options.json) {
    printJson({
      code: same ? found.code : word,
      same,
      differs: same ? [] : [found],
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
  const kind = [code.sealed ? 'sealed' : 'open', ...(code.dice ? ['with dice'] : [])].join(', ');
  const lines = same
    ? [
        `the same board: ${title}, ${difficulty?.name}, ${kind}, ${plural(content.board.sectors.length, content.game.words.sector.one)}`,
        seed === null ? 'the seed is too long for a code, which holds the board itself' : `seed: ${seed}`,
        `pictures: ${pictures.join(', ')}; a sheet that shows others is played with other texts`,
      ]
    : [`another board: ${differences[found]}`];
  print(`${lines.join('\n')}\n`);
}
