/** Directories of the installed tool. */

import { join, relative } from 'node:path';

const at = (path: string) => join(import.meta.dirname, path);

/** A path relative to the working directory, if it is inside. */
const fromHere = (path: string) => {
  const short = relative('.', path);
  return short.startsWith('..') ? path : short;
};

/** Paths from the bundle in `dist/`. */
export const installation = {
  dist: at('.'),
  templates: at('../templates'),
  fonts: at('./fonts'),
  hyphenation: at('./hyphenation'),
  compiledTemplates: at('./templates'),
  messages: at('./messages'),
  spelling: at('./spelling'),
  workers: [at('./simulation-worker.js'), at('./entry/worker.js')],
  content: fromHere(at('../content/core-runner')),
  preview: at('./preview'),
  site: at('./site'),
  systems: fromHere(at('../content/systems')),
  /** Games that ship, by directory name. */
  games: {
    starter: at('../content/starter'),
    'core-runner': at('../content/core-runner'),
    'low-tide': at('../content/low-tide'),
  },
  /** Files that a new game gets besides its content. */
  frame: at('../content/frame'),
};
