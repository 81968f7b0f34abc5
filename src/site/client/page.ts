/** What the views of the page share in the browser. */
/// <reference lib="dom" />

import { openCatalogue, type Say } from '../../language/catalogue.ts';
import { languagesOf } from '../../language/patterns.ts';
import { memo } from '../../memo.ts';
import type { Content } from '../../model/content.ts';
import type { SiteTexts } from '../brief.ts';
import { readContentText } from '../content-text.ts';
import { make } from './element.ts';

/** What each view is started with. */
export interface PageTools {
  readonly texts: SiteTexts;
  readonly say: Say;
  /** The bytes of a file of the page; loaded once. */
  readonly file: (path: string) => Promise<Uint8Array>;
  /** The game; loaded at the first call. */
  readonly content: () => Promise<Content>;
  /** A button that copies what `text` gives when it is pressed, and says that it did. */
  readonly copyButton: (text: () => string, label?: string) => HTMLElement;
}

/** What starts a view in its section, when it is first shown. */
export type StartView = (section: HTMLElement, page: PageTools) => void | Promise<void>;

/** Written by the build: whether the page is a single file, which has all that it loads. */
declare const singleFile: boolean;

/** A file that is in the page: fonts are in its style, others in elements of their names. */
function inPage(path: string): Uint8Array {
  const text = document.getElementById(path)?.textContent;
  if (text) return new TextEncoder().encode(text);
  const [, after = ''] = document.querySelector('style')?.textContent?.split(`${path};base64,`) ?? [];
  return Uint8Array.from(atob(after.slice(0, after.indexOf(')'))), (letter) => letter.charCodeAt(0));
}

const load = memo(async (path: string) => {
  if (singleFile) return inPage(path);
  // A style sheet asks for fonts too: no server is asked twice.
  const response = await fetch(path, { cache: path.startsWith('fonts/') ? 'force-cache' : 'default' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
});
const textOf = async (path: string) => new TextDecoder().decode(await load(path));
const content = memo(async (path: string) => readContentText(await textOf(path)));

/** The word after `#` in the address, as it was typed. */
export function addressed(): string {
  const word = location.hash.slice(1);
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

/** Loads the texts of the page. */
export async function openPage(): Promise<PageTools> {
  const texts: SiteTexts = JSON.parse(await textOf('texts.json'));
  const { language, messages, ownMessages, words } = texts;
  const all = [...languagesOf(language).map((one) => messages[one] ?? ''), ...ownMessages];
  const { say } = openCatalogue(language, all, words);
  return {
    texts,
    say,
    file: load,
    content: () => content('content.json'),
    copyButton: (text, label) => copyButton(text, say, label),
  };
}

function copyButton(text: () => string, say: Say, label = say('site-copy')): HTMLElement {
  const button = make('button', label, { type: 'button', class: 'copy' });
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text());
    } catch {
      // Without https a page has no clipboard but by the old way.
      const area = make('textarea', text());
      button.after(area);
      area.select();
      document.execCommand('copy');
      area.remove();
      button.focus();
    }
    button.textContent = say('site-copied');
    setTimeout(() => {
      button.textContent = label;
    }, 2000);
  });
  return button;
}
