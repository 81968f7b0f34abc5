/** `core-runner preview`: content → its pages in a browser, anew whenever a file is saved. */

import type { Command } from 'commander';
import type { Veil } from '../../../documents/catalogue.ts';
import { policySummaries } from '../../../game/policy/catalogue.ts';
import { installation } from '../../../installation/paths.ts';
import { type PaperName, paperNames } from '../../../typeset/page/style.ts';
import type { PreviewView } from '../../preview/studio.ts';
import { isDirectory } from '../../shared/content/content.ts';
import { contentOption, lowInkOption, paperOption, parseCount, veilOption } from '../../shared/options.ts';
import { commandError, outsideReason } from '../../terminal/failure.ts';
import { heedInterrupt } from '../../terminal/interrupt.ts';
import { print } from '../../terminal/output.ts';
import { optimiseSoon } from '../../v8.ts';

/** Adds `core-runner preview`: serves the pages to a browser on this machine, until it is ended with Ctrl-C. */
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
    .addHelpText(
      'after',
      `
Only this machine can reach it. Ctrl-C ends it.

Keys: n and p, the next page and the one before; two digits, the Event of that number; e, the editor at the Event
that is shown; f, the faults; b, whether the game keeps what balance.yaml promises; ? for all of them.

Exit codes: 0 ended by Ctrl-C, 2 wrong command line, or a port that is taken.

Examples:
  core-runner preview
  core-runner preview --content my-game --editor code
  core-runner preview --editor "gvim --remote-silent +{line} {file}" --port 4000`,
    )
    .action(preview);
}

interface PreviewOptions {
  readonly content?: string;
  readonly port?: number;
  readonly editor?: string;
  readonly paper: PaperName;
  readonly veil?: Veil;
  readonly lowInk?: true;
}

async function preview(options: PreviewOptions): Promise<void> {
  const { content: directory = installation.content, port = 0, editor, paper, veil = 'overleaf' } = options;
  if (!isDirectory(directory)) throw commandError(`cannot read ${directory}: no such directory`);
  optimiseSoon();
  const { signal } = heedInterrupt();
  const [{ startPreview }, { openStudio }] = await Promise.all([
    import('../../preview/server.ts'),
    import('../../preview/studio.ts'),
  ]);
  const studio = openStudio(directory, Object.keys(policySummaries));
  const first: PreviewView = { document: 'event-book', paper, veil, ink: options.lowInk ? 'low' : 'full' };
  try {
    const { url, close } = await startPreview({ directory, studio, port, editor, first });
    print(`${directory}: ${url}\nCtrl-C ends it\n`);
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw commandError(`cannot listen on port ${port}: it is taken`, 'leave --port out for one that is free');
    throw commandError(`cannot listen on port ${port}: ${outsideReason(error)}`);
  }
}
