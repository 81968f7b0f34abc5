import { describe, expect, it } from 'vitest';
import { type LeafEntry, setEntryLeaf } from '../../../src/documents/layout/entries.ts';
import { type EntryBlock, plain } from '../../../src/manuscript/block.ts';
import { layoutFor } from '../../../src/typeset/edition/edition.ts';
import { textFoot } from '../../../src/typeset/page/body.ts';
import { areaWidth, type Style } from '../../../src/typeset/page/style.ts';
import { typesetter } from '../../typeset/house.ts';

const small = layoutFor({ paper: 'a5' }, 'book').style;
const { style } = layoutFor({ paper: 'letter', largePrint: true }, 'book');
const setting = { style, typesetter, width: areaWidth(style), report: () => {} };
/** The setting of pages of a number of lines. */
const onPages = (page: number, of: Style = style) => ({
  ...setting,
  style: { ...of, bottom: of.top + page * of.leading },
  width: areaWidth(of),
});
const lines = (count: number) =>
  Array.from({ length: count }, () => ({ kind: 'paragraph' as const, text: plain('A lamp.') }));

const event = { kind: 'entry', id: 'e', title: 'A Lamp', name: 'Event 11', size: 'full', outcomes: [] } as const;

const bad = { label: 'Bad', heading: 'BAD', initial: 'B', totals: '2', signs: [] };

/** An Event of a number of lines to its scene and to each of its Outcomes, which is large on pages of a number of lines. */
const set = (scene: number, outcomes: readonly number[], page: number, of: Style = style): LeafEntry => {
  const entry: EntryBlock = {
    ...event,
    scene: lines(scene),
    outcomes: outcomes.map((count) => ({ ...bad, text: lines(count) })),
  };
  return setEntryLeaf(entry, onPages(page, of));
};

it('four Outcomes on two pages begin where these do and end there, and what is between them is free', () => {
  const page = 30;
  const { backs } = set(1, [7, 9, 12, 6], page, small);
  const found = backs.map(({ height, between }) => [height, between?.from, between?.to]);
  const near = (...counts: number[]) => counts.map((count) => expect.closeTo(count * small.leading, 5));
  expect(found).toEqual([near(page, 7, page - 9), near(page, 12, page - 6)]);
});

describe('in large type', () => {
  it('Outcomes that miss their page by a line are closer, and by two take another', () => {
    // Four lines to each and one below each but the last; what they do has a line of its own.
    const natural = set(1, [4, 4, 4, 4], 60).backs;
    expect(natural).toHaveLength(1);
    const height = Math.round((natural[0]?.height ?? 0) / style.leading);
    const closer = set(1, [4, 4, 4, 4], height - 1).backs;
    expect(closer).toHaveLength(1);
    expect(closer[0]?.height).toBeCloseTo((height - 1) * style.leading, 5);
    expect(set(1, [4, 4, 4, 4], height - 2).backs).toHaveLength(2);
  });
  it('a text that misses its page by a line begins a line higher, and by two as it would', () => {
    const height = (page: number) => Math.round(set(20, [], page).front.height / style.leading);
    const natural = height(60);
    expect([0, 1, 2].map((missing) => height(natural - missing))).toEqual([natural, natural - 1, natural]);
  });
  it('a text that misses its page by one word begins where it would, and is set a little wider', () => {
    const of = (words: number, page: number) => {
      const scene = [{ kind: 'paragraph' as const, text: plain(Array(words).fill('I').join(' ')) }];
      return setEntryLeaf({ ...event, scene }, onPages(page)).front;
    };
    const heights = Array.from({ length: 60 }, (_, words) => Math.round(of(words + 1, 60).height / style.leading));
    const words = heights.findIndex((height, index) => height > (heights[index - 1] ?? height)) + 1;
    const page = (heights[words - 1] as number) - 1;
    const baselines = ({ marks }: LeafEntry['front']) =>
      [...new Set(marks.flatMap((mark) => (mark.kind === 'text' ? [mark.y] : [])))].map(Math.round);
    expect(baselines(of(words, page))).toEqual(baselines(of(words - 1, 60)));
    expect(of(words, page).height).toBeCloseTo(page * style.leading, 5);
  });
  it('what is rolled ends with the last line of its page if asked for, and is below the text if not', () => {
    const roll = { caption: 'Outcome Roll', rows: [{ label: 'Bad', totals: '2' }] };
    const entry: EntryBlock = { ...event, scene: lines(3), roll };
    const ends = (toFoot: boolean) => {
      const { marks } = setEntryLeaf(entry, onPages(25), { toFoot }).front;
      return textFoot(marks, style) / style.leading;
    };
    expect([ends(false), ends(true)]).toEqual([expect.closeTo(10, 0), expect.closeTo(25, 5)]);
  });
});
