/** Content → its pieces of prose, each with its words. */

import type { Span } from '../diagnostics/diagnostic.ts';
import type { PieceKind } from '../load/game/style.ts';
import { type Content, type Entry, outcomeNames, spanIn } from '../model/content.ts';

/** One text of the content. */
export interface Piece {
  /** Titles and names of items are pieces without a size. */
  readonly kind: PieceKind | 'title' | 'item';
  /** What a message calls it: `Event 12`, `Good of Event 12`. */
  readonly name: string;
  /** Which entry of the book it belongs to, counted from 0. */
  readonly entry: number;
  readonly text: string;
  readonly span: Span;
}

type Texts = Pick<Content, 'game' | 'chapters' | 'events' | 'endings' | 'remarks'>;

/** Every text of the book in its order: chapters, Events with their Outcomes or items, Endings, remarks. */
export function piecesOf({ game, chapters, events, endings, remarks }: Texts): Piece[] {
  const { words } = game;
  const pieces: Piece[] = [];
  let entry = -1;
  const add = (kind: Piece['kind'], name: string, from: Entry, key: 'title' | 'text' | 'name', text: string) =>
    pieces.push({
      kind,
      name,
      entry,
      text,
      get span() {
        return spanIn(from, key); // only those of the faults are asked for
      },
    });
  const open = (kind: PieceKind, name: string, from: Entry & { readonly title: string; readonly text: string }) => {
    entry++;
    add('title', `the title of ${name}`, from, 'title', from.title);
    add(kind, name, from, 'text', from.text);
  };
  for (const chapter of chapters) open('chapter', `chapter ${chapter.title}`, chapter);
  for (const event of events) {
    const name = `${words.event.one} ${event.number}`;
    if (event.kind === 'shop') {
      open('shop', name, event);
      for (const item of event.items) add('item', `an item of ${name}`, item, 'name', item.name);
    } else {
      open(`${event.size}-event`, name, event);
      for (const outcome of outcomeNames) {
        const { text } = event.outcomes[outcome];
        add(`${event.size}-outcome`, `${words[outcome].one} of ${name}`, event.outcomes[outcome], 'text', text);
      }
    }
  }
  for (const ending of endings) open('ending', `${words.ending.one} ${ending.title}`, ending);
  // What is remembered is all one entry, the last.
  if (remarks) entry++;
  for (const remark of remarks?.remarks ?? [])
    add('remark', `the remark on a ${remark.mark} at ${remark.ending}`, remark, 'text', remark.text);
  return pieces;
}

/** All that a text has of an expression. */
export function allOf(expression: RegExp, text: string): readonly string[] {
  return text.match(expression) ?? [];
}
