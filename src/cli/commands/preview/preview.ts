/** `core-runner preview`: content → its pages in a browser, made again when a file is saved. */

import { isDirectory } from '../../../files/read-file.ts';
import { startPreview } from '../../preview/server.ts';
import { openStudio, type PreviewView } from '../../preview/studio.ts';
import { directoryThatShips } from '../../shared/content/content.ts';
import { commandError, outsideReason } from '../../terminal/failure.ts';
import { onInterrupt } from '../../terminal/interrupt.ts';
import { print } from '../../terminal/output.ts';
import { optimiseSoon } from '../../v8.ts';
import type { PreviewOptions } from './options.ts';

export async function servePreview(options: PreviewOptions): Promise<void> {
  const { content: directory = directoryThatShips(), port = 0, editor, paper, veil = 'overleaf' } = options;
  if (!isDirectory(directory)) throw commandError(`cannot read ${directory}: no such directory`);
  optimiseSoon();
  const { signal } = onInterrupt();
  const studio = openStudio(directory);
  const ink = options.ink === 'black' ? (options.lowInk ? 'low-black' : 'black') : options.lowInk ? 'low' : 'full';
  const first: PreviewView = { document: 'event-book', paper, veil, ink };
  try {
    const { url, close } = await startPreview({ directory, studio, port, editor, first });
    print(`${directory}: ${url}\nCtrl-C ends it\n`);
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw commandError(`cannot listen on port ${port}: it is taken`, 'leave out --port to use a free one');
    throw commandError(`cannot listen on port ${port}: ${outsideReason(error)}`);
  }
}
