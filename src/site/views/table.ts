/** The Event Book beside a sheet on paper: every text in its own article, hidden until it is asked for. */

import { foundNumbers, outcomeId } from '../../documents/event-book/manuscript.ts';
import { bookOf } from '../../ebook/books.ts';
import { type EbookFile, filesOfBook, numbersId } from '../../ebook/files.ts';
import { pictureTitles } from '../../ebook/pictures.ts';
import { type HtmlSetting, htmlOf } from '../../html/write.ts';
import { type Block, type Inline, plain } from '../../manuscript/block.ts';
import { type Content, lateStroke } from '../../model/content.ts';
import { outcomeNames } from '../../model/event.ts';
import { capitalised } from '../../model/vocabulary.ts';
import { xmlText } from '../../xml-text.ts';
import { settingOf } from '../book-setting.ts';
import type { SiteBrief } from '../brief.ts';

/** The markup of the view. */
export function tableView(site: SiteBrief): string {
  const { content, say } = site;
  const { blocks, brief } = bookOf('event-book', content, site.supplies);
  const files = filesOfBook('events', blocks, brief);
  const anchors = files.flatMap(({ anchors }) => anchors);
  const setting = settingOf('table', anchors, brief.passages, pictureIn(site));
  const marks = marksByOutcome(content);
  const written = (file: EbookFile): string => {
    const id = file.anchors[0] ?? '';
    const mark = marks.get(id);
    const note =
      mark === undefined
        ? ''
        : button('mark', say('site-table-note'), ` value="${xmlText(mark)}" aria-pressed="false"`);
    const ways = file.ways.map((way): Block => ({ kind: 'paragraph', text: [way] }));
    const nav =
      ways.length === 0 ? '' : `<nav aria-label="${xmlText(say('ebook-ways'))}">${htmlOf(ways, setting)}</nav>`;
    const kind = file.place === 'number' ? ' class="event"' : id === 'late' ? ' data-needs="late"' : '';
    const none = id.startsWith('remarks-') ? `<p class="none">${xmlText(say('site-table-no-remark'))}</p>` : '';
    const [begin] = file.blocks;
    const of = begin?.kind === 'found' ? `<p class="of"><small>${xmlText(begin.event.title)}</small></p>` : '';
    const own = file.blocks.flatMap((block) => withTotals(block, content));
    return `<article hidden${kind}>${of}${htmlOf(own, setting)}${none}${note}${nav}</article>`;
  };
  const first = files.find(({ anchors }) => anchors.includes(numbersId));
  const listed = files.filter((file) => file.place === 'order' && file !== first);
  const links: Block = {
    kind: 'list',
    ordered: false,
    items: listed.map(({ title, anchors: [to = ''] }) => [{ text: title, cut: 'roman', to }]),
  };
  return `<article>
${numberForm(site)}
${htmlOf(
  (first?.blocks ?? []).filter(({ kind }) => kind !== 'figure'),
  setting,
)}
<nav aria-label="${xmlText(say('contents-title'))}">${htmlOf([links], setting)}</nav>
${notedForm(site)}
</article>
${files
  .filter((file) => file !== first)
  .map(written)
  .join('\n')}`;
}

const button = (name: string, words: string, attributes = '') =>
  `<p><button type="button" class="${name}"${attributes}>${xmlText(words)}</button></p>`;

/** Pictures that are loaded when they are shown, in their shape. */
function pictureIn({ content, pictures }: SiteBrief): HtmlSetting['pictureOf'] {
  const titles = pictureTitles(content);
  return (name) => {
    const svg = pictures.get(name);
    const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/u.exec(svg ?? '') ?? [];
    if (svg === undefined) return undefined;
    const alt = xmlText(titles.get(name) ?? '');
    return `<img src="pictures/${name}.svg" alt="${alt}" width="${width}" height="${height}" loading="lazy">`;
  };
}

/** The marks that Outcomes leave, by their anchors. */
function marksByOutcome(content: Content): ReadonlyMap<string, string> {
  const numberOf = foundNumbers(content);
  return new Map(
    content.events.flatMap((event) =>
      event.kind === 'shop'
        ? []
        : outcomeNames.flatMap((name) => {
            const { mark } = event.outcomes[name];
            return mark === undefined ? [] : [[outcomeId(numberOf(event, name)), mark] as const];
          }),
    ),
  );
}

/** An Event with a link for each total in place of its roll. */
function withTotals(block: Block, { events, game }: Content): readonly Block[] {
  if (block.kind !== 'entry' || block.roll === undefined) return [block];
  const { roll, ...entry } = block;
  const event = events.find(({ number }) => number === entry.number);
  if (event?.kind !== 'event') throw new Error(`no Event ${entry.number}`);
  const items = outcomeNames.map((name, index): Inline[] => [
    ...plain(`${game.words[name].one} `, 'bold'),
    ...plain('['),
    ...event.outcomeRoll[name].flatMap((total): Inline[] => [
      { text: String(total), cut: 'roman', to: roll.rows[index]?.to ?? '' },
      ...plain(' '),
    ]),
    ...plain(']'),
  ]);
  return [
    { ...entry, outcomes: [] },
    { kind: 'heading', level: 2, text: plain(roll.caption), id: `${entry.id}-roll` },
    { kind: 'list', ordered: false, items },
  ];
}

/** Where an Event Number is typed. */
const numberForm = ({ content: { game }, say }: SiteBrief): string => `<p>${xmlText(say('site-table-how'))}</p>
<form class="number">
<label>${xmlText(capitalised(game.words.eventNumber.one))} <input name="number" inputmode="numeric" maxlength="2" size="3" autocomplete="off"></label>
<button>${xmlText(say('site-table-read'))}</button>
<p role="status"></p>
</form>`;

/** What the visitor has noted: whether it is late, and marks, which are named in full only when they are. */
function notedForm({ content: { game, late, remarks }, say }: SiteBrief): string {
  const names = Object.fromEntries(remarks.marks.map(({ mark, name }) => [mark, name]));
  const hour = late
    ? `<p><label class="row"><input type="checkbox" name="late"> ${xmlText(say('site-table-late', { next: lateStroke(late) }))}</label></p>`
    : '';
  const marks = `<p class="marks row" role="group" aria-label="${xmlText(say('site-table-marks'))}"></p>
<p class="row"><label>${xmlText(say('site-table-mark'))} <input name="mark" autocomplete="off"></label> <button>${xmlText(say('site-table-note'))}</button></p>`;
  if (!late && remarks.marks.length === 0) return '';
  return `<form class="noted" data-game="${xmlText(game.original ?? game.title)}" data-marks="${xmlText(JSON.stringify(names))}">
<h3>${xmlText(say('site-table-noted'))}</h3>
<p>${xmlText(say('site-table-noted-how'))}</p>
${hour}
${remarks.marks.length > 0 ? marks : ''}
${button('clear', say('site-table-clear'))}
<p role="status"></p>
</form>`;
}
