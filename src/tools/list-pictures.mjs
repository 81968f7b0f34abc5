/** The folder of pictures → the lists of them, in `art/` and in `model/`. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const source = new URL('../', import.meta.url);

/** Paths below `src/` and what is to be in them. */
export function pictureLists() {
  const names = readdirSync(new URL('art/pictures/', source))
    .map((file) => file.replace(/\.ts$/u, ''))
    .sort();
  const rows = Array.from({ length: Math.ceil(names.length / 10) }, (_, row) => names.slice(row * 10, row * 10 + 10));
  const note = 'by `npm run list-pictures` and each build.';
  return {
    'art/pictures.ts': [
      `/** All pictures: made from the folder beside it ${note} */`,
      '',
      ...names.map((name) => `export { ${name} } from './pictures/${name}.ts';`),
      '',
    ].join('\n'),
    'model/picture-names.ts': [
      `/** What a picture beside an Event or an Ending can show: made from \`art/pictures/\` ${note} */`,
      '',
      '/** The names of all pictures. */',
      '// biome-ignore format: nobody reads it line by line.',
      'export const pictureNames = [',
      ...rows.map((row) => `  ${row.map((name) => `'${name}',`).join(' ')}`),
      '] as const;',
      '/** A picture by its name. */',
      'export type PictureName = (typeof pictureNames)[number];',
      '',
    ].join('\n'),
  };
}

/** Writes the lists that are not as they should be. */
export function listPictures() {
  for (const [path, text] of Object.entries(pictureLists()))
    if (readFileSync(new URL(path, source), 'utf8') !== text) writeFileSync(new URL(path, source), text);
}

if (process.argv[1]?.endsWith('list-pictures.mjs')) listPictures();
