import { toJsonSchema } from '@valibot/to-json-schema';
import { describe, expect, it } from 'vitest';
import {
  balanceSchema,
  boardSchema,
  endingsSchema,
  eventSchemas,
  gameSchema,
  remarksSchema,
  settingSchema,
} from '../../../src/load/game/schema.ts';
import { styleSchema } from '../../../src/load/game/style-schema.ts';
import { systemSchema } from '../../../src/load/system/schema.ts';

const schemas = {
  game: gameSchema,
  board: boardSchema,
  balance: balanceSchema,
  setting: settingSchema,
  endings: endingsSchema,
  remarks: remarksSchema,
  ...eventSchemas(undefined),
  style: styleSchema,
  system: systemSchema,
};

describe('content/schema', () => {
  // `npx vitest run test/load/json-schema.test.ts -u` writes the files anew.
  it.each(Object.entries(schemas))(
    '%s.schema.json is made from the schema that loads the file',
    async (name, schema) => {
      const json = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
      await expect(`${JSON.stringify(json, null, 2)}\n`).toMatchFileSnapshot(
        `../../../content/schema/${name}.schema.json`,
      );
    },
  );
});
