/** Prepared files → those of a published page that only its view for designers loads. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { patternNames } from '../language/patterns.ts';
import { faceNames } from '../typeset/text/font-table.ts';
import { installation } from './paths.ts';
import { readPrepared } from './prepared-files.ts';

const eventBook = 'event-book.md.hbs';

/** What any game is examined with, by path; templates are a module, because a page compiles none. */
export function designFiles(): ReadonlyMap<string, Uint8Array> {
  const { compiledTemplates, fonts, hyphenation, messages, spelling } = installation;
  const unpacked = (path: string) => brotliDecompressSync(readPrepared(path));
  const languages = readdirSync(compiledTemplates);
  const object = (entries: readonly (readonly [name: string, path: string])[]) =>
    `{${entries.map(([name, path]) => `${JSON.stringify(name)}:${unpacked(path)}`).join(',\n')}}`;
  const texts = languages.map((one) => [one, unpacked(join(messages, `${one}.br`)).toString()] as const);
  const templates = languages.map(
    (one) => [`${one}/${eventBook}`, join(compiledTemplates, one, `${eventBook}.br`)] as const,
  );
  return new Map<string, Uint8Array>([
    ['design/coverage.json', readPrepared(join(fonts, 'coverage.json'))],
    ['design/en-gb.table', readPrepared(join(spelling, 'en-gb.table'))],
    ['design/faces.json', Buffer.from(object(faceNames.map((face) => [face, join(fonts, `${face}.br`)])))],
    ['design/messages.json', Buffer.from(JSON.stringify(Object.fromEntries(texts)))],
    ['design/templates.js', Buffer.from(`export default ${object(templates)};\n`)],
    ...patternNames.map((name) => [`design/${name}.json`, unpacked(join(hyphenation, `${name}.br`))] as const),
  ]);
}
