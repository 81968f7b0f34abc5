/** Blocks → HTML that is also XML. */

import {
  type Block,
  type Cut,
  type EntryBlock,
  type FoundOutcome,
  type GoodsBlock,
  type Heading,
  type Inline,
  type Inlines,
  type OutcomeBlock,
  type Paragraph,
  plain,
  plainText,
  type Sign,
  type Table,
} from '../manuscript/block.ts';
import { xmlText } from '../xml-text.ts';

/** What blocks are written with. */
export interface HtmlSetting {
  /** The address of an anchor; undefined if it is left out. */
  readonly addressOf: (anchor: string) => string | undefined;
  /** The language of a text, if not that of the document. */
  readonly languageOf: (text: string) => string | undefined;
  /** The markup of the picture of a figure or an entry, where there is one. */
  readonly pictureOf: (name: string, alt?: string) => string | undefined;
  /**
   * The heading of texts that are read on a condition. Without it a reader asks for each text: these are hidden in their
   * places, the condition in `data-if`, and Outcomes have no numbers.
   */
  readonly conditions?: string;
  /** The id of an anchor, if not its own. */
  readonly idOf?: (anchor: string) => string;
  /** The level of the heading that all are below. */
  readonly below?: number;
}

/** The markup of blocks. */
export const htmlOf = (blocks: readonly Block[], setting: HtmlSetting): string =>
  blocks.map((block) => blockHtml(block, setting)).join('\n');

function blockHtml(block: Block, setting: HtmlSetting): string {
  switch (block.kind) {
    case 'heading':
      return headingHtml(block, setting);
    case 'paragraph':
      return textHtml('p', block.text, setting, conditionIn(block, setting));
    case 'list': {
      const items = block.items.map((item) => textHtml('li', item, setting)).join('\n');
      return block.ordered ? `<ol start="${block.start ?? 1}">${items}</ol>` : `<ul>${items}</ul>`;
    }
    case 'table':
      return tableHtml(block, setting);
    case 'aside':
      return `<blockquote>\n${htmlOf(block.blocks, setting)}\n</blockquote>`;
    case 'part':
      return htmlOf(block.blocks, setting);
    case 'entry':
      return htmlOf(entryBlocks(block, setting), setting);
    case 'found':
      return htmlOf(foundBlocks(block, setting), setting);
    case 'goods':
      return tableHtml(goodsTable(block), setting);
    case 'cover': {
      const picture = setting.pictureOf('cover', block.title);
      const head = picture
        ? `<h1 class="picture">${picture}</h1>\n`
        : htmlOf([heading(1, block.title, 'title')], setting);
      const lines = [block.name, block.subtitle, ...block.lines].filter(Boolean);
      return (
        head +
        htmlOf(
          lines.map((line) => paragraph(plain(line))),
          setting,
        )
      );
    }
    case 'figure': {
      const { name, alt, words } = block;
      const picture = setting.pictureOf(name, alt);
      if (picture) return `<div class="picture">${picture}${htmlOf(words, setting)}</div>`;
      const caption = alt ? textHtml('figcaption', plain(alt), setting) : '';
      return `<figure>${caption}${htmlOf(words, setting)}</figure>`;
    }
    case 'slot':
    case 'page-break':
      return '';
    default:
      return block satisfies never;
  }
}

const heading = (level: 1 | 2, text: string, id: string): Block => ({ kind: 'heading', level, text: plain(text), id });

const paragraph = (text: Inlines): Paragraph => ({ kind: 'paragraph', text });

const elements: Readonly<Record<Cut, readonly [open: string, close: string]>> = {
  roman: ['', ''],
  italic: ['<i>', '</i>'],
  bold: ['<b>', '</b>'],
  'bold-italic': ['<b><i>', '</i></b>'],
  effect: ['<b><i>', '</i></b>'],
};

/** An element with a text, and with its language if that is not the document's. */
function textHtml(element: string, text: Inlines, setting: HtmlSetting, attributes = ''): string {
  const language = setting.languageOf(plainText(text));
  const lang = language === undefined ? '' : ` lang="${language}" xml:lang="${language}"`;
  return `<${element}${attributes}${lang}>${text.map((one) => inlineHtml(one, setting)).join('')}</${element}>`;
}

function headingHtml({ level, text, id }: Heading, setting: HtmlSetting): string {
  const { idOf = (one) => one, below = 0 } = setting;
  return textHtml(`h${level + below}`, text, setting, ` id="${xmlText(idOf(id))}"`);
}

const conditionIn = ({ conditional }: Paragraph, { conditions }: HtmlSetting): string =>
  conditional === undefined || conditions !== undefined ? '' : ` data-if="${xmlText(conditional)}" hidden`;

/** A text in its style; a link without an address is only its text. */
function inlineHtml({ text, cut, to }: Inline, { addressOf }: HtmlSetting): string {
  const [open, close] = elements[cut];
  const address = to === undefined || text === '' ? undefined : addressOf(to);
  const styled = `${open}${xmlText(text)}${close}`;
  return address === undefined ? styled : `<a href="${xmlText(address)}">${styled}</a>`;
}

/** A table; the first cell of a row is its head. In a narrow window cells of many columns are below each other, named. */
function tableHtml({ header, rows, align }: Table, setting: HtmlSetting): string {
  const names = header.map(plainText);
  const isWide = names.length > 3 && names[0] !== '';
  const row = (cells: readonly Inlines[], scopeOf: (index: number) => string | undefined) => {
    const written = cells.map((text, index) => {
      const scope = text.length === 0 ? undefined : scopeOf(index);
      const name = isWide && !scope ? ` data-name="${xmlText(names[index] ?? '')}: "` : '';
      const attributes = `${scope ? ` scope="${scope}"` : ''} class="${align[index]}"${name}`;
      return textHtml(scope ? 'th' : 'td', text, setting, attributes);
    });
    return `<tr>${written.join('')}</tr>`;
  };
  const body = rows.map((cells) => row(cells, (index) => (index === 0 ? 'row' : undefined)));
  const opening = isWide ? '<table class="wide">' : '<table>';
  return `${opening}\n<thead>${row(header, () => 'col')}</thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`;
}

const signsText = (signs: readonly Sign[]): Inline[] =>
  signs.flatMap(({ text, quiet }, index) => [
    ...plain(index === 0 ? '' : ' '),
    ...plain(text, quiet ? 'italic' : 'effect'),
  ]);

const goodsTable = ({ header, rows }: GoodsBlock): Table => ({
  kind: 'table',
  header: header.map((text) => plain(text)),
  rows: rows.map(({ number, name, signs, cost }, index) => [
    [...plain(`${number ?? index + 1} `), ...name],
    signsText(signs),
    plain(cost),
  ]),
  align: ['left', 'left', 'right'],
});

/** Paragraphs and what follows from them, then those read on a condition, under a heading that can be skipped. */
function proseBlocks(id: string, texts: readonly Paragraph[], after: readonly Block[], setting: HtmlSetting): Block[] {
  const { conditions } = setting;
  if (conditions === undefined) return [...texts, ...after];
  const conditional = texts.filter((one) => one.conditional);
  const head = conditional.length === 0 ? [] : [heading(2, conditions, `${id}-conditions`)];
  const items = conditional.map(({ text }) => text);
  const list: Block[] = items.length === 0 ? [] : [{ kind: 'list', ordered: false, items }];
  return [...texts.filter((one) => !one.conditional), ...after, ...head, ...list];
}

function entryBlocks(entry: EntryBlock, setting: HtmlSetting): Block[] {
  const { id, number, title, tag, caption, scene, roll, outcomes, goods } = entry;
  const picture: Block[] = setting.pictureOf(id) === undefined ? [] : [{ kind: 'figure', name: id, words: [] }];
  const totals = roll?.rows.map(({ totals, label, to }) => [
    { text: `[${totals}] ${label}`, cut: 'bold' as const, ...(to !== undefined && { to }) },
  ]);
  // Outcomes that a roll leads to by number are elsewhere.
  const isApart = roll?.rows.some(({ to }) => to !== undefined);
  return [
    heading(1, [number, title, tag].filter((one) => one !== undefined).join(' '), id),
    ...(caption === undefined ? [] : [paragraph(plain(caption, 'bold'))]),
    ...picture,
    ...proseBlocks(id, scene, goods ? [goods] : [], setting),
    ...(roll && totals
      ? [heading(2, roll.caption, `${id}-roll`), { kind: 'list', ordered: false, items: totals } as const]
      : []),
    ...(isApart ? [] : outcomes.flatMap((one) => outcomeBlocks(`${id}-${one.initial}`, one, 2, setting))),
  ];
}

const outcomeBlocks = (id: string, outcome: OutcomeBlock, level: 1 | 2, setting: HtmlSetting, before = ''): Block[] => [
  heading(level, `${before}${outcome.label} [${outcome.totals}]`, id),
  ...proseBlocks(id, outcome.text, [paragraph(signsText(outcome.signs))], setting),
];

const foundBlocks = ({ number, id, outcome }: FoundOutcome, setting: HtmlSetting): Block[] =>
  outcomeBlocks(id, outcome, 1, setting, setting.conditions === undefined ? '' : `${number} `);
