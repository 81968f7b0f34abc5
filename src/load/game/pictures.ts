/** Files of `pictures/` → the drawings of a game, and what names a picture that there is not. */

import { type Diagnostic, errorAt, mismatchAt, type Source, write } from '../../diagnostics/diagnostic.ts';
import type { Rgb } from '../../model/colour.ts';
import type { Drawing } from '../../model/drawing.ts';
import { type Entry, spanIn } from '../../model/entry.ts';
import { pictureNames } from '../../model/picture-names.ts';
import { nearWord } from '../near.ts';
import { readDrawing } from '../svg/drawing.ts';

const file = /^pictures\/(.*)\.svg$/u;

/** The drawings of a game by name. */
export function readPictures(
  files: ReadonlyMap<string, Source>,
  accent: Rgb,
): {
  readonly pictures: Readonly<Record<string, Drawing>>;
  readonly names: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
} {
  const read = [...files].flatMap(([path, source]) => {
    const name = file.exec(path)?.[1];
    return name === undefined ? [] : [{ name, source, ...readDrawing(source, accent) }];
  });
  const misnamed = read.filter(({ name }) => !/^[a-z0-9][a-z0-9-]{0,39}$/u.test(name));
  return {
    pictures: Object.fromEntries(read.flatMap(({ name, drawing }) => (drawing ? [[name, drawing]] : []))),
    names: read.map(({ name }) => name),
    diagnostics: [
      ...read.flatMap(({ faults }) => faults),
      ...misnamed.map(({ source }) =>
        errorAt(
          'CR012',
          'must be a name of at most 40 small letters, digits and hyphens',
          { source, start: 0, end: 1 },
          'rename the file',
        ),
      ),
    ],
  };
}

/** Reports entries whose picture is neither among `own` nor ours. */
export function checkPictures(
  entries: readonly (Entry & { readonly picture?: string | undefined })[],
  own: readonly string[],
): Diagnostic[] {
  const known = [...own, ...pictureNames];
  return entries.flatMap((entry) =>
    entry.picture === undefined || known.includes(entry.picture)
      ? []
      : [unknownPicture(entry.picture, spanIn(entry, 'picture'), known)],
  );
}

function unknownPicture(name: string, span: Diagnostic['span'], known: readonly string[]): Diagnostic {
  const stem = name.replace(/^(?:\.\/)?pictures\//u, '').replace(/\.svg$/iu, '');
  const near = known.includes(stem) ? stem : nearWord(stem, known);
  const hint = near
    ? write(span, near, `did you mean ${near}?`)
    : `add pictures/${stem}.svg, or choose one from docs/pictures.md`;
  return mismatchAt('CR101', { expected: 'expected the name of a picture', found: name }, span, hint);
}
