/** `core-runner preview`: its options and help. */

import type { Command } from '@commander-js/extra-typings';
import { paperNames } from '../../../typeset/page/style.ts';
import type { OptionsOf } from '../../shared/declared-command.ts';
import { addNotes } from '../../shared/help.ts';
import { contentOption, inkOption, lowInkOption, paperOption, parseCount, veilOption } from '../../shared/options.ts';

const declare = (program: Command) =>
  program
    .command('preview')
    .summary('show the pages in a browser while you write')
    .description(
      'Show the pages and faults of a game in your browser; they update as you save. Click on a text to open its file.',
    )
    .option('--port <N>', 'port to listen on (default: a free one)', parseCount('--port', 1, 65_535))
    .option('--editor <CMD>', 'open files with code, zed, or any command with {file}, {line} and {column}')
    .addOption(veilOption())
    .addOption(paperOption(paperNames))
    .addOption(inkOption())
    .addOption(lowInkOption())
    .addOption(contentOption());

/** The options of `core-runner preview`. */
export type PreviewOptions = OptionsOf<typeof declare>;

export function addPreview(program: Command) {
  const command = declare(program);
  addNotes(command, {
    notes: ['Press ? on the page for its keys, and Ctrl-C in the terminal to stop.'],
    exits: '0 ended by Ctrl-C, 2 wrong command line, or the port is taken',
    examples: [
      'preview',
      'preview --content my-game --editor code',
      'preview --editor "gvim --remote-silent +{line} {file}" --port 4000',
    ],
  });
  return command;
}
