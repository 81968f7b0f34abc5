/** The Rule Book: contents, chapters, figures. */

import { bookOf } from '../../ebook/books.ts';
import { type HtmlSetting, htmlOf } from '../../html/write.ts';
import { type Block, byHeading, type Heading } from '../../manuscript/block.ts';
import { inPage, settingOf } from '../book-setting.ts';
import type { SiteBrief } from '../brief.ts';
import { openFigures } from '../figures.ts';

/** The markup of the view. */
export function rulesView({ content, supplies, say }: SiteBrief): string {
  const { blocks, brief } = bookOf('rule-book', content, supplies);
  const own = blocks.flatMap((block) => (block.kind === 'part' ? block.blocks : block.kind === 'cover' ? [] : [block]));
  const figures = openFigures(brief, supplies).rules(own);
  const pictureOf: HtmlSetting['pictureOf'] = (name, alt) => {
    const svg = figures.get(name);
    return svg && inPage(svg, alt);
  };
  const isHeading = (block: Block): block is Heading => block.kind === 'heading';
  const anchors = own.filter(isHeading).map(({ id }) => id);
  const setting = settingOf('rules', anchors, brief.passages, pictureOf);
  const back: Block = {
    kind: 'paragraph',
    text: [{ text: say('ebook-back', { title: say('contents-title') }), cut: 'roman', to: 'contents' }],
  };
  return byHeading(own)
    .map((chapter) =>
      htmlOf(chapter.some((one) => isHeading(one) && one.id === 'contents') ? chapter : [...chapter, back], setting),
    )
    .join('\n');
}
