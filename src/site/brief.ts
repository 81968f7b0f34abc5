/** What the page of a game is written from. */

import type { Supplies } from '../build.ts';
import type { Say } from '../language/catalogue.ts';
import type { Content } from '../model/content.ts';
import type { FaceName } from '../typeset/text/font-table.ts';
import type { Download } from './downloads.ts';
import type { SamplePage } from './sample-pages.ts';

/** The faces in which sheets are set: the page loads no others to print one. */
export const sheetFaces = ['display', 'display-bold', 'serif', 'serif-bold'] as const satisfies readonly FaceName[];

/** What each view is written from. */
export interface SiteBrief {
  /** With the words of its language. */
  readonly content: Content;
  readonly say: Say;
  readonly supplies: Supplies;
  readonly downloads: readonly Download[];
  readonly samples: readonly SamplePage[];
  /** The SVG of each picture that has a file, by its name in `ebookPictures`. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** A view of the page. */
export interface SiteView {
  /** The id of its section, and its address after `#`. */
  readonly id: 'print' | 'sheet' | 'check' | 'table' | 'rules' | 'map' | 'design';
  /** The id of the message of its heading. */
  readonly title: string;
  /** The markup of its section, without the heading. */
  readonly html: (brief: SiteBrief) => string;
  /** Whether the markup is a file of its own, loaded when the view is first shown. */
  readonly isOwnFile?: true;
}

/** What the page knows before it loads the content: messages by language, and words for them. */
export interface SiteTexts {
  readonly language: string;
  readonly messages: Readonly<Record<string, string>>;
  readonly ownMessages: readonly string[];
  readonly words: Content['game']['ownWords'];
}
