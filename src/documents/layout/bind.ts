/** Entries → leaves, as the veil has it. */

import type { EntryBlock } from '../../manuscript/block.ts';
import { layGroups } from '../../typeset/spread/sheets.ts';
import type { CornerText, PageDraft } from '../book/book.ts';
import type { Request } from '../document.ts';
import { endings } from './endings.ts';
import { flowing } from './flowing.ts';
import type { EntriesOptions, EntryBinder } from './groups.ts';
import { inPlace } from './in-place.ts';
import { overleaf } from './overleaf.ts';
import { scenes } from './split.ts';

/** Groups before and after a full-page picture that show others, by binder. */
const sight = { usual: { before: 4, after: 4 }, inPlace: { before: 3, after: 0 } };

/** Lays out entries in order, all in one section. */
export function bindEntries(
  entries: readonly EntryBlock[],
  request: Request<'veil'>,
  options: EntriesOptions,
): PageDraft[] {
  const { section, areEvents, before, pictures, filler, next } = options;
  const { veil, style } = request;
  const binder: EntryBinder = style.flows ? flowing : areEvents ? binders[veil] : endings;
  const groups = binder(entries, request, options).map(({ sides, after, ...group }) => {
    const head = { section, corner: cornerText(group.entries) };
    const headed = (side: PageDraft): PageDraft => ({ ...side, head });
    return { ...group, sides: sides.map(headed), after: after && headed(after) };
  });
  const seen = sight[binder === inPlace ? 'inPlace' : 'usual'];
  return layGroups(groups, before, (place) => {
    const near = groups
      .slice(Math.max(0, place - seen.before), place + seen.after + 1)
      .flatMap((group) => group.entries);
    const beside = near.map(({ id }) => pictures.get(id));
    const isAtEnd = groups[place]?.entries.length === 0;
    return { marks: [], below: filler(isAtEnd ? [...beside, next] : beside), head: { section } };
  });
}

const binders = { overleaf, split: scenes, none: inPlace };

/** The numbers of the entries on a page, for its outer corner; Endings have none. */
function cornerText(entries: readonly EntryBlock[]): CornerText | undefined {
  const numbers = entries.flatMap(({ number }) => number ?? []);
  return numbers.length > 0 ? { kind: 'events', text: numbers.join(' \u00B7 ') } : undefined;
}
