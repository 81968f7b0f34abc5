/** What a printed companion of a dice system is asked for, and what it gives. */

import type { System } from '../dice/system.ts';
import type { SystemContent } from '../load/system-content.ts';
import type { Block } from '../manuscript/block.ts';
import { shifted } from '../typeset/body.ts';
import { setGalley } from '../typeset/galley.ts';
import { type Item, keep } from '../typeset/item.ts';
import type { Page, Printed } from '../typeset/page.ts';
import { paginate } from '../typeset/paginate.ts';
import { areaHeight, columnSetting, type Leaf } from './book.ts';
import type { Setup } from './document.ts';

/** Everything a companion is made of. */
export interface SystemRequest extends Setup {
  readonly system: System;
  readonly words: SystemContent;
  /** Text of the template; empty for a document without one. */
  readonly template: string;
  /** For the sheet of rolls made ahead. */
  readonly seed: string;
}

/** One kind of companion, made for every system in the list. */
export interface SystemDocument {
  /** What stands behind the system's id in the name of the file: `rules`. */
  readonly id: string;
  readonly title: string;
  /** One line for the command line's help. */
  readonly summary: string;
  readonly hasTemplate: boolean;
  /** Whether it shows rolls, and so needs a seed. */
  readonly seeded: boolean;
  compose(request: SystemRequest): Printed;
}

/** What a title page and the file's properties say of a system. */
export function imprint({ name, subtitle, language, edition, sources }: SystemContent): Setup['content'] {
  return { game: { title: name, subtitle, language, edition }, sources };
}

/** Pages with the properties of their file. */
export function printed({ words }: SystemRequest, title: string, pages: readonly Page[]): Printed {
  return {
    title: `${words.name}: ${title}`,
    subject: words.subtitle,
    language: words.language,
    date: words.edition.date,
    pages,
  };
}

/** Running text, or a figure already set for the column. */
export type Part = Block | { readonly kind: 'figure'; readonly items: readonly Item[] };

/** The same items, so that a page ends at none of them. */
function onOnePage(items: readonly Item[]): Item[] {
  return items.flatMap((item): Item[] =>
    item.kind === 'penalty' ? [keep] : item.kind === 'glue' ? [keep, item] : [item, keep],
  );
}

/** Blocks that no page parts, nor from what stands above them where they are tied to it. */
export function held(blocks: readonly Block[], request: Setup, isTied = false): Part {
  const items = onOnePage(setGalley(blocks, columnSetting(request)));
  return { kind: 'figure', items: isTied ? [keep, ...items] : items };
}

/** Text and figures in their order, as leaves. */
export function flowParts(parts: readonly Part[], request: Setup, section: string): Leaf[] {
  const setting = columnSetting(request);
  const items: Item[] = [];
  let run: Block[] = [];
  const close = () => {
    items.push(...setGalley(run, setting));
    run = [];
  };
  for (const part of parts) {
    if (part.kind !== 'figure') run.push(part);
    else {
      close();
      items.push(...part.items);
    }
  }
  close();
  return paginate(items, areaHeight(request.style)).map(({ marks }) => ({
    marks: shifted(marks, request.style.margin, 0),
    section,
  }));
}
