/** Pages → their links and headings, checked. */

import { TemplateFault } from '../../manuscript/template-fault.ts';
import type { Page } from './page.ts';

/** Refuses a template with dead links or repeated headings. @throws TemplateFault */
export function checkAnchors(pages: readonly Page[]): void {
  const marks = pages.flatMap((page) => page.marks);
  const anchors = marks.flatMap((mark) => (mark.kind === 'anchor' ? [mark] : []));
  const ids = new Map<string, string>();
  for (const { id, bookmark: { title } = { title: id } } of anchors) {
    const other = ids.get(id);
    const hint = 'links find headings by their words, or by {#id} after them: change one';
    if (other === title) throw new TemplateFault(`duplicate heading ${title}`, { words: title }, hint);
    if (other !== undefined)
      throw new TemplateFault(`two headings have the id ${id}: ${other}, ${title}`, { words: title }, hint);
    ids.set(id, title);
  }
  for (const mark of marks)
    if (mark.kind === 'link' && !ids.has(mark.to))
      throw new TemplateFault(
        `expected a heading that #${mark.to} leads to, found none`,
        { words: `(#${mark.to})` },
        'write the words of the heading in small letters, with hyphens between them',
      );
}
