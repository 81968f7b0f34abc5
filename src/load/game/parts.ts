/** Files of a game → their typed parts. */

import type * as v from 'valibot';
import { type Diagnostic, errorAt, type Source } from '../../diagnostics/diagnostic.ts';
import type { Tree } from '../../diagnostics/tree.ts';
import type { Board } from '../../model/board.ts';
import type { Chapter, LatePage, RegisterText } from '../../model/content.ts';
import { effectOpenings } from '../../model/effect.ts';
import type { Ending } from '../../model/ending.ts';
import type { Event } from '../../model/event.ts';
import type { Game } from '../../model/game.ts';
import type { Orders } from '../../model/orders.ts';
import type { Papers } from '../../model/papers.ts';
import type { Remarks } from '../../model/remarks.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { type FilePart, parseFile, type Translate } from '../file.ts';
import { nearWord } from '../near.ts';
import type { GlyphCoverage } from '../printable.ts';
import { shape } from '../shape.ts';
import { parseYaml } from '../yaml.ts';
import { toOrders } from './orders.ts';
import { boardSchema } from './schema/board.ts';
import { endingsSchema } from './schema/endings.ts';
import { eventSchemas } from './schema/event.ts';
import { gameSchema } from './schema/game.ts';
import { ordersSchema } from './schema/orders.ts';
import { papersSchema } from './schema/papers.ts';
import { remarksSchema } from './schema/remarks.ts';
import { settingSchema } from './schema/setting.ts';
import { readWords } from './schema/words.ts';
import { exampleOf } from './schema-docs.ts';
import { toBoard, toEndings, toGame, toPapers, toRemarks, toSetting, toShop, toStoryEvent } from './to-content.ts';

/** Parts of a game; undefined if the file is missing or has faults. */
export interface GameParts {
  readonly game: FilePart<Game> | undefined;
  readonly board: FilePart<Board> | undefined;
  readonly chapters: FilePart<readonly Chapter[]> | undefined;
  readonly late: LatePage | undefined;
  readonly register: readonly RegisterText[];
  readonly endings: FilePart<readonly Ending[]> | undefined;
  readonly remarks: FilePart<Remarks> | undefined;
  readonly papers: FilePart<Papers> | undefined;
  readonly orders: FilePart<Orders> | undefined;
  readonly events: readonly Event[];
  /** Event files with faults. */
  readonly brokenEvents: number;
  /** Words of effects; undefined if unreadable or ambiguous. */
  readonly words: Vocabulary | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** How files are read: for the fonts, and with the texts of a translation. */
export interface ReadingOptions {
  readonly coverage?: GlyphCoverage | undefined;
  readonly translate?: Translate | undefined;
}

export function readParts(files: ReadonlyMap<string, Source>, options: ReadingOptions): GameParts {
  let diagnostics: readonly Diagnostic[] = [];
  const read = <S extends v.GenericSchema, T>(
    name: string,
    schema: S,
    build: (raw: v.InferOutput<S>, tree: Tree) => T,
  ): FilePart<T> | undefined => {
    const source = files.get(`${name}.yaml`);
    if (source === undefined) return undefined;
    const { part, diagnostics: faults } = parseFile(source, schema, { ...options, examples: exampleOf(name) });
    diagnostics = diagnostics.concat(faults);
    return part && { value: build(part.value, part.tree), tree: part.tree };
  };
  // Run codes, effects and remarks refer to titles and words of the original.
  const original = options.translate && readParts(files, {});
  const game = read('game', gameSchema, (raw) => toGame(raw, original?.game?.value.title));
  const words = (original ?? { game }).game?.value.words ?? wordsOf(files.get('game.yaml'));
  const openings = words ? effectOpenings(words) : [];
  const effectWords = new Set(openings).size === openings.length ? words : undefined;
  const setting = read('setting', settingSchema, toSetting);
  const events = readEvents(files, effectWords, options);
  const endings = read('endings', endingsSchema, toEndings);
  const titles = new Map(
    original?.endings?.value.map(({ title }, index) => [title, endings?.value[index]?.title ?? title]),
  );
  return {
    game,
    board: read('board', boardSchema, toBoard),
    chapters: setting && { ...setting, value: setting.value.chapters },
    late: setting?.value.late,
    register: setting?.value.register ?? [],
    endings,
    remarks: read('remarks', remarksSchema, (raw, tree) => toRemarks(raw, tree, titles)),
    papers: read('papers', papersSchema, toPapers),
    orders: read('orders', ordersSchema, (raw, tree) => toOrders(raw, tree, game?.value.defaultDifficulty)),
    ...events,
    words: effectWords,
    diagnostics: diagnostics.concat(events.diagnostics),
  };
}

/** The words of a `game.yaml` with other faults. */
function wordsOf(source: Source | undefined): Vocabulary | undefined {
  const value = source && parseYaml(source).tree?.value;
  return typeof value === 'object' && value !== null && 'words' in value ? readWords(value.words) : undefined;
}

function readEvents(
  files: ReadonlyMap<string, Source>,
  words: Vocabulary | undefined,
  options: ReadingOptions,
): Pick<GameParts, 'events' | 'brokenEvents' | 'diagnostics'> {
  const schemas = eventSchemas(words);
  const read = [...files].flatMap(([name, source]) =>
    name.startsWith('events/') ? [readEvent(source, schemas, options)] : [],
  );
  const events = read.flatMap(({ event }) => event ?? []).sort((a, b) => a.number - b.number);
  return {
    events,
    brokenEvents: read.length - events.length,
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  };
}

const ownKeys = ['size', 'outcome-roll', 'outcomes'];

function readEvent(
  source: Source,
  schemas: ReturnType<typeof eventSchemas>,
  { coverage, translate }: ReadingOptions,
): { readonly event?: Event | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const { tree: written, diagnostics: faults } = parseYaml(source);
  if (written === undefined) return { diagnostics: faults };
  const known = Object.keys({ ...schemas.event.entries, ...schemas.shop.entries });
  // A misspelt key counts as the one that it is nearest to.
  const keys = Object.keys(written.value ?? {}).map((key) => (known.includes(key) ? key : nearWord(key, known)));
  const isShop = keys.includes('items') && !keys.includes('outcomes');
  const isNeither = !isShop && keys.includes('text') && !ownKeys.some((key) => keys.includes(key));
  const tree = translate?.(written, isShop ? schemas.shop : schemas.event) ?? written;
  if (isNeither) {
    const hint = 'an Event needs outcome-roll and outcomes, a Shop needs items';
    const message = 'expected keys outcome-roll and outcomes, or key items, found none';
    const { diagnostics } = shape(tree, schemas.neither, { coverage, examples: exampleOf('shop') });
    return { diagnostics: [errorAt('CR103', message, tree.spanOf([]), hint), ...diagnostics] };
  }
  if (isShop) {
    const { value, diagnostics } = shape(tree, schemas.shop, { coverage, examples: exampleOf('shop') });
    return { event: value && toShop(value, tree), diagnostics };
  }
  const { value, diagnostics } = shape(tree, schemas.event, { coverage, examples: exampleOf('event') });
  return { event: value && toStoryEvent(value, tree), diagnostics };
}
