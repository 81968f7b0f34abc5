import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openWorkshop, type Supplies } from '../../src/build.ts';
import { filledBefore } from '../../src/cli/filled-templates.ts';
import type { GameDocumentId } from '../../src/documents/catalogue.ts';
import { markdownBlocks } from '../../src/manuscript/markdown.ts';
import { fillTemplate } from '../../src/manuscript/template.ts';
import { orderOf } from '../documents/workshop.ts';
import { supplies } from '../typeset/house.ts';

const ready = (id: string) => fileURLToPath(new URL(`../../dist/ready/${id}.filled.txt`, import.meta.url));

/** What the template of a document is filled with. */
function asked(id: GameDocumentId): Parameters<NonNullable<Supplies['filled']>> {
  let found: ReturnType<typeof asked> | undefined;
  const filled = (...words: ReturnType<typeof asked>): never => {
    found = words;
    throw new Error('nothing more is to be set');
  };
  expect(() => openWorkshop('en-GB', { ...supplies, filled }).typeset(orderOf(id, 'a5'))).toThrow('nothing more');
  return found as ReturnType<typeof asked>;
}

it.each<GameDocumentId>(['rule-book', 'event-book', 'veil-card'])(
  'the template of the %s lies ready as it is filled',
  (id) => {
    const [name, template, data] = asked(id);
    expect(filledBefore(name, template, data, ready(id))).toEqual(markdownBlocks(fillTemplate(template, data)));
  },
);

it('a template that was changed is filled anew, and so is one of other words', () => {
  const [name, template, data] = asked('event-book');
  expect(filledBefore(name, `${template}\n`, data, ready(name))).toBeUndefined();
  expect(filledBefore(name, template, { ...data, endings: 12 }, ready(name))).toBeUndefined();
  expect(filledBefore(name, template, data, ready('no-such-document'))).toBeUndefined();
});
