/** A content directory → what the preview shows of it: the last good pages, and all that is said of the files as they are. */

import { openWorkshop, type Workshop } from '../../build.ts';
import { type Diagnostic, sortDiagnostics } from '../../diagnostics/diagnostic.ts';
import type { GameDocumentId, Veil } from '../../documents/catalogue.ts';
import type { GameDocument } from '../../documents/document.ts';
import { ofGames } from '../../documents/index.ts';
import { challenge } from '../../game/challenge.ts';
import { supplies } from '../../installation/supplies.ts';
import { loadBalance } from '../../load/game/balance.ts';
import { gameImprint } from '../../load/imprint.ts';
import { hasFile } from '../../load/read.ts';
import type { Content } from '../../model/content.ts';
import type { Page } from '../../typeset/page/page.ts';
import type { PaperName } from '../../typeset/page/style.ts';
import { loadPrintable } from '../shared/content/printable.ts';
import { type Linted, lintDirectory } from '../shared/content/remarks.ts';
import { samePage } from './same-page.ts';

/** What of the game is looked at. */
export interface PreviewView {
  readonly document: PreviewDocument;
  readonly paper: PaperName;
  readonly veil: Veil;
  readonly ink: 'full' | 'low';
}

/** The documents that are made at once; the others play thousands of Runs. */
export const previewDocuments = [
  'event-book',
  'rule-book',
  'tracking-sheet',
  'run-sheet',
] as const satisfies GameDocumentId[];
/** A document that the preview shows. */
export type PreviewDocument = (typeof previewDocuments)[number];

/** The pages of a view. */
export interface PreviewLook {
  /** Grows with every change of its pages. */
  readonly version: number;
  readonly pages: readonly Page[];
  /** For each page the version in which it changed last. */
  readonly changed: readonly number[];
  /** What does not fit. */
  readonly complaints: readonly Diagnostic[];
}

/** What is known of a directory, kept up to date by `refresh`. */
export interface Studio {
  /** Reads the directory again; false where nothing in it is otherwise. */
  refresh(): boolean;
  /** Reads the prose again; false where nothing more is said of it. */
  lint(): Promise<boolean>;
  /** The pages of a view; undefined while there never were any. */
  look(view: PreviewView): PreviewLook | undefined;
  /** Sets a view again, for nothing but that the next time is as fast as it will ever be. */
  warm(view: PreviewView): void;
  /** Whether the files are at fault, and the last good pages are shown. */
  isStale(): boolean;
  /** What was read last and had no errors. */
  content(): Content | undefined;
  workshop(): Workshop;
  /** What is said of the files as they are, layout left out. */
  diagnostics(): readonly Diagnostic[];
}

/** Opens a directory, whatever state it is in. `policies` are the ids that `balance.yaml` may name. */
export function openStudio(directory: string, policies: readonly string[]): Studio {
  const workshops = new Map<string, Workshop>();
  const looks = new Map<string, PreviewLook & { readonly of: Content }>();
  let content: Content | undefined;
  let faults: readonly Diagnostic[] = [];
  let isBroken = false;
  let told = '';
  let linted: Linted = { settings: [], remarks: [] };

  const workshopFor = (language: string) => {
    const workshop = workshops.get(language) ?? openWorkshop(language, supplies);
    workshops.set(language, workshop);
    return workshop;
  };

  const typeset = (of: Content, { document: id, paper, veil, ink }: PreviewView) => {
    const document: GameDocument<'deals' | 'fillable' | 'punch' | 'veil'> = ofGames[id];
    const deals = [challenge(of, 'preview', of.game.defaultDifficulty, { sealed: false, dice: false })];
    const input = { content: of, veil, deals, punch: false, fillable: false };
    return workshopFor(of.game.language).typeset({
      document,
      input,
      imprint: gameImprint(of),
      paper,
      lowInk: ink === 'low',
    });
  };

  return {
    refresh() {
      const loaded = loadPrintable(directory);
      const targets = hasFile(`${directory}/balance.yaml`)
        ? loadBalance(directory, { game: loaded.content?.game, policies }).diagnostics
        : [];
      faults = sortDiagnostics([...loaded.diagnostics, ...targets]);
      isBroken = loaded.content === undefined;
      if (loaded.content) {
        const texts = (of: Content | undefined) => of?.sources.map(({ path, text }) => `${path}\n${text}`).join('\n');
        if (texts(loaded.content) !== texts(content)) content = loaded.content;
      }
      const now = `${content?.sources.map(({ text }) => text).join('\n')}\n${isBroken}\n${summary(faults)}`;
      const isOther = now !== told;
      told = now;
      return isOther;
    },
    async lint() {
      const before = summary([...linted.settings, ...linted.remarks]);
      const now = await lintDirectory(directory, content);
      if (summary([...now.settings, ...now.remarks]) === before) return false;
      linted = now;
      return true;
    },
    look(view) {
      const key = Object.values(view).join(' ');
      const before = looks.get(key);
      if (content === undefined || before?.of === content) return before;
      const { printed, complaints } = typeset(content, view);
      // A template that cannot be filled leaves the pages as they were.
      const pages = printed?.pages ?? before?.pages ?? [];
      const version = (before?.version ?? 0) + 1;
      const changed = pages.map((page, index) => {
        const old = before?.pages[index];
        return before && old && samePage(old, page) ? (before.changed[index] ?? version) : version;
      });
      const look = { version, pages, changed, complaints, of: content };
      looks.set(key, look);
      return look;
    },
    warm(view) {
      if (content) typeset(content, view);
    },
    isStale: () => isBroken,
    content: () => content,
    workshop: () => workshopFor(content?.game.language ?? 'en-GB'),
    diagnostics: () => sortDiagnostics([...faults, ...linted.settings, ...(isBroken ? [] : linted.remarks)]),
  };
}

const summary = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics.map(({ code, message, span }) => `${span.source.path} ${span.start} ${code} ${message}`).join('\n');
