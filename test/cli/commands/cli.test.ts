import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { dealBoards } from '../../../src/boards/deal.ts';
import { gameDocuments, systemDocuments } from '../../../src/documents/catalogue.ts';
import { ofGames, ofSystems } from '../../../src/documents/index.ts';
import { deal } from '../../../src/game/deal.ts';
import { shippedContent } from '../../game/shipped.ts';
import { coreRunner, type Finished, it, itEach, rewrite } from '../command.ts';

const version = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).version;

const noTrace = ({ err }: Finished) => {
  expect(err).not.toMatch(/\n\s+at .*:\d+|node:internal|internal error/u);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what is looked for
  expect(err).not.toMatch(/\u001b/u);
};

/** A code as the next format may write it. */
const newer = '2000-0000-00FD';

describe('help', () => {
  it('--version is that of the package; without a command there is help on stderr and code 2', async ({ desk }) => {
    expect(await desk.run(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
    const { code, out, err } = await desk.run([]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('Usage: core-runner');
  });
  it('lists the documents there are', () => {
    for (const [catalogue, list] of [[gameDocuments, ofGames] as const, [systemDocuments, ofSystems] as const]) {
      expect(Object.keys(list)).toEqual(Object.keys(catalogue));
      for (const [id, document] of Object.entries(list)) expect(document.id).toBe(id);
    }
  });
});

describe('small courtesies', () => {
  it('takes the name of a paper in capitals', async ({ desk }) =>
    expect((await desk.run(['print', 'tracking-sheet', '--paper', 'A4'])).code).toBe(0));
  it('colours faults where FORCE_COLOR asks for it, and into a pipe otherwise not', async ({ desk }) => {
    const coloured = async (environment: Record<string, string>) =>
      (await desk.run(['validate', 'nowhere'], environment)).err.includes('\u001b[');
    expect([await coloured({ FORCE_COLOR: '1' }), await coloured({ FORCE_COLOR: '0' }), await coloured({})]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('never deals a fresh seed twice in one file, however few names there are', () => {
    const few = { ...shippedContent, game: { ...shippedContent.game, seedWords: ['ash', 'bog', 'cog'] } };
    for (const content of [shippedContent, few]) {
      const wishes = { difficulty: 'normal', count: 300, kind: { sealed: false, dice: false } };
      const seeds = dealBoards(content, wishes).map(({ seed }) => seed);
      expect(new Set(seeds).size).toBe(300);
    }
  });
});

describe('a wrong command line gets the nearest right word, code 2, and nothing is written', () => {
  itEach([
    ['prnt', 'unknown command prnt', 'hint: did you mean print?'],
    ['help prnt', 'unknown command prnt', 'hint: did you mean print?'],
    ['valdate', 'unknown command valdate', 'validate'],
    ['print --papr a4', "unknown option '--papr'", 'hint: did you mean --paper?'],
    ['run --sead x', "unknown option '--sead'", '--seed'],
    ['print --paper leter', 'unknown paper leter', 'letter'],
    ['bogus', 'unknown command bogus', 'hint: known: print, run, play, orders, verify, score, table, init'],
    [['run', '--seed', ''], '--seed must be a text, found nothing', 'leave out --seed'],
    [['run', '--seed', '  '], '--seed must be a text, found nothing', 'leave out --seed'],
    [['roll', 'dice-check', '--seed', ''], '--seed must be a text, found nothing', ''],
    ['run --seed \\u{20}', '--seed must be a text, found nothing', 'leave out --seed'],
    [
      ['roll', 'dice-check', '--seed', 'x'.repeat(201)],
      '--seed must be at most 200 characters, found 201',
      'prints its',
    ],
    [['run', '--seed', 'x'.repeat(100_001)], 'must be at most 100000 characters, found 100001', 'a few words'],
    ['run --seed a\\u{D800}', '--seed \\u{D800} is no character', 'u{5C}'],
    ['run --paper halfletter', 'unknown paper halfletter', 'half-letter'],
    ['run --paper booklet-a4', 'unknown paper booklet-a4', 'a4, letter'],
    ['print --creep 0.1', '--creep cannot go with --paper a4: it is not folded', 'booklet-a4 or booklet-'],
    ['print --paper booklet-a4 --creep 2', '--creep must be millimetres from 0 to 1, found 2', ''],
    ['print orders --veil split', '--veil is for rule-book, event-book, not for', 'leave out --veil'],
    ['print rule-book --punch', '--punch is for tracking-sheet, run-sheet, not for what is printed', 'add one'],
    ['print run-sheet --fillable', '--fillable is for tracking-sheet, SYSTEM-sheet, not for', 'leave out --fillable'],
    ['print rule-book --seed x', '--seed is for run-sheet, SYSTEM-rolls, not for what is printed', 'leave out --seed'],
    ['print tracking-sheet --difficulty hard', '--difficulty is for run-sheet, not for what is', 'add one'],
    ['print --paper a5 --large-print', '--large-print cannot go with --paper a5', 'a4 or letter'],
    ['print orders --large-print', 'orders: only books, the Tracking Sheet and the veil card have large print', 'A3'],
    ['print tracking-sheet --fillable --large-print', '--fillable cannot go with --large-print', 'leave one'],
    ['print tracking-sheet --fillable --ink black', '--fillable cannot go with --ink', 'leave one'],
    ['print --ink low-black', 'unknown ink low-black', 'use --low-ink'],
    ['run --ink blak', 'unknown ink blak', 'black'],
    ['print --paper Screen', 'unknown paper Screen', 'core-runner print ebook'],
    ['print register --text', 'register has no plain text', 'without --text'],
    ['run --sealed --text', '--text cannot go with --sealed', 'leave one'],
    ['print tracking-sheet --text --low-ink', '--text cannot go with --low-ink', 'leave one'],
    ['print rulebook', 'unknown document rulebook', 'rule-book'],
    ['print letter', 'unknown document letter', 'hint: did you mean --paper letter?'],
    ['print rule-book A5', 'unknown document A5', 'hint: did you mean --paper a5?'],
    ['print booklet', 'unknown document booklet', 'hint: did you mean --paper booklet-a4?'],
    ['print all', 'unknown document all', 'hint: did you mean --all-editions?'],
    ['print black', 'unknown document black', 'hint: did you mean --ink black?'],
    ['print split', 'unknown document split', 'hint: did you mean --veil split?'],
    ['print low-ink', 'unknown document low-ink', 'hint: did you mean --low-ink?'],
    ['--paper a4 print', 'expected a command, found --paper', 'first: core-runner print --paper a4\n'],
    ['-q --content game validate', 'expected a command, found -q', 'core-runner validate -q --content game\n'],
    ['--nothing', "unknown option '--nothing'", ''],
    [
      'run --seed --sealed',
      'a value for --seed, found the option --sealed',
      'write --seed TEXT --sealed, or --seed=--sealed',
    ],
    ['odds wild-die 3D --target --json', 'a value for --target, found the option --json', 'or --target=--json'],
    ['new event 11 --content --content', 'a value for --content, found the option --content', '--content=--content'],
    ['print tracking-sheet evnt-book', 'unknown document evnt-book', 'event-book'],
    ['print xylophone-solo', 'unknown document xylophone-solo', 'rule-book, event-book, tracking-sheet'],
    ['run --difficulty eazy', 'unknown difficulty eazy', 'easy'],
    ['print tracking-sheet --difficulty hrad', 'unknown difficulty hrad', 'hard'],
    ['print run-sheet --difficulty NORMAL', 'unknown difficulty NORMAL', 'normal'],
    ['run --count 0', '--count must be a whole number from 1 to 100000000, found 0', ''],
    ['run --count 2.5', '--count must be a whole number from 1 to 100000000, found 2.5', ''],
    ['run --count two', '--count must be a whole number from 1 to 100000000, found two', ''],
    ['run --seed', '--seed', 'argument missing'],
    ['run --count -1', '--count must be a whole number from 1 to 100000000, found -1', ''],
    ['run --count 1e9', '--count must be a whole number from 1 to 100000000, found 1e9', ''],
    ['run --count 5 --seed x --shard 5/4', 'must be K/N with K at most N, found 5/4', '4/4 the last'],
    ['run --shard 1/4', '--shard is a part of a batch', '--count N'],
    ['run --shard 1/4 --count 8', '--shard needs a seed', '--seed TEXT'],
    ['run --shard 1/4 --count 8 --seed x', '1 file cannot be made in 4 parts', '--per-file 2'],
    ['run rusty-crane', 'expected a run code, found rusty-crane', '; as a seed: core-runner run --seed rusty-crane\n'],
    [
      'run weekly-2026-11-23',
      'expected a run code, found weekly',
      '; as a seed: core-runner run --seed weekly-2026-11-23\n',
    ],
    ['run 1KSH-4000-42KB --seed x', '--seed cannot go with a run code', ''],
    ['run --fillable', 'a Run sheet cannot be a form', 'print tracking-sheet --fillable'],
    ['verify 1KSH-4000-42KC', 'symbol 12 of the code is wrong: C', 'did you mean 1KSH-4000-42KB?'],
    ['run 1KSH-4000-42BK', 'symbols 11 and 12 of the code have changed places', 'did you mean 1KSH-4000-42KB?'],
    ['verify привет', 'no code has п (U+043F)\n', 'as a seed: core-runner run --seed'],
    ['verify 1KSH-4000-24KC', 'expected a run code', 'or one is missing\n'],
    ['verify 3KSH-4000-24KC', 'expected a run code', 'or a newer core-runner made it'],
    // The other pair that would fit, symbols 2 and 3, leads to a board of no game that ships.
    ['verify 1KSH-4000-80FS', 'symbols 11 and 12 of the code have changed places\n', 'mean 1KSH-4000-80SF?\n'],
    // Here the other pair leads to a board as well.
    ['run 1KSH-4004-02KB', 'places, or symbols 9 and 10', 'did you mean 1KSH-4000-42KB or 1KSH-4004-20KB?'],
    ['run --weekly 0000-01-01', '--weekly must be a day such as 2026-11-22', ''],
    ['score --form saved.pdf', "unknown option '--form'", ''],
    [`verify ${newer}`, 'a newer core-runner: format 2', 'update core-runner'],
    ['validate a b', "too many arguments for 'validate'", ''],
  ])('%j', async ([words, message, hint], { desk }) => {
    const finished = await desk.run(typeof words === 'string' ? words.split(' ') : words);
    expect(finished.code).toBe(2);
    expect(finished.out).toBe('');
    expect(finished.err).toMatch(/^error: /u);
    expect(finished.err).toContain(message);
    expect(finished.err).toContain(hint);
    noTrace(finished);
    expect(desk.listing()).toEqual([]);
  });
});

/** Rules that a book in the making may break: the tests of the command are about none of them. */
const ofTheBook = 'sizes, runs, openings, overuse, phrases, marks';

describe('explain', () => {
  it('takes a code in any form, suggests the nearest of another, and says it as JSON', async ({ desk }) => {
    const said = await Promise.all([['CR203'], ['cr203'], ['203']].map((words) => desk.run(['explain', ...words])));
    expect(new Set(said.map(({ out }) => out)).size).toBe(1);
    expect(said[0]?.out).toMatch(/^CR203: total in two Outcomes\n\n[\s\S]*wrong\n {2}neutral: \[6, 7\]\n/u);
    expect(await desk.run(['explain', 'CR208'])).toMatchObject({
      code: 2,
      err: 'error: unknown code CR208\n  hint: did you mean CR207?\n',
    });
    expect((await desk.run(['explain', 'x'])).err).toContain('hint: list all codes with core-runner explain\n');
    const { code, example } = JSON.parse((await desk.run(['explain', 'CR203', '--json'])).out);
    expect([code, example.right]).toEqual(['CR203', 'neutral: [7]']);
  });
});

describe('validate', () => {
  it('has nothing to say of sound content: code 0', async ({ desk }) => {
    cpSync(coreRunner, desk.at('game'), { recursive: true });
    rewrite(desk.at('game/style.yaml'), (text) => `${text}off: [${ofTheBook}, spelling]\n`);
    const [plain, json] = await Promise.all([desk.run(['validate', 'game']), desk.run(['validate', 'game', '--json'])]);
    expect(plain).toEqual({
      code: 0,
      out: 'game: 36 Events (6 Shops), 11 Endings, 19 Sectors, no faults\n',
      err: '',
    });
    expect([json.code, json.err]).toEqual([0, '']);
    expect(JSON.parse(json.out)).toEqual({
      version: 1,
      directory: 'game',
      valid: true,
      counts: { events: 36, endings: 11, sectors: 19 },
      diagnostics: [],
    });
  });
  it('has nothing to say of the content that ships, its prose included: code 0', async ({ desk }) => {
    const { code, out, err } = await desk.run(['validate', coreRunner]);
    expect(code).toBe(0);
    expect(out).toMatch(/: 36 Events \(6 Shops\), 11 Endings, 19 Sectors, no faults\n$/u);
    expect(err).toBe('');
  });
  it('warns of prose, which leaves the code 0; what the fonts lack is an error; both can be switched off', async ({
    desk,
  }) => {
    cpSync(coreRunner, desk.at('game'), { recursive: true });
    const title = (text: string) =>
      rewrite(desk.at('game/events/11-corroded-golem.yaml'), (event) =>
        event.replace(/^title: .*$/mu, `title: ${text}`),
      );
    rewrite(desk.at('game/style.yaml'), (text) => `${text}off: [${ofTheBook}]\n`);
    title('Corroded Gollem');
    const drawn = [
      'warning[CR507]: unknown word Gollem',
      '  game/events/11-corroded-golem.yaml:2:17',
      '    2 | title: Corroded Gollem',
      '      |                 ^^^^^^',
      '  hint: if it is correct, add it to words in style.yaml',
      '',
      '1 warning',
      '',
    ].join('\n');
    const warned = await desk.run(['validate', 'game']);
    expect(warned).toEqual({
      code: 0,
      out: 'game: 36 Events (6 Shops), 11 Endings, 19 Sectors, no errors, 1 warning\n',
      err: drawn,
    });
    const json = JSON.parse((await desk.run(['validate', 'game', '--json'])).out);
    expect([
      json.valid,
      json.diagnostics.map((one: { severity: string; code: string }) => `${one.severity} ${one.code}`),
    ]).toEqual([true, ['warning CR507']]);
    rewrite(desk.at('game/style.yaml'), (text) => text.replace('off: [', 'off: [spelling, '));
    expect((await desk.run(['validate', 'game'])).err).toBe('');
    title('Corroded ☃');
    const failed = await desk.run(['validate', 'game']);
    expect([failed.code, failed.out]).toEqual([1, '']);
    expect(failed.err).toContain('error[CR304]: the display font cannot print ☃ (U+2603)\n  game/events/11-');
  });
  it('reads signs beyond ASCII: the bundle is no other than the source', async ({ desk }) => {
    cpSync(coreRunner, desk.at('game'), { recursive: true });
    rewrite(desk.at('game/events/11-corroded-golem.yaml'), (text) =>
      text.replace('bad: [2-4]', 'bad: [2–4]').replace('Health -5', 'Health −5'),
    );
    expect((await desk.run(['validate', 'game'])).code).toBe(0);
  });
  it('prints every fault with its place and their number: code 1', async ({ desk }) => {
    cpSync(coreRunner, desk.at('game'), { recursive: true });
    rewrite(desk.at('game/board.yaml'), (text) =>
      text.replace('label: start', 'lable: start').replace('id: E3', 'id: e3'),
    );
    const [plain, json, noColour, printing] = await Promise.all([
      desk.run(['validate', 'game']),
      desk.run(['validate', 'game', '--json']),
      desk.run(['validate', 'game'], { NO_COLOR: '1', FORCE_COLOR: '' }),
      desk.run(['print', 'tracking-sheet', '--content', 'game', '--json']),
    ]);
    expect([plain.code, plain.out]).toEqual([1, '']);
    expect(plain.err).toBe(
      [
        'error[CR102]: unknown key lable',
        '  game/board.yaml:12:28',
        '   12 |   - { id: C1, q: 0, r: -2, lable: start }',
        '      |                            ^^^^^',
        '  hint: did you mean label?',
        '',
        'error[CR104]: must be a letter and a number such as C1',
        '  game/board.yaml:23:11',
        '   23 |   - { id: e3, q: 2, r: 0 }',
        '      |           ^^',
        '',
        '2 errors',
        '',
      ].join('\n'),
    );
    expect(noColour).toEqual(plain);
    expect([json.code, json.err]).toEqual([1, '']);
    const result = JSON.parse(json.out);
    expect(result).toMatchObject({ directory: 'game', valid: false });
    expect(result.diagnostics[0]).toEqual({
      severity: 'error',
      code: 'CR102',
      message: 'unknown key lable',
      path: 'game/board.yaml',
      line: 12,
      column: 28,
      endLine: 12,
      endColumn: 33,
      hint: 'did you mean label?',
    });
    expect(result.diagnostics).toHaveLength(2);
    expect([printing.code, printing.out, printing.err]).toEqual([1, '', plain.err]);
    expect(existsSync(desk.at('out'))).toBe(false);
  });
  it('of a directory that is missing, a file, empty, half a game or binary gives faults', async ({ desk }) => {
    writeFileSync(desk.at('file'), 'x');
    mkdirSync(desk.at('empty'));
    mkdirSync(desk.at('half/events'), { recursive: true });
    for (const name of ['game.yaml', 'board.yaml']) cpSync(`${coreRunner}/${name}`, desk.at(`half/${name}`));
    mkdirSync(desk.at('binary/events'), { recursive: true });
    for (const name of ['game.yaml', 'board.yaml', 'setting.yaml', 'endings.yaml', 'events/11-x.yaml'])
      writeFileSync(
        desk.at(`binary/${name}`),
        Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 37) % 256)),
      );
    const before = desk.listing();
    const check = async (directory: string, code: number, message: string) => {
      for (const finished of await Promise.all([
        desk.run(['validate', directory]),
        desk.run(['run', '--seed', 'x', '--content', directory]),
      ])) {
        expect(finished.code).toBe(code);
        expect(finished.out).toBe('');
        expect(finished.err).toContain(message);
        noTrace(finished);
      }
    };
    await check('missing', 2, 'error[CR001]: cannot read: no such directory\n  missing');
    await check('file', 2, 'error[CR001]: expected a directory, found a file\n  file');
    await check('empty', 1, 'error[CR001]: cannot read: no such file\n  empty/game.yaml');
    await check('half', 1, 'error[CR201]: expected 36 Events');
    await check('binary', 1, 'error[CR002]: must be UTF-8 text, found ');
    expect(desk.listing()).toEqual(before);
  });
});

/** The deal of a seed as JSON has it. */
const dealOf = (seed: string) => JSON.parse(JSON.stringify(deal(shippedContent, seed, 'normal')));

describe('run', () => {
  it('--json is the deal and nothing else; the same seed deals the same; a sheet is in --out', async ({ desk }) => {
    const words = ['run', '--seed', 'rusty-crane-ledger', '--json', '--out'];
    const [one, two, hard] = await Promise.all([
      desk.run([...words, 'one']),
      desk.run([...words, 'two']),
      desk.run([...words, 'three', '--difficulty', 'hard']),
    ]);
    expect([one.code, one.err]).toEqual([0, '']);
    const { version, file, boards } = JSON.parse(one.out);
    const [dealt] = boards;
    expect([version, file, boards.length]).toEqual([1, 'one/run-rusty-crane-ledger-normal.pdf', 1]);
    expect(dealt).toMatchObject(dealOf('rusty-crane-ledger'));
    expect(Object.keys(dealt)).toEqual([
      'code',
      'seed',
      'difficulty',
      'sealed',
      'dice',
      'sectors',
      'reserves',
      'pictures',
    ]);
    expect(Object.keys(dealt.sectors[7])).toEqual(['id', 'q', 'r', 'label', 'sectorNumber', 'eventNumber']);
    expect(Object.keys(dealt.reserves)).toEqual(['eventNumbers', 'sectorNumbers']);
    expect(two.out).toBe(one.out.replace('one/', 'two/'));
    expect(JSON.parse(hard.out).boards[0]).toEqual({ ...dealt, difficulty: 'hard', code: expect.any(String) });
    expect(readdirSync(desk.at('one'))).toEqual(['run-rusty-crane-ledger-normal.pdf']);
    expect(readdirSync(desk.at('three'))).toEqual(['run-rusty-crane-ledger-hard.pdf']);
    expect(desk.hash('two/run-rusty-crane-ledger-normal.pdf')).toBe(desk.hash('one/run-rusty-crane-ledger-normal.pdf'));
  });
  it('--count gives a list, and one file', async ({ desk }) => {
    const [named, fresh] = await Promise.all([
      desk.run(['run', '--seed', 'crew', '--count', '3', '--json', '--out', 'a']),
      desk.run(['run', '--count', '2', '--json', '--out', 'b']),
    ]);
    const deals: { seed: string }[] = JSON.parse(named.out).boards;
    expect(deals.map(({ seed }) => seed)).toEqual(['crew-1', 'crew-2', 'crew-3']);
    expect(deals[1]).toMatchObject(dealOf('crew-2'));
    expect(readdirSync(desk.at('a'))).toEqual(['runs-crew-1-normal-x3.pdf']);
    const seeds = JSON.parse(fresh.out).boards.map(({ seed }: { seed: string }) => seed);
    expect(new Set(seeds).size).toBe(2);
    for (const seed of seeds) for (const word of seed.split('-')) expect(shippedContent.game.seedWords).toContain(word);
  });
  it('takes any text that can be seen for a seed, and the file stays in --out', async ({ desk }) => {
    const seeds = [
      '\u{1F3B2}\u{1F916}',
      'a/b\\c',
      '../../up',
      'one\ntwo',
      '-x',
      'CON',
      'x'.repeat(200),
      '%00*?"<>|',
      'Rusty Crane',
    ];
    const sheets = await Promise.all(
      seeds.map((seed, index) => desk.run(['run', `--seed=${seed}`, '--json', '--out', `deep/${index}`])),
    );
    for (const [index, finished] of sheets.entries()) {
      expect([finished.code, finished.err]).toEqual([0, '']);
      expect(JSON.parse(finished.out).boards[0]).toMatchObject(dealOf(seeds[index] ?? ''));
      const names = readdirSync(desk.at(`deep/${index}`));
      expect(names).toHaveLength(1);
      expect(names[0]).toMatch(/^run-[a-z0-9]+(-[a-z0-9]+)*-normal\.pdf$/u);
      expect(names[0]?.length).toBeLessThan(100);
      expect(
        readFileSync(desk.at(`deep/${index}/${names[0]}`))
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
    expect(readdirSync(desk.path)).toEqual(['deep']);
    expect(readdirSync(desk.at('deep'))).toHaveLength(seeds.length);
    // Seeds that deal different boards must never take each other's file.
    const files = seeds.slice(1).map((_, index) => readdirSync(desk.at(`deep/${index + 1}`))[0]);
    expect(new Set(files).size).toBe(files.length);
  });
  it('reads the codes that a sheet prints: the same board as of the characters themselves', async ({ desk }) => {
    const seeds = ['\u{1F3B2} a', '\\u{1F3B2} a', '\\u{1F3B2 20}a'];
    const dealt = await Promise.all(seeds.map((seed) => desk.run(['run', '--seed', seed, '--json', '--out', 'o'])));
    for (const { out } of dealt) expect(JSON.parse(out).boards[0]).toMatchObject(dealOf('\u{1F3B2} a'));
    expect(readdirSync(desk.at('o'))).toHaveLength(1);
  });
});

describe('print', () => {
  it('says in a table what it printed, gives the same bytes twice, and leaves nothing else behind', async ({
    desk,
  }) => {
    const [one, two] = await Promise.all([
      desk.run(['print', 'tracking-sheet', '--out', 'one']),
      desk.run(['print', 'tracking-sheet', 'tracking-sheet', '--out', 'two/deep'], {
        TZ: 'Asia/Tokyo',
        LANG: 'de_DE',
      }),
    ]);
    expect([one.code, one.err, two.code, two.err]).toEqual([0, '', 0, '']);
    expect(one.out).toMatch(/^file +pages +size +time\none\/tracking-sheet\.pdf +1 +\d+ kB +\d+\.\d\d s\n$/u);
    expect(two.out.split('\n')).toHaveLength(3);
    const digits = desk.hash('one/tracking-sheet.pdf');
    expect(desk.listing()).toEqual([
      'one/',
      `one/tracking-sheet.pdf ${digits}`,
      'two/',
      'two/deep/',
      `two/deep/tracking-sheet.pdf ${digits}`,
    ]);
  });
  it('--text writes the Tracking Sheet for an ear, --fillable for a screen', async ({ desk }) => {
    const [text, form] = await Promise.all([
      desk.run(['print', 'tracking-sheet', '--text', '--json']),
      desk.run(['print', 'tracking-sheet', '--fillable', '--out', 'forms']),
    ]);
    expect([text.code, text.err, form.code, form.err]).toEqual([0, '', 0, '']);
    expect(JSON.parse(text.out).files).toMatchObject([{ document: 'tracking-sheet', file: 'out/tracking-sheet.txt' }]);
    expect(readFileSync(desk.at('out/tracking-sheet.txt'), 'utf8')).toContain(
      'Sector C1 START, 4 from GOAL\nBorders: ',
    );
    expect(form.out).toContain('forms/tracking-sheet-fillable.pdf');
  });
  it('--json lists what was printed; papers differ; the sheet fits one leaf', async ({ desk }) => {
    const papers = ['a4', 'letter', 'a5', 'half-letter'];
    const named = (paper: string) => `tracking-sheet${paper === 'a4' ? '' : `-${paper}`}.pdf`;
    const all = await Promise.all(
      papers.map((paper) => desk.run(['print', 'tracking-sheet', '--paper', paper, '--json', '--out', paper])),
    );
    for (const [index, { code, out, err }] of all.entries()) {
      const paper = papers[index] as string;
      const file = `${paper}/${named(paper)}`;
      const bytes = readFileSync(desk.at(file)).length;
      const pages = index < 2 ? 1 : 2;
      expect([code, err]).toEqual([0, '']);
      expect(JSON.parse(out).files).toEqual([
        { document: 'tracking-sheet', file, paper, pages, bytes, milliseconds: expect.any(Number), warnings: [] },
      ]);
    }
    expect(new Set(papers.map((paper) => desk.hash(`${paper}/${named(paper)}`))).size).toBe(4);
  });
  it('dates files by SOURCE_DATE_EPOCH, where it is set, and by the edition otherwise', async ({ desk }) => {
    const print = (out: string, epoch: string) =>
      desk.run(['print', 'tracking-sheet', '--out', out], { SOURCE_DATE_EPOCH: epoch });
    const [none, then, wrong] = await Promise.all([print('a', ''), print('b', '86400'), print('c', 'today')]);
    expect([none.code, then.code]).toEqual([0, 0]);
    const dates = (out: string) => {
      const text = readFileSync(desk.at(`${out}/tracking-sheet.pdf`), 'latin1');
      return new Set(
        [...text.matchAll(/\(D:(\d{8})|<xmp:CreateDate>([\d-]+)T/gu)].map(
          (found) => found[1] ?? found[2]?.replaceAll('-', ''),
        ),
      );
    };
    expect(dates('a')).toEqual(new Set([shippedContent.game.edition.date.replaceAll('-', '')]));
    expect(dates('b')).toEqual(new Set(['19700102']));
    expect([wrong.code, wrong.out]).toEqual([2, '']);
    expect(wrong.err).toBe('error: SOURCE_DATE_EPOCH must be a number of seconds, found today\n');
    expect(existsSync(desk.at('c'))).toBe(false);
  });
  it('where it cannot write says so, code 2, and leaves all as it was', async ({ desk }) => {
    writeFileSync(desk.at('file'), 'old');
    mkdirSync(desk.at('full/tracking-sheet.pdf'), { recursive: true });
    writeFileSync(desk.at('full/run-a-normal.pdf'), 'old');
    writeFileSync(desk.at('full/run-b-normal.pdf'), 'kept', { mode: 0o444 });
    const before = desk.listing();
    const tooLong = `new/newer/${'n'.repeat(300)}`;
    const cases: Readonly<Record<string, string>> = {
      'print tracking-sheet --out file': 'file/tracking-sheet.pdf: a part of the path is a file',
      'print tracking-sheet --out file/below': 'file/below: a part of the path is a file',
      'print run-sheet tracking-sheet --seed a --out full':
        'full/tracking-sheet.pdf: a directory with that name exists',
      'run --seed b --out full': 'full/run-b-normal.pdf: permission denied',
      [`run --seed a --out ${tooLong}`]: `${tooLong}: the name is too long`,
      'run --seed a --json --out file': 'file/run-a-normal.pdf: a part of the path is a file',
    };
    const all = await Promise.all(Object.keys(cases).map((words) => desk.run(words.split(' '))));
    const errors = Object.values(cases).map((message) => `error: cannot write ${message}\n`);
    expect(all).toEqual(errors.map((err) => ({ code: 2, out: '', err })));
    expect(desk.listing()).toEqual(before);
  });
  it.skipIf(process.platform !== 'linux')('does not hang where no directory can be made', async ({ desk }) => {
    const finished = await desk.run(['print', 'tracking-sheet', '--out', '/proc/core-runner/out']);
    expect([finished.code, finished.out]).toEqual([2, '']);
    expect(finished.err).toMatch(/^error: cannot write \/proc\/core-runner: /u);
  });
  it('takes an old file away only for a whole new one', async ({ desk }) => {
    mkdirSync(desk.at('out'));
    writeFileSync(desk.at('out/tracking-sheet.pdf'), 'old');
    const { code } = await desk.run(['print', 'tracking-sheet']);
    expect(code).toBe(0);
    const text = readFileSync(desk.at('out/tracking-sheet.pdf'), 'latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(readdirSync(desk.at('out'))).toEqual(['tracking-sheet.pdf']);
  });
});
