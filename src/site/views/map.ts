/** Without a printer: the map as a picture to copy by hand, and a list of what to draw. */

import { sheetBlocks } from '../../documents/sheets/text.ts';
import { bookOf } from '../../ebook/books.ts';
import { htmlOf } from '../../html/write.ts';
import { xmlText } from '../../xml-text.ts';
import { inPage, settingOf } from '../book-setting.ts';
import type { SiteBrief } from '../brief.ts';
import { openFigures } from '../figures.ts';

/** The markup of the view. */
export function mapView({ content, say, supplies }: SiteBrief): string {
  const { brief } = bookOf('event-book', content, supplies);
  // The heading is that of the view, and the picture is above the list.
  const [, ...blocks] = sheetBlocks(brief).filter(({ kind }) => kind !== 'figure');
  const setting = { ...settingOf('map', [], brief.passages, () => undefined), below: 1 };
  const map = inPage(openFigures(brief, supplies).map(), say('ebook-map', { count: content.board.sectors.length }));
  return `<p>${xmlText(say('site-map-how'))}</p>
<div class="picture">${map}</div>
${htmlOf(blocks, setting)}`;
}
