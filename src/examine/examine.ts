/** Sources of a game → its content, and all that `validate` finds. */

import { type Diagnostic, withRelated } from '../diagnostics/diagnostic.ts';
import { mayIgnore, suppress } from '../diagnostics/suppress.ts';
import { lintSources } from '../lint/lint.ts';
import type { WordList } from '../lint/word-list.ts';
import { withMessages } from '../load/game/check-messages.ts';
import { loadGame } from '../load/game/load.ts';
import type { GlyphCoverage } from '../load/printable.ts';
import type { Read, Sources } from '../load/sources.ts';
import type { Content } from '../model/content.ts';
import type { LayoutTools } from './layout.ts';
import { overflowRisk } from './overflow-risk.ts';
import { settingsIn } from './settings.ts';
import { faultsOfTargets } from './targets.ts';

/** What the texts of a game are examined with. */
export interface GameExaminer {
  readonly coverage: GlyphCoverage;
  /** Fetches what the language of a game needs. */
  readonly suppliesFor: (content: Content) => Promise<ExamineSupplies>;
  /** Whether a game's own templates can be filled: on a page they cannot, because they are compiled. */
  readonly fillsTemplates: boolean;
}

/** What printing needs, and the words that a language has. */
export interface ExamineSupplies extends LayoutTools {
  readonly wordListFor: (language: string) => WordList | undefined;
}

/** What is examined besides the sources. */
export interface ExamineScope {
  /** Whether every document is typeset on every paper. */
  readonly layout?: true | undefined;
  /** The file of settings next to the game. */
  readonly settings?: Read | undefined;
}

/** A game, if it can be printed, and every fault and warning in no order. */
export interface ExaminedGame {
  readonly content: Content | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Examines a game. */
export async function examineGame(
  sources: Sources,
  examiner: GameExaminer,
  scope: ExamineScope,
): Promise<ExaminedGame> {
  const loaded = loadGame(sources, { coverage: examiner.coverage });
  const tools = loaded.content && (await examiner.suppliesFor(loaded.content));
  const { content, diagnostics } = tools ? withMessages(loaded, tools.supplies) : loaded;
  const targets = faultsOfTargets(sources, content?.game);
  const { settings, prose } = lintSources(sources, content, (language) => tools?.wordListFor(language));
  const ownTemplates = Object.keys(content?.templates ?? {}).length > 0 && examiner.fillsTemplates;
  const templates =
    content && tools && ownTemplates ? (await import('./templates.ts')).faultsOfTemplates(content, tools.supplies) : [];
  const printed = content && (examiner.fillsTemplates ? content : withoutTemplates(content));
  const pages = printed && tools ? await faultsOfPages(printed, tools, scope) : [];
  // The length of an Event that does not fit its pages is not warned of as well.
  const overfull = new Set(pages.flatMap(({ data }) => (data?.kind === 'overflow' ? data.entry : [])));
  const isOverfull = ({ data }: Diagnostic) => data?.kind === 'length' && overfull.has(data.entry);
  // Nor the spelling of a word that is too wide for its column.
  const wide = pages.filter(({ code }) => code === 'CR302').map(({ span }) => span);
  const isTooWide = ({ code, span }: Diagnostic) =>
    code === 'CR507' &&
    wide.some(({ source, start, end }) => source.path === span.source.path && start <= span.start && span.end <= end);
  // A fault on every paper is not reported for one as well.
  const isOnPages = ({ code, span }: Diagnostic) =>
    pages.some((one) => one.code === code && one.span.source === span.source && one.span.start === span.start);
  const all = [
    ...diagnostics,
    ...targets,
    ...(scope.settings ? settingsIn(scope.settings).diagnostics : []),
    ...settings,
    ...prose.filter((one) => !isOverfull(one) && !isTooWide(one)),
    ...templates.filter((one) => !isOnPages(one)),
    ...pages,
  ];
  return { content, diagnostics: all };
}

/** Drops what comments of the sources ignore, and merges repeats. */
export async function reported({ content, diagnostics }: ExaminedGame, layout?: true): Promise<readonly Diagnostic[]> {
  const isAsked = (code: string) => /^CR[25]/u.test(code) || (layout === true && code.startsWith('CR30'));
  if (!content?.sources.some(mayIgnore)) return gathered(diagnostics);
  const { codes } = await import('../diagnostics/codes.ts');
  const isCode = (code: string) => Object.hasOwn(codes, code);
  return gathered(suppress(diagnostics, content.sources, isAsked, isCode));
}

/** Repeated words that are listed: more of them have one cause, such as a text that was copied. */
const maxRepeats = 5;

function gathered(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const [last, ...more] = found.filter(({ code }) => code === 'CR502').slice(maxRepeats - 1);
  const end = more.at(-1)?.span;
  const words = `and ${more.length} more like this, the last one here`;
  return found.flatMap((one) => (more.includes(one) ? [] : one === last && end ? withRelated(one, words, end) : one));
}

/** A content with the built-in templates and its own messages. */
const withoutTemplates = (content: Content): Content => {
  const messages = content.templates['messages.ftl'];
  return { ...content, templates: messages ? { 'messages.ftl': messages } : {} };
};

/** Entries that do not fit their pages: with `layout` all, otherwise those at risk by length. */
async function faultsOfPages(
  content: Content,
  tools: LayoutTools,
  { layout }: ExamineScope,
): Promise<readonly Diagnostic[]> {
  const { book, hasLargeMap } = overflowRisk(content);
  const isSheetAtRisk = hasLargeMap || content.templates['messages.ftl'] !== undefined;
  if (!layout && !book && !isSheetAtRisk) return [];
  const { faultsOfLayout, faultsOfOverflow } = await import('./layout.ts');
  if (layout) return faultsOfLayout(content, tools);
  return faultsOfOverflow({ book, sheet: isSheetAtRisk ? content : undefined }, tools);
}
