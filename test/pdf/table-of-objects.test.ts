import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { needs } from '../../src/documents/document.ts';
import { ofGames } from '../../src/documents/index.ts';
import { diceSystems } from '../../src/systems/index.ts';
import { Desk } from '../cli/command.ts';
import { faultsOfPdf } from './table-of-objects.ts';

const desk = new Desk();
afterAll(() => desk.discard());
/** The balance report takes a minute to count; its own tests read it, and a file that is not sound is not read. */
const quick = Object.values(ofGames)
  .filter((document) => !needs(document, 'measured'))
  .map(({ id }) => id);
const words = [...quick, ...diceSystems.map(({ id }) => id)];
const finished = await desk.run(['print', ...words, '--seed', 'rusty']);

describe('the table of objects', () => {
  it('leads to every object of every document', () => {
    expect([finished.code, finished.err]).toEqual([0, '']);
    const files = readdirSync(desk.at('out'));
    expect(files).toHaveLength(quick.length + 4 * diceSystems.length);
    for (const file of files) expect([file, faultsOfPdf(readFileSync(desk.at(`out/${file}`)))]).toEqual([file, []]);
  });

  const sheet = readFileSync(desk.at('out/tracking-sheet.pdf'));
  const text = sheet.toString('latin1');
  const changed = (from: string | RegExp, to: string) => Buffer.from(text.replace(from, to), 'latin1');
  it.each([
    ['the binary comment lost', changed(/%[\x80-\xFF]+\n/u, ''), 'the header is not whole'],
    ['an entry for another place', changed(/\d{10} 00000 n/u, '0000000003 00000 n'), 'no object 1 at 3'],
    ['a byte too many behind the objects', changed('\nxref\n', '\n\nxref\n'), 'no table at'],
    ['the end cut off', sheet.subarray(0, -20), 'no startxref at the end'],
    ['another object at the place', changed('\n2 0 obj', '\n9 0 obj'), 'no object 2 at'],
    ['an object taken for free', changed(' 00000 n', ' 00000 f'), 'object 1 is free'],
    ['a stream that says another length', changed(/\/Length (\d)/u, '/Length 9'), 'is not 9'],
    ['another size in the trailer', changed(/\/Size \d/u, '/Size 0'), 'the trailer says another size'],
    ['a root that is no catalogue', changed('/Type /Catalog', '/Type /Cabinet'), 'does not lead to the catalogue'],
  ])('is followed to the byte: %s', (_, bytes, fault) => {
    expect(bytes.equals(sheet)).toBe(false);
    expect(faultsOfPdf(bytes).join('\n')).toContain(fault);
  });
});
