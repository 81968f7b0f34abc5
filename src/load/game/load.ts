/** Content directory → checked content, or every fault at once. */

import { join } from 'node:path';
import type * as v from 'valibot';
import { type Diagnostic, errorAt, type Source, sortDiagnostics, withRelated } from '../../diagnostics/diagnostic.ts';
import type { Tree } from '../../diagnostics/tree.ts';
import { type Content, templateNames } from '../../model/content.ts';
import { effectOpenings } from '../../model/effect.ts';
import type { Ending } from '../../model/ending.ts';
import type { Event } from '../../model/event.ts';
import type { Game } from '../../model/game.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { Lacking } from '../printable.ts';
import { fittedFile, madeByTool, measuredOrdersFile, readContent, readText } from '../read.ts';
import { shape } from '../shape.ts';
import { parseYaml } from '../yaml.ts';
import { checkContent } from './check.ts';
import { checkReach } from './check-reach.ts';
import { toFitted } from './fitted.ts';
import { examplesOf } from './key-notes.ts';
import { checkMeasured, checkOrders, toMeasuredOrders, toOrders, withMeasured } from './orders.ts';
import { boardSchema } from './schema/board.ts';
import { endingsSchema } from './schema/endings.ts';
import { eventSchemas } from './schema/event.ts';
import { gameSchema } from './schema/game.ts';
import { ordersSchema } from './schema/orders.ts';
import { papersSchema } from './schema/papers.ts';
import { remarksSchema } from './schema/remarks.ts';
import { settingSchema } from './schema/setting.ts';
import { readWords } from './schema/words.ts';
import { toBoard, toChapters, toEndings, toGame, toPapers, toRemarks, toShop, toStoryEvent } from './to-content.ts';

/** What loading gives: content only when there is no error; diagnostics sorted by place. */
export interface Loaded {
  readonly content?: Content;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads, parses, shapes and checks a content directory. Never throws for what is in it. `lacking` is what the fonts
 * lack: without it, the characters of texts are not checked.
 */
export function loadContent(directory: string, lacking?: Lacking): Loaded {
  // Read every file that is there.
  const { files, diagnostics } = readContent(directory);
  if (files.size === 0 && diagnostics.length === 1) return { diagnostics };
  let faults = [...diagnostics];

  // Parse and shape each; a file with a fault is left out of what follows.
  const tree = (source: Source | undefined): Tree | undefined => {
    if (source === undefined) return undefined;
    const parsed = parseYaml(source);
    if (parsed.diagnostics.length > 0) faults = faults.concat(parsed.diagnostics); // never push(...): a broken file can have more faults than a call arguments
    return parsed.tree;
  };
  const read = <S extends v.GenericSchema, T>(
    name: string,
    schema: S,
    build: (raw: v.InferOutput<S>, tree: Tree) => T,
  ) => {
    const parsed = tree(files.get(name));
    if (parsed === undefined) return undefined;
    const { value, diagnostics: misfits } = shape(parsed, schema, lacking, examplesOf(name.replace('.yaml', '')));
    faults = faults.concat(misfits);
    return value === undefined ? undefined : { value: build(value, parsed), tree: parsed };
  };
  const game = read('game.yaml', gameSchema, toGame);
  const board = read('board.yaml', boardSchema, toBoard);
  const chapters = read('setting.yaml', settingSchema, toChapters);
  const endings = read('endings.yaml', endingsSchema, toEndings);
  const remarks = files.has('remarks.yaml') ? read('remarks.yaml', remarksSchema, toRemarks) : undefined;
  const orders = files.has('orders.yaml')
    ? read('orders.yaml', ordersSchema, (raw, tree) => toOrders(raw, tree, game?.value.defaultDifficulty))
    : undefined;
  const measured = toMeasuredOrders(files.get(measuredOrdersFile));
  faults = faults.concat(measured.diagnostics);
  const papers = files.has('papers.yaml') ? read('papers.yaml', papersSchema, toPapers) : undefined;
  const fitted = toFitted(files.get(fittedFile));
  faults = faults.concat(fitted.diagnostics);
  // The words of a game count even where something else in the file is wrong; without any, effects cannot be judged.
  const named = game?.value.words ?? wordsOf(files.get('game.yaml'));
  // Where one name stands for two things, effects cannot be judged.
  const words = named && new Set(effectOpenings(named)).size === effectOpenings(named).length ? named : undefined;
  const schemas = eventSchemas(words);
  const eventNames = [...files.keys()].filter((name) => name.startsWith('events/'));
  const events = eventNames
    .map((name) => {
      const parsed = tree(files.get(name));
      const event = parsed && readEvent(parsed, schemas, lacking);
      if (event && event.diagnostics.length > 0) faults = faults.concat(event.diagnostics);
      return event?.value;
    })
    .filter((event): event is Event => event !== undefined)
    .sort((a, b) => a.number - b.number);

  if (game) faults = renamedWords(faults, game.tree);

  // Check what a shape cannot say, on all that could be read.
  const unread =
    eventNames.length -
    events.length +
    diagnostics.filter(({ code, span }) => code === 'CR010' || span.source.path.startsWith(join(directory, 'events')))
      .length;
  const broken = checkContent({
    directory,
    unreadEvents: unread,
    words,
    events,
    ...(game && { game: game.value, gameTree: game.tree }),
    ...(board && { board: board.value, boardTree: board.tree }),
    ...(endings && { endings: endings.value, endingsTree: endings.tree }),
    ...(remarks && { remarks: remarks.value }),
    ...(papers && { papers: papers.value }),
    hasRemarks: files.has('remarks.yaml') || diagnostics.some(({ span }) => /remarks?\.ya?ml$/u.test(span.source.path)),
  });
  // An order is held to what is right itself.
  const isRight = (tree: Tree) => broken.every(({ span }) => span.source !== tree.source);
  const misplaced = orders
    ? checkOrders(
        orders.value,
        game && isRight(game.tree) ? game.value : undefined,
        board && isRight(board.tree) ? board.value : undefined,
      )
    : [];
  const sorted = firstOfEachFile(sortDiagnostics(faults.concat(broken, misplaced)));
  if (sorted.some((one) => one.severity === 'error') || !game || !board || !chapters || !endings)
    return { diagnostics: sorted };
  const content: Content = {
    game: game.value,
    board: board.value,
    chapters: chapters.value,
    events,
    endings: endings.value,
    ...(remarks && { remarks: remarks.value }),
    ...(papers && { papers: papers.value }),
    ...(orders && { orders: orders.value }),
    ...templatesIn(files),
    ...(fitted.value && { fitted: fitted.value }),
    sources: [...files].flatMap(([name, source]) => (madeByTool.includes(name) ? [] : [source])),
  };
  const beyond = [...checkReach(content), ...(orders ? checkMeasured(orders.value, measured.value) : [])];
  return {
    diagnostics: beyond.length > 0 ? sortDiagnostics([...sorted, ...beyond]) : sorted,
    content: withMeasured(content, measured.value),
  };
}

/** `game.yaml` alone, for what must work before the game is whole. */
export function loadGame(directory: string): { readonly game?: Game; readonly diagnostics: readonly Diagnostic[] } {
  const { value, diagnostics } = loadFile(join(directory, 'game.yaml'), gameSchema);
  return { ...(value && { game: toGame(value) }), diagnostics };
}

/** `endings.yaml` alone, with the places of what is in it. */
export function loadEndings(directory: string): {
  readonly endings?: readonly Ending[];
  readonly tree?: Tree;
  readonly diagnostics: readonly Diagnostic[];
} {
  const { value, tree, diagnostics } = loadFile(join(directory, 'endings.yaml'), endingsSchema);
  return { ...(value && tree && { endings: toEndings(value, tree), tree }), diagnostics };
}

/** One file read, parsed and shaped. */
function loadFile<S extends v.GenericSchema>(
  path: string,
  schema: S,
): { readonly value?: v.InferOutput<S>; readonly tree?: Tree; readonly diagnostics: readonly Diagnostic[] } {
  const source = readText(path);
  if (!('text' in source)) return { diagnostics: [source] };
  const { tree, diagnostics } = parseYaml(source);
  if (tree === undefined) return { diagnostics };
  const { value, diagnostics: misfits } = shape(tree, schema);
  return { ...(value !== undefined && { value }), tree, diagnostics: [...diagnostics, ...misfits] };
}

/** The templates that the game brings. */
function templatesIn(files: ReadonlyMap<string, Source>): Pick<Content, 'templates'> {
  const found = templateNames.flatMap((name) => {
    const source = files.get(`templates/${name}`);
    return source ? [[name, source] as const] : [];
  });
  return found.length > 0 ? { templates: Object.fromEntries(found) } : {};
}

/** From so many files on, a word that effects begin with is one that `game.yaml` has another name for. */
const manyFiles = 5;

/** Effects of many Events that begin with a word the game no longer has: one fault, where its words are. */
function renamedWords(faults: readonly Diagnostic[], game: Tree): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const fault of faults) {
    const [, word] = /^expected an effect, found (.+?)\s*[+–−-]\d+$/u.exec(fault.message) ?? [];
    if (word !== undefined) groups.set(word, [...(groups.get(word) ?? []), fault]);
  }
  const renamed = [...groups].filter(
    ([, group]) => new Set(group.map(({ span }) => span.source.path)).size >= manyFiles,
  );
  const told = new Set(renamed.flatMap(([, group]) => group));
  return [
    ...faults.filter((fault) => !told.has(fault)),
    ...renamed.map(([word, group]) => {
      const [first] = group as [Diagnostic];
      const message = `expected a word for what ${group.length} effects call ${word}, found none`;
      const fault = errorAt(
        'CR104',
        message,
        game.spanOfKey(['words']),
        'call it by its old name, or change every effect',
      );
      return withRelated(fault, 'the first of them', first.span);
    }),
  ];
}

const mostOfOneFile = 100;

/** The first faults of each file, and how many more it has: what a person can read of a file that is broken all over. */
function firstOfEachFile(sorted: readonly Diagnostic[]): Diagnostic[] {
  const counts = new Map<string, number>();
  const lasts = new Map<string, Diagnostic>();
  const shown = sorted.filter((one) => {
    const { path } = one.span.source;
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    if (count > mostOfOneFile) return false;
    lasts.set(path, one);
    return true;
  });
  const rest = [...lasts].flatMap(([path, { span }]) => {
    const more = (counts.get(path) ?? 0) - mostOfOneFile;
    return more > 0 ? [errorAt('CR008', `${more} more faults in this file`, span)] : [];
  });
  return sortDiagnostics([...shown, ...rest]);
}

/** What an Event with Outcomes has and a Shop has not. */
const ownKeys = ['size', 'outcome-roll', 'outcomes'];

function readEvent(
  tree: Tree,
  schemas: ReturnType<typeof eventSchemas>,
  lacking: Lacking | undefined,
): { readonly value?: Event | undefined; readonly diagnostics: Diagnostic[] } {
  const keys = typeof tree.value === 'object' && tree.value !== null ? Object.keys(tree.value) : [];
  // What has nothing of an Event with Outcomes is a Shop, though its items be missing.
  const isShop = keys.includes('items')
    ? !keys.includes('outcomes')
    : keys.includes('text') && !keys.some((key) => ownKeys.includes(key));
  if (isShop) {
    const { value, diagnostics } = shape(tree, schemas.shop, lacking, examplesOf('shop'));
    return {
      value: value && toShop(value, tree),
      diagnostics: ofOtherKind(diagnostics, ownKeys, 'what has items has none'),
    };
  }
  const { value, diagnostics } = shape(tree, schemas.event, lacking, examplesOf('event'));
  return {
    value: value && toStoryEvent(value, tree),
    diagnostics: ofOtherKind(diagnostics, ['items'], 'what has outcomes sells nothing'),
  };
}

/** Keys of the other kind of Event: they are known, but not here. */
function ofOtherKind(faults: readonly Diagnostic[], keys: readonly string[], why: string): Diagnostic[] {
  return faults.map((fault) =>
    fault.code === 'CR102' && keys.some((key) => fault.message === `unknown key ${key}`)
      ? { ...fault, hint: `delete it: ${why}` }
      : fault,
  );
}

/** The words of a `game.yaml` that has other faults. */
function wordsOf(source: Source | undefined): Vocabulary | undefined {
  const value = source && parseYaml(source).tree?.value;
  return typeof value === 'object' && value !== null ? readWords((value as { words?: unknown }).words) : undefined;
}
