import { describe, expect } from 'vitest';
import { it, lowTide } from '../command.ts';

const code = '1KSH-4000-42KB';
const result = ['--end', 'goal', '--cores', '5', '--turns', '24', '--health', '3'];

describe('a code from a chat', () => {
  it('is dealt by every command that takes one', async ({ desk }) => {
    const typed = `“Run code: ${code.toLowerCase().replaceAll('-', '–')}\u200b.”`;
    for (const words of [
      ['verify', code],
      ['run', code, '--json'],
      ['score', code, ...result],
      ['play', '--sheet', code, '--spoilers'],
      ['simulate', '--runs', '5', '--json', '--workers', '1', '--sheet', code],
    ]) {
      const pasted = words.map((word) => (word === code ? typed : word));
      const [right, found] = [await desk.run(words), await desk.run(pasted)];
      expect({ ...found, out: found.out.replace(/"sheet": .*/u, '') }, pasted[0]).toEqual({
        ...right,
        out: right.out.replace(/"sheet": .*/u, ''),
      });
    }
  });
  it.for([
    ['code: 1KSH-4000-42KA!', 'symbol 12 of the code is wrong: A', `did you mean ${code}?`],
    ['Code = 1ksh400042ka', 'symbol 12 of the code is wrong: A', `did you mean ${code}?`],
    ['1\u041aSH-4000-42KB.', 'symbol 2 of the code is wrong: \u041a (U+041A)', `did you mean ${code}?`],
    ['1\u041aS\u041d-4000-42KB', 'no code has \u041a (U+041A)', 'a code has 8 to 80 digits and letters'],
    ['\u200b\ufeff', 'expected a run code, found U+200BU+FEFF', 'a code has 8 to 80 digits and letters'],
    ['1KSH\u200b', 'expected a run code, found 1KSHU+200B', "'1KSH\\u{200B}'"],
  ])('or its message shows what cannot be read: %j', async ([word, message, hint], { desk }) => {
    const { code: exit, err } = await desk.run(['verify', word as string]);
    expect([exit, err]).toEqual([2, expect.stringContaining(message as string)]);
    expect(err).toContain(hint);
    expect(err).not.toMatch(/\p{Default_Ignorable_Code_Point}/u);
  });
  it('is no seed because of what is around it', async ({ desk }) => {
    const { err } = await desk.run(['simulate', '--runs', '5', '--sheet', '“1KSH-4000-42KA”']);
    expect(err).toContain(`did you mean ${code}?; to use it as a seed: seed:“1KSH-4000-42KA”`);
  });
});

describe('a seed that is almost one that the tool makes', () => {
  const note = (typed: string, own: string) =>
    `${typed} is another seed than ${own}, with other numbers: core-runner makes seeds of small letters and hyphens\n`;
  it.for([
    ['Rusty-crane-ledger', 'rusty-crane-ledger'],
    ['RUSTY-CRANE-LEDGER-3', 'rusty-crane-ledger-3'],
    ['Rusty–Crane–Ledger.', 'rusty-crane-ledger'],
    ['Daily-2026-11-22', 'daily-2026-11-22'],
    ['WEEKLY-2026-11-16', 'weekly-2026-11-16'],
  ] as const)('%s is told, and dealt as it is typed', async ([typed, own], { desk }) => {
    const { code: exit, out, err } = await desk.run(['run', '--seed', typed, '--json']);
    expect([exit, err]).toEqual([0, note(typed, own)]);
    expect(JSON.parse(out).boards[0].seed).toBe(typed);
  });
  it('is told wherever a seed is typed, once', async ({ desk }) => {
    const [typed, own] = ['Rusty-crane-ledger', 'rusty-crane-ledger'];
    const { out } = await desk.run(['run', '--seed', typed, '--json']);
    for (const words of [
      ['run', '--seed', typed, '--count', '3', '--per-file', '2'],
      ['verify', JSON.parse(out).boards[0].code],
      ['print', 'run-sheet', '--seed', typed],
      ['score', '--seed', typed, '--end', 'start', '--cores', '0', '--turns', '3', '--health', '10'],
      ['play', '--seed', typed],
      ['play', '--sheet', typed],
      ['simulate', '--runs', '5', '--seed', typed, '--workers', '1'],
      ['simulate', '--runs', '5', '--sheet', typed, '--workers', '1'],
    ])
      expect((await desk.run(words)).err.split(note(typed, own)), words.join(' ')).toHaveLength(2);
  });
  it('has the words of its own game, and other seeds are not told', async ({ desk }) => {
    for (const seed of ['rusty-crane-ledger', 'Friday night', 'Rusty-crane', 'Rusty-crane-elephant', 'Daily-x'])
      expect((await desk.run(['run', '--seed', seed, '--json'])).err, seed).toBe('');
    const tide = ['run', '--content', lowTide, '--json', '--seed'];
    expect((await desk.run([...tide, 'Rusty-crane-ledger'])).err).toBe('');
    expect((await desk.run([...tide, 'Limpet-marble-whelk'])).err).toBe(
      note('Limpet-marble-whelk', 'limpet-marble-whelk'),
    );
  });
});
