/** Content → an ebook: both books, the sheet in words, orders. */

import { manuscriptOf, type Supplies } from '../build.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Brief, titleOf, withWords } from '../documents/document.ts';
import { ofGames } from '../documents/index.ts';
import { sheetBlocks } from '../documents/sheets/text.ts';
import { styleSheet } from '../html/style.ts';
import { escaped, type HtmlSetting, htmlOf } from '../html/write.ts';
import { gameImprint } from '../load/imprint.ts';
import { type Block, plainText } from '../manuscript/block.ts';
import type { Content } from '../model/content.ts';
import { type EpubItem, epubBytes } from './epub.ts';
import { type EbookFile, filesOfBook, inOrder, numbersBlocks, sectionsOf } from './files.ts';
import { ebookPictures } from './pictures.ts';

/** An ebook; no bytes if a template cannot be filled. */
export interface Ebook {
  readonly bytes?: Uint8Array;
  readonly complaints: readonly Diagnostic[];
}

/** Makes the ebook of a game; `date` is in place of its edition's. */
export function makeEbook(
  content: Content,
  supplies: Pick<Supplies, 'messages' | 'template'>,
  date = content.game.edition.date,
): Ebook {
  const imprint = gameImprint(content);
  const order = { imprint, paper: 'a4' } as const;
  const books = { input: { content, veil: 'split' }, ...order } as const;
  const rules = manuscriptOf({ ...books, document: ofGames['rule-book'] }, supplies);
  const events = manuscriptOf({ ...books, document: ofGames['event-book'] }, supplies);
  const complaints = [...rules.complaints, ...events.complaints];
  if (complaints.length > 0) return { complaints };
  const { vocabulary } = events.brief;
  const brief: Brief = { ...events.brief, content: withWords(content, vocabulary) };
  const { orders } = content;
  const challenges = orders
    ? manuscriptOf({ ...order, document: ofGames.orders, input: { content, orders } }, supplies).blocks
    : [];
  const found = filesOfBook('events', events.blocks, brief);
  // Players look up the number of an Event after the chapters and the map, before the table of Endings.
  const chapters = found.findIndex(({ anchors }) => anchors[0] === 'late' || anchors[0] === 'endings');
  const numbers = filesOfBook('events', numbersBlocks(brief), brief);
  const parts = [
    { title: vocabulary.ruleBook.one, files: filesOfBook('rules', rules.blocks, brief) },
    { title: vocabulary.eventBook.one, files: [...found.slice(0, chapters), ...numbers, ...found.slice(chapters)] },
    ...[sheetBlocks(brief), challenges].map((blocks) => ({ files: filesOfBook('sheets', blocks, brief) })),
  ];
  const files = inOrder(parts.flatMap((part) => part.files));
  const pictures = ebookPictures(brief.content);
  const foreign = [rules.brief, events.brief].map(({ passages }) => passages);
  const setting: Omit<HtmlSetting, 'addressOf'> = {
    conditions: brief.say('ebook-conditions'),
    languageOf: (text) => foreign.map((one) => one.languageOf(text)).find((one) => one !== undefined),
    pictureOf: (name, alt = '') =>
      pictures.has(name) ? `<img src="pictures/${name}.svg" alt="${escaped(alt)}"/>` : undefined,
  };
  const addresses = new Map(
    files.flatMap(({ book, name, anchors }) =>
      anchors.map((id, index) => [`${book} ${id}`, index === 0 ? name : `${name}#${id}`] as const),
    ),
  );
  const written = files.map((file): EpubItem => {
    const own = { ...setting, addressOf: (anchor: string) => addresses.get(`${file.book} ${anchor}`) };
    const ways: Block[] = file.ways.map((way) => ({ kind: 'paragraph', text: [way] }));
    const nav =
      ways.length === 0
        ? ''
        : `\n<nav class="ways" aria-label="${escaped(brief.say('ebook-ways'))}">${htmlOf(ways, own)}</nav>`;
    const text = page(file.title, `${htmlOf(file.blocks, own)}${nav}`, imprint.language);
    return { path: file.name, text, reading: file.place === 'link' ? 'linked' : 'linear' };
  });
  const [cover] = events.blocks;
  const front = cover?.kind === 'cover' ? [{ ...cover, name: '' }] : [];
  const image = `<img class="cover" src="pictures/cover.svg" alt=""/>`;
  const title = page(
    imprint.title,
    `${htmlOf(front, { ...setting, addressOf: () => undefined })}\n${image}`,
    imprint.language,
  );
  const items: readonly EpubItem[] = [
    { path: 'title.xhtml', text: title, reading: 'linear' },
    { path: 'nav.xhtml', text: contents(parts, brief), reading: 'linear', properties: 'nav' },
    ...written,
    { path: 'style.css', text: styleSheet },
    ...[...pictures].map(
      ([name, text]): EpubItem => ({
        path: `pictures/${name}.svg`,
        text,
        ...(name === 'cover' && { properties: 'cover-image' }),
      }),
    ),
  ];
  const bytes = epubBytes({
    id: `core-runner:${imprint.fingerprint}`,
    title: imprint.title,
    description: imprint.subtitle,
    author: imprint.author,
    language: imprint.language,
    date,
    accessibility: brief.say('ebook-accessibility'),
    items,
  });
  return { bytes, complaints };
}

/** A file of XHTML. */
const page = (title: string, body: string, language: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><title>${escaped(title)}</title><meta name="viewport" content="width=device-width"/><link rel="stylesheet" href="style.css"/></head>
<body><main>
${body}
</main></body>
</html>
`;

/** The contents: parts, their files and sections; what only a number or a link leads to is left out. */
function contents(
  parts: readonly { readonly title?: string; readonly files: readonly EbookFile[] }[],
  { imprint, say }: Brief,
): string {
  const list = (items: readonly string[]) => (items.length === 0 ? '' : `<ol>${items.join('\n')}</ol>`);
  const entry = (address: string, title: string, below: readonly string[]) =>
    `<li><a href="${address}">${escaped(title)}</a>${list(below)}</li>`;
  const entries = (files: readonly EbookFile[]) =>
    files
      .filter(({ place }) => place === 'order')
      .map((file) => {
        const sections = sectionsOf(file).map(({ id, text }) => entry(`${file.name}#${id}`, plainText(text), []));
        return entry(file.name, file.title, sections);
      });
  const items = parts.flatMap(({ title, files }) => {
    const [first] = files;
    return title === undefined || first === undefined ? entries(files) : [entry(first.name, title, entries(files))];
  });
  const heading = say('contents-title');
  const nav = `<nav epub:type="toc" aria-label="${escaped(heading)}">\n<h1>${escaped(heading)}</h1>\n${list(items)}\n</nav>`;
  return page(titleOf(heading, { imprint, say }), nav, imprint.language);
}
