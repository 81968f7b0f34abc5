import { describe, expect, it } from 'vitest';
import { veils } from '../../../src/documents/catalogue.ts';
import { editorSchemas, jsonSchemaOf } from '../../../src/load/game/editor-schema.ts';
import { systemSchema } from '../../../src/load/system/schema.ts';
import { eventDice } from '../../../src/model/event.ts';
import { generalWords } from '../../../src/model/vocabulary.ts';
import { editionPapers } from '../../../src/typeset/edition/edition.ts';

const schemas = {
  ...editorSchemas(
    { words: generalWords, eventDie: eventDice.max },
    { papers: editionPapers, veils: Object.keys(veils) },
  ),
  system: jsonSchemaOf(systemSchema),
};

describe('content/schema', () => {
  // `npx vitest run test/load/game/json-schema.test.ts -u` writes the files anew.
  it.each(Object.entries(schemas))('%s.schema.json is made from the schema that loads the file', async (name, json) => {
    await expect(`${JSON.stringify(json, null, 2)}\n`).toMatchFileSnapshot(
      `../../../content/schema/${name}.schema.json`,
    );
  });
});
