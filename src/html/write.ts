/** Blocks → HTML that is also XML. */

import {
  type Block,
  type Cut,
  type EntryBlock,
  type FoundOutcome,
  type GoodsBlock,
  type Inline,
  type Inlines,
  type OutcomeBlock,
  type Paragraph,
  plainText,
  type RollBlock,
  type Sign,
  type Table,
} from '../manuscript/block.ts';

/** What blocks are written with. */
export interface HtmlSetting {
  /** The address of an anchor; undefined if it is left out. */
  readonly addressOf: (anchor: string) => string | undefined;
  /** The language of a text, if not that of the document. */
  readonly languageOf: (text: string) => string | undefined;
  /** The markup of the picture of a figure or an entry, where there is one. */
  readonly pictureOf: (name: string, alt?: string) => string | undefined;
  /** The heading of texts that are read on a condition. */
  readonly conditions: string;
}

/** The markup of blocks. */
export const htmlOf = (blocks: readonly Block[], setting: HtmlSetting): string =>
  blocks.map((block) => blockHtml(block, setting)).join('\n');

function blockHtml(block: Block, setting: HtmlSetting): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level} id="${escaped(block.id)}"${langOf(block.text, setting)}>${inlinesHtml(block.text, setting)}</h${block.level}>`;
    case 'paragraph':
      return paragraphHtml(block, setting);
    case 'list': {
      const items = block.items.map((item) => cellHtml('li', item, setting)).join('');
      const start = block.start === undefined ? '' : ` start="${block.start}"`;
      return block.ordered ? `<ol${start}>${items}</ol>` : `<ul>${items}</ul>`;
    }
    case 'table':
      return tableHtml(block, setting);
    case 'aside':
      return `<blockquote>\n${htmlOf(block.blocks, setting)}\n</blockquote>`;
    case 'part':
      return htmlOf(block.blocks, setting);
    case 'entry':
      return entryHtml(block, setting);
    case 'found':
      return foundHtml(block, setting);
    case 'goods':
      return goodsHtml(block, setting);
    case 'cover':
      return [
        `<h1 class="title">${escaped(block.title)}</h1>`,
        ...[block.name, block.subtitle, ...block.lines].filter(Boolean).map((line) => `<p>${escaped(line)}</p>`),
      ].join('\n');
    case 'figure': {
      const { name, alt, words } = block;
      const picture = setting.pictureOf(name, alt);
      const said = picture === undefined && alt !== undefined ? `<p${lang(alt, setting)}>${escaped(alt)}</p>` : '';
      const [head] = words;
      const rest = head?.kind === 'heading' ? words.slice(1) : words;
      const title = head?.kind === 'heading' ? blockHtml(head, setting) : '';
      return `${title}<div class="figure">${picture ?? ''}${said}${htmlOf(rest, setting)}</div>`;
    }
    case 'slot':
    case 'page-break':
      return '';
    default:
      return block satisfies never;
  }
}

const elements: Readonly<Record<Cut, readonly [open: string, close: string]>> = {
  roman: ['', ''],
  italic: ['<i>', '</i>'],
  bold: ['<b>', '</b>'],
  'bold-italic': ['<b><i>', '</i></b>'],
  effect: ['<b class="effect">', '</b>'],
};

/** A text in its styles; a link without an address is its text. */
const inlinesHtml = (text: Inlines, setting: HtmlSetting): string =>
  text.map((one) => inlineHtml(one, setting)).join('');

function inlineHtml({ text, cut, to }: Inline, { addressOf }: HtmlSetting): string {
  const [open, close] = elements[cut];
  const address = to === undefined || text === '' ? undefined : addressOf(to);
  const styled = `${open}${escaped(text)}${close}`;
  return address === undefined ? styled : `<a href="${escaped(address)}">${styled}</a>`;
}

/** Where a text is in another language, the attributes that say which. */
function lang(text: string, { languageOf }: HtmlSetting): string {
  const language = languageOf(text);
  return language === undefined ? '' : ` lang="${language}" xml:lang="${language}"`;
}

const langOf = (text: Inlines, setting: HtmlSetting): string => lang(plainText(text), setting);

const cellHtml = (element: string, text: Inlines, setting: HtmlSetting, more = ''): string =>
  `<${element}${more}${langOf(text, setting)}>${inlinesHtml(text, setting)}</${/^\w+/u.exec(element)?.[0]}>`;

const paragraphHtml = ({ text }: Paragraph, setting: HtmlSetting): string => cellHtml('p', text, setting);

/** Rows with the first cell as their head. */
function tableHtml({ header, rows, align }: Table, setting: HtmlSetting): string {
  const aligned = (index: number) => (align[index] === 'left' ? '' : ` class="${align[index]}"`);
  const cell = (text: Inlines, index: number, element: string) =>
    plainText(text) === '' ? `<td${aligned(index)}></td>` : cellHtml(element, text, setting, aligned(index));
  const head = header.map((text, index) => cell(text, index, 'th scope="col"')).join('');
  const body = rows.map(
    (cells) =>
      `<tr>${cells.map((text, index) => cell(text, index, index === 0 ? 'th scope="row"' : 'td')).join('')}</tr>`,
  );
  return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`;
}

const signsHtml = (signs: readonly Sign[]): string =>
  signs.map(({ text, quiet }) => `<span class="${quiet ? 'quiet' : 'effect'}">${escaped(text)}</span>`).join(' ');

function goodsHtml({ header, rows }: GoodsBlock, setting: HtmlSetting): string {
  const head = header.map((text) => `<th scope="col">${escaped(text)}</th>`).join('');
  const body = rows.map(({ number, name, signs, cost }, index) => {
    const numbered: Inlines = [{ text: `${number ?? index + 1} `, cut: 'roman' }, ...name];
    return `<tr>${cellHtml('th scope="row"', numbered, setting)}<td>${signsHtml(signs)}</td><td>${escaped(cost)}</td></tr>`;
  });
  return `<table class="goods">\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`;
}

/** Paragraphs, then those read on a condition, under a heading that can be skipped. */
function proseHtml(texts: readonly Paragraph[], setting: HtmlSetting, between = ''): string {
  const [always, sometimes] = [false, true].map((isConditional) =>
    texts.filter(({ conditional = false }) => conditional === isConditional),
  ) as [Paragraph[], Paragraph[]];
  const conditional =
    sometimes.length === 0 ? [] : [`<h2>${escaped(setting.conditions)}</h2>`, htmlOf(sometimes, setting)];
  return [htmlOf(always, setting), between, ...conditional].filter(Boolean).join('\n');
}

function entryHtml(
  { id, number, title, tag, caption, scene, roll, outcomes, goods }: EntryBlock,
  setting: HtmlSetting,
) {
  const numbered = number === undefined ? '' : `<span class="number">${number}</span> `;
  const tagged = tag === undefined ? '' : ` ${escaped(tag)}`;
  // Outcomes that a roll leads to by number are elsewhere.
  const isApart = roll?.rows.some(({ to }) => to !== undefined);
  return [
    ...(caption === undefined ? [] : [`<p class="caption">${escaped(caption)}</p>`]),
    `<h1 id="${escaped(id)}"${lang(title, setting)}>${numbered}${escaped(title)}${tagged}</h1>`,
    setting.pictureOf(id) ?? '',
    proseHtml(scene, setting),
    ...(roll ? [rollHtml(roll, setting)] : []),
    ...(isApart ? [] : outcomes.map((outcome) => outcomeHtml(outcome, setting))),
    ...(goods ? [goodsHtml(goods, setting)] : []),
  ]
    .filter(Boolean)
    .join('\n');
}

function rollHtml({ caption, rows }: RollBlock, setting: HtmlSetting): string {
  const items = rows.map(({ totals, label, to }) => {
    const text = `[${escaped(totals)}] ${escaped(label)}`;
    const address = to === undefined ? undefined : setting.addressOf(to);
    return `<li>${address === undefined ? text : `<a href="${escaped(address)}">${text}</a>`}</li>`;
  });
  return `<h2>${escaped(caption)}</h2>\n<ul class="roll">${items.join('')}</ul>`;
}

const outcomeHtml = ({ totals, heading, text, signs }: OutcomeBlock, setting: HtmlSetting): string =>
  `<h2>[${escaped(totals)}] ${escaped(heading)}</h2>\n${proseHtml(text, setting, `<p>${signsHtml(signs)}</p>`)}`;

function foundHtml({ number, id, event, outcome }: FoundOutcome, setting: HtmlSetting): string {
  const origin: Inlines = [{ text: event.title, cut: 'roman', to: event.id }];
  const { totals, label, text, signs } = outcome;
  return [
    cellHtml('p', origin, setting, ' class="caption"'),
    `<h1 id="${escaped(id)}"><span class="number">${number}</span> ${escaped(label)} [${escaped(totals)}]</h1>`,
    proseHtml(text, setting, `<p>${signsHtml(signs)}</p>`),
  ].join('\n');
}

/** Text as it is written in XML. */
export const escaped = (text: string): string => text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
