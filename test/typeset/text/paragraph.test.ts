import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cut, type Inlines, plain, plainText } from '../../../src/manuscript/block.ts';
import type { TextMark } from '../../../src/typeset/page/page.ts';
import { spaceLimits } from '../../../src/typeset/text/break-lines.ts';
import { setParagraph, setSingleLine } from '../../../src/typeset/text/paragraph.ts';
import type { SetLine } from '../../../src/typeset/text/set-line.ts';
import { displayCuts, serifCuts, type TextStyle } from '../../../src/typeset/text/text-style.ts';
import { holds } from '../holds.ts';
import { typesetter } from '../house.ts';
import { endOf, wordsOf } from '../marks.ts';

const body: TextStyle = { cuts: serifCuts, size: 10, colour: 0, mode: 'justified' };
const ragged: TextStyle = { ...body, mode: 'ragged' };

const texts = (line: SetLine): TextMark[] => line.marks.filter((mark) => mark.kind === 'text');
const textOf = (line: SetLine) => texts(line).map(wordsOf).join('');
const rightEdge = (line: SetLine) => endOf(texts(line).at(-1) as TextMark);

const longWords =
  'responsibility machinery daylight Halden-Osei industrial difficult afflicted half-finished conveyor government';
const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('the', 'of', 'a', 'it', 'and', 'lift', 'office', 'cat', 'hair', 'pipe') },
  { weight: 6, arbitrary: fc.constantFrom(...longWords.split(' ')) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('“Next', 'please,”', 'door.', '(Health\u00A0−2)', 'rust—red', 'don’t', '1936'),
  },
);
const text: fc.Arbitrary<Inlines> = fc
  .array(fc.tuple(word, fc.constantFrom<Cut>('roman', 'roman', 'roman', 'italic', 'bold', 'bold-italic')), {
    minLength: 1,
    maxLength: 80,
    size: 'max',
  })
  .map((words) => words.map(([text, cut], index) => ({ text: index < words.length - 1 ? `${text} ` : text, cut })));
const mode = fc.constantFrom<TextStyle['mode']>('justified', 'ragged', 'centred', 'right');
const width = fc.integer({ min: 150, max: 400 });
const indent = fc.constantFrom(0, 13.5, 60);

const set = (inlines: Inlines, width: number, style: TextStyle) =>
  setParagraph(inlines, width, style, 'paragraph', typesetter);

describe('setParagraph', () => {
  it('keeps every character, in order; a divided word shows a soft hyphen', () =>
    holds(300, [text, mode, width, indent, fc.boolean()], (inlines, mode, width, indent, tabular) => {
      const lines = set(inlines, width, { ...body, mode, indent, tabular });
      const whole = plainText(inlines).replaceAll('\u00A0', ' ');
      // A line ends with a soft hyphen, after a hyphen or dash, or with the space that was there.
      let rest = whole;
      for (const line of lines) {
        const read = textOf(line);
        const kept = read.replace(/\u00AD$/u, '');
        expect(kept).not.toContain('\u00AD');
        expect(rest.startsWith(kept), `${kept} | ${rest.slice(0, 60)}`).toBe(true);
        rest = rest.slice(kept.length);
        if (read === kept && !/[-\u2014 ]$/u.test(kept)) expect(rest).toBe('');
        if (read !== kept) expect(rest).toMatch(/^\S/u);
        expect(line.text.replaceAll('\u00A0', ' ')).toBe(read.trimEnd());
      }
      expect(rest).toBe('');
    }));

  it('ends justified lines at the measure, all but the last', () =>
    holds(300, [text, width, indent], (inlines, width, indent) => {
      const lines = set(inlines, width, { ...body, indent });
      for (const [index, line] of lines.entries()) {
        expect(texts(line)[0]?.x).toBeCloseTo(index === 0 ? indent : 0, 6);
        if (index === lines.length - 1) expect(rightEdge(line)).toBeLessThan(width + 0.05);
        else if (line.text.includes(' ')) expect(Math.abs(rightEdge(line) - width)).toBeLessThan(0.05);
      }
    }));

  it('never runs over the measure where text is ragged, centred or on the right', () =>
    holds(300, [text, width, indent, mode], (inlines, width, indent, mode) => {
      fc.pre(mode !== 'justified');
      for (const line of set(inlines, width, { ...body, indent, mode })) {
        expect(rightEdge(line)).toBeLessThan(width + 0.05);
        expect(texts(line)[0]?.x).toBeGreaterThan(-0.05);
      }
    }));

  it('keeps word spaces between 3/4 and 7/4 in a paragraph of small words, and says how wide they are', () => {
    const story = plain(
      'The foot is down and the cat is on the lid of the pipe by the door in the wall of it. '.repeat(6).trim(),
    );
    for (const width of [200, 260, 338, 345]) {
      for (const line of set(story, width, body)) {
        expect(line.spacing).toBeGreaterThan(0.745);
        expect(line.spacing).toBeLessThan(1.755);
      }
    }
  });

  it('ends no more than two lines in a row with a hyphen', () => {
    const story = plain('responsibility government industrial machinery extraordinary '.repeat(12).trim());
    for (let width = 70; width < 200; width += 7) {
      let row = 0;
      for (const line of set(story, width, body)) {
        row = line.text.endsWith('\u00AD') ? row + 1 : 0;
        expect(row).toBeLessThanOrEqual(2);
      }
    }
  });

  it('lets the letters of a loose line take a little of its room before its spaces do', () => {
    const story = plain('CRYPTOCREDITS CORRODED CONVEYORS CRYPTOCREDITS CORRODED CONVEYORS INDUSTRIAL');
    const tracked: number[] = [];
    for (let width = 130; width < 260; width += 5)
      for (const line of set(story, width, body)) {
        const [mark] = texts(line);
        if (!mark?.tracking) continue;
        tracked.push(mark.tracking);
        const { tightest, loosest } = spaceLimits;
        const beyond = Math.max(line.spacing - loosest, tightest - line.spacing);
        expect(beyond, `${line.spacing}`).toBeGreaterThanOrEqual(-1e-9);
      }
    expect(Math.max(...tracked)).toBeCloseTo(0.2, 6);
    expect(Math.min(...tracked)).toBeGreaterThanOrEqual(-0.1 - 1e-9);
  });

  it('hangs stops, hyphens and quotation marks in the margins, and nothing after an indent', () => {
    const story = plain(
      '“A cat,” said “the lift,” and “it sat, ate, and slept.” “Half-way,” it said. '.repeat(9).trim(),
    );
    const width = 190;
    const lines = set(story, width, { ...body, hangs: true, indent: 13.5 }).slice(0, -1);
    const reach = (line: SetLine) => ({
      left: -(texts(line)[0]?.x ?? 0),
      right: rightEdge(line) - width,
      text: textOf(line).trimEnd(),
    });
    const [first, ...rest] = lines.map(reach);
    expect(first?.left).toBe(-13.5);
    for (const { left, text } of rest) expect(left, text).toBeCloseTo(text.startsWith('“') ? 2.64 : 0, 6);
    for (const { right, text } of rest) {
      if (/[,.]$/u.test(text)) expect(right, text).toBeCloseTo(2.114, 2);
      if (/[a-z]$/u.test(text)) expect(right, text).toBeCloseTo(0, 2);
    }
    expect(rest.filter(({ text }) => text.startsWith('“')).length).toBeGreaterThan(1);
    expect(rest.filter(({ text }) => /[,.]$/u.test(text)).length).toBeGreaterThan(1);
  });

  it('hangs what ends a last line that is full, and calls none too wide for it', () => {
    const hung = { ...body, hangs: true };
    const [line] = set(plain('The lift is full.'), 300, hung);
    const natural = rightEdge(line as SetLine);
    expect(line?.width).toBeCloseTo(natural, 6);
    const [full, ...more] = set(plain('The lift is full.'), natural - 1, hung);
    expect(more).toEqual([]);
    expect(rightEdge(full as SetLine)).toBeCloseTo(natural, 6);
    expect(full?.width).toBeLessThan(natural - 1);
  });

  it('sets nothing as nothing, and one word as one line', () => {
    expect(set([], 100, body)).toEqual([]);
    expect(set(plain(' '), 100, body)).toEqual([]);
    const [line, ...more] = set(plain('golem'), 100, body);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ text: 'golem', spacing: 1 });
    expect(line?.width).toBeCloseTo((typesetter.faces.serif.shape('golem').width * 10) / 1000, 6);
  });

  it('survives a column narrower than its words, in one cut and in several', () => {
    const story: Inlines = [
      { text: 'A responsibility inter', cut: 'roman' },
      { text: 'nationalisation', cut: 'italic' },
      { text: '! CryptoCredits', cut: 'roman' },
    ];
    for (let width = 1; width < 60; width += 3)
      for (const mode of ['justified', 'ragged'] as const)
        expect(
          set(story, width, { ...body, mode })
            .map(textOf)
            .join('')
            .replace(/[\u00AD ]/gu, ''),
        ).toBe('Aresponsibilityinternationalisation!CryptoCredits');
  });

  it('never parts a word that changes its cut, nor a number from its word', () => {
    const story: Inlines = [
      { text: 'He said ', cut: 'roman' },
      { text: 'stop', cut: 'italic' },
      { text: ', and (Health\u00A0\u22122)', cut: 'roman' },
    ];
    for (let width = 50; width < 150; width += 2) {
      const lines = set(story, width, ragged).map(textOf);
      expect(lines.some((line) => line.endsWith('stop'))).toBe(false);
      expect(lines.filter((line) => line.includes('(Health \u22122)'))).toHaveLength(1);
    }
  });

  it('divides after a hyphen without a second one', () => {
    const lines = set(plain('aaaa half-finished'), 48, ragged).map(textOf);
    expect(lines).toEqual(['aaaa half-', 'finished']);
  });

  it('sets figures of one width where asked, so that columns align', () => {
    const width = (text: string, tabular: boolean) => set(plain(text), 300, { ...ragged, tabular })[0]?.width;
    expect(width('111', true)).toBeCloseTo(width('888', true) as number, 6);
  });

  it('links linked text over its own width, as one element on all its lines', () => {
    const [line] = set(
      [
        { text: 'see ', cut: 'roman' },
        { text: 'page 9', cut: 'bold', to: 'event-9' },
      ],
      300,
      ragged,
    );
    const links = line?.marks.filter((mark) => mark.kind === 'link') ?? [];
    expect(links.map(({ to }) => to)).toEqual(['event-9']);
    const bold = texts(line as SetLine)[1] as TextMark;
    expect(links[0]?.x).toBeCloseTo(bold.x, 6);
    const end = (links[0]?.x ?? 0) + (links[0]?.width ?? 0);
    expect(end).toBeCloseTo(rightEdge(line as SetLine), 6);
    const long: Inlines = [
      { text: 'see the page of the Event with the golem, ', cut: 'roman' },
      { text: 'which stands on page 9 of the Event Book', cut: 'roman', to: 'event-9' },
      { text: '.', cut: 'roman' },
    ];
    const lines = set(long, 120, ragged);
    const tags = lines.flatMap(({ marks }) => marks.filter(({ kind }) => kind === 'link').map(({ role }) => role));
    expect(tags.length).toBeGreaterThan(1);
    expect(new Set(tags).size).toBe(1);
    const paragraph = texts(lines[0] as SetLine)[0]?.role;
    expect(tags[0]).toEqual({ role: 'link', within: paragraph });
    const linked = lines.flatMap(texts).filter(({ role }) => role === tags[0]);
    expect(linked.map(wordsOf).join('')).toBe(long[1]?.text);
  });
});

describe('setSingleLine', () => {
  it('sets one line, however wide, and measures it', () => {
    const story = plain('word '.repeat(200).trim());
    const line = setSingleLine(story, { ...ragged, cuts: displayCuts }, 'label', typesetter);
    expect(textOf(line)).toBe(plainText(story));
    expect(line.width).toBeCloseTo(rightEdge(line), 4);
  });
  it('sets nothing as an empty line', () =>
    expect(setSingleLine([], ragged, 'label', typesetter)).toMatchObject({ marks: [], width: 0, text: '' }));
});
