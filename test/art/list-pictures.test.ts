import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = new URL('../../src/', import.meta.url);
const tool: { readonly pictureLists: () => Readonly<Record<string, string>> } = await import(
  String(new URL('tools/list-pictures.mjs', source))
);

it.each(Object.entries(tool.pictureLists()))('%s is what `npm run list-pictures` makes of the folder', (path, text) =>
  expect(readFileSync(new URL(path, source), 'utf8')).toBe(text),
);
