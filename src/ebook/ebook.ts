/** Content → an ebook: both books, the sheet in words, orders. */

import { manuscriptOf, type Supplies } from '../build.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Brief, withWords } from '../documents/document.ts';
import { ofGames } from '../documents/index.ts';
import { sheetBlocks } from '../documents/sheets/text.ts';
import { styleSheetIn } from '../html/style.ts';
import { htmlOf } from '../html/write.ts';
import { gameImprint } from '../load/imprint.ts';
import { type Block, plainText } from '../manuscript/block.ts';
import type { Content } from '../model/content.ts';
import { xmlText } from '../xml-text.ts';
import { bookOf } from './books.ts';
import { type EpubItem, epubBytes } from './epub.ts';
import { coverFile, type EbookFile, filesOfBook, sectionsOf } from './files.ts';
import { ebookPictures, pictureTitles } from './pictures.ts';

/** A book or a sheet of an ebook; the title of one with several files is in the contents. */
interface EbookPart {
  readonly title?: string;
  readonly files: readonly EbookFile[];
}

/** An ebook; no bytes if a template cannot be filled. */
interface Ebook {
  readonly bytes?: Uint8Array;
  readonly diagnostics: readonly Diagnostic[];
}

/** Makes the ebook of a game; `date` is in place of its edition's. */
export function makeEbook(
  content: Content,
  supplies: Pick<Supplies, 'messages' | 'template'>,
  date = content.game.edition.date,
): Ebook {
  const order = { imprint: gameImprint(content), paper: 'a4' } as const;
  const [rules, events] = [bookOf('rule-book', content, supplies), bookOf('event-book', content, supplies)];
  const diagnostics = [...rules.diagnostics, ...events.diagnostics];
  if (diagnostics.length > 0) return { diagnostics };
  const { orders } = content;
  const slips = orders
    ? manuscriptOf({ ...order, document: ofGames.orders, input: { content, orders } }, supplies)
    : undefined;
  const { vocabulary, passages, say } = events.brief;
  const brief: Brief = { ...events.brief, content: withWords(content, vocabulary) };
  const parts: readonly EbookPart[] = [
    { files: [coverFile(events.blocks, brief)] },
    { title: vocabulary.ruleBook.one, files: filesOfBook('rules', rules.blocks, brief) },
    { title: vocabulary.eventBook.one, files: filesOfBook('events', events.blocks, brief) },
    { files: filesOfBook('sheet', sheetBlocks(brief), brief) },
    { files: filesOfBook('orders', slips?.blocks ?? [], brief) },
  ];
  const pictures = ebookPictures(brief.content);
  const languageOf = (text: string) => rules.brief.passages.languageOf(text) ?? passages.languageOf(text);
  const items: readonly EpubItem[] = [
    ...writtenFiles(parts, brief, { languageOf, pictures }),
    { path: 'style.css', text: styleSheetIn(content.game.accent) },
    ...[...pictures].map(
      ([name, text]): EpubItem => ({
        path: pathOf(name),
        text,
        ...(name === 'cover' && { properties: 'cover-image' }),
      }),
    ),
  ];
  const { imprint } = order;
  return { bytes: epubBytes({ ...imprint, date, accessibility: say('ebook-accessibility'), items }), diagnostics };
}

const pathOf = (picture: string) => `pictures/${picture}.svg`;

/** The contents, and files in the order of the spine: what is read in order, Events, and last what only links lead to. */
function writtenFiles(
  parts: readonly EbookPart[],
  { imprint: { language }, say, content }: Brief,
  {
    languageOf,
    pictures,
  }: { readonly languageOf: (text: string) => string | undefined; readonly pictures: ReadonlyMap<string, string> },
): EpubItem[] {
  const all = parts.flatMap(({ files }) => files);
  const titles = pictureTitles(content);
  const addresses = new Map(
    all.flatMap(({ book, name, anchors }) =>
      anchors.map((id, index) => [`${book} ${id}`, index === 0 ? name : `${name}#${id}`] as const),
    ),
  );
  const written = (['order', 'number', 'link'] as const).flatMap((place) =>
    all
      .filter((file) => file.place === place)
      .map((file): EpubItem => {
        const setting = {
          languageOf,
          conditions: say('ebook-conditions'),
          addressOf: (anchor: string) => addresses.get(`${file.book} ${anchor}`),
          pictureOf: (name: string, alt = titles.get(name) ?? '') =>
            pictures.has(name) ? `<img src="${pathOf(name)}" alt="${xmlText(alt)}"/>` : undefined,
        };
        const ways = file.ways.map((way): Block => ({ kind: 'paragraph', text: [way] }));
        const nav =
          ways.length === 0 ? '' : `\n<nav aria-label="${xmlText(say('ebook-ways'))}">${htmlOf(ways, setting)}</nav>`;
        const text = page(file.title, `${htmlOf(file.blocks, setting)}${nav}`, language);
        return { path: file.name, text, reading: place === 'link' ? 'linked' : 'linear' };
      }),
  );
  const title = say('contents-title');
  const nav = `<nav epub:type="toc" aria-label="${xmlText(title)}">\n<h1>${xmlText(title)}</h1>\n${contents(parts)}\n</nav>`;
  const [cover, ...rest] = written;
  const listed: EpubItem = {
    path: 'nav.xhtml',
    text: page(title, nav, language),
    reading: 'linear',
    properties: 'nav',
  };
  return cover ? [cover, listed, ...rest] : [listed];
}

/** A file of XHTML. */
const page = (title: string, body: string, language: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><title>${xmlText(title)}</title><meta name="viewport" content="width=device-width"/><link rel="stylesheet" href="style.css"/></head>
<body><main>
${body}
</main></body>
</html>
`;

/** The list of parts, their files and sections, without what only a number or a link leads to. */
function contents(parts: readonly EbookPart[]): string {
  const list = (items: readonly string[]) => (items.length === 0 ? '' : `<ol>${items.join('\n')}</ol>`);
  const entry = (address: string, title: string, below: readonly string[]) =>
    `<li><a href="${address}">${xmlText(title)}</a>${list(below)}</li>`;
  const entries = ({ files }: EbookPart) =>
    files
      .filter(({ place }) => place === 'order')
      .map((file) => {
        const sections = sectionsOf(file).map(({ id, text }) => entry(`${file.name}#${id}`, plainText(text), []));
        return entry(file.name, file.title, sections);
      });
  const listed = (part: EbookPart) =>
    part.title === undefined ? entries(part) : [entry(part.files[0]?.name ?? '', part.title, entries(part))];
  return list(parts.flatMap(listed));
}
