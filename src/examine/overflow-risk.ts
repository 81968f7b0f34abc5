/** Content → a book of only the texts that may be too long for their pages. */

import type { Content } from '../model/content.ts';
import { type Event, outcomeNames, wholeText } from '../model/event.ts';

/** Letters that fit on a leaf on any paper; `text` is that of Outcomes without paragraphs and items. A test measures them. */
const room = { scene: 1700, text: 3150, outcomes: 3830, shop: 2020, ending: 2290 };
const ofParagraph = 50;
/** A paragraph of at most this many letters is measured by lines: the letters a line holds, and its weight in letters. */
const shortParagraph = 130;
const narrow = { holds: 55, weighs: 65 };
const wide = { holds: 95, weighs: 85 };
const ofItem = 60;
/** A word of 36 letters may be wider than a column if it has no known hyphenation. */
const hasWideWord = (text: string) => /\S{36}/.test(text) && /[^\s\p{P}]{36}/u.test(text);

/** Up to this many columns and half rows, Sectors are large enough to write in on any paper. */
const roomyMap = { columns: 7, halfRows: 18 };

export interface OverflowRisk {
  /** The content with its long texts and empty neighbours; undefined without long texts. */
  readonly book: Content | undefined;
  readonly hasLargeMap: boolean;
}

/** Judges by the lengths of texts, without typesetting. */
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
  const isLongEnding = (text: string) => weight(text) > room.ending || hasWideWord(text);
  const endings = new Set(content.endings.filter((ending) => isLongEnding(wholeText(ending))));
  if (events.size + endings.size === 0) return undefined;
  // Two Events may share a page. Pictures only fill space that is left.
  const near = content.events.filter(
    (_, at, all) => at < 2 || all.slice(Math.max(0, at - 1), at + 2).some((event) => events.has(event)),
  );
  return {
    ...content,
    events: near.map((event) => ({ ...(events.has(event) ? event : blank(event)), picture: undefined })),
    endings: content.endings.map((ending) => ({
      ...(endings.has(ending) ? ending : { ...ending, text: nothing, late: undefined }),
      picture: undefined,
    })),
    chapters: content.chapters.map((chapter) => ({ ...chapter, text: nothing })),
    remarks: { ...content.remarks, remarks: [] },
    papers: { papers: [] },
  };
}

const nothing = '—';

/** Capitals of the alphabets that the fonts have. */
const capitals = /[A-Z\u00C0-\u00DE\u0386-\u03AB\u0400-\u042F]/g;

/** Number of letters; a capital counts 1.5. */
const letters = (text: string) => text.length + (text.match(capitals)?.length ?? 0) / 2;

/** Letters plus the space that paragraphs leave empty. */
const weight = (text: string, lines: readonly (typeof wide)[] = [narrow]) =>
  text.split(/\n\s*\n/u).reduce((sum, one) => sum + ofOne(letters(one), lines), 0);

const ofOne = (count: number, lines: readonly (typeof wide)[]) =>
  count > shortParagraph
    ? count + ofParagraph
    : Math.max(count + ofParagraph, ...lines.map(({ holds, weighs }) => weighs * Math.ceil(count / holds)));

function isLong(event: Event): boolean {
  const scene = wholeText(event);
  if (hasWideWord(scene)) return true;
  if (event.kind === 'shop') return weight(scene) + ofItem * event.items.length > room.shop;
  const outcomes = outcomeNames
    .map((name) => event.outcomes[name])
    .map((outcome) => ({ ...outcome, text: wholeText(outcome) }));
  if (outcomes.some(({ text }) => hasWideWord(text))) return true;
  const sum = (of: (outcome: (typeof outcomes)[number]) => number) => outcomes.reduce((all, one) => all + of(one), 0);
  return (
    weight(scene) > room.scene ||
    sum(({ text }) => letters(text)) > room.text ||
    sum(({ text, effects }) => weight(text, [narrow, wide]) + ofItem * Math.max(0, effects.length - 2)) > room.outcomes
  );
}

function blank(event: Event): Event {
  if (event.kind === 'shop') return { ...event, text: nothing };
  const { bad, neutral, good, wild } = event.outcomes;
  return {
    ...event,
    size: 'half',
    text: nothing,
    outcomes: {
      bad: { ...bad, text: nothing },
      neutral: { ...neutral, text: nothing },
      good: { ...good, text: nothing },
      wild: { ...wild, text: nothing },
    },
  };
}
