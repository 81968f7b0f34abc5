/** Content → its page as one HTML file, which works without a server. */

import type { Supplies } from '../build.ts';
import { fromLatin1 } from '../bytes.ts';
import type { Content } from '../model/content.ts';
import { indexHtml } from './index-html.ts';
import { loadedFiles, pageStyle, siteBrief } from './site.ts';
import { siteViews } from './views.ts';

/** The views that need nothing which the file lacks. */
const views = siteViews.filter(({ id }) => id !== 'print' && id !== 'design');

/** Writes the file, without pictures of scenes; `sha256` gives the sum of a text in base 64, for its policy. */
export function singlePage(
  content: Content,
  supplies: Supplies,
  prepared: ReadonlyMap<string, Uint8Array>,
  sha256: (text: string) => string,
): string {
  const read = (name: string) => new TextDecoder().decode(prepared.get(name));
  const script = read('single.js');
  const files = loadedFiles(content, supplies);
  const style = files.reduce(
    (text, { path, bytes }) =>
      text.replaceAll(`url(${path})`, `url(data:font/ttf;name=${path};base64,${btoa(fromLatin1(bytes))})`),
    pageStyle(content, read('style.css')),
  );
  // A text in a page ends at the first `<` of a closing tag.
  const kept = files
    .filter(({ path }) => path.endsWith('.json'))
    .map(({ path, bytes }) => {
      const text = new TextDecoder().decode(bytes).replaceAll('<', '\\u003c');
      return `<script type="application/json" id="${path}">${text}</script>\n`;
    });
  const policy = `default-src 'none'; script-src 'sha256-${sha256(script)}'; style-src 'sha256-${sha256(style)}'; font-src data:; img-src data: blob:`;
  return indexHtml(views, siteBrief(content, supplies, { pictures: new Map(), downloads: [], samples: [] }), {
    policy,
    head: `<style>${style}</style>`,
    foot: `${kept.join('')}<script>${script}</script>`,
  });
}
