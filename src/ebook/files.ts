/** Manuscripts → the files of an ebook, in the order in which they are read. */

import { endingId } from '../documents/book/endings.ts';
import type { Brief } from '../documents/document.ts';
import { eventId, remarksId } from '../documents/event-book/manuscript.ts';
import { type Block, type Heading, type Inline, type Inlines, plain, plainText } from '../manuscript/block.ts';
import { lateStroke } from '../model/content.ts';
import { facesOf } from '../model/event.ts';
import { capitalised } from '../model/vocabulary.ts';

/** A file of an ebook. */
export interface EbookFile {
  readonly name: string;
  readonly title: string;
  /** The manuscript whose anchors it has, and its links lead to. */
  readonly book: string;
  readonly blocks: readonly Block[];
  /** Anchors in it; the first is the file. */
  readonly anchors: readonly string[];
  /** Where it is found: among what is read in order, by a number, or only by a link. */
  readonly place: 'order' | 'number' | 'link';
  /** Links at its end. */
  readonly ways: Inlines;
}

type Named = Pick<EbookFile, 'title' | 'place'> & { readonly id: string };

/** The cover: a picture, and words of the Event Book's. */
export const coverFile = ([cover]: readonly Block[], { imprint: { title } }: Brief): EbookFile => {
  const blocks = cover?.kind === 'cover' ? [{ ...cover, name: '' }] : [];
  return { name: 'title.xhtml', title, book: 'cover', blocks, anchors: [], place: 'order', ways: [] };
};

/** A manuscript by its files: a heading of the first level begins one, as each Event, Outcome and Ending does. */
export function filesOfBook(book: string, blocks: readonly Block[], brief: Brief): EbookFile[] {
  const groups: Block[][] = [];
  for (const block of blocks.flatMap((one) => unwrapped(one, brief))) {
    if (groups.length === 0 || namedBy(block) !== undefined) groups.push([]);
    groups.at(-1)?.push(block);
  }
  return groups.flatMap((own) => {
    // A game's own template may begin without a heading.
    const front: Named = { id: 'front', title: brief.imprint.title, place: 'order' };
    const { id, ...file } = (own[0] && namedBy(own[0])) ?? front;
    // Links lead to all Outcomes, and no one reads how to look for their numbers.
    if (book === 'events' && id === 'outcomes') return [];
    const ways = waysOf(id, own, brief);
    return [{ ...file, book, blocks: own, anchors: own.flatMap(anchorsOf), ways, name: `${book}-${id}.xhtml` }];
  });
}

/** The blocks of parts, with the table of Events before these, and without what is only drawn; remarks on each Ending begin a file. */
function unwrapped(block: Block, brief: Brief): readonly Block[] {
  if (block.kind === 'cover' || (block.kind === 'figure' && block.name === 'effect-key')) return [];
  if (block.kind !== 'part') return [block];
  if (block.name === 'contents' || block.name === 'trail') return [];
  if (block.name === 'events') return [...numbersBlocks(brief), ...block.blocks];
  if (block.name !== 'remarks') return block.blocks.filter((one) => one.kind !== 'figure' || one.name !== 'map');
  return block.blocks.map((one) => (one.kind === 'heading' ? { ...one, level: 1 } : one));
}

/** What a block that begins a file is called. */
function namedBy(block: Block): Named | undefined {
  switch (block.kind) {
    case 'entry': {
      const { id, number, title } = block;
      return number === undefined ? { id, title, place: 'link' } : { id, title: `${number} ${title}`, place: 'number' };
    }
    case 'found':
      return { id: block.id, title: `${block.number} ${block.outcome.label}`, place: 'link' };
    case 'heading': {
      if (block.level !== 1) return undefined;
      const isApart = block.id === 'late' || block.id.startsWith('remarks-');
      return { id: block.id, title: capitalised(plainText(block.text)), place: isApart ? 'link' : 'order' };
    }
    default:
      return undefined;
  }
}

const anchorsOf = (block: Block): readonly string[] =>
  block.kind === 'heading' || block.kind === 'entry' || block.kind === 'found' ? [block.id] : [];

const isHeading = (block: Block): block is Heading => block.kind === 'heading';

/** The sections of a file, for its contents. */
export const sectionsOf = ({ blocks }: EbookFile): readonly Heading[] =>
  blocks.filter(isHeading).filter(({ level }) => level === 2);

/** The anchor of the table of Events. */
export const numbersId = 'events-by-number';

/** Where one goes on from a file. */
function waysOf(id: string, [first]: readonly Block[], { content, say }: Brief): Inline[] {
  const back = (title: string, to: string): Inline => ({ text: say('ebook-back', { title }), cut: 'roman', to });
  const numbers = back(say('contents-grid'), numbersId);
  if (first?.kind === 'found') return [back(first.event.title, first.event.id), numbers];
  if (first?.kind === 'entry' && first.number !== undefined) return [numbers];
  if (first?.kind === 'entry') {
    const remarked = remarksId(
      content,
      content.endings.findIndex((_, index) => endingId(index) === id),
    );
    const onward: Inline[] = remarked ? [{ text: say('remarks-title'), cut: 'roman', to: remarked }] : [];
    return [...onward, back(capitalised(content.game.words.ending.many), 'endings')];
  }
  if (id === 'late') return [numbers];
  return id.startsWith('remarks-') ? [back(say('remarks-title'), 'remarks')] : [];
}

/** The table of Events, the first throw down and the second across; then the way to the text for late turns. */
function numbersBlocks({ content, say }: Brief): Block[] {
  const faces = facesOf(content.game.eventDie);
  const known = new Set(content.events.map(({ number }) => number));
  const cell = (number: number): Inlines =>
    known.has(number) ? [{ text: `${number}`, cut: 'roman', to: eventId(number) }] : plain(`${number}`);
  const { late } = content;
  const lateHow = late ? `: ${say('late-how', { next: lateStroke(late) })}` : '';
  const lateText: Inlines = [{ text: late?.title ?? '', cut: 'bold', to: 'late' }, ...plain(lateHow)];
  return [
    { kind: 'heading', level: 1, text: plain(say('contents-grid')), id: numbersId },
    { kind: 'paragraph', text: plain(say('ebook-grid-how')) },
    {
      kind: 'table',
      header: [[], ...faces.map((face) => plain(`${face}`))],
      align: ['left', ...faces.map(() => 'centre' as const)],
      rows: faces.map((tens) => [plain(`${tens}`), ...faces.map((units) => cell(tens * 10 + units))]),
    },
    ...(late ? [{ kind: 'paragraph', text: lateText, conditional: 'late' } as const] : []),
  ];
}
