/** Content → pieces of prose. */

import type { Span } from '../diagnostics/diagnostic.ts';
import type { Path } from '../diagnostics/tree.ts';
import type { PieceKind } from '../load/game/style.ts';
import type { Content } from '../model/content.ts';
import type { Ending } from '../model/ending.ts';
import { type Entry, spanIn } from '../model/entry.ts';
import { outcomeNames } from '../model/event.ts';

/** A text of the content. */
export interface ProsePiece {
  /** Titles and item names have no size. */
  readonly kind: PieceKind | 'title' | 'item';
  /** Name in messages: `Event 12`, `Good of Event 12`. */
  readonly name: string;
  /** The name of its entry in the book. */
  readonly of: string;
  /** Index of its entry in the book. */
  readonly entry: number;
  readonly text: string;
  readonly span: Span;
}

type Texts = Pick<Content, 'game' | 'chapters' | 'events' | 'endings' | 'remarks' | 'papers'>;

/** All texts in book order: chapters, Events with Outcomes or items, Endings, remarks, papers. */
export function prosePieces({ game, chapters, events, endings, remarks, papers }: Texts): ProsePiece[] {
  const { words } = game;
  const pieces: ProsePiece[] = [];
  let entry = -1;
  let of = '';
  const add = (kind: ProsePiece['kind'], name: string, from: Entry, key: string | Path, text: string) =>
    pieces.push({ kind, name, of, entry, text, span: spanIn(from, ...(typeof key === 'string' ? [key] : key)) });
  const open = (kind: PieceKind, name: string, from: Entry & Pick<Ending, 'title' | 'text' | 'late'>) => {
    entry++;
    of = kind === 'ending' ? from.title : name;
    add('title', `the title of ${name}`, from, 'title', from.title);
    add(kind, name, from, 'text', from.text);
    if (from.late) add('item', `the late text of ${name}`, from, 'if-late', from.late);
  };
  for (const chapter of chapters) open('chapter', `chapter ${chapter.title}`, chapter);
  for (const event of events) {
    const name = `${words.event.one} ${event.number}`;
    const aside = (of: string, from: Entry, key: Path, text: string) =>
      add('item', `${of} of ${name}`, from, key, text.replace(/^[^,]*, /u, ''));
    if (event.kind === 'shop') {
      open('shop', name, event);
      for (const [mark, text] of Object.entries(event.ifYouBear ?? {}))
        aside(`the text on ${mark}`, event, ['if-you-bear', mark], text);
      for (const item of event.items) add('item', `an item of ${name}`, item, 'name', item.name);
    } else {
      open(`${event.size}-event`, name, event);
      for (const outcome of outcomeNames) {
        const { text, ifYouBear = {} } = event.outcomes[outcome];
        add(`${event.size}-outcome`, `${words[outcome].one} of ${name}`, event.outcomes[outcome], 'text', text);
        for (const [mark, said] of Object.entries(ifYouBear))
          aside(`the text on ${mark} in ${words[outcome].one}`, event.outcomes[outcome], ['if-you-bear', mark], said);
      }
    }
  }
  for (const ending of endings) open('ending', `${words.ending.one} ${ending.title}`, ending);
  // All remarks are one entry.
  if (remarks.marks.length > 0) entry++;
  of = 'remarks';
  for (const remark of remarks.remarks)
    add('remark', `the remark on a ${remark.mark} at ${remark.ending}`, remark, 'text', remark.text);
  // Each paper is an entry, and the page of the trail too.
  for (const paper of papers.papers) {
    const name = `paper ${paper.title}`;
    open('paper', name, paper);
    const { table, from, close, foot } = paper;
    const lines: readonly (readonly [key: Path, text: string | undefined])[] = [
      [['from'], from],
      ...(table?.columns ?? []).map((text, at) => [['table', 'columns', at], text] as const),
      ...(table?.rows ?? []).flatMap((row, at) =>
        row.map((text, cell) => [['table', 'rows', at, cell], text] as const),
      ),
      [['close'], close],
      [['foot'], foot],
    ];
    for (const [key, text] of lines) if (text !== undefined) add('item', `a line of ${name}`, paper, key, text);
  }
  if (papers.trail) open('paper', `the page ${papers.trail.title}`, papers.trail);
  return pieces;
}
