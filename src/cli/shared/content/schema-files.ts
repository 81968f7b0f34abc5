/** Words of a game → the files of its schemas, for editors. */

import { veils } from '../../../documents/catalogue.ts';
import { editorSchemas } from '../../../load/game/editor-schema.ts';
import type { Vocabulary } from '../../../model/vocabulary.ts';
import { paperNames } from '../../../typeset/page/style.ts';

/** Each with its place in the directory of the game. */
export function schemaFiles(words: Vocabulary): [path: string, text: string][] {
  const schemas = editorSchemas(words, { papers: paperNames, veils: Object.keys(veils) });
  return Object.entries(schemas).map(([name, schema]) => [
    `schema/${name}.schema.json`,
    `${JSON.stringify(schema, null, 2)}\n`,
  ]);
}
