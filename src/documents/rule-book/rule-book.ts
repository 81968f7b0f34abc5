/** Content → the Rule Book. */

import type { Block } from '../../manuscript/block.ts';
import { fill } from '../../manuscript/fill.ts';
import { isBooklet } from '../../typeset/edition/edition.ts';
import { areaHeight, areaWidth } from '../../typeset/page/style.ts';
import {
  bind,
  checkSlots,
  type DeferredPage,
  fillSlots,
  inRuns,
  notesMarks,
  type PageDraft,
  withVeilMargins,
} from '../book/book.ts';
import { lastOf, namingChapters } from '../book/chapters.ts';
import { coverBlock } from '../book/cover.ts';
import { type FlowPart, flow, keptWhole } from '../book/flow.ts';
import { gameCover } from '../book/game-cover.ts';
import { pictureBelow } from '../book/pictures.ts';
import { composed, gameDocument, type Request, templatesOf } from '../document.ts';
import { cityView, listOfChapters, ruleContents } from './contents.ts';
import { ruleBookData } from './data.ts';
import { asPrinted } from './effects-in-text.ts';
import { figureNames, ruleFigure } from './figure-words.ts';
import { drawnFigure } from './figures.ts';
import { quickReference } from './quick-reference.ts';

/** Pictures below the ends of chapters, in order. */
const plateNames = ['wall', 'stairs', 'crane'] as const;

/** Rules, figures, a worked turn and a quick reference. @throws TemplateFault for an unknown slot. */
export const ruleBook = gameDocument(['veil'], {
  id: 'rule-book',
  form: 'book',
  templates: ({ content }) => templatesOf(content, 'rule-book.md.hbs'),
  manuscript(brief) {
    const { ruleBook: book } = brief.content.game.words;
    const blocks = asPrinted(fill(brief, ruleBookData(brief)), brief);
    checkSlots(blocks, { known: ['contents', 'reference', ...figureNames] });
    const at = blocks.findIndex((block) => block.kind === 'slot' && block.name === 'reference');
    const [text, reference] = at < 0 ? [blocks, []] : [blocks.slice(0, at), blocks.slice(at + 1)];
    const contents = listOfChapters([...text, ...reference.slice(0, 1)], brief);
    return [
      coverBlock(book, brief),
      ...fillSlots(text, (name) =>
        name === 'contents' ? [{ kind: 'part', name, blocks: contents }] : ruleFigure(name, brief),
      ),
      ...(reference.length > 0 ? [{ kind: 'part', name: 'reference', blocks: reference } as const] : []),
    ];
  },
  lay(blocks, given) {
    const request = withVeilMargins(given);
    const name = request.content.game.words.ruleBook.one;
    const leaves: (PageDraft | DeferredPage)[] = [];
    const closing = cityView(request, 'rails');
    const plates = plateNames.flatMap((name) => cityView(request, name) ?? []);
    let running: FlowPart[] = [];
    let reference: readonly Block[] = [];
    const close = () => {
      const flowed = flow(running, request, { before: leaves.length, closing, plates });
      if (running.length > 0) leaves.push(...namingChapters(flowed, name));
      running = [];
    };
    for (const run of inRuns(blocks)) {
      if (run.kind === 'text') running.push(...keptWhole(run.blocks, request));
      else if (run.kind === 'figure') running.push(drawnFigure(run, request));
      else if (run.kind === 'cover') leaves.push(gameCover(run, request, { isClose: true }));
      else if (run.name === 'reference') reference = run.blocks;
      else {
        close();
        leaves.push(...ruleContents(run.blocks, request));
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
      head: { section, corner: chapters ? { kind: 'chapters', text: chapters } : undefined },
    }
  );
}
