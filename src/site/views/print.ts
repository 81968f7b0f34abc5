/** The view that says what the game is, shows pages of it, and has its editions and its ebook to download. */

import { bookOf } from '../../ebook/books.ts';
import { type HtmlSetting, htmlOf } from '../../html/write.ts';
import type { Say } from '../../language/catalogue.ts';
import { type Block, type Inlines, plain, type Table } from '../../manuscript/block.ts';
import { capitalised } from '../../model/vocabulary.ts';
import { isBooklet, sheetPaper } from '../../typeset/edition/edition.ts';
import { xmlText } from '../../xml-text.ts';
import type { SiteBrief } from '../brief.ts';
import type { Download } from '../downloads.ts';

/** What the Rule Book says of the game, and words and links for printing it. */
export function printView(brief: SiteBrief): string {
  const { content, say, supplies, samples, downloads } = brief;
  const sides = content.game.eventDie;
  const rules = bookOf('rule-book', content, supplies);
  const setting: HtmlSetting = {
    addressOf: (to) => (downloads.some(({ path }) => path === to) ? to : undefined),
    languageOf: rules.brief.passages.languageOf,
    pictureOf: () => undefined,
    conditions: '',
  };
  const about = ['game', 'in-short'].flatMap((id) => sectionOf(rules.blocks, id));
  const [cover = '', ...pages] = samples.map(
    ({ path, of, width, height }) =>
      `<img src="${path}" alt="${xmlText(say('site-print-sample', { of }))}" width="${Math.round(width)}" height="${Math.round(height)}" loading="lazy">`,
  );
  const paragraph = (text: Inlines): Block => ({ kind: 'paragraph', text });
  const ebook = downloads.find(({ edition }) => edition === undefined);
  const heading = (id: string) => `<h3>${xmlText(say(id))}</h3>`;
  return [
    `<div class="about">${cover}${htmlOf(about, setting)}</div>`,
    heading('site-print-pages'),
    `<div class="pages">${pages.join('')}</div>`,
    heading('site-print-books'),
    htmlOf(
      [
        paragraph(plain(say('site-print-needs', { dice: sides === 6 ? 'usual' : 'other', sides }))),
        paragraph(plain(say('site-print-how'))),
        editionsTable(brief),
      ],
      setting,
    ),
    ...(ebook
      ? [
          heading('site-print-ebook'),
          htmlOf([paragraph(plain(say('site-print-ebook-how'))), paragraph(ebookLink(ebook, say))], setting),
        ]
      : []),
    htmlOf([paragraph(plain(say('site-print-offline')))], setting),
  ].join('\n');
}

/** The blocks below a heading, up to the next one; none if a game's own template has no such heading. */
function sectionOf(blocks: readonly Block[], id: string): readonly Block[] {
  const at = blocks.findIndex((one) => one.kind === 'heading' && one.id === id);
  const after = at < 0 ? [] : blocks.slice(at + 1);
  const end = after.findIndex(({ kind }) => kind === 'heading');
  return end < 0 ? after : after.slice(0, end);
}

function editionsTable({ say, downloads }: SiteBrief): Table {
  const heads = ['site-edition', 'site-edition-sheets', 'site-edition-how', 'site-edition-size'] as const;
  const rows = downloads.flatMap((one) => {
    if (!one.edition) return [];
    const { paper, lowInk, largePrint } = one.edition;
    const kind = isBooklet(paper) ? 'booklet' : largePrint ? 'large-print' : lowInk ? 'low-ink' : 'usual';
    const name = say('site-edition-name', { paper: say('print-me-first-paper', { paper: sheetPaper(paper) }), kind });
    const how = say('site-edition-print', { kind });
    const link: Inlines = [{ text: capitalised(name), cut: 'roman', to: one.path }];
    return [[link, plain(String(one.sheets)), plain(how), plain(sizeOf(one, say))]];
  });
  return { kind: 'table', header: heads.map((id) => plain(say(id))), align: ['left', 'right', 'left', 'right'], rows };
}

const ebookLink = (ebook: Download, say: Say): Inlines => [
  { text: say('site-print-ebook-file', { size: sizeOf(ebook, say) }), cut: 'roman', to: ebook.path },
];

/** In megabytes. */
const sizeOf = ({ bytes }: Download, say: Say): string =>
  say('site-size', { megabytes: Math.max(0.1, Math.round(bytes.length / 100_000) / 10) });
