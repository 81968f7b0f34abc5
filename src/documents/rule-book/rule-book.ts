/** Content → the Rule Book. */

import { type Block, type Inlines, plain, plainText } from '../../manuscript/block.ts';
import { markdownBlocks } from '../../manuscript/markdown.ts';
import { fillTemplate } from '../../manuscript/template.ts';
import { asBound, bind, checkSlots, type DeferredLeaf, type Leaf, splitAtSlots } from '../book/book.ts';
import { deferredFlow, type FlowPart, flow } from '../book/flow.ts';
import { gameCover } from '../book/game-cover.ts';
import { type Document, type GameInput, printed, templatesOf } from '../document.ts';
import { ruleBookData } from './data.ts';
import { figureNames, ruleFigure } from './figures.ts';
import { workedSheet } from './worked-sheet.ts';

export const ruleBook: Document<GameInput> = {
  id: 'rule-book',
  form: 'book',
  templates: ({ content }) => templatesOf(content, 'rule-book.md.hbs'),
  compose(asked) {
    const request = asBound(asked);
    const blocks = markdownBlocks(fillTemplate(request.template, ruleBookData(request.content)));
    checkSlots(blocks, { known: ['contents', 'worked-sheet', ...figureNames] });
    const name = request.content.game.words.ruleBook.one;
    const leaves: (Leaf | DeferredLeaf)[] = [gameCover(name, request, true)];
    let running: FlowPart[] = [];
    const close = () => {
      leaves.push(...flow(running, request, { before: leaves.length, section: name }));
      running = [];
    };
    for (const part of splitAtSlots(blocks)) {
      if (typeof part !== 'string') running.push(...part);
      else if (part === 'worked-sheet') running.push(workedSheet(request));
      else if (figureNames.includes(part)) running.push(ruleFigure(part, request));
      else {
        close();
        leaves.push(...deferredFlow((pageOf) => contents(blocks, pageOf), request, { section: name }));
      }
    }
    close();
    return printed(request, name, bind(leaves, request));
  },
};

/** Chapters and their pages. */
function contents(blocks: readonly Block[], pageOf: (anchor: string) => string): Block[] {
  const chapters = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 1 ? [block] : []));
  const linked = (text: string, to: string): Inlines => [{ text, cut: 'roman', to }];
  return [
    { kind: 'heading', level: 1, text: plain('Contents'), id: 'contents' },
    {
      kind: 'table',
      header: [plain('Chapter'), plain('Page')],
      align: ['left', 'right'],
      rows: chapters.map(({ text, id }) => [linked(plainText(text), id), linked(pageOf(id), id)]),
    },
  ];
}
