import { describe, expect, it } from 'vitest';
import { objectText } from '../../src/pdf/object-text.ts';

describe('an object as text', () => {
  it.each<[string, unknown, string]>([
    ['a name', 'Page', '/Page'],
    ['a text string', new String('(a)'), '(\\(a\\))'],
    ['a number, to a millionth', 1 / 3, '0.333333'],
    ['a list with nothing in it', [1, null, true], '[1 null true]'],
    ['bytes', Uint8Array.of(0, 255), '<00ff>'],
    ['a date', new Date('2026-01-02T03:04:05Z'), '(D:20260102030405Z)'],
    [
      'entries, without those that are not there',
      { Type: 'Page', Tabs: undefined, Kids: [] },
      '<<\n/Type /Page\n/Kids []\n>>',
    ],
    ['what names itself', Object.create({ toString: () => '7 0 R' }), '7 0 R'],
  ])('is as it is for %s', (_, value, text) => {
    expect(objectText(value)).toBe(text);
  });
  it('is refused for a number that is none', () => {
    expect(() => objectText([Number.NaN])).toThrow('a PDF has no number NaN');
  });
});
