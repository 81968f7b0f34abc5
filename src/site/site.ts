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
import type { SiteBrief, SiteTexts, SiteView } from './brief.ts';
import { contentText } from './content-text.ts';
import { indexHtml } from './index-html.ts';
import { sheetFaces } from './sheet-faces.ts';
import { siteViews } from './views.ts';

/** A file by its path in the folder of the page. */
export interface SiteFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const textFile = (path: string, text: string): SiteFile => ({ path, bytes: new TextEncoder().encode(text) });

/** What the views of a game are written from. */
export function siteBrief(content: Content, supplies: Supplies, pictures: SiteBrief['pictures']): SiteBrief {
  const { say, vocabulary } = catalogueFor(gameTexts(content), content.game.language, supplies);
  return { content: withWords(content, vocabulary), say, supplies, pictures };
}

/** What the scripts and the style of a page load: texts, the game, fonts. */
export function loadedFiles(content: Content, supplies: Supplies): SiteFile[] {
  const { language, ownWords: words } = content.game;
  const { ownMessages } = gameTexts(content);
  const messages = Object.fromEntries(languagesOf(language).map((one) => [one, supplies.messages(one) ?? '']));
  const texts: SiteTexts = { language, messages, ownMessages, words };
  const tables = Object.fromEntries(sheetFaces.map((face) => [face, supplies.fontTable(face)]));
  return [
    textFile('texts.json', JSON.stringify(texts)),
    textFile('content.json', contentText(content)),
    textFile('fonts.json', JSON.stringify(tables)),
    ...faceNames.map((face) => ({
      path: `fonts/${face}.ttf`,
      bytes: webFont(supplies.fontFile(face), supplies.fontTable(face).glyphs),
    })),
  ];
}

/** Everything comes from the site itself; pictures are also made in the page. */
const policy = "default-src 'self'; img-src 'self' blob: data:";

/** Writes all files of the page; `prepared` are scripts and a style sheet as they are built. */
export function siteFiles(content: Content, supplies: Supplies, prepared: ReadonlyMap<string, Uint8Array>): SiteFile[] {
  const pictures = ebookPictures(content);
  const script = [...prepared.keys()].find((name) => /^page-.*\.js$/u.test(name)) ?? '';
  const read = (name: string) => new TextDecoder().decode(prepared.get(name));
  const scripts = [...prepared].filter(([path]) => !['style.css', 'single.js', offline].includes(path));
  const head = `<link rel="stylesheet" href="style.css">\n<script type="module" src="${script}"></script>`;
  const brief = siteBrief(content, supplies, pictures);
  const fileOf = ({ id, isLater }: SiteView) => (isLater ? `views/${id}.html` : undefined);
  const files = [
    textFile('index.html', indexHtml(siteViews, brief, { policy, head, fileOf })),
    ...siteViews.flatMap((view) => {
      const path = fileOf(view);
      return path === undefined ? [] : [textFile(path, view.html(brief))];
    }),
    textFile('style.css', styleSheetIn(content.game.accent) + read('style.css')),
    ...scripts.map(([path, bytes]) => ({ path, bytes })),
    ...loadedFiles(content, supplies),
    ...[...pictures].map(([name, svg]) => textFile(`pictures/${name}.svg`, svg)),
  ];
  const kept = ['./', ...files.map(({ path }) => path).filter((path) => !path.startsWith('design/'))];
  const name = crc32(joined(files.map(({ bytes }) => bytes))).toString(16);
  return [...files, textFile(offline, `const site = ${JSON.stringify({ files: kept, name })};\n${read(offline)}`)];
}

/** The script that keeps the files for use without a connection. */
const offline = 'offline.js';
