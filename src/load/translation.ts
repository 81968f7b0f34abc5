/** Texts in another language and the files that they translate → trees of these files with the texts. */

import { type Diagnostic, errorAt, type Source, type Span, warningAt, withRelated } from '../diagnostics/diagnostic.ts';
import type { Path, Tree } from '../diagnostics/tree.ts';
import type { Untranslated } from '../model/content.ts';
import type { Translate } from './file.ts';
import { nearest } from './near.ts';
import { isText } from './printable.ts';
import { schemaWithin } from './schema-path.ts';
import { valueWords } from './shape-words.ts';
import { parseYaml } from './yaml.ts';

/** A translation over the files of its original. */
export interface Translation {
  readonly translate: Translate;
  /** The texts that are missing so far. */
  readonly untranslated: Untranslated;
  /** All faults, and how many texts are missing, once every tree is translated. */
  readonly faults: () => readonly Diagnostic[];
}

/** Opens a translation, which names its original at `span`: its files, over those of the original with the same names. */
export function openTranslation(
  span: Span,
  original: ReadonlyMap<string, Source>,
  files: ReadonlyMap<string, Source>,
): Translation {
  const faults: Diagnostic[] = [];
  const names = new Map([...original].map(([name, source]) => [source, name]));
  const missing: Span[] = [];
  const untranslated = { language: '', texts: [] as string[] };
  let texts = 0;
  return {
    untranslated,
    translate: (ours, schema) => {
      const source = files.get(names.get(ours.source) ?? '');
      const { tree: theirs, diagnostics } = source ? parseYaml(source) : { diagnostics: [] };
      faults.push(...diagnostics);
      const found = new Set<string>();
      const tree = theirs ? merged({ ours, theirs, found, faults }, schema) : ours;
      const all = textsIn(ours.value, schema, []);
      const left = all.filter(({ path }) => !found.has(keyOf(path)));
      texts += all.length;
      missing.push(...left.map(({ path }) => ours.spanOf(path)));
      untranslated.language = String(Object(ours.value).language ?? untranslated.language);
      untranslated.texts.push(...left.flatMap(({ value }) => stringsIn(value)));
      return tree;
    },
    faults: () => {
      const [first] = missing;
      // With other faults, texts may be missing because they are misplaced.
      if (first === undefined || faults.length > 0) return faults;
      const [count, are] = missing.length === 1 ? ['1 text', 'is'] : [`${missing.length} texts`, 'are'];
      const message = `${count} of ${texts} ${are} not translated`;
      const hint = 'they are printed in the language of the original';
      return [...faults, withRelated(warningAt('CR235', message, span, hint), 'the first one is here', first)];
    },
  };
}

interface Merge {
  readonly ours: Tree;
  readonly theirs: Tree;
  /** The paths that are translated, as they are found. */
  readonly found: Set<string>;
  readonly faults: Diagnostic[];
}

/** The tree of the original; places of translated texts are those of the translation. */
function merged(merge: Merge, schema: unknown): Tree {
  const { ours, theirs, found } = merge;
  const side = (path: Path) => (path.some((_, at) => found.has(keyOf(path.slice(0, at + 1)))) ? theirs : ours);
  return {
    source: theirs.source,
    value: mergedValue(merge, ours.value, theirs.value, { schema, path: [] }),
    spanOf: (path) => side(path).spanOf(path),
    spanOfKey: (path) => side(path).spanOfKey(path),
  };
}

interface Place {
  readonly schema: unknown;
  readonly path: Path;
}

function mergedValue(merge: Merge, value: unknown, text: unknown, { schema, path }: Place): unknown {
  const isOne = isText(schema) && typeof value === 'string' && typeof text === 'string';
  if (isOne || isWhole(path)) {
    merge.found.add(keyOf(path));
    return text;
  }
  if (!isNested(value) || !isNested(text) || Array.isArray(value) !== Array.isArray(text)) {
    const wanted = Array.isArray(value) ? 'a list' : isNested(value) ? 'keys with values' : 'text';
    merge.faults.push(errorAt('CR101', `expected ${wanted}, found ${valueWords(text)}`, merge.theirs.spanOf(path)));
    return value;
  }
  if (Array.isArray(value) && Array.isArray(text) && value.length !== text.length) {
    merge.faults.push(otherLength(merge, value, text, path));
    return value;
  }
  const result = Object.assign(Array.isArray(value) ? [] : Object.create(null), value);
  for (const [key, step] of stepsOf(text)) {
    if (typeof step === 'number' && isNested(text[key]) && Object.keys(text[key]).length === 0) continue;
    const place = { schema: schemaWithin(schema, value, step), path: [...path, step] };
    const isAdded = path[0] === 'words' || keyOf(place.path) === 'words';
    if (isAdded || isWhole(place.path) || textsIn(value[key], place.schema, place.path).length > 0)
      result[key] = mergedValue(merge, value[key] ?? {}, text[key], place);
    else if (keyOf(place.path) !== 'translates')
      merge.faults.push(noText(value, step, merge.theirs.spanOfKey(place.path)));
  }
  return result;
}

/** CR235: texts are matched by their places in lists, so an item more or less moves all that follow. */
function otherLength(
  { ours, theirs }: Merge,
  value: readonly unknown[],
  text: readonly unknown[],
  path: Path,
): Diagnostic {
  const message = `expected ${value.length} ${value.length === 1 ? 'item' : 'items'} as in the original, found ${text.length}`;
  const hint = `write every item, in the order of the original${value.some(isNested) ? '; {} for one that is not translated' : ''}`;
  const fault = errorAt('CR235', message, theirs.spanOfKey(path), hint);
  return withRelated(fault, 'the list of the original', ours.spanOfKey(path));
}

/** CR235: a number, a name or an item that is no text of the original. */
function noText(value: object, step: string | number, span: Span): Diagnostic {
  const [name, hint] =
    typeof step === 'number' ? [`item ${step + 1}`, undefined] : [step, nearest(step, Object.keys(value))];
  const known = Object.hasOwn(value, step) ? 'only texts are translated: delete it' : hint;
  return errorAt('CR235', `the original has no text for ${name}`, span, known);
}

/** Texts to translate and their paths; a word with its forms and the list of seed words are one text each. */
function textsIn(value: unknown, schema: unknown, path: Path): { path: Path; value: unknown }[] {
  if (keyOf(path) === 'language') return [];
  if (isWhole(path) || (isText(schema) && typeof value === 'string')) return [{ path, value }];
  if (!isNested(value)) return [];
  return stepsOf(value).flatMap(([key, step]) =>
    textsIn(value[key], schemaWithin(schema, value, step), [...path, step]),
  );
}

/** What a translation of `game.yaml` replaces as a whole. */
const isWhole = (path: Path) => /^(?:language|seed-words|picture-titles|words\n.+)$/u.test(keyOf(path));

/** A text, or those of a word or a list. */
const stringsIn = (value: unknown): string[] =>
  isNested(value) ? Object.values(value).flatMap(stringsIn) : [String(value)];

const keyOf = (path: Path) => path.join('\n');

const isNested = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Keys, and the steps to them: numbers in a list. */
const stepsOf = (value: object) =>
  Object.keys(value).map((key) => [key, Array.isArray(value) ? Number(key) : key] as const);
