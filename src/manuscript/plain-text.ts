/** Blocks → plain text: a line for each paragraph, a blank line between blocks; page numbers are left out. */

import {
  type Block,
  type EntryBlock,
  type GoodsBlock,
  type Inlines,
  type OutcomeBlock,
  type Paragraph,
  plainText,
  type Sign,
  type Table,
} from './block.ts';

/** The text of a manuscript, ending in a line feed. */
export const textOfBlocks = (blocks: readonly Block[]): string => `${blocks.flatMap(paragraphs).join('\n\n')}\n`;

/** The paragraphs of a block; lines within one belong together. */
function paragraphs(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [`\n${textOf(block.text)}`];
    case 'paragraph':
      return [textOf(block.text)];
    case 'list':
      return [block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${textOf(item)}`).join('\n')];
    case 'table':
      return [tableText(block)];
    case 'aside':
    case 'part':
      return block.blocks.flatMap(paragraphs);
    case 'entry':
      return entryText(block);
    case 'found':
      return [`\n${block.number}. ${block.event.title}`, ...outcomeText(block.outcome)];
    case 'goods':
      return [goodsText(block)];
    case 'cover':
      return [[block.title, block.name, block.subtitle, ...block.lines].filter((line) => line !== '').join('\n')];
    case 'figure':
      return [...block.words.flatMap(paragraphs), ...(block.alt === undefined ? [] : [block.alt])];
    case 'slot':
    case 'page-break':
      return [];
    default:
      return block satisfies never;
  }
}

/** Text with ordinary spaces, as no line of it is broken here. */
const textOf = (inlines: Inlines): string => plainText(inlines).replaceAll('\u00A0', ' ').trim();

const row = (cells: readonly string[]): string => cells.filter((cell) => cell !== '').join(' | ');

const tableText = ({ header, rows }: Table): string =>
  [header, ...rows].map((cells) => row(cells.map(textOf))).join('\n');

const goodsText = ({ header, rows }: GoodsBlock): string =>
  [header, ...rows.map(({ name, signs, cost }) => [textOf(name), signText(signs), cost])].map(row).join('\n');

const signText = (signs: readonly Sign[]): string => signs.map(({ text }) => text).join(' ');

const prose = (texts: readonly Paragraph[]): string[] => texts.map(({ text }) => textOf(text));

function entryText({ number, title, tag, caption, scene, roll, outcomes, goods }: EntryBlock): string[] {
  const head = [number, title, tag].filter((word) => word !== undefined).join(' ');
  // Outcomes that a roll leads to by number are elsewhere.
  const isApart = roll?.rows.some(({ to }) => to !== undefined);
  return [
    `\n${caption === undefined ? head : `${caption}\n${head}`}`,
    ...prose(scene),
    ...(roll ? [[roll.caption, ...roll.rows.map(({ totals, label }) => `[${totals}] ${label}`)].join('\n')] : []),
    ...(isApart ? [] : outcomes.flatMap(outcomeText)),
    ...(goods ? [goodsText(goods)] : []),
  ];
}

const outcomeText = ({ totals, heading, text, signs }: OutcomeBlock): string[] => [
  `[${totals}] ${heading}`,
  ...prose(text),
  ...(signs.length > 0 ? [signText(signs)] : []),
];
