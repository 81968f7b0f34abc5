/** Content directory → a call after each change in it. */

import { existsSync, type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { readAlone } from '../files/read-game.ts';

/** Changes within this time count as one: editors write, rename and remove in a row. */
const debounceMs = 15;
/** Interval of polling sizes and times, for systems without events and directories that come back. */
const pollMs = 700;

/** Watches until `close`, a translation with its game; survives removed directories and editors that save by renaming. */
export function watchContent(directory: string, onChange: () => void): { readonly close: () => void } {
  const directories = [directory, readAlone(directory, 'game.yaml').original?.directory ?? []]
    .flat()
    .flatMap((one) => [one, ...['events', 'pictures', 'templates'].map((folder) => join(one, folder))]);
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let seen = signature(directories);
  const report = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      seen = signature(directories);
      listen();
      onChange();
    }, debounceMs);
  };
  const forget = (path: string) => {
    watchers.get(path)?.close();
    watchers.delete(path);
  };
  const listen = () => {
    for (const path of directories) {
      if (watchers.has(path)) continue;
      try {
        const watcher = watch(path, (event, name) => {
          // The watcher follows a renamed directory.
          if (event === 'rename' && !existsSync(path)) forget(path);
          if (name === null || isOfGame(name)) report();
        });
        watcher.on('error', () => forget(path));
        watchers.set(path, watcher);
      } catch {
        // A missing directory may be there at the next poll.
      }
    }
  };
  listen();
  const look = setInterval(() => {
    const now = signature(directories);
    if (now === seen) return;
    seen = now;
    for (const path of directories) forget(path);
    report();
  }, pollMs);
  return {
    close() {
      clearTimeout(timer);
      clearInterval(look);
      for (const path of directories) forget(path);
    },
  };
}

/** Whether a name is that of a file or directory of a game, not of an editor's temporary file. */
function isOfGame(name: string): boolean {
  return /^(?!\.).*\.(?:yaml|yml|hbs|md|json|svg)$|^(?:events|pictures|templates)$/u.test(name);
}

function signature(directories: readonly string[]): string {
  return directories.flatMap((path) => namesIn(path).map((name) => stamp(join(path, name)))).join('\n');
}

function namesIn(path: string): string[] {
  try {
    return readdirSync(path).filter(isOfGame).sort();
  } catch {
    return [];
  }
}

function stamp(path: string): string {
  try {
    const { size, mtimeMs, ino } = statSync(path);
    return `${path} ${size} ${mtimeMs} ${ino}`;
  } catch {
    return path;
  }
}
