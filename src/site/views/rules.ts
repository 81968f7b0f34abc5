/** The Rule Book: contents, chapters, figures. */

import { listOfChapters } from '../../documents/rule-book/contents.ts';
import { bookOf } from '../../ebook/books.ts';
import { htmlOf } from '../../html/write.ts';
import { type Block, byHeading } from '../../manuscript/block.ts';
import { xmlText } from '../../xml-text.ts';
import { inPage, settingOf } from '../book-setting.ts';
import type { SiteBrief } from '../brief.ts';
import { openFigures } from '../figures.ts';

/** The markup of the view. */
export function rulesView({ content, supplies, say }: SiteBrief): string {
  const { blocks, brief } = bookOf('rule-book', content, supplies);
  // A short book has no contents of its own.
  const own = blocks.flatMap((block) => {
    if (block.kind === 'part') return block.name === 'contents' ? [] : block.blocks;
    return block.kind === 'cover' ? [] : [block];
  });
  const contents = listOfChapters(own, brief);
  const anchors = [...contents, ...own].flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
  const figures = openFigures(brief, supplies).rules(own);
  const setting = settingOf('rules', anchors, brief.passages, (name, alt) => {
    const svg = figures.get(name);
    return svg && inPage(svg, alt);
  });
  const title = say('contents-title');
  const back: Block = {
    kind: 'paragraph',
    text: [{ text: say('ebook-back', { title }), cut: 'roman', to: contents[0].id }],
  };
  const chapters = byHeading(own).map((chapter) => htmlOf([...chapter, back], setting));
  return `<nav aria-label="${xmlText(title)}">${htmlOf(contents, setting)}</nav>\n${chapters.join('\n')}`;
}
