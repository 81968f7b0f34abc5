/** Entries → leaves of scenes, and leaves of their Outcomes: each found by its number, no two of an Event in one opening. */

import type { EntryBlock } from '../../manuscript/block.ts';
import { capitalised } from '../../model/vocabulary.ts';
import { shifted } from '../../typeset/page/body.ts';
import { type FoundOutcome, setEntryLeaf, setEntryLeafBeside, setFoundOutcome } from '../../typeset/page/entry.ts';
import { complainOfHeight } from '../../typeset/page/overflow.ts';
import type { Mark } from '../../typeset/page/page.ts';
import { areaWidth, isFullPage } from '../../typeset/page/style.ts';
import type { Request } from '../document.ts';
import { areaHeight, columnSetting, type Leaf } from './book.ts';
import { bindOutcomePages } from './flowing.ts';
import { inHalves, parted } from './halves.ts';
import { type EntriesOptions, thumbOf } from './in-place.ts';
import { pictureBelow } from './pictures.ts';

/** Scenes in their order: two to a full page where they fit its halves, one to a small page. */
export function bindScenes(
  entries: readonly EntryBlock[],
  request: Request,
  { section, thumbs, pictures }: EntriesOptions,
): Leaf[] {
  const { style } = request;
  const width = areaWidth(style);
  const height = areaHeight(style);
  const full = isFullPage(style);
  const half = Math.floor((height / style.leading - 1) / 2) * style.leading;
  const setting = columnSetting(request);
  const scenes = entries.map((entry) => {
    const bare = { ...entry, outcomes: [] };
    const { front } = full ? setEntryLeafBeside(bare, setting, height) : setEntryLeaf(bare, setting, height);
    complainOfHeight(entry, [front], { height, words: 'its page', isLast: true }, setting);
    const isHalf = full && front.height <= half + 0.01;
    const room = { width, from: front.height, to: isHalf ? half : height, low: true };
    return { entry, isHalf, marks: [...front.marks, ...pictureBelow(pictures.get(entry.id), room, request)] };
  });
  const pages = inHalves(
    scenes,
    ({ isHalf }) => isHalf,
    () => true,
  );
  return pages.map(([upper, lower]) => ({
    marks: lower ? parted(upper.marks, lower.marks, height - half, style) : upper.marks,
    section,
    ...(thumbs && { thumb: thumbOf([upper.entry, ...(lower ? [lower.entry] : [])]) }),
  }));
}

/** Scenes before a picture that fills a page, none of which shows the same. */
const sight = 4;

/** Outcomes by their numbers: an opening ends where the next would be the second of its Event. */
export function bindFoundOutcomes(
  outcomes: readonly FoundOutcome[],
  request: Request,
  { before, filler, pictures }: Pick<EntriesOptions, 'before' | 'filler' | 'pictures'>,
): Leaf[] {
  const { style } = request;
  if (style.flows) return bindOutcomePages(outcomes, request, before);
  const height = areaHeight(style);
  const setting = columnSetting(request);
  const { words } = request.content.game;
  const section = capitalised(words.outcome.many);
  const leaves: Leaf[] = [];
  let marks: Mark[] = [];
  let y = 0;
  let numbers: number[] = [];
  let inOpening = new Set<string>();
  const isLeftHand = () => (before + leaves.length + 1) % 2 === 0;
  const close = () => {
    const thumb = numbers.length > 1 ? `${numbers[0]}\u2013${numbers.at(-1)}` : numbers.join('');
    leaves.push({ marks, section, thumb });
    marks = [];
    numbers = [];
    y = 0;
    if (isLeftHand()) inOpening = new Set();
  };
  // The first opening is their own: opposite a scene none of them stands.
  if (!isLeftHand()) leaves.push({ marks: filler([...pictures.values()].slice(-sight).toReversed()), section });
  for (const found of outcomes) {
    const column = setFoundOutcome(found, setting);
    const gap = y === 0 ? 0 : style.leading;
    if (y > 0 && y + gap + column.height > height + 0.01) close();
    while (inOpening.has(found.event.id)) close();
    if (column.height > height + 0.01) {
      const [first] = found.outcome.text;
      complainOfHeight(
        {
          kind: 'entry',
          id: '',
          title: found.event.title,
          name: `${words.outcome.one} ${found.number}`,
          size: 'full',
          scene: first ? [first] : [],
          outcomes: [],
        },
        [column],
        { height, words: 'a page', isLast: true },
        setting,
      );
    }
    y += y === 0 ? 0 : style.leading;
    marks.push(...shifted(column.marks, style.margin, y));
    y += column.height;
    numbers.push(found.number);
    inOpening.add(found.event.id);
  }
  if (numbers.length > 0) close();
  return leaves;
}
