/** Words and dice of a game → its schema files for editors. */

import { veils } from '../../../documents/catalogue.ts';
import { editorSchemas } from '../../../load/game/editor-schema.ts';
import type { Game } from '../../../model/game.ts';
import { editionPapers } from '../../../typeset/edition/edition.ts';

export function schemaFiles(game: Pick<Game, 'words' | 'eventDie'>): [path: string, text: string][] {
  const schemas = editorSchemas(game, { papers: editionPapers, veils: Object.keys(veils) });
  return Object.entries(schemas).map(([name, schema]) => [
    `schema/${name}.schema.json`,
    `${JSON.stringify(schema, null, 2)}\n`,
  ]);
}
