/** A content directory → a call whenever something in it is written, renamed or removed. */

import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Writes within so many milliseconds count as one: an editor writes, renames and removes in a row. */
const debounceMs = 15;
/** Milliseconds between looks at sizes and times: for systems without events, and directories that come back. */
const pollMs = 700;

/** Watches until `close`; survives directories that go and come, and editors that save by renaming. */
export function watchContent(directory: string, onChange: () => void): { readonly close: () => void } {
  const directories = [directory, join(directory, 'events'), join(directory, 'templates')];
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
          // A directory that is renamed is no longer the one that is watched.
          if (event === 'rename' && !isThere(path)) forget(path);
          if (name === null || isOfGame(name)) report();
        });
        watcher.on('error', () => forget(path));
        watchers.set(path, watcher);
      } catch {
        // It is not there; the next look may find it.
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

/** Whether a name is that of a file of a game, or of a directory with some, and not an editor's own. */
function isOfGame(name: string): boolean {
  return /^(?!\.).*\.(?:yaml|yml|hbs|md|json)$|^(?:events|templates)$/u.test(name);
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
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
