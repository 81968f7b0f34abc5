/** Content → the Rule Book. */

import { fill } from '../../manuscript/fill.ts';
import { isBooklet } from '../../typeset/edition/edition.ts';
import { areaHeight, areaWidth } from '../../typeset/page/style.ts';
import {
  asBound,
  bind,
  checkSlots,
  type DeferredPage,
  notesMarks,
  type PageDraft,
  splitAtSlots,
} from '../book/book.ts';
import { lastOf, namingChapters } from '../book/chapters.ts';
import { type FlowPart, flow, unbroken } from '../book/flow.ts';
import { gameCover } from '../book/game-cover.ts';
import { pictureBelow } from '../book/pictures.ts';
import { composed, gameDocument, type Request, templatesOf } from '../document.ts';
import { cityView, ruleContents } from './contents.ts';
import { ruleBookData } from './data.ts';
import { asPrinted, someGoods } from './effects-in-text.ts';
import { explainedSheet } from './explained-sheet.ts';
import { figureNames, ruleFigure } from './figures.ts';
import { quickReference } from './quick-reference.ts';
import { workedSheet } from './worked-sheet.ts';

/** Pictures below the ends of chapters, in order. */
const plateNames = ['wall', 'stairs', 'crane'] as const;

/** Rules, figures, a worked turn and a quick reference. @throws TemplateFault for an unknown slot. */
export const ruleBook = gameDocument(['veil'], {
  id: 'rule-book',
  form: 'book',
  templates: ({ content }) => templatesOf(content, 'rule-book.md.hbs'),
  compose(asked) {
    const request = asBound(asked);
    const blocks = asPrinted(fill(request, ruleBookData(request)), request);
    checkSlots(blocks, { known: ['contents', 'sheet', 'worked-sheet', 'goods', 'reference', ...figureNames] });
    const { ruleBook: book } = request.content.game.words;
    const name = book.one;
    const leaves: (PageDraft | DeferredPage)[] = [gameCover(book, request, { isClose: true })];
    const closing = cityView(request, 'rails');
    const plates = plateNames.flatMap((name) => cityView(request, name) ?? []);
    let running: FlowPart[] = [];
    const close = () => {
      leaves.push(...namingChapters(flow(running, request, { before: leaves.length, closing, plates }), name));
      running = [];
    };
    const at = blocks.findIndex((block) => block.kind === 'slot' && block.name === 'reference');
    const [text, reference] = at < 0 ? [blocks, []] : [blocks.slice(0, at), blocks.slice(at + 1)];
    for (const part of splitAtSlots(text)) {
      if (typeof part !== 'string') running.push(...unbroken(part, request));
      else if (part === 'sheet') running.push(explainedSheet(request));
      else if (part === 'worked-sheet') running.push(workedSheet(request));
      else if (part === 'goods') running.push(someGoods(request));
      else if (figureNames.includes(part)) running.push(ruleFigure(part, request));
      else {
        close();
        leaves.push(...ruleContents([...text, ...reference.slice(0, 1)], request));
      }
    }
    close();
    const last = quickReference(reference, request, name);
    const { style } = request;
    const notes: PageDraft = {
      marks: notesMarks(request, areaWidth(style), areaHeight(style)),
      head: { section: name },
    };
    // A quick reference of one page ends the last sheet; a longer one begins on a left-hand page.
    const whole = isBooklet(request.edition.paper) ? 4 : style.mirrored ? 2 : 1;
    const lacking = (count: number) => (whole - (count % whole)) % whole;
    const opens = style.mirrored && last.length > 1;
    const before = opens ? (leaves.length + 1) % 2 : lacking(leaves.length + last.length);
    const between = opens ? plateOpposite(leaves.at(-1), request, name) : notes;
    leaves.push(...Array.from({ length: before }, () => between ?? notes), ...last);
    leaves.push(...Array.from({ length: lacking(leaves.length) }, () => notes));
    return composed(request, name, bind(leaves, request));
  },
});

/** A picture that fills a page; none in a game without a city. */
function plateOpposite(
  leaf: PageDraft | DeferredPage | undefined,
  request: Request,
  section: string,
): PageDraft | undefined {
  const view = cityView(request, 'roofs');
  const chapters = typeof leaf === 'object' ? lastOf(leaf) : undefined;
  return (
    view && {
      marks: [],
      below: (to) => pictureBelow(view, { from: -request.style.leading, to }, request),
      head: { section, found: chapters ? { kind: 'chapters', text: chapters } : undefined },
    }
  );
}
