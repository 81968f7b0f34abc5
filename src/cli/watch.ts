/** A content directory → a call whenever something in it is written, renamed or removed. */

import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds in which writes count as one: an editor writes, renames and removes in a row. */
const settling = 15;
/** Milliseconds between looks at sizes and times: for systems that tell nothing, and directories that come back. */
const patience = 700;

/** Watches until `close`; survives directories that go and come, and editors that save by renaming. */
export function watchContent(directory: string, onChange: () => void): { readonly close: () => void } {
  const rooms = [directory, join(directory, 'events'), join(directory, 'templates')];
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let seen = signature(rooms);
  const tell = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      seen = signature(rooms);
      listen();
      onChange();
    }, settling);
  };
  const forget = (room: string) => {
    watchers.get(room)?.close();
    watchers.delete(room);
  };
  const listen = () => {
    for (const room of rooms) {
      if (watchers.has(room)) continue;
      try {
        const watcher = watch(room, (event, name) => {
          // A directory that is renamed is no longer the one that is watched.
          if (event === 'rename' && !isThere(room)) forget(room);
          if (name === null || isOfGame(name)) tell();
        });
        watcher.on('error', () => forget(room));
        watchers.set(room, watcher);
      } catch {
        // It is not there; the next look may find it.
      }
    }
  };
  listen();
  const look = setInterval(() => {
    const now = signature(rooms);
    if (now === seen) return;
    seen = now;
    for (const room of rooms) forget(room);
    tell();
  }, patience);
  return {
    close() {
      clearTimeout(timer);
      clearInterval(look);
      for (const room of rooms) forget(room);
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

function signature(rooms: readonly string[]): string {
  return rooms.flatMap((room) => namesIn(room).map((name) => stamp(join(room, name)))).join('\n');
}

function namesIn(room: string): string[] {
  try {
    return readdirSync(room).filter(isOfGame).sort();
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
