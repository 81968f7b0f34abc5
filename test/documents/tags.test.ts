/** Every document as software reads it: PDF/UA-1, and each text in the element that says what it is. */

import { beforeAll, describe, expect, it } from 'vitest';
import { openWorkshop } from '../../src/build.ts';
import type { SystemDocumentId } from '../../src/documents/catalogue.ts';
import { ofSystems } from '../../src/documents/index.ts';
import { challenge } from '../../src/game/challenge.ts';
import { measure } from '../../src/game/measure/measure.ts';
import { outcomeNames } from '../../src/model/event.ts';
import { adjacency } from '../../src/model/hex.ts';
import { capitalised } from '../../src/model/vocabulary.ts';
import { drawPdf } from '../../src/pdf/draw.ts';
import { diceSystems } from '../../src/systems/index.ts';
import { paperNames } from '../../src/typeset/page/style.ts';
import { simulationRunner } from '../game/simulation-runner.ts';
import { elementsOf, type ReadTags, readTags } from '../pdf/tags.ts';
import { supplies } from '../typeset/house.ts';
import { openChallenge as deal } from './open-challenge.ts';
import { companionOrder, content, print, printed, typeset } from './workshop.ts';

const bench = simulationRunner(content, 'tags', 'novice');
const deals = (...seeds: string[]) => seeds.map((seed) => deal(content, seed, 'normal'));

const workshop = openWorkshop('en-GB', supplies);

const companion = (...order: Parameters<typeof companionOrder>) => workshop.print(companionOrder(...order)).bytes;

/** A file as software reads it, when it has no faults. */
function sound(bytes: Uint8Array): ReadTags {
  const tags = readTags(bytes);
  expect(tags.faults).toEqual([]);
  return tags;
}

const squeezed = (text: string) => text.replace(/[\s\u00AD]+/gu, ' ').trim();
const whole = (text: string) => text.replace(/[\s\u00AD*_]+/gu, '');
const all = ({ document }: ReadTags, type: string) => elementsOf(document).filter((one) => one.type === type);
const texts = (tags: ReadTags, type: string) => all(tags, type).map(({ text }) => squeezed(text));

describe.each(paperNames)('on %s', (paper) => {
  it.each(['rule-book', 'event-book', 'tracking-sheet', 'veil-card', 'register', 'papers'] as const)(
    '%s is PDF/UA-1',
    async (id) => {
      sound((await print(id, paper)).bytes);
    },
  );
  it.each([1, 3])('%i Run sheets are PDF/UA-1', async (count) => {
    sound((await print('run-sheet', paper, content, { deals: deals('moth', 'rust', 'a').slice(0, count) })).bytes);
  });
  it('a large file of Run sheets is PDF/UA-1, and reads numbers in the order of the map', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `moth-${index}`);
    const tags = sound((await print('run-sheet', paper, content, { deals: deals(...names) })).bytes);
    const numbers = deal(content, 'moth-59', 'normal').sectors.map((one) => `${one.sectorNumber} ${one.eventNumber} `);
    expect(all(tags, 'P').some(({ spoken }) => spoken.startsWith(`seed moth-59 ${numbers.join('')}`))).toBe(true);
  });
  it('a sealed Run sheet is PDF/UA-1, and says each pair and each cell', async () => {
    const one = challenge(content, 'moth', 'normal', { sealed: true, dice: true });
    const tags = sound((await print('run-sheet', paper, content, { deals: [one] })).bytes);
    const spoken = [...all(tags, 'LI'), ...all(tags, 'P')].map((element) => element.spoken).join(' ');
    const [[sector, pair] = ['', '']] = one.seal?.sectors ?? [];
    expect(spoken).toContain(`${content.board.sectors[0]?.id}: Sector Number ${sector}, Event Number ${pair}. `);
    expect(spoken).toContain(`${pair}: ${one.sectors[0]?.eventNumber}. `);
  });
  it('the balance report is PDF/UA-1', async () => {
    const measured = await measure(content, bench, 'tags', { runs: 10, partRuns: 2 });
    sound((await print('balance-report', paper, content, { measured })).bytes);
  });
  it.each(diceSystems.map((system) => [system.id, system] as const))('%s is PDF/UA-1', (_, system) => {
    for (const id of Object.keys(ofSystems) as SystemDocumentId[]) sound(companion(system, id, paper));
  });
});

// Editions that no other test reads.
it.each([
  ['rule-book', 'a4', { lowInk: true }],
  ['event-book', 'a4', { lowInk: true }],
  ['rule-book', 'a5', {}],
  ['rule-book', 'letter', { largePrint: true }],
  ['event-book', 'letter', { largePrint: true }],
  ['tracking-sheet', 'a4', { largePrint: true }],
  ['veil-card', 'a5', { lowInk: true }],
  ['papers', 'a5', {}],
] as const)('%s on %s in %j is PDF/UA-1', async (id, paper, edition) => {
  sound((await print(id, paper, content, { edition })).bytes);
});

describe('the Event Book', () => {
  let tags: ReadTags;
  beforeAll(async () => {
    tags = readTags((await print('event-book', 'a5')).bytes);
  });

  it('has its title, its chapters and the heads of its entries as headings, and nothing else', () => {
    const { events, chapters, endings, game } = content;
    expect(texts(tags, 'H1')[0]).toBe(`${game.title} Event Book`.toUpperCase());
    expect(texts(tags, 'H1')).toEqual(expect.arrayContaining(chapters.map(({ title }) => title)));
    const heads = texts(tags, 'H2');
    const entries = [
      ...events.map(({ number, title, kind }) => `${number} ${title}${kind === 'shop' ? ' (SHOP)' : ''}`),
      ...endings.map(({ title }) => title),
    ];
    const first = heads.indexOf(entries[0] as string);
    expect(heads.slice(first, first + entries.length)).toEqual(entries);
    // After the entries are the remarks, under the words that lead to each Ending.
    expect(heads.slice(first + entries.length)).toHaveLength(endings.length);
  });

  it('keeps each Event in a section, its Outcomes after its scene, in paragraphs', () => {
    const sections = all(tags, 'Sect');
    for (const event of content.events) {
      const section = sections.find(({ kids }) => squeezed(kids[0]?.text ?? '').startsWith(`${event.number} `));
      const paragraphs = section?.kids.filter(({ type }) => type === 'P').map(({ text }) => whole(text)) ?? [];
      const read = paragraphs.join('');
      const parts = event.kind === 'event' ? outcomeNames.map((name) => event.outcomes[name].text) : [];
      let from = 0;
      for (const part of [event.text, ...parts]) {
        for (const paragraph of part.split(/\n\s*\n/u)) {
          const at = read.indexOf(whole(paragraph).slice(0, 40), from);
          expect(at, `${event.number}: ${paragraph}`).toBeGreaterThanOrEqual(from);
          from = at;
        }
      }
      const heads = section?.kids.filter(({ type }) => type === 'H3').map(({ text }) => squeezed(text));
      const named = outcomeNames.map((name) => content.game.words[name].one.toUpperCase());
      expect(heads?.map((one) => one.replace(/^\[.*\] /u, ''))).toEqual(event.kind === 'event' ? named : []);
      const roll = section?.kids.find(({ type }) => type === 'L');
      if (event.kind === 'event')
        expect(roll?.kids.map(({ text }) => squeezed(text).split(' ').at(-1))).toEqual(outcomeNames.map(capitalised));
    }
  });

  it.each(['split', 'none'] as const)(
    'has a heading for each Outcome with its veil %s, and no bookmark',
    async (veil) => {
      const { bytes, pdf } = await printed('event-book', 'a4', content, { veil });
      const heads = texts(sound(bytes), 'H3');
      expect(heads).toHaveLength(4 * content.events.filter(({ kind }) => kind === 'event').length);
      expect(pdf.bookmarks.filter(({ title }) => heads.includes(title))).toEqual([]);
    },
  );

  it('reads words divided at a line end, and words on two lines, as they are written', () => {
    const read = all(tags, 'P')
      .map(({ text }) => text)
      .join('\n')
      .replaceAll('\u00AD', '');
    const wordsOf = (text: string) => text.split(/[\s\u2014]+/u);
    const words = content.events.flatMap(({ text }) => wordsOf(text.replace(/[*_]/gu, '')));
    const known = new Set(wordsOf(read));
    expect(words.filter((word) => word !== '' && !known.has(word))).toEqual([]);
  });

  it('has every item of a Shop in a table with its heads', () => {
    const tables = all(tags, 'Table').map(({ kids }) => kids.map((row) => row.kids));
    for (const event of content.events) {
      if (event.kind !== 'shop') continue;
      const table = tables.find((rows) => rows[1]?.[0] && squeezed(rows[1][0].text) === `1 ${event.items[0]?.name}`);
      const [head, ...rows] = table?.map((cells) => cells.map(({ type, text }) => `${type} ${squeezed(text)}`)) ?? [];
      expect(head).toEqual(['TH Item', 'TH Effect', 'TH Cost']);
      expect(rows).toEqual(
        event.items.map(({ name, cost }, place) => [
          `TD ${place + 1} ${name}`,
          expect.stringMatching(/^TD /u),
          `TD ${cost}`,
        ]),
      );
    }
  });
});

describe('sheets', () => {
  const borders = () => {
    const near = adjacency(content.board.sectors);
    return content.board.sectors.map(({ id }) => ({ id, near: [...(near.get(id) ?? [])] }));
  };

  it('say in words which Sector borders which', async () => {
    const [figure] = all(readTags((await print('tracking-sheet', 'a4')).bytes), 'Figure');
    const sentences = (figure?.alt ?? '').split('. ');
    for (const { id, near } of borders()) {
      const sentence = sentences.find((one) => new RegExp(`^${id}\\b.* borders `, 'u').test(one)) ?? '';
      const named = sentence.replace(/^.* borders /u, '').match(/[A-Z]\d+/gu) ?? [];
      expect(named.sort(), id).toEqual(near.sort());
    }
  });

  it.each([1, 2])('say each number with its Sector, %i to a file', async (count) => {
    const some = deals('moth', 'rust').slice(0, count);
    const tags = readTags((await print('run-sheet', 'a5', content, { deals: some })).bytes);
    const paragraphs = all(tags, 'P').map(({ spoken }) => spoken);
    const lists = all(tags, 'L').map(({ kids }) => kids.map(({ spoken }) => squeezed(spoken)));
    for (const [index, { sectors, reserves, seed }] of some.entries()) {
      expect(paragraphs).toContain(`seed ${seed}`);
      expect(paragraphs.join('\n')).toContain(`Spare Event Numbers: ${reserves.eventNumbers.join(', ')}.`);
      expect(lists[index]).toHaveLength(sectors.length);
      for (const [at, { id, sectorNumber, eventNumber }] of sectors.entries())
        expect(lists[index]?.[at]).toMatch(
          new RegExp(`^${id}(?: [^.:]+)?: ${sectorNumber}, Event ${eventNumber}\\.$`, 'u'),
        );
    }
  });

  it.each(paperNames)('have a heading for each part, and their board before their LOG, on %s', async (paper) => {
    const { words, diceMods } = content.game;
    const parts = [words.health, words.money, words.core, words.diceMod].map(({ heading }) => heading);
    const order = (tags: ReadTags) =>
      elementsOf(tags.document).map(({ type, spoken }) => `${type} ${squeezed(spoken)}`);
    const blank = order(readTags((await print('tracking-sheet', paper)).bytes));
    const heads = (read: readonly string[]) => read.filter((one) => /^H[1-6] /u.test(one));
    const [title, map, log] = [`H1 ${content.game.title.toUpperCase()}`, content.board.title, words.log.heading].map(
      (one, index) => (index === 0 ? one : `H2 ${one}`),
    );
    const before = [title, ...parts.map((one) => `H2 ${one}`), map];
    expect(heads(blank)).toEqual([...before, 'H2 Numbers used', log]);
    const run = order(readTags((await print('run-sheet', paper, content, { deals: deals('moth') })).bytes));
    const resets = diceMods.filter(({ use }) => use.kind.startsWith('reset'));
    const spare = resets.map(({ abbreviation }) => `H2 SPARE NUMBERS, FOR ${abbreviation}`);
    expect(heads(run)).toEqual([...before, ...spare, log, 'H2 Run code']);
    const board = run.findIndex((one) => one.startsWith('L '));
    expect(board).toBeGreaterThan(run.indexOf(map as string));
    expect(board).toBeLessThan(run.indexOf(spare[0] as string));
    expect(run.at(-1)).toMatch(/^(?:P 1KSH-|Figure)/u);
  });

  it('have each field of a form after the heading of its part', async () => {
    const { bytes } = await print('tracking-sheet', 'a4', content, { fillable: true });
    let part = '';
    const found = new Map<string, number>();
    for (const { type, spoken } of elementsOf(sound(bytes).document))
      if (/^H\d$/u.test(type)) part = squeezed(spoken);
      else if (type === 'Form') found.set(part, (found.get(part) ?? 0) + 1);
    const { board, game } = content;
    const tokens = 2 * game.diceMods.reduce((sum, { count }) => sum + count, 0);
    expect(found.get(game.words.diceMod.heading)).toBe(tokens);
    expect(found.get(board.title)).toBe(4 * board.sectors.length);
    expect(found.get('Numbers used')).toBe(game.eventDie ** 2);
    expect(found.get(game.words.log.heading)).toBeGreaterThan(6);
  });

  it.each(diceSystems.map((system) => [system.id, system] as const))(
    'of %s have a heading for each section',
    (_, system) => {
      const tags = sound(companion(system, 'sheet', 'a4'));
      const { rows } = companionOrder(system, 'sheet', 'a4').input.words.sheet;
      const titles = rows.flatMap(({ sections }) =>
        sections.flatMap(({ section }) => section.title?.toUpperCase() ?? []),
      );
      expect(titles.length).toBeGreaterThan(1);
      expect(texts(tags, 'H2')).toEqual(titles);
    },
  );

  it.each([{}, { largePrint: true }])('read the veil card in its order, %j', async (edition) => {
    const tags = sound((await print('veil-card', 'a4', content, { edition })).bytes);
    const read = elementsOf(tags.document);
    const back = read.slice(read.findIndex(({ type, text }) => type === 'H1' && text.includes('in brief')));
    const heads = back.filter(({ type }) => ['H1', 'L'].includes(type));
    expect(heads.map(({ type }) => type)).toEqual(['H1', 'L', 'H1', 'L']);
    expect(heads[2]?.text).toContain('The veil card');
    const steps = heads[3]?.kids.map(({ text }) => squeezed(text)) ?? [];
    expect(steps.map(([sign]) => sign)).toEqual(['1', '2', '3', '4']);
    expect(steps[1]).toContain(squeezed('When you have your total'));
  });

  it('are read in the order in which their rolls are used', () => {
    for (const system of diceSystems) {
      const tags = readTags(companion(system, 'rolls', 'a4'));
      const grids = all(tags, 'P').filter(({ spoken }) => spoken.startsWith('1: '));
      expect(grids).toHaveLength(system.sheet.length);
      for (const { spoken } of grids) {
        const numbers = [...spoken.matchAll(/(?:^|\. )(\d+): /gu)].map(([, number]) => Number(number));
        expect(numbers.length).toBeGreaterThan(5);
        expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      }
    }
  });
});

describe('the reading of tags', () => {
  /** The file with one thing spoilt; what replaces it is as long, so that the table of objects still leads right. */
  const spoilt = (bytes: Uint8Array, from: string, to: string): ReadTags => {
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).toContain(from);
    expect(to).toHaveLength(from.length);
    return readTags(Buffer.from(text.replace(from, to), 'latin1'));
  };

  it.each([
    ['06-001', '/Metadata ', '/Metudata '],
    ['06-002', '<pdfuaid:part>1<', '<pdfuaid:part>2<'],
    ['06-003', '<dc:title>', '<dc:tittle'],
    ['07-001', '/DisplayDocTitle', '/DisplayDocTytle'],
    ['07-002', '/DisplayDocTitle true', '/DisplayDocTitle null'],
    ['11-006', '/Lang (', '/Lung ('],
    ['01-000', '/Marked true', '/Merked true'],
    ['01-006', '/S /P\n/P ', '/S /P\n/Q '],
    ['02-001', '/S /Sect', '/S /Sekt'],
    ['09-004', '/S /LBody', '/S /Lbody'],
    ['14-002', '/S /H1', '/S /H2'],
    ['14-003', '/S /H2', '/S /H3'],
    ['15-003', '/Scope /Column', '/Scape /Column'],
    ['16-001', '/ListNumbering', '/ListNumberins'],
    ['28-002', '/StructParent ', '/StructPurent '],
    ['28-004', '/Contents (', '/Contexts ('],
    ['28-008', '/Tabs', '/Tubs'],
    ['28-009', '/Tabs /S', '/Tabs /R'],
    ['28-011', '/S /Link', '/S /Note'],
    ['31-027', '/ToUnicode', '/ToUnicodo'],
  ])('finds %s', (number, from, to) => {
    const { faults } = spoilt(eventBook(), from, to);
    expect(faults.filter((one) => one.startsWith(number)).length, faults.join('\n')).toBeGreaterThan(0);
  });

  it('finds 13-004, a figure without words', async () => {
    const { bytes } = await print('tracking-sheet', 'a4');
    expect(spoilt(bytes, '/Alt (', '/Olt (').faults).toContain('13-004 a figure without words');
  });

  let book: Uint8Array | undefined;
  /** With each of its objects where it can be spoilt. */
  function eventBook(): Uint8Array {
    book ??= drawPdf({ ...typeset('event-book', 'a4'), packed: false }, supplies);
    return book;
  }
});
