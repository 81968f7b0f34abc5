/** Directory → its diagnostics. */

import { realpathSync } from 'node:fs';
import { type Diagnostic, withRelated } from '../../../diagnostics/diagnostic.ts';
import { mayIgnore, suppress } from '../../../diagnostics/suppress.ts';
import { isDirectory } from '../../../files/read-file.ts';
import { readGame, type Unsaved } from '../../../files/read-game.ts';
import { fontCoverage, loadPrintable } from '../../../installation/load-printable.ts';
import { installation } from '../../../installation/paths.ts';
import { filesOfGames } from '../../../load/game/files.ts';
import { type Sources, yamlNames } from '../../../load/sources.ts';
import type { Content } from '../../../model/content.ts';
import { settingsDiagnostics, settingsFile } from '../../defaults.ts';
import { faultsOfTargets } from '../../shared/content/content.ts';
import { overflowRisk } from './overflow-risk.ts';
import type { FoundSystems } from './validate-systems.ts';

/** The game and dice systems of a directory, with their diagnostics. */
export interface Examined {
  readonly content: Content | undefined;
  readonly systems: FoundSystems;
  readonly diagnostics: readonly Diagnostic[];
}

interface ExamineOptions {
  readonly layout?: true;
  /** A text in place of a file of the directory. */
  readonly unsaved?: Unsaved;
}

/** Examines a directory, or the content that ships: a game, files of dice systems, or both. */
export async function examine(directory: string | undefined, options: ExamineOptions): Promise<Examined> {
  const from = directory ?? installation.content;
  const { unsaved } = options;
  const sources = readGame(from, unsaved);
  const systems =
    directory === undefined ? { count: 0, diagnostics: [] } : await systemsOf(directory, sources, unsaved);
  const isGame = systems.count === 0 || sources.files.has('game.yaml');
  const { content, diagnostics } = isGame ? loadPrintable(sources) : { content: undefined, diagnostics: [] };
  const targets = isGame ? faultsOfTargets(sources, content?.game) : [];
  const { settings, prose } = (await import('../../../installation/prose.ts')).lintProse(sources, content);
  const hasTemplates = content && Object.keys(content.templates).length > 0;
  const templates = hasTemplates ? (await import('./templates.ts')).faultsOfTemplates(content) : [];
  const pages = content ? await faultsOfPages(content, options) : [];
  // An Event that does not fit its pages needs no warning about its length.
  const overfull = new Set(pages.flatMap(({ data }) => (data?.kind === 'overflow' ? data.entry : [])));
  const isOverfull = ({ data }: Diagnostic) => data?.kind === 'length' && overfull.has(data.entry);
  // A word too wide for its column needs no spelling warning.
  const wide = pages.filter(({ code }) => code === 'CR302').map(({ span }) => span);
  const isTooWide = ({ code, span }: Diagnostic) =>
    code === 'CR507' &&
    wide.some(({ source, start, end }) => source.path === span.source.path && start <= span.start && span.end <= end);
  // A fault on every paper is not reported for one as well.
  const isOnPages = ({ code, span }: Diagnostic) =>
    pages.some((one) => one.code === code && one.span.source === span.source && one.span.start === span.start);
  // Files of a game and of systems may share a directory: CR401, an unknown file, is dropped.
  const all = [
    ...diagnostics,
    ...targets,
    ...(isGame ? settingsDiagnostics(from, unsaved?.get(settingsFile)) : []),
    ...settings,
    ...prose.filter((one) => !isOverfull(one) && !isTooWide(one)),
    ...templates.filter((one) => !isOnPages(one)),
    ...pages,
    ...systems.diagnostics.filter(({ code }) => !(isGame && directory !== undefined && code === 'CR401')),
  ];
  const isAsked = (code: string) => /^CR[25]/u.test(code) || (options.layout === true && code.startsWith('CR30'));
  if (!content?.sources.some(mayIgnore)) return { content, systems, diagnostics: gathered(all) };
  const { codes } = await import('../../../diagnostics/codes.ts');
  const isCode = (code: string) => Object.hasOwn(codes, code);
  return { content, systems, diagnostics: gathered(suppress(all, content.sources, isAsked, isCode)) };
}

/** Repeated words that are listed: more of them have one cause, such as a text that was copied. */
const maxRepeats = 5;

function gathered(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const [last, ...more] = found.filter(({ code }) => code === 'CR502').slice(maxRepeats - 1);
  const end = more.at(-1)?.span;
  const words = `and ${more.length} more like this, the last one here`;
  return found.flatMap((one) => (more.includes(one) ? [] : one === last && end ? withRelated(one, words, end) : one));
}

/** Entries that do not fit their pages: with `--layout` all, otherwise those at risk by length. */
async function faultsOfPages(content: Content, { layout }: ExamineOptions): Promise<readonly Diagnostic[]> {
  const { book, hasLargeMap } = overflowRisk(content);
  const isSheetAtRisk = hasLargeMap || content.templates['messages.ftl'] !== undefined;
  if (!layout && !book && !isSheetAtRisk) return [];
  const { faultsOfLayout, faultsOfOverflow } = await import('./layout.ts');
  return layout ? faultsOfLayout(content) : faultsOfOverflow({ book, sheet: isSheetAtRisk ? content : undefined });
}

/** Checks dice systems, whose examples count odds; a directory with files of a game alone skips that. */
async function systemsOf(directory: string, sources: Sources, unsaved?: Unsaved): Promise<FoundSystems> {
  if (sources.files.has('game.yaml') && yamlNames(sources).every((name) => filesOfGames.includes(name)))
    return { count: 0, diagnostics: [] };
  const { validateSystems } = await import('./validate-systems.ts');
  const shipped = isDirectory(directory) && realpathSync(directory) === realpathSync(installation.systems);
  return validateSystems(directory, { all: shipped, coverage: fontCoverage(), unsaved });
}
