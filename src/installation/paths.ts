/** The directories of the installed tool. */

import { join, relative } from 'node:path';

const at = (path: string) => join(import.meta.dirname, path);

/** A path as a user in this directory would write it. */
const fromHere = (path: string) => {
  const short = relative('.', path);
  return short.startsWith('..') ? path : short;
};

/** Paths from the bundle in `dist/`. */
export const installation = {
  templates: at('../templates'),
  fonts: at('./fonts'),
  hyphenation: at('./hyphenation'),
  compiledTemplates: at('./templates'),
  pictures: at('./pictures.art'),
  spelling: at('./spelling'),
  content: fromHere(at('../content/core-runner')),
  /** The page that shows a preview. */
  preview: at('./preview'),
  systems: fromHere(at('../content/systems')),
  /** The games that ship, by the names of their directories. */
  games: {
    starter: at('../content/starter'),
    'core-runner': at('../content/core-runner'),
    'low-tide': at('../content/low-tide'),
  },
  /** What a made game has beside its content. */
  frame: at('../content/frame'),
};
