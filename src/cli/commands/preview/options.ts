/** `core-runner preview`: its options and help. */

import type { Command } from 'commander';
import { paperNames } from '../../../typeset/page/style.ts';
import { contentOption, lowInkOption, paperOption, parseCount, veilOption } from '../../shared/options.ts';
import type { PreviewOptions } from './preview.ts';

const help = `
Only this machine can reach it. Ctrl-C ends it.

Keys: n and p, the next page and the one before; two digits, the Event of that number; e, the editor at the Event
that is shown; f, the faults; b, whether the game keeps what balance.yaml promises; ? for all of them.

Exit codes: 0 ended by Ctrl-C, 2 wrong command line, or a port that is taken.

Examples:
  core-runner preview
  core-runner preview --content my-game --editor code
  core-runner preview --editor "gvim --remote-silent +{line} {file}" --port 4000`;

export function addPreview(program: Command): void {
  program
    .command('preview')
    .summary('show the pages in a browser, anew whenever you save')
    .description(
      'Shows the pages of a game in a browser on this machine, exactly as they are printed, with every fault beside them, and what an Event comes to on average. A file that is saved is seen at once; while one is broken, the last good pages stay, greyed. A click on a text says where it is written, and opens it there.',
    )
    .addOption(contentOption())
    .option('--port <N>', 'port to listen on (default: any that is free)', parseCount('--port', 1, 65_535))
    .option(
      '--editor <CMD>',
      'what a click on a text starts: code, zed, "gvim", or any command with {file}, {line} and {column}',
    )
    .addOption(paperOption(paperNames))
    .addOption(veilOption())
    .addOption(lowInkOption())
    .addHelpText('after', help)
    .action(async (options: PreviewOptions) => (await import('./preview.ts')).servePreview(options));
}
