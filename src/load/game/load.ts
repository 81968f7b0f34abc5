/** Sources → checked content, or all faults. */

import { type Diagnostic, errorAt, type Source, sortDiagnostics, withRelated } from '../../diagnostics/diagnostic.ts';
import { type Content, templateNames } from '../../model/content.ts';
import type { Ending } from '../../model/ending.ts';
import { spanIn } from '../../model/entry.ts';
import { coverNames, type Game } from '../../model/game.ts';
import { type FilePart, parseFile } from '../file.ts';
import { fingerprint } from '../imprint.ts';
import type { GlyphCoverage } from '../printable.ts';
import { fileIn, originalOf, pathIn, type Sources } from '../sources.ts';
import { type NamedPicture, readPictures } from '../svg/pictures.ts';
import { openTranslation } from '../translation.ts';
import { checkContent } from './check.ts';
import { checkReach } from './check-reach.ts';
import { fittedFile, generatedFiles, measuredFile, textsOfGame, textsOfTranslation } from './files.ts';
import { toFitted, toMeasuredOrders } from './generated-file.ts';
import { checkMeasured, withMeasured } from './orders.ts';
import { type GameParts, readParts } from './parts.ts';
import { endingsSchema } from './schema/endings.ts';
import { gameSchema, wordsAndDiceSchema } from './schema/game.ts';
import { toEndings, toGame, toWords } from './to-content.ts';

/** Content if there is no error; diagnostics are sorted by place. */
export interface Loaded {
  readonly content?: Content;
  readonly diagnostics: readonly Diagnostic[];
}

/** Loads and checks a game; faults are returned. `coverage` checks characters against the fonts. */
export function loadGame(sources: Sources, { coverage }: { readonly coverage?: GlyphCoverage } = {}): Loaded {
  const translated = originalOf(sources);
  const home = translated?.original ?? sources;
  const wrongOne = translated?.wrong ?? home.wrong;
  if (wrongOne) return { diagnostics: [wrongOne] };
  const { files, diagnostics: unread } = textsOfGame(home);
  const own = translated && textsOfTranslation(sources, files);
  const translation = own && openTranslation(translated.span, files, own.files);
  const parts = readParts(files, { coverage, translate: translation?.translate });
  const measured = toMeasuredOrders(files.get(measuredFile));
  const fitted = toFitted(files.get(fittedFile));
  const misplaced = unread.filter(
    ({ code, severity, span }) =>
      severity === 'error' && (code === 'CR010' || span.source.path.startsWith(pathIn(home, 'events'))),
  );
  const wrong = checkContent(parts, {
    sources: home,
    unreadEvents: parts.brokenEvents + misplaced.length,
    hasRemarks: files.has('remarks.yaml') || unread.some(({ span }) => /remarks?\.ya?ml$/u.test(span.source.path)),
  });
  const read = [...files, ...(own?.files ?? [])];
  const drawn = readPictures(read, namedIn(parts), parts.game?.value.accent);
  const faults = unread.concat(
    parts.diagnostics,
    drawn.diagnostics,
    own?.diagnostics ?? [],
    translation?.faults() ?? [],
    measured.diagnostics,
    fitted.diagnostics,
    wrong,
  );
  const sorted = firstOfEachFile(sortDiagnostics(onceOfKind(sortDiagnostics(faults))));
  const { game, board, chapters, endings, remarks, papers, orders, events } = parts;
  if (sorted.some((one) => one.severity === 'error') || !game || !board || !chapters || !endings)
    return { diagnostics: sorted };
  const content: Content = {
    game: game.value,
    board: board.value,
    chapters: chapters.value,
    late: parts.late,
    register: parts.register,
    events,
    endings: endings.value,
    remarks: remarks?.value ?? { marks: [], remarks: [] },
    papers: papers?.value ?? { papers: [] },
    pictures: drawn.pictures,
    templates: templatesIn(new Map(read)),
    orders: orders?.value,
    odds: [],
    fitted: fitted.value,
    untranslated: translation?.untranslated,
    ...printedSources(read),
  };
  const warnings = [...checkReach(content), ...(orders ? checkMeasured(orders.value, measured.value) : [])];
  return {
    diagnostics: warnings.length > 0 ? sortDiagnostics([...sorted, ...warnings]) : sorted,
    content: withMeasured(content, measured.value),
  };
}

/** Loads `game.yaml` alone, for games that are not complete yet. */
export function loadRules(sources: Sources): {
  readonly game?: Game;
  /** Its words and dice, there even if other parts have faults. */
  readonly words?: Pick<Game, 'words' | 'eventDie'>;
  readonly diagnostics: readonly Diagnostic[];
} {
  const translated = originalOf(sources);
  if (translated) {
    const hint = `name its game: ${translated.original.directory}`;
    return { diagnostics: [errorAt('CR235', 'expected a game, found a translation', translated.span, hint)] };
  }
  const read = fileIn(sources, 'game.yaml');
  const { part, diagnostics } = parseFile(read, gameSchema);
  const { value } = part ?? parseFile(read, wordsAndDiceSchema).part ?? {};
  return { ...(part && { game: toGame(part.value) }), ...(value && { words: toWords(value) }), diagnostics };
}

/** Loads `endings.yaml` alone. */
export function loadEndings(sources: Sources): {
  readonly endings?: FilePart<readonly Ending[]>;
  readonly diagnostics: readonly Diagnostic[];
} {
  const { part, diagnostics } = parseFile(fileIn(sources, 'endings.yaml'), endingsSchema);
  return { ...(part && { endings: { value: toEndings(part.value, part.tree), tree: part.tree } }), diagnostics };
}

/** The pictures that a game names. */
function namedIn({ game, events, endings, papers }: GameParts): NamedPicture[] {
  const entries = [...events, ...(endings?.value ?? []), ...(papers?.value.papers ?? [])];
  const { value, tree } = game ?? {};
  return [
    ...(value && tree ? [{ name: value.cover, also: coverNames, span: tree.spanOf(['cover']) }] : []),
    ...(value?.pictures ?? []).flatMap((name, index) => (tree ? { name, span: tree.spanOf(['pictures', index]) } : [])),
    ...Object.entries(value?.pictureTitles ?? {}).flatMap(([name, title]) =>
      tree ? { name, title, span: tree.spanOfKey(['picture-titles', name]) } : [],
    ),
    ...entries.flatMap((one) =>
      one.picture === undefined ? [] : [{ name: one.picture, span: spanIn(one, 'picture') }],
    ),
  ];
}

/** The files that are written by hand, and their fingerprint. */
function printedSources(read: readonly (readonly [string, Source])[]): Pick<Content, 'sources' | 'fingerprint'> {
  const sources = read.flatMap(([name, source]) => (generatedFiles.includes(name) ? [] : [source]));
  return { sources, fingerprint: fingerprint(sources) };
}

function templatesIn(files: ReadonlyMap<string, Source>): Content['templates'] {
  const found = templateNames.map((name) => [name, files.get(`templates/${name}`)] as const);
  return Object.fromEntries(found.filter(([, source]) => source !== undefined));
}

/** Codes whose cause may be a list: words, DiceMods, marks, dice. */
const codesOfLists: readonly string[] = ['CR104', 'CR211', 'CR220', 'CR222'];
/** Files from which the list is wrong, and not its users. */
const manyFiles = 5;

/** Two faults of a kind differ by numbers only, or are of letters in another script; undefined for a fault of its own. */
function kindOf({ code, message, data }: Diagnostic): string | undefined {
  if (data?.kind === 'script') return data.kind;
  if (!codesOfLists.includes(code)) return undefined;
  if (data?.kind !== 'mismatch') return `${code} ${message}`;
  return `${code} ${data.expected} ${data.found.replace(/[+–−-]?\d+/gu, '')}`;
}

/** Merges faults of a kind in many files. */
function onceOfKind(sorted: readonly Diagnostic[]): Diagnostic[] {
  const kinds = new Map<string, Diagnostic[]>();
  for (const one of sorted) {
    const kind = kindOf(one) ?? `${kinds.size}`;
    const others = kinds.get(kind);
    if (others) others.push(one);
    else kinds.set(kind, [one]);
  }
  return [...kinds.values()].flatMap((group) => {
    const [first, ...others] = group;
    const last = others.at(-1);
    const files = new Set(group.map(({ span }) => (first?.data?.kind === 'script' ? span : span.source.path)));
    if (first === undefined || last === undefined || files.size < manyFiles) return group;
    return [withRelated(first, `and ${others.length} more like this, the last one here`, last.span)];
  });
}

const maxOfOneFile = 100;

/** Keeps the first faults of each file and reports how many more there are. */
function firstOfEachFile(sorted: readonly Diagnostic[]): Diagnostic[] {
  const counts = new Map<string, number>();
  const lasts = new Map<string, Diagnostic>();
  const shown = sorted.filter((one) => {
    const { path } = one.span.source;
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    if (count > maxOfOneFile) return false;
    lasts.set(path, one);
    return true;
  });
  const rest = [...lasts].flatMap(([path, { span }]) => {
    const more = (counts.get(path) ?? 0) - maxOfOneFile;
    return more > 0 ? [errorAt('CR008', `${more} more faults in this file`, span)] : [];
  });
  return sortDiagnostics([...shown, ...rest]);
}
