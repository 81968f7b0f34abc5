import { beforeAll, describe, expect, it } from 'vitest';
import type { LabelName } from '../../src/model/board.ts';
import type { Content } from '../../src/model/content.ts';
import type { Event } from '../../src/model/event.ts';
import { paperNames } from '../../src/typeset/page/style.ts';
import { type ReadPdf, squeezed } from '../pdf/open-pdf.ts';
import { openChallenge as deal } from './open-challenge.ts';
import { drawnSectors } from './sheets/sheet-map.ts';
import { composed, content, print, printed, textOutside } from './workshop.ts';

const withEvents = (change: (event: Event) => Event): Content => ({ ...content, events: content.events.map(change) });
/** The game with other words in one Outcome of an Event. */
const withText = (number: number, name: 'bad' | 'wild', change: (text: string) => string) =>
  withEvents((event) => {
    if (event.number !== number || event.kind !== 'event') return event;
    const outcome = event.outcomes[name];
    return { ...event, outcomes: { ...event.outcomes, [name]: { ...outcome, text: change(outcome.text) } } };
  });
const withBad = (change: (text: string) => string) => withText(11, 'bad', change);
const longText = `${Array.from({ length: 400 }, (_, index) => ['gantry', 'rust', 'the', 'of', 'lift'][(index * 7) % 5]).join(' ')}.`;

describe('odd contents', () => {
  it.each(paperNames)('a board of seven Sectors fills the map of the sheet on %s', (paper) => {
    const near = content.board.sectors.filter(({ q, r }) => [q, r, q + r].every((one) => Math.abs(one) <= 1));
    const labels: Record<string, LabelName> = { '0,-1': 'start', '0,1': 'goal', '-1,0': 'escape', '1,0': 'escape' };
    const sectors = near.map(({ label: _, ...sector }) => {
      const label = labels[`${sector.q},${sector.r}`];
      return label ? { ...sector, label } : sector;
    });
    const seven: Content = { ...content, board: { ...content.board, sectors } };
    expect(near).toHaveLength(7);
    const [page] = composed('tracking-sheet', paper, seven);
    const drawn = drawnSectors(page?.marks ?? []);
    expect(drawn).toHaveLength(7);
    for (const sector of drawn) expect([sector.squares.length, sector.lines.length]).toEqual([1, 1]);
    const [run] = composed('run-sheet', paper, seven, { deals: [deal(seven, 'x', 'easy')] });
    for (const sector of drawnSectors(run?.marks ?? []))
      expect([sector.inSquare, sector.onLine].every((number) => /^[1-6]{1,2}$/u.test(number))).toBe(true);
  });

  it.each(paperNames)(
    'an Outcome of 1200 words is an error on %s, which no page holds, at its place',
    async (paper) => {
      const long = withBad((text) => `${text}\n\n${`${longText} `.repeat(3).trim()}`);
      const { diagnostics } = await print('event-book', paper, long);
      const tooLong = diagnostics.filter(({ code }) => code === 'CR303');
      expect(tooLong.map(({ message }) => message).join()).toMatch(/^Event 11 is \d+ lines? too long/u);
      expect(tooLong[0]?.span.source.path).toMatch(/11-corroded-golem\.yaml$/u);
      expect(tooLong.map(({ severity }) => severity)).toEqual(['error']);
      const split = await print('event-book', paper, long, { veil: 'split' });
      const found = split.diagnostics.find(({ code }) => code === 'CR303');
      expect(found?.message).toMatch(/^Bad of Event 11 Corroded Golem is \d+ lines? too long/u);
    },
  );

  it('a half-page Event that is too long gets a full page rather than its neighbour’s half', async () => {
    const half = content.events.find((event) => event.kind === 'event' && event.size === 'half');
    const grown = withText(half?.number ?? 0, 'wild', () => longText);
    const { pdf, diagnostics } = await printed('event-book', 'a4', grown);
    expect(diagnostics.filter(({ code }) => code === 'CR303')).toHaveLength(1);
    expect(pdf.pages.flatMap((page) => textOutside(page))).toEqual([]);
  });

  describe.each(['a4', 'a5'] as const)('on %s', (paper) => {
    const titles = new Map([
      [12, 'Golem 北京 \u{1F3B2} ☃ of Iron'],
      [13, 'Corroded Golem of the Casting Floor at Kessel and Dunn, Still Standing, '.repeat(4).trim()],
      [15, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
      [16, '{{title}} *a* <b>b</b> [c](d) \\ & # |'],
      [21, ''],
    ]);
    const text = 'He wrote {{health}} and [here](https://a.example) <b>twice</b> \\ & `so`, *loud*.';
    const odd = withBad(() => text);
    const content: Content = {
      ...odd,
      events: odd.events.map((event) => ({ ...event, title: titles.get(event.number) ?? event.title })),
    };
    let pdf: ReadPdf;
    const textAt = (number: number): string => {
      const title = `${number} ${titles.get(number)}`;
      const found = pdf.bookmarks.find((bookmark) => bookmark.title === title);
      expect(found, title).toBeDefined();
      return squeezed(pdf.pages[(found?.to.page ?? 1) - 1]?.text ?? '');
    };
    beforeAll(async () => {
      pdf = (await printed('event-book', paper, content)).pdf;
    });

    it('a title with characters the fonts lack is an error that names them', async () => {
      const faults = (await print('event-book', paper, content)).diagnostics.filter(({ code }) => code === 'CR304');
      // By the line: those of a title in a narrow column are several.
      for (const { severity, message } of faults) {
        expect(severity).toBe('error');
        expect(message).toMatch(/^the display font cannot print .* in “.*”$/u);
      }
      const named = new Set(faults.flatMap(({ message }) => message.match(/\S (?=\(U\+)/gu) ?? []));
      expect([...named].map((one) => one.trim())).toEqual(['北', '京', '\u{1F3B2}', '☃']);
    });
    it.each([
      ['with characters the fonts lack is bookmarked all the same', 12, ['12Golem', 'ofIron']],
      ['that is very long is printed whole', 13, [titles.get(13)]],
      ['that is one long word stops no printer', 15, ['15Donau']],
      ['that is empty stops no printer', 21, ['21']],
      ['with markup is printed as it was typed', 16, [titles.get(16)]],
    ])('a title %s', (_, number, found) => {
      for (const words of found) expect(textAt(number)).toContain(squeezed(words ?? ''));
    });
    it('markup in an Outcome is printed as it was typed', () => {
      const all = squeezed(pdf.pages.map((page) => page.text).join(''));
      expect(all).toContain(squeezed(text.replaceAll('*', '')));
    });
  });

  it('Shops with long names for their goods keep their tables on the page', async () => {
    const longer = (name: string) => `${name}, with everything that hangs from it and more`;
    const wordy = withEvents((event) => {
      if (event.kind !== 'shop') return event;
      const items = event.items.map((item) => ({ ...item, name: longer(item.name) }));
      // A scene that fills its leaf leaves no room for longer names.
      return { ...event, late: undefined, ifYouBear: undefined, items };
    });
    for (const paper of ['a4', 'half-letter'] as const) {
      const { pdf } = await printed('event-book', paper, wordy);
      expect(pdf.pages.flatMap((page) => textOutside(page, 14))).toEqual([]);
    }
  });
});
