/** CR508: Markdown in texts of content that would be printed as its signs. */

import { type Diagnostic, warningAt } from '../diagnostics/diagnostic.ts';
import type { Path, Tree } from '../diagnostics/tree.ts';
import { parseYaml } from '../load/yaml.ts';
import { type Printed, unprintedMarkup } from '../manuscript/markdown.ts';
import type { Content } from '../model/content.ts';
import type { Entry } from '../model/entry.ts';
import { spanInText } from './place.ts';

/** What documents print of a text, by the path to it; other texts are names. */
const places: readonly (readonly [path: RegExp, printed: Printed])[] = [
  [/(?:^|\.)(?:if-late|if-you-bear\.[^.]+)$|^remarks\.\d+\.text$/u, 'paragraph'],
  [/(?:^|\.)(?:text|close)$|^odds\.\d+\.note$|^texts\.(?:odds-introduction|totals-note)$/u, 'paragraphs'],
  [/\.rows\.\d+\.\d+$|^tables\.\d+\.columns\.\d+$/u, 'line'],
  [/^texts\.|(?:^|\.)(?:(?:sub)?title|name|from|foot|entered|last|columns\.\d+|note|why|label)$/u, 'plain'],
  [/^veil-card\./u, 'plain'],
];

/** Faults of one text that are listed: more of them have one cause, and each is shown with its line. */
const maxListed = 12;

/** Letters of a line without end that are read: the parser takes time by their square. No page has room for as many. */
const maxLine = 4000;
const endless = new RegExp(`[^\\n]{${maxLine}}`, 'u');

/** Reports Markdown that is not printed as such, in all texts of files. */
export function markdown(trees: readonly Tree[]): Diagnostic[] {
  return trees.flatMap((tree) =>
    textsIn(tree.value).flatMap(({ path, text }) => {
      const [, printed] = places.find(([pattern]) => pattern.test(path.join('.'))) ?? [];
      if (printed === undefined) return [];
      const read = endless.test(text) ? text.slice(0, maxLine) : text;
      const found = unprintedMarkup(read, printed).slice(0, maxListed);
      return found.map(({ message, hint, start, end }) =>
        warningAt('CR508', message, spanInText({ text, span: tree.spanOf(path) }, start, end), hint),
      );
    }),
  );
}

/** The files of a game that have texts, in its language. */
export function textTrees({ board, chapters, events, endings, remarks, papers, orders, sources }: Content): Tree[] {
  const more = [
    ...remarks.remarks,
    ...papers.papers,
    ...(papers.trail ? [papers.trail] : []),
    ...(orders?.orders ?? []),
  ];
  const entries: readonly Entry[] = [...board.sectors, ...chapters, ...events, ...endings, ...more];
  const game = sources.findLast(({ path }) => path.endsWith('game.yaml'));
  return [...new Set(entries.map(({ tree }) => tree)), ...(game ? [parseYaml(game).tree ?? []].flat() : [])];
}

function textsIn(value: unknown, path: Path = []): { readonly path: Path; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, at) => textsIn(one, [...path, at]));
  return Object.entries(Object(value)).flatMap(([key, one]) => textsIn(one, [...path, key]));
}
