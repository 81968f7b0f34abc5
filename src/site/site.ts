/** Content → the files of its page, for any web server. */

import { catalogueFor, type Supplies } from '../build.ts';
import { gameTexts, withWords } from '../documents/document.ts';
import { styleSheetIn } from '../html/style.ts';
import { languagesOf } from '../language/patterns.ts';
import type { Content } from '../model/content.ts';
import { webFont } from '../svg/web-font.ts';
import { faceNames } from '../typeset/text/font-table.ts';
import type { SiteBrief, SiteTexts } from './brief.ts';
import { contentText } from './content-text.ts';
import { isDownload } from './downloads.ts';
import { indexHtml } from './index-html.ts';
import { offlineFile, offlineScript } from './offline.ts';
import { sheetFaces } from './sheet-faces.ts';
import { siteViews } from './views.ts';

/** A file by its path in the folder of the page. */
export interface SiteFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What is made before the page is. */
export interface SiteParts extends Pick<SiteBrief, 'downloads' | 'samples'> {
  /** Scripts and a style sheet as they are built. */
  readonly prepared: ReadonlyMap<string, Uint8Array>;
}

/** Writes all files of the page. */
export function siteFiles(
  content: Content,
  supplies: Supplies,
  { prepared, downloads, samples }: SiteParts,
): SiteFile[] {
  const { language, accent, ownWords: words } = content.game;
  const texts = gameTexts(content);
  const { say, vocabulary } = catalogueFor(texts, language, supplies);
  const brief = { content: withWords(content, vocabulary), say, supplies, downloads, samples };
  const { ownMessages } = texts;
  const messages = Object.fromEntries(languagesOf(language).map((one) => [one, supplies.messages(one) ?? '']));
  const siteTexts: SiteTexts = { language, messages, ownMessages, words };
  const script = [...prepared.keys()].find((name) => /^page-.*\.js$/u.test(name)) ?? '';
  const text = (path: string, written: string): SiteFile => ({ path, bytes: new TextEncoder().encode(written) });
  const read = (name: string) => new TextDecoder().decode(prepared.get(name));
  const scripts = [...prepared].filter(([path]) => path !== 'style.css' && path !== offlineFile);
  const files = [
    text('index.html', indexHtml(siteViews, brief, script)),
    text('style.css', styleSheetIn(accent) + read('style.css')),
    ...scripts.map(([path, bytes]) => ({ path, bytes })),
    text('texts.json', JSON.stringify(siteTexts)),
    text('content.json', contentText(content)),
    text('fonts.json', JSON.stringify(Object.fromEntries(sheetFaces.map((face) => [face, supplies.fontTable(face)])))),
    ...faceNames.map((face) => ({
      path: `fonts/${face}.ttf`,
      bytes: webFont(supplies.fontFile(face), supplies.fontTable(face).glyphs),
    })),
    ...[...samples, ...downloads].map(({ path, bytes }) => ({ path, bytes })),
  ];
  return [
    ...files,
    text(
      offlineFile,
      offlineScript(files, (path) => !isDownload(path), read(offlineFile)),
    ),
  ];
}
