/** Content → its texts that may be too long for their pages, in a book that has nothing else to read. */

import type { Content } from '../../../model/content.ts';
import { type Event, outcomeNames } from '../../../model/event.ts';

/**
 * Letters that fit on the leaf of an entry on any paper, with so many more for each paragraph and each item; `told` is
 * what stands in Outcomes without those. A little less than prose fills, as a test measures it.
 */
const room = { scene: 1750, told: 3150, outcomes: 3700, shop: 1950, ending: 2000 };
const ofParagraph = 50;
/** A paragraph of so many letters is weighed by its lines: how many letters one holds at least, and how much it weighs. */
const shortParagraph = 130;
const narrow = { holds: 55, weighs: 65 };
const wide = { holds: 95, weighs: 85 };
const ofItem = 60;
/** A word of so many letters without a mark in it may be wider than a column, where no syllable of it is known. */
const wideWord = /[^\s\p{P}]{36}/u;

/** A map of so many columns, or so many half rows, has Sectors large enough to write in on any paper. */
const roomyMap = { columns: 7, halfRows: 18 };

/** The parts of a book that have to be set to know whether they fit. */
export interface OverflowRisk {
  /** The content with nothing in it but what is long and what stands beside it, which is empty; undefined where nothing is. */
  readonly book: Content | undefined;
  readonly hasLargeMap: boolean;
}

/** Looks at the lengths of texts alone, which takes no time. */
export function overflowRisk(content: Content): OverflowRisk {
  const columns = content.board.sectors.map(({ q }) => q);
  const rows = content.board.sectors.map(({ q, r }) => 2 * r + q);
  const span = (places: readonly number[]) => Math.max(...places) - Math.min(...places) + 1;
  return {
    book: longIn(content),
    hasLargeMap: span(columns) > roomyMap.columns || span(rows) > roomyMap.halfRows,
  };
}

function longIn(content: Content): Content | undefined {
  const events = new Set(content.events.filter(isLong));
  const endings = new Set(content.endings.filter(({ text }) => weight(text) > room.ending || wideWord.test(text)));
  if (events.size + endings.size === 0) return undefined;
  // Two Events may share a page. A picture stands where there is room, and takes none from a text.
  const near = content.events.filter(
    (_, at, all) => at < 2 || all.slice(Math.max(0, at - 1), at + 2).some((event) => events.has(event)),
  );
  return {
    ...content,
    events: near.map((event) => ({ ...(events.has(event) ? event : blank(event)), picture: undefined })),
    endings: content.endings.map((ending) => ({
      ...(endings.has(ending) ? ending : { ...ending, text: nothing }),
      picture: undefined,
    })),
    chapters: content.chapters.map((chapter) => ({ ...chapter, text: nothing })),
    remarks: { ...content.remarks, remarks: [] },
    papers: { papers: [] },
  };
}

const nothing = '—';

/** Of the alphabets that the fonts have: to look up the class of every letter would be 3 % of `validate`. */
const capitals = /[A-Z\u00C0-\u00DE\u0386-\u03AB\u0400-\u042F]/g;

/** Letters of a text; capitals are wider. */
const letters = (text: string) => text.length + (text.match(capitals)?.length ?? 0) / 2;

/** The same, with what paragraphs leave empty: a short one takes whole lines, most of all on narrow paper. */
const weight = (text: string, lines: readonly (typeof wide)[] = [narrow]) =>
  text.split(/\n\s*\n/u).reduce((sum, one) => sum + ofOne(letters(one), lines), 0);

const ofOne = (count: number, lines: readonly (typeof wide)[]) =>
  count > shortParagraph
    ? count + ofParagraph
    : Math.max(count + ofParagraph, ...lines.map(({ holds, weighs }) => weighs * Math.ceil(count / holds)));

function isLong(event: Event): boolean {
  if (wideWord.test(event.text)) return true;
  if (event.kind === 'shop') return weight(event.text) + ofItem * event.items.length > room.shop;
  const outcomes = outcomeNames.map((name) => event.outcomes[name]);
  if (outcomes.some(({ text }) => wideWord.test(text))) return true;
  const sum = (of: (outcome: (typeof outcomes)[number]) => number) => outcomes.reduce((all, one) => all + of(one), 0);
  return (
    weight(event.text) > room.scene ||
    sum(({ text }) => letters(text)) > room.told ||
    sum(({ text, effects }) => weight(text, [narrow, wide]) + ofItem * Math.max(0, effects.length - 2)) > room.outcomes
  );
}

function blank(event: Event): Event {
  if (event.kind === 'shop') return { ...event, text: nothing };
  const { bad, neutral, good, wild } = event.outcomes;
  const text = nothing;
  return {
    ...event,
    size: 'half',
    text,
    outcomes: {
      bad: { ...bad, text },
      neutral: { ...neutral, text },
      good: { ...good, text },
      wild: { ...wild, text },
    },
  };
}
