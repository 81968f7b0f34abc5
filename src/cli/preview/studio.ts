/** A content directory → the last good pages, and all diagnostics. */

import type { Workshop } from '../../build.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { GameDocumentId, Veil } from '../../documents/catalogue.ts';
import type { GameDocument } from '../../documents/document.ts';
import { ofGames } from '../../documents/index.ts';
import { challenge } from '../../game/challenge.ts';
import { gameImprint } from '../../load/imprint.ts';
import type { Content } from '../../model/content.ts';
import type { Page } from '../../typeset/page/page.ts';
import type { PaperName } from '../../typeset/page/style.ts';
import { openWorkshops } from '../shared/press/press.ts';
import { openFiles, type WatchedFiles } from './files.ts';
import { samePage } from './same-page.ts';

export interface PreviewView {
  readonly document: PreviewDocument;
  readonly paper: PaperName;
  readonly veil: Veil;
  readonly ink: PreviewInk;
}

/** How the pages are inked, by the menu. */
export const previewInks = ['full', 'low', 'black', 'low-black'] as const;
type PreviewInk = (typeof previewInks)[number];

/** Documents without thousands of Runs, which print at once. */
export const previewDocuments = [
  'event-book',
  'rule-book',
  'tracking-sheet',
  'run-sheet',
] as const satisfies GameDocumentId[];
export type PreviewDocument = (typeof previewDocuments)[number];

export interface PreviewLook {
  /** Grows with every change of its pages. */
  readonly version: number;
  readonly pages: readonly Page[];
  /** Version of the last change of each page. */
  readonly changed: readonly number[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A directory with its pages, updated by `refresh`. */
export interface Studio extends WatchedFiles {
  /** The pages of a view; undefined if there were none yet. */
  look(view: PreviewView): PreviewLook | undefined;
  /** Typesets a view again, to warm up the code. */
  warm(view: PreviewView): void;
  workshop(): Workshop;
}

export function openStudio(directory: string): Studio {
  const files = openFiles(directory);
  const looks = new Map<string, PreviewLook & { readonly of: Content }>();
  const workshopFor = openWorkshops();
  const typeset = (of: Content, { document: id, paper, veil, ink }: PreviewView) => {
    const document: GameDocument<'deals' | 'fillable' | 'punch' | 'veil'> = ofGames[id];
    const deals = [challenge(of, 'preview', of.game.defaultDifficulty, { sealed: false, dice: false })];
    const input = { content: of, veil, deals, punch: false, fillable: false };
    return workshopFor(of.game.language).typeset({
      document,
      input,
      imprint: gameImprint(of),
      paper,
      lowInk: ink.startsWith('low'),
      ink: ink.endsWith('black') ? 'black' : 'colour',
    });
  };

  return {
    ...files,
    look(view) {
      const content = files.content();
      const key = Object.values(view).join(' ');
      const before = looks.get(key);
      if (content === undefined || before?.of === content) return before;
      const { composed, diagnostics } = typeset(content, view);
      // A template that cannot be filled keeps the old pages.
      const pages = composed?.pages ?? before?.pages ?? [];
      const version = (before?.version ?? 0) + 1;
      const changed = pages.map((page, index) => {
        const old = before?.pages[index];
        return before && old && samePage(old, page) ? (before.changed[index] ?? version) : version;
      });
      const look = { version, pages, changed, diagnostics, of: content };
      looks.set(key, look);
      return look;
    },
    warm(view) {
      const content = files.content();
      if (content) typeset(content, view);
    },
    workshop: () => workshopFor(files.content()?.game.language ?? 'en-GB'),
  };
}
