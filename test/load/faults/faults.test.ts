/** Ways to break a game, in text files, each with all that is printed about it. */

import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { dedent, type FaultCase, faultsAfter, GameDirectory, golem, junk } from '../game/game-directory.ts';

/** One way to break the game; `says` is empty where nothing is wrong. */
interface TextCase {
  readonly name: string;
  readonly edits: readonly string[];
  readonly says: string;
}

/**
 * The cases of a file: `## name`, an edit a line with the place of its fault between ‹ and ›, and the faults in short.
 * Behind `## name | other name`, the edits of the second case begin with `or`, and the faults are those of both.
 */
function casesIn(text: string): TextCase[] {
  return text
    .split(/^## /mu)
    .slice(1)
    .flatMap((part) => {
      const [names = '', ...lines] = part.trimEnd().split('\n');
      const found = lines.findIndex((line) => /^(?:error|warning)\[/u.test(line));
      const first = found < 0 ? lines.length : found;
      const edits = lines.slice(0, first).join('\n').split('\nor ');
      const says = lines.slice(first).join('\n');
      expect(edits, names).toHaveLength(names.split(' | ').length);
      return names.split(' | ').map((name, index) => ({ name, edits: (edits[index] ?? '').split('\n'), says }));
    });
}

/** `⏎` is a line break, `\u0007` a character that cannot be seen. */
const read = (text = '') =>
  text
    .replaceAll('⏎', '\n')
    .replace(/\\u([0-9a-f]{4})/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Short names of the two files that most cases change. */
const paths: Readonly<Record<string, string>> = { golem, junk };
const pathOf = (name: string) => paths[name] ?? name;

/** A text of a file; `⋯` in `from` is any text. */
function found(game: GameDirectory, name: string, from: string): string {
  const [before = '', after] = read(from).split('⋯');
  if (after === undefined) return before;
  const text = game.read(pathOf(name));
  const start = text.indexOf(before);
  return text.slice(start, text.indexOf(after, start) + after.length);
}

/**
 * Carries out `file: «from» → «to»`, `file = «text»`, `file in latin1` or `utf16le`, `file copied to other`,
 * `file → other`, `file leads to other`, `… removed` or `… is a folder`.
 */
function edit(game: GameDirectory, line: string): string {
  const [, name = '', from, to] = /^(\S+): «(.*?)» → «(.*)»$/u.exec(line) ?? [];
  const [, written = '', text] = /^(\S+) = «(.*)»$/u.exec(line) ?? [];
  const [, link, end] = /^(\S+) leads to (\S+)$/u.exec(line) ?? [];
  const [, recoded, encoding] = /^(\S+) in (latin1|utf16le)$/u.exec(line) ?? [];
  const [, source, copy] = /^(\S+) copied to (.+)$/u.exec(line) ?? [];
  const [, moved, target] = /^(\S.*) → (\S.*)$/u.exec(line) ?? [];
  if (from !== undefined) game.replace(pathOf(name), found(game, name, from), read(to));
  else if (text !== undefined) game.write(pathOf(written), read(text));
  else if (recoded !== undefined)
    game.write(pathOf(recoded), Buffer.from(game.read(pathOf(recoded)), encoding as 'latin1'));
  else if (source !== undefined && copy !== undefined) game.write(copy, game.read(pathOf(source)));
  else if (link !== undefined && end !== undefined) symlinkSync(end, join(game.path, link));
  else if (line.endsWith(' is a folder')) game.folder(pathOf(line.replace(/ is a folder$/u, '')));
  else if (line.endsWith(' removed')) game.remove(pathOf(line.replace(/ removed$/u, '')));
  else if (moved !== undefined && target !== undefined) game.rename(pathOf(moved), pathOf(target));
  else throw new Error(`no edit: ${line}`);
  return (to ?? text)?.includes('‹') ? markedPlace(game, name || written) : '';
}

/** The place between ‹ and ›, where an edit expects its fault, as it is printed; takes both signs out of the file. */
function markedPlace(game: GameDirectory, name: string): string {
  const text = game.read(pathOf(name));
  game.write(pathOf(name), text.replace(/[‹›]/gu, ''));
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes('‹'));
  const [before = '', marked = '', after = ''] = lines[at]?.split(/[‹›]/u) ?? [];
  return `  ${name}:${at + 1}:${[...before].length + 1} | ${before}«${marked}»${after}`;
}

/** Printed faults with the line of the file after its place, what is underlined between « and ». */
function inShort(printed: string): string {
  return printed
    .replace(/\n +\d+ \| (.*)\n +\| ( *)(\^+)/gu, (_, line: string, lead: string, carets: string) => {
      const characters = [...line];
      const end = lead.length + carets.length;
      const part = (from: number, to?: number) => characters.slice(from, to).join('');
      return ` | ${part(0, lead.length)}«${part(lead.length, end)}»${part(end)}`;
    })
    .replaceAll('\n\n', '\n')
    .replaceAll(golem, 'golem')
    .replaceAll(junk, 'junk');
}

describe.each(['reading', 'shape', 'rules', 'folders'])('faults of %s', (file) => {
  let game = new GameDirectory();
  afterEach(() => {
    if (file !== 'folders') return game.restore();
    game.discard();
    game = new GameDirectory();
  });
  afterAll(() => game.discard());
  it.each(casesIn(readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8')))('$name', ({ edits, says }) => {
    const places = edits.flatMap((line) => (line && edit(game, line)) || []);
    let said = inShort(game.faults()).split('\n');
    for (const place of places) {
      expect(said).toContain(place);
      said = said.toSpliced(said.indexOf(place), 1);
    }
    expect(said.join('\n')).toBe(says);
    for (const one of says.split(/^(?=error|warning)/mu).filter((one) => one.startsWith('error[CR103]')))
      expect(one).toContain('\n  hint: ');
  });
});

/** What takes long texts or edits without number, and drawings of every kind. */
const cases: FaultCase[] = [
  {
    name: 'more than 1 MiB',
    edit: (game) => game.write(golem, `${game.read(golem)}${'#'.repeat(1024 * 1024)}\n`),
    says: `
      error[CR003]: must be smaller than 1 MiB
        events/11-corroded-golem.yaml
    `,
  },
  {
    name: 'characters that are more than one unit, control characters',
    edit: (game) =>
      game
        .replace(golem, 'size: half', 'size: "\u{1F916}\\u0007\u{1F916}"')
        .replace(golem, 'text: It sways.', 'text: \u{1F916}\u{1F916} sway., oops: 1'),
    says: `
      error[CR101]: expected half or full, found 🤖·🤖
        events/11-corroded-golem.yaml:3:8
          3 | size: "🤖\\u0007🤖"
            |        ^^^^^^^^

      error[CR102]: unknown key oops
        events/11-corroded-golem.yaml:12:30
         12 |   neutral: { text: 🤖🤖 sway., oops: 1 }
            |                              ^^^^
        hint: known: text, if-you-bear, effects, mark
    `,
  },
];

describe('faults drawn whole', () => {
  it.each(cases)('$name', ({ edit, says }) => expect(faultsAfter(edit)).toBe(dedent(says)));
  it('accepts U+FFFD in valid text', () =>
    expect(faultsAfter((game) => game.replace(golem, 'It stands', 'It \uFFFD stands'))).toBe(''));
});
