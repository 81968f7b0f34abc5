/** Without a printer: the map as a picture to copy by hand, and a list of what to draw. */

import { sheetBlocks } from '../../documents/sheets/text.ts';
import { bookOf } from '../../ebook/books.ts';
import { boardSvg } from '../../ebook/pictures.ts';
import { htmlOf } from '../../html/write.ts';
import { inPage, settingOf } from '../book-setting.ts';
import type { SiteBrief } from '../brief.ts';

/** The markup of the view. */
export function mapView({ content, supplies }: SiteBrief): string {
  const { brief } = bookOf('event-book', content, supplies);
  const [, ...blocks] = sheetBlocks(brief);
  return htmlOf(
    blocks,
    settingOf('map', [], brief.passages, (name, alt) => (name === 'board' ? inPage(boardSvg(content), alt) : undefined)),
  );
}
