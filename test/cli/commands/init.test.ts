import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { type Desk, it, itEach, noGame, patience, tool } from '../command.ts';

/** Runs the tool in a directory of the desk. */
function within(desk: Desk, directory: string): (...words: string[]) => ReturnType<Desk['run']> {
  const inner = Object.create(desk, { path: { value: desk.at(directory) } }) as Desk;
  return (...words) => inner.run(words);
}

describe('init', () => {
  itEach([
    [[], 'mine: 36 files, made from starter', '9 Events (1 Shop), 8 Endings, 7 Vaults, no faults'],
    [['--from', 'low-tide'], 'made from low-tide', '16 Meetings (3 Stalls), 8 Endings, 8 Pools, no faults'],
    [['--from', 'core-runner'], 'made from core-runner', '36 Events (6 Shops), 11 Endings, 19 Sectors, no faults'],
  ])('makes a game that passes and prints where it is: %j', async ([more, made, counts], { desk }) => {
    const { code, out, err } = await desk.run(['init', 'mine', ...more]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(made);
    expect(out).toContain('next: cd mine && core-runner preview\n');
    const run = within(desk, 'mine');
    expect((await run('validate', '--deny-warnings')).out).toBe(`.: ${counts}\n`);
    // What ships is printed by the tests of the documents.
    if (more.length === 0) {
      expect((await run('print')).code).toBe(0);
      const books = ['event-book.pdf', 'rule-book.pdf', 'tracking-sheet.pdf'];
      expect(readdirSync(desk.at('mine/out'))).toEqual(expect.arrayContaining(books));
    }
    expect(readdirSync(desk.path)).toEqual(['mine']);
    // Every file that has a schema names it.
    const files = readdirSync(desk.at('mine'), { recursive: true, encoding: 'utf8' });
    // The maker's computer is in none of them.
    for (const name of files.filter((one) => statSync(desk.at(`mine/${one}`)).isFile() && !one.startsWith('out')))
      expect([name, readFileSync(desk.at(`mine/${name}`), 'utf8')]).toEqual([
        name,
        expect.not.stringMatching(new RegExp(`\\bdist/|node |npx core-runner|${desk.path}`, 'u')),
      ]);
    expect(readFileSync(desk.at('mine/.github/workflows/check.yml'), 'utf8')).toContain('validate . --deny-warnings ');
    for (const name of files.filter((one) => one.endsWith('.yaml'))) {
      const [, schema] =
        /^# yaml-language-server: \$schema=(\S+)\n/u.exec(readFileSync(desk.at(`mine/${name}`), 'utf8')) ?? [];
      expect([name, files]).toEqual([name, expect.arrayContaining([schema?.replace('../', '')])]);
    }
    expect(files).toEqual(
      expect.arrayContaining(['.gitignore', 'README.md', '.vscode/settings.json', '.github/workflows/check.yml']),
    );
  });

  it('takes an empty directory, and leaves one that is not as it was', async ({ desk }) => {
    mkdirSync(desk.at('empty'));
    expect((await desk.run(['init', 'empty'])).code).toBe(0);
    const before = desk.listing();
    for (const [words, error] of [
      ['empty', 'empty must be new or empty\n  hint: name another directory'],
      ['empty/game.yaml/new', 'cannot write empty/game.yaml/new: a part of the path is a file'],
      ['other --from low-tied', 'unknown game low-tied\n  hint: did you mean low-tide?'],
    ] as const)
      expect(await desk.run(['init', ...words.split(' ')])).toMatchObject({ code: 2, err: `error: ${error}\n` });
    expect(desk.listing()).toEqual(before);
  });
});

describe('new', () => {
  it('writes stubs that pass as they are, and says what the counts promise', async ({ desk }) => {
    await desk.run(['init', 'mine']);
    const run = within(desk, 'mine');
    rmSync(desk.at('mine/style.yaml'));
    for (const name of readdirSync(desk.at('mine/events')))
      if (/^2[13]/u.test(name)) rmSync(desk.at(`mine/events/${name}`));
    const event = await run('new', 'event', '23', 'The Lift: Down');
    expect(event.out).toBe('events/23-the-lift-down.yaml\nEvents without a file: 21\n');
    const shop = await run('new', 'shop', '21', 'Ça va');
    expect(shop.out).toBe('events/21-ca-va.yaml\ngame.yaml promises shops: 1, but the game now has 2 Shops\n');
    const ending = await run('new', 'ending', 'goal', '4+', 'Too', 'Much');
    expect(ending.out).toBe(
      'endings.yaml: Too Much is read at goal with 4 or more\nCalled For is read there with 2-3\ngame.yaml promises endings: 8, but the game now has 9 Endings\n',
    );
    const game = readFileSync(desk.at('mine/game.yaml'), 'utf8');
    writeFileSync(desk.at('mine/game.yaml'), game.replace('shops: 1, endings: 8', 'shops: 2, endings: 9'));
    const valid = await run('validate');
    expect([valid.err, valid.out]).toEqual(['', '.: 9 Events (2 Shops), 9 Endings, 7 Vaults, no faults\n']);
    expect((await run('new', 'template', 'rule-book')).out).toBe('templates/rule-book.md.hbs\n');
    expect((await run('validate')).err).toBe('');
  });

  it('copies the template of the language of the game, or the English one', async ({ desk }) => {
    await desk.run(['init', 'mine']);
    const run = within(desk, 'mine');
    const copied = async (language: string, book: string) => {
      const game = readFileSync(desk.at('mine/game.yaml'), 'utf8');
      writeFileSync(desk.at('mine/game.yaml'), game.replace(/^language: .*$/mu, `language: ${language}`));
      await run('new', 'template', book);
      return readFileSync(desk.at(`mine/templates/${book}.md.hbs`), 'utf8');
    };
    expect(await copied('de-AT', 'rule-book')).toBe(readFileSync('templates/de/rule-book.md.hbs', 'utf8'));
    expect(await copied('it', 'veil-card')).toBe(readFileSync('templates/en/veil-card.md.hbs', 'utf8'));
    expect((await run('new', 'template', 'veil-card')).err).toMatch(
      /^error: templates.veil-card.md.hbs exists already\n/u,
    );
  });

  it('refuses languages whose letters no font has', async ({ desk }) => {
    await desk.run(['init', 'mine']);
    for (const language of ['el', 'uk', 'sr', 'ar', 'tlh'])
      expect((await within(desk, 'mine')('new', 'language', language)).err).toBe(
        `error: cannot print the language ${language}\n  hint: the title font has Latin letters alone: it, nl, pt-BR …\n`,
      );
  });

  it('writes a language that is counted until it is translated, and prints', { timeout: 2 * patience }, async ({
    desk,
  }) => {
    await desk.run(['init', 'mine']);
    const run = within(desk, 'mine');
    expect((await run('new', 'language', 'it')).out).toContain('templates/messages.ftl\n');
    const game = readFileSync(desk.at('mine/game.yaml'), 'utf8');
    writeFileSync(desk.at('mine/game.yaml'), game.replace(/^language: .*$/mu, 'language: it'));
    const count = async () => /CR236\]: (\d+) of \d+ messages/u.exec((await run('validate')).err)?.[1];
    const all = Number(await count());
    expect(all).toBeGreaterThan(100);
    const messages = readFileSync(desk.at('mine/templates/messages.ftl'), 'utf8');
    const translated = messages.replace(/^sheet-numbers-used = .*$/mu, 'sheet-numbers-used = Numeri usati');
    writeFileSync(desk.at('mine/templates/messages.ftl'), translated);
    expect(Number(await count())).toBe(all - 1);
    writeFileSync(desk.at('mine/templates/messages.ftl'), translated.replace(/^sheet-date = .*\n/mu, ''));
    expect(Number(await count())).toBe(all);
    const { code, err } = await run('print', '--all-editions', '--quiet');
    expect([code, err.replaceAll(/warning\[CR236\](?:.+\n)+\n?/gu, '')]).toEqual([0, '']);
  });

  it('writes schemas in new words beside faults of other things', async ({ desk }) => {
    await desk.run(['init', 'mine']);
    const run = within(desk, 'mine');
    const game = readFileSync(desk.at('mine/game.yaml'), 'utf8');
    const faulty = game
      .replace(/^seed-words:(?:.*\n)(?:[ #].*\n)*/mu, '')
      .replace(/^title: .*$/mu, 'title: 7\nnonsense: 1');
    writeFileSync(desk.at('mine/game.yaml'), faulty);
    rmSync(desk.at('mine/schema'), { recursive: true });
    expect(await run('new', 'schemas')).toEqual({ code: 0, out: 'schema: 12 schemas\n', err: '' });
    writeFileSync(desk.at('mine/game.yaml'), faulty.replace(/^event-dice: .*$/mu, 'event-dice: d7'));
    expect(await run('new', 'schemas')).toMatchObject({ code: 1, out: '', err: expect.stringContaining('event-dice') });
  });

  it('refuses what is there, or cannot be, and changes nothing', async ({ desk }) => {
    await desk.run(['init', 'mine']);
    const before = desk.listing();
    const run = within(desk, 'mine');
    const cases: [string[], string][] = [
      [['event', '22'], 'Event 22 exists already: events/22-the-chalk-line.yaml'],
      [['shop', '24'], 'expected a d33 number, found 24'],
      [['ending', 'goal', '0+'], 'goal with 0+ belongs to Short Weight and Called For'],
      [['ending', 'escape', '0'], 'cannot take all numbers of Going Up at escape'],
      [['ending', 'start', '3'], 'cannot take numbers from the middle of Back Up the Stairs at start'],
      [['ending', 'exit', '3'], 'unknown place exit'],
      [['ending', 'goal', 'three'], 'expected a number of cores such as 0, 1-4 or 5+, found three'],
      [['template', 'sheet'], 'unknown book sheet'],
      [['schema'], "unknown command 'schema'"],
      [['evnt'], "unknown command 'evnt'"],
    ];
    for (const [words, message] of cases) {
      const { code, err } = await run('new', ...words);
      expect([words, code, err.split('\n')[0]]).toEqual([words, 2, `error: ${message}`]);
    }
    const nowhere = await desk.run(['new', 'event', '11']);
    expect(nowhere.err).toContain('error: cannot find a game: there is no game.yaml here or above');
    expect(desk.listing()).toEqual(before);
  });
});

describe('the current directory', () => {
  it('means the game at or above it, whose folders are not written into', async ({ desk }) => {
    await desk.run(['init', 'mine']);
    const inner = within(desk, 'mine/events');
    expect((await inner('validate')).out).toBe('..: 9 Events (1 Shop), 8 Endings, 7 Vaults, no faults\n');
    rmSync(desk.at('mine/core-runner.yaml'));
    for (const words of [
      ['print', 'tracking-sheet'],
      ['run', '--seed', 'x'],
      ['print', 'tracking-sheet', '--text'],
    ])
      expect((await inner(...words)).out).toContain(`../out/${words[1] === '--seed' ? 'run-' : 'tracking-sheet'}`);
    expect((await inner('print', 'tracking-sheet', '--out', 'here', '--json')).out).toContain(
      '"here/tracking-sheet.pdf"',
    );
    writeFileSync(desk.at('core-runner.yaml'), 'out: books\ncontent: other\npaper: a5\n');
    expect(JSON.parse((await inner('print', 'tracking-sheet', '--json')).out).files).toMatchObject([
      { file: '../../books/tracking-sheet-a5.pdf', paper: 'a5' },
    ]);
    rmSync(desk.at('core-runner.yaml'));
    expect((await inner('validate', '--dry-run')).out).toMatch(/^nothing to fix, nothing written\n\.\.: /u);
    const stdin = Object.create(desk, { path: { value: desk.at('mine/events') } }) as Desk;
    const said = await stdin.runWith('title: [', ['validate', '--stdin', '--path', 'game.yaml', '--format', 'short']);
    expect(said.out).toMatch(/^\.\.\/game\.yaml:1:/u);
    expect(readdirSync(desk.at('mine/events')).filter((name) => !name.endsWith('.yaml'))).toEqual(['here']);
  });

  it('is no game anywhere else: commands say once that they take the one that ships', async ({ desk }) => {
    for (const [words, notice] of [
      ['validate', noGame],
      ['print tracking-sheet --json', noGame],
      ['play', noGame],
      ['verify 1KSH-4000-42KB', noGame],
      ['print dice-check-sheet', ''],
      ['explain', ''],
    ] as const) {
      const { out, err } = await desk.execute([tool, ...words.split(' ')]);
      expect([words, err, out.includes(noGame)]).toEqual([words, notice, false]);
    }
  });

  it('says once what commands there do, in core-runner.yaml, which has faults with places', async ({ desk }) => {
    await desk.run(['init', 'mine']);
    const run = within(desk, 'mine');
    const settings = (text: string) => writeFileSync(desk.at('mine/core-runner.yaml'), text);
    settings('paper: a5\nout: books\nveil: none\n');
    const printed = JSON.parse((await run('print', 'tracking-sheet', '--json')).out).files;
    expect(printed).toMatchObject([{ file: 'books/tracking-sheet-a5.pdf', paper: 'a5' }]);
    const said = JSON.parse((await run('print', 'tracking-sheet', '--paper', 'letter', '--json')).out).files;
    expect(said).toMatchObject([{ file: 'books/tracking-sheet-letter.pdf', paper: 'letter' }]);
    // Books are folded; Run sheets are not.
    settings('paper: booklet-a4\n');
    for (const [words, paper] of [
      ['print rule-book --json', /"paper": "booklet-a4"/u],
      ['run --seed x', /^out\/run-x-early\.pdf +1 /mu],
      ['validate', /no faults/u],
    ] as const)
      expect((await run(...words.split(' '))).out).toMatch(paper);
    settings('papr: a5\nout: 7\n');
    const wrong = await run('print');
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain('error[CR102]: unknown key papr\n  core-runner.yaml:1:1');
    expect(wrong.err).toContain('error[CR101]: expected text, found 7\n  core-runner.yaml:2:6');
    // Who asked for JSON gets these as JSON too.
    const told = JSON.parse((await run('validate', '--format', 'json')).out);
    expect(told.diagnostics.map(({ code }: { code: string }) => code)).toEqual(['CR102', 'CR101']);
    settings('content: ../other\n');
    expect((await run('print')).err).toContain('cannot read: no such directory');
  });

  it('is a game that lacks its game.yaml where its other files lie, and no other game is taken for it', async ({
    desk,
  }) => {
    await desk.run(['init', 'mine']);
    rmSync(desk.at('mine/game.yaml'));
    const { code, err } = await within(desk, 'mine')('validate');
    expect(code).toBe(1);
    expect(err).toContain('error[CR001]: cannot read: no such file\n  game.yaml');
  });
});
