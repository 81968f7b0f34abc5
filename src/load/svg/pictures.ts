/** Files of `pictures/` → the drawings of a game, and what names a picture that does not exist. */

import { type Rgb, usualAccent } from '../../colour.ts';
import { type Diagnostic, errorAt, mismatchAt, type Source, type Span, write } from '../../diagnostics/diagnostic.ts';
import { nearestWord } from '../../diagnostics/nearest-word.ts';
import type { Content } from '../../model/content.ts';
import { pictureNames } from '../../model/picture-names.ts';
import { readDrawing } from './drawing.ts';

/** The name of a picture, and its place. */
export interface NamedPicture {
  readonly name: string;
  /** Other names that it can be. */
  readonly also?: readonly string[];
  /** The alternative text of one of the game's own, in place of that in its file. */
  readonly title?: string;
  readonly span: Span;
}

/** The drawings of a game by name; reports files that cannot be drawn, and names that are neither there nor ours. */
export function readPictures(
  files: readonly (readonly [string, Source])[],
  named: readonly NamedPicture[],
  accent: Rgb = usualAccent,
) {
  const diagnostics: Diagnostic[] = [];
  const pictures: Record<string, Content['pictures'][string]> = {};
  const own: string[] = [];
  for (const [path, source] of files) {
    const name = /^pictures\/(.*)\.svg$/u.exec(path)?.[1];
    if (name === undefined) continue;
    const { drawing, faults } = readDrawing(source, accent);
    const message = 'must be a name of at most 40 small letters, digits and hyphens';
    if (!/^[a-z0-9][a-z0-9-]{0,39}$/u.test(name))
      diagnostics.push(errorAt('CR012', message, { source, start: 0, end: 1 }, 'rename the file'));
    diagnostics.push(...faults);
    if (drawing) pictures[name] = drawing;
    own.push(name);
  }
  for (const one of named) {
    const all = one.title === undefined ? [...(one.also ?? []), ...pictureNames, ...own] : own;
    if (!all.includes(one.name)) diagnostics.push(unknownPicture(one, all));
    const drawing = pictures[one.name];
    if (one.title !== undefined && drawing) pictures[one.name] = { ...drawing, title: one.title };
  }
  return { pictures, diagnostics };
}

function unknownPicture({ name, title, span }: NamedPicture, known: readonly string[]): Diagnostic {
  const stem = name.replace(/^(?:\.\/)?pictures\//u, '').replace(/\.\w+$/u, '');
  // Most short words are near to one of so many names: a change to it must be a misspelling.
  const near = nearestWord(stem.toLowerCase(), known, stem.length < 8 ? 1 : 2);
  const hint = near
    ? write(span, near, `did you mean ${near}?`)
    : `add pictures/${stem}.svg, or choose one from docs/pictures.md`;
  const expected = `expected the name of a picture${title === undefined ? '' : ' in pictures/'}`;
  return mismatchAt('CR101', { expected, found: name }, span, hint);
}
