/** Content → the files of its page, for any web server. */

import { catalogueFor, type Supplies } from '../build.ts';
import { crc32, joined } from '../bytes.ts';
import { gameTexts, withWords } from '../documents/document.ts';
import { ebookPictures } from '../ebook/pictures.ts';
import { styleSheetIn } from '../html/style.ts';
import { languagesOf } from '../language/patterns.ts';
import type { Content } from '../model/content.ts';
import { webFont } from '../svg/web-font.ts';
import { faceNames } from '../typeset/text/font-table.ts';
import type { SiteTexts } from './brief.ts';
import { contentText } from './content-text.ts';
import { indexHtml } from './index-html.ts';
import { sheetFaces } from './sheet-faces.ts';
import { siteViews } from './views.ts';

/** A file by its path in the folder of the page. */
export interface SiteFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Writes all files of the page; `prepared` are scripts and a style sheet as they are built. */
export function siteFiles(content: Content, supplies: Supplies, prepared: ReadonlyMap<string, Uint8Array>): SiteFile[] {
  const { language, accent, ownWords: words } = content.game;
  const texts = gameTexts(content);
  const { say, vocabulary } = catalogueFor(texts, language, supplies);
  const pictures = ebookPictures(content);
  const brief = { content: withWords(content, vocabulary), say, supplies, pictures };
  const { ownMessages } = texts;
  const messages = Object.fromEntries(languagesOf(language).map((one) => [one, supplies.messages(one) ?? '']));
  const siteTexts: SiteTexts = { language, messages, ownMessages, words };
  const script = [...prepared.keys()].find((name) => /^page-.*\.js$/u.test(name)) ?? '';
  const text = (path: string, written: string): SiteFile => ({ path, bytes: new TextEncoder().encode(written) });
  const read = (name: string) => new TextDecoder().decode(prepared.get(name));
  const scripts = [...prepared].filter(([path]) => path !== 'style.css' && path !== offline);
  const files = [
    text('index.html', indexHtml(siteViews, brief, script)),
    text('style.css', styleSheetIn(accent) + read('style.css')),
    ...scripts.map(([path, bytes]) => ({ path, bytes })),
    text('texts.json', JSON.stringify(siteTexts)),
    text('content.json', contentText(content)),
    text('fonts.json', JSON.stringify(Object.fromEntries(sheetFaces.map((face) => [face, supplies.fontTable(face)])))),
    ...[...pictures].map(([name, svg]) => text(`pictures/${name}.svg`, svg)),
    ...faceNames.map((face) => ({
      path: `fonts/${face}.ttf`,
      bytes: webFont(supplies.fontFile(face), supplies.fontTable(face).glyphs),
    })),
  ];
  const kept = ['./', ...files.map(({ path }) => path).filter((path) => !path.startsWith('design/'))];
  const name = crc32(joined(files.map(({ bytes }) => bytes))).toString(16);
  return [...files, text(offline, `const site = ${JSON.stringify({ files: kept, name })};\n${read(offline)}`)];
}

/** The script that keeps the files for use without a connection. */
const offline = 'offline.js';
