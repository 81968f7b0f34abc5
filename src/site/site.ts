/** Content → the files of its page, for any web server. */

import { catalogueFor, type Supplies } from '../build.ts';
import { gameTexts, withWords } from '../documents/document.ts';
import { ebookPictures } from '../ebook/pictures.ts';
import { styleSheetIn } from '../html/style.ts';
import { languagesOf } from '../language/patterns.ts';
import type { Content } from '../model/content.ts';
import { familyOf } from '../svg/characters.ts';
import { webFont } from '../svg/web-font.ts';
import { faceNames } from '../typeset/text/font-table.ts';
import { type SiteBrief, type SiteTexts, type SiteView, sheetFaces } from './brief.ts';
import { contentText } from './content-text.ts';
import { isDownload } from './downloads.ts';
import { indexHtml } from './index-html.ts';
import { offlineFile, offlineScript } from './offline.ts';
import { siteViews } from './views.ts';

/** A file by its path in the folder of the page. */
export interface SiteFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const textFile = (path: string, text: string): SiteFile => ({ path, bytes: new TextEncoder().encode(text) });

/** What the views of a game are written from. */
export function siteBrief(
  content: Content,
  supplies: Supplies,
  parts: Pick<SiteBrief, 'pictures' | 'downloads' | 'samples'>,
): SiteBrief {
  const { say, vocabulary } = catalogueFor(gameTexts(content), content.game.language, supplies);
  return { content: withWords(content, vocabulary), say, supplies, ...parts };
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

/** The style sheet of the page, after that of any HTML. */
export const pageStyle = ({ game }: Content, own: string): string =>
  [
    ...faceNames.map((face) => `@font-face { font-family: ${familyOf(face)}; src: url(fonts/${face}.ttf); }\n`),
    styleSheetIn(game.accent),
    own,
  ].join('');

/** Everything comes from the site itself; pictures are also made in the page. */
const policy = "default-src 'self'; img-src 'self' blob: data:";

/** Writes all files of the page; `prepared` are its scripts and its style sheet as they are built. */
export function siteFiles(
  content: Content,
  supplies: Supplies,
  prepared: ReadonlyMap<string, Uint8Array>,
  { downloads, samples }: Pick<SiteBrief, 'downloads' | 'samples'>,
): SiteFile[] {
  const pictures = ebookPictures(content);
  const script = [...prepared.keys()].find((name) => /^page-.*\.js$/u.test(name)) ?? '';
  const read = (name: string) => new TextDecoder().decode(prepared.get(name));
  const scripts = [...prepared].filter(([path]) => !['style.css', 'single.js', offlineFile].includes(path));
  const head = `<link rel="stylesheet" href="style.css">\n<script type="module" src="${script}"></script>`;
  const brief = siteBrief(content, supplies, { pictures, downloads, samples });
  const fileOf = ({ id, isOwnFile }: SiteView) => (isOwnFile ? `views/${id}.html` : undefined);
  const files = [
    textFile('index.html', indexHtml(siteViews, brief, { policy, head, fileOf })),
    ...siteViews.flatMap((view) => {
      const path = fileOf(view);
      return path === undefined ? [] : [textFile(path, view.html(brief))];
    }),
    textFile('style.css', pageStyle(content, read('style.css'))),
    ...scripts.map(([path, bytes]) => ({ path, bytes })),
    ...loadedFiles(content, supplies),
    ...[...pictures].map(([name, svg]) => textFile(`pictures/${name}.svg`, svg)),
    ...[...samples, ...downloads].map(({ path, bytes }) => ({ path, bytes })),
  ];
  const isKept = (path: string) => !isDownload(path) && !path.startsWith('design/');
  return [...files, textFile(offlineFile, offlineScript(files, isKept, read(offlineFile)))];
}
