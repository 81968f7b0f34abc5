/** Letters, patterns → syllables: Liang, "Word Hy-phen-a-tion by Com-put-er" (Stanford, 1983). */

/** A tree by letters: a node is the level list's index where a pattern ends, the longer patterns, or both. */
type Node = number | Branch | readonly [longer: Branch, levels: number];
interface Branch {
  readonly [letter: string]: Node;
}

/** Patterns as the package `hyphen` has them: lists of levels, a tree of patterns, places in words that are exceptions. */
export type Patterns = readonly [
  levels: readonly (readonly number[])[],
  tree: Branch,
  exceptions?: Readonly<Record<string, readonly number[]>>,
];

/** Divides a word in small letters. Of all patterns in the word the highest level counts; it divides where that is odd. */
export function syllables(word: string, [lists, tree, exceptions = {}]: Patterns): string[] {
  const places = Object.hasOwn(exceptions, word)
    ? (exceptions[word] as readonly number[])
    : placesIn(word, lists, tree);
  const parts: string[] = [];
  let from = 0;
  for (const place of places) {
    parts.push(word.slice(from, place));
    from = place;
  }
  parts.push(word.slice(from));
  return parts;
}

function placesIn(word: string, lists: Patterns[0], tree: Branch): number[] {
  const text = `.${word}.`;
  const highest = new Array<number>(word.length + 1).fill(0);
  for (let start = 0; start < word.length; start++) {
    let branch: Branch | undefined = tree;
    // The levels of a pattern that begins with the stop before the word begin behind that stop.
    const first = Math.max(0, start - 1);
    for (let at = start; branch !== undefined && at < text.length; at++) {
      const node: Node | undefined = branch[text.charAt(at)];
      if (node === undefined) break;
      branch = typeof node === 'number' ? undefined : isBoth(node) ? node[0] : node;
      const index = typeof node === 'number' ? node : isBoth(node) ? node[1] : undefined;
      if (index === undefined) continue;
      const levels = lists[index] as readonly number[];
      for (let place = 0; place < levels.length; place++)
        if ((levels[place] as number) > (highest[first + place] as number))
          highest[first + place] = levels[place] as number;
    }
  }
  const places: number[] = [];
  for (let place = 2; place < word.length - 1; place++) if ((highest[place] as number) % 2 === 1) places.push(place);
  return places;
}

function isBoth(node: Branch | readonly [Branch, number]): node is readonly [Branch, number] {
  return Array.isArray(node);
}
