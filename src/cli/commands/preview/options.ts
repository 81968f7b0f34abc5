/** `core-runner preview`: its options and help. */

import type { Command } from 'commander';
import { paperNames } from '../../../typeset/page/style.ts';
import { addNotes } from '../../shared/help.ts';
import { contentOption, lowInkOption, paperOption, parseCount, veilOption } from '../../shared/options.ts';
import type { PreviewOptions } from './preview.ts';

export function addPreview(program: Command): void {
  const command = program
    .command('preview')
    .summary('show the pages in a browser while you write')
    .description(
      'Show the pages of a game in a browser on this computer, with all faults, again after each change. Click on a text to open its file.',
    )
    .option('--port <N>', 'port to listen on (default: a free one)', parseCount('--port', 1, 65_535))
    .option('--editor <CMD>', 'open files with code, zed, or any command with {file}, {line} and {column}')
    .addOption(veilOption())
    .addOption(paperOption(paperNames))
    .addOption(lowInkOption())
    .addOption(contentOption())
    .action(async (options: PreviewOptions) => (await import('./preview.ts')).servePreview(options));
  addNotes(command, {
    notes: ['Press ? on the page for its keys, and Ctrl-C in the terminal to stop.'],
    exits: '0 ended by Ctrl-C, 2 wrong command line, or the port is taken',
    examples: [
      'preview',
      'preview --content my-game --editor code',
      'preview --editor "gvim --remote-silent +{line} {file}" --port 4000',
    ],
  });
}
