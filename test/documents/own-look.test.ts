import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { openWorkshop } from '../../src/build.ts';
import { usualAccent } from '../../src/colour.ts';
import { drawDiagnostic } from '../../src/diagnostics/diagnostic.ts';
import { ofGames } from '../../src/documents/index.ts';
import { makeEbook } from '../../src/ebook/ebook.ts';
import { gameImprint } from '../../src/load/imprint.ts';
import { drawSvg } from '../../src/svg/draw.ts';
import type { Mark } from '../../src/typeset/page/page.ts';
import { stampMarks } from '../../src/typeset/page/stamp.ts';
import { ink } from '../../src/typeset/page/style.ts';
import { loadContent } from '../load/directory.ts';
import { supplies } from '../typeset/house.ts';

const starter = fileURLToPath(new URL('../../content/starter', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'core-runner-look-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const boat =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><title>A boat</title><path d="M1 6h18l-3 4H4z"/></svg>';
const pole = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path class="accent" d="M4 0h1v9H4z"/></svg>';

/** The small game with lines in `game.yaml`, pictures, and one of them in its first Event. */
function gameWith(name: string, lines: string): string {
  const game = join(folder, name);
  cpSync(starter, game, { recursive: true });
  mkdirSync(join(game, 'pictures'), { recursive: true });
  writeFileSync(join(game, 'pictures/boat.svg'), boat);
  writeFileSync(join(game, 'pictures/pole.svg'), pole);
  const edit = (file: string, from: RegExp, to: string) =>
    writeFileSync(join(game, file), readFileSync(join(game, file), 'utf8').replace(from, to));
  edit('game.yaml', /^cover: .*\n/mu, `${lines}\n`);
  edit('events/11-the-trunk.yaml', /^picture: .*$/mu, 'picture: boat');
  return game;
}

function contentOf(game: string) {
  const { content, diagnostics } = loadContent(game);
  expect(diagnostics.map((one) => drawDiagnostic(one)).filter((text) => !text.includes('CR235'))).toEqual([]);
  if (!content) throw new Error('no content');
  return content;
}

const pagesOf = (game: string, id: 'event-book' | 'rule-book' | 'tracking-sheet', edition: object = {}) => {
  const content = contentOf(game);
  const { typeset } = openWorkshop(content.game.language, supplies);
  const order = {
    input: { content, veil: 'overleaf', punch: false, fillable: true },
    imprint: gameImprint(content),
  } as const;
  const { composed } = typeset({
    ...order,
    document: ofGames[id] as (typeof ofGames)['event-book'],
    paper: 'a4',
    ...edition,
  });
  return composed?.pages ?? [];
};
const stampsOf = (...given: Parameters<typeof pagesOf>) =>
  pagesOf(...given).flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'stamp' ? [mark] : [])));
const picturesOf = (...given: Parameters<typeof pagesOf>) => [
  ...new Set(stampsOf(...given).flatMap(({ stamp }) => stamp.picture ?? [])),
];

describe('the look of a game', () => {
  const game = gameWith('own', 'cover: pole\naccent: "#2b6f6b"');
  it('has its pictures on its pages, with a title for those who do not see them', () => {
    const boats = stampsOf(game, 'event-book').filter(({ stamp }) => stamp.picture === 'boat');
    expect(boats[0]?.role).toEqual({ role: 'figure', altText: 'A boat' });
    expect(drawSvg({ ...pageAround(boats[0]?.stamp), label: '' }, {} as never)).toContain('fill="#000000"');
  });
  it('chooses its own for places that choose one', () => {
    const ours = picturesOf(game, 'event-book').filter((name) => name !== 'boat' && name !== 'pole');
    const named = contentOf(game)
      .events.flatMap(({ picture }) => picture ?? [])
      .concat(contentOf(game).endings.flatMap(({ picture }) => picture ?? []));
    expect(ours.filter((name) => !named.includes(name))).toEqual([]);
  });
  it('has nothing in the usual accent on any page, in any ink', () => {
    for (const id of ['event-book', 'rule-book', 'tracking-sheet'] as const)
      for (const lowInk of [false, true]) {
        const marks = pagesOf(game, id, { lowInk }).flatMap((page) => page.marks);
        const inks = marks.flatMap((mark): readonly Mark[] =>
          mark.kind === 'stamp' ? stampMarks(mark.stamp) : [mark],
        );
        const seen = inks.flatMap((mark) =>
          mark.kind === 'text' ? mark.colour : mark.kind === 'path' ? [mark.fill, mark.stroke] : [],
        );
        expect(seen.filter((colour) => colour === ink.accent)).toEqual([]);
        const isInked = seen.some((colour) => String(colour) === String(contentOf(game).game.accent));
        expect([id, seen.length > 0, isInked]).toEqual([id, true, id !== 'tracking-sheet']);
      }
  });
  it('is in the ebook, light and dark', () => {
    const files = unzipSync(makeEbook(contentOf(game), supplies).bytes ?? new Uint8Array());
    const read = (end: string) =>
      new TextDecoder().decode(Object.entries(files).find(([name]) => name.endsWith(end))?.[1]);
    expect(read('style.css')).toMatch(/--accent: #2b6f6b;[\s\S]*--accent: #(?!ffb066)/u);
    expect(read('pictures/cover.svg')).toContain('#2b6f6b');
    const pages = Object.entries(files)
      .map(([, bytes]) => new TextDecoder().decode(bytes))
      .join('');
    expect(pages).toMatch(/<img src="[^"]*" alt="A boat"\/>/u);
    expect(pages).not.toContain('#b8450d');
  });
  it('is that of a translation', () => {
    const { game: translated, pictures } = contentOf(join(game, 'de'));
    expect(translated).toMatchObject({ cover: 'pole', accent: contentOf(game).game.accent });
    expect(pictures).toEqual(contentOf(game).pictures);
  });
});

it('a game can leave places that choose a picture empty, or list theirs', () => {
  const named = (content: ReturnType<typeof contentOf>) =>
    [...content.events, ...content.endings].flatMap(({ picture }) => picture ?? []);
  const none = gameWith('none', 'pictures: none');
  const chosen = (game: string) =>
    picturesOf(game, 'event-book').filter((name) => name !== 'cover' && !named(contentOf(game)).includes(name));
  expect(chosen(none)).toEqual([]);
  expect(chosen(gameWith('list', 'pictures: [lamps]'))).toEqual(['lamps']);
});

it('each picture of a game is once in its books', () => {
  const names = stampsOf(fileURLToPath(new URL('../../content/low-tide', import.meta.url)), 'event-book')
    .flatMap(({ stamp }) => stamp.picture ?? [])
    .filter((name) => name !== 'cover');
  expect(names).toEqual([...new Set(names)]);
});

it('the accent of pages is that of colours', () => expect(ink.accent).toEqual(usualAccent));

function pageAround(stamp: ReturnType<typeof stampsOf>[number]['stamp'] | undefined) {
  return { width: 200, height: 100, marks: stamp ? [...stampMarks(stamp)] : [] };
}
