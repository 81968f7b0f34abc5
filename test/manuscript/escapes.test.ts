import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withEscapes, withoutEscapes } from '../../src/manuscript/escapes.ts';

const isAscii = (character: string) => /^[ -~]$/u.test(character);

describe('escapes', () => {
  it.each([
    ['rusty-crane', 'rusty-crane'],
    ['C:\\new\\u', 'C:\\new\\u'],
    ['\u{1F600} ok', '\\u{1F600} ok'],
    ['\\\u{1F600}', '\\\\u{1F600}'],
    ['\\u{41}', '\\u{005C}u{41}'],
    ['\\\\u{41}', '\\\\u{005C}u{41}'],
    ['a\u202Eb\u001B[31m', 'a\\u{202E}b\\u{001B}[31m'],
    ['e\u0301', 'e\\u{0301}'],
    ['я', '\\u{044F}'],
    ['мы a', '\\u{043C 044B} a'],
  ])('writes %j as %s', (text, shown) => {
    expect(withEscapes(text, isAscii)).toBe(shown);
    expect(withoutEscapes(shown)).toBe(text);
  });
  it('gives every text again, whatever can be shown', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\\', '\\u{', '41}', '41 42}', ' ', 'u{5C}', '\\u{41}'),
    );
    fc.assert(
      fc.property(fc.array(piece), fc.boolean(), (pieces, all) => {
        const text = pieces.join('');
        const shown = withEscapes(text, all ? () => true : isAscii);
        expect(withoutEscapes(shown)).toBe(text);
        if (!all) expect(shown).toMatch(/^[ -~]*$/u);
      }),
    );
  });
  it.each(['\\u{110000}', '\\u{D800}'])('knows no character %s', (text) =>
    expect(() => withoutEscapes(text)).toThrow(`${text} is no character`),
  );
});
