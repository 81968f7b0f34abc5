/** Letters, patterns → syllables: Liang, "Word Hy-phen-a-tion by Com-put-er" (Stanford, 1983). */

/** A tree by letters: a node is the level list's index where a pattern ends, the longer patterns, or both. */
export type PatternTree = { readonly [letter: string]: PatternNode };
type PatternNode = number | PatternTree | readonly [longer: PatternTree, levels: number];

/** Patterns of the package `hyphen`: lists of levels, a tree of patterns, division places of exceptions. */
export type PackagePatterns = readonly [
  levels: readonly (readonly number[])[],
  tree: PatternTree,
  exceptions?: Readonly<Record<string, readonly number[]>>,
];

/** Patterns packed for use: their tree is one row (chapter 2), which needs no parsing. */
export interface Patterns {
  readonly levels: readonly (readonly number[])[];
  readonly exceptions: Readonly<Record<string, readonly number[]>>;
  /** Three numbers a slot: letter, base of longer patterns (0 for none), and level list (from 1); nodes interleave. */
  readonly slots: Uint16Array;
}

/** Packs the tree: each node at the first place where its letters find free slots. */
export function packPatterns([levels, tree, exceptions = {}]: PackagePatterns): Patterns {
  const slots: number[] = [];
  const starts = new Set<number>();
  const isFree = (slot: number) => slots[slot * 3] === undefined;
  let firstFree = 1;
  const place = (node: PatternTree): number => {
    const children = Object.entries(node).map(([sign, child]) => ({ letter: letterOf(sign.charCodeAt(0)), child }));
    while (!isFree(firstFree)) firstFree++;
    // Only the root has base 0, and no two nodes share a base.
    let start = starts.size === 0 ? 0 : Math.max(1, firstFree - lastLetter);
    while (starts.has(start) || !children.every(({ letter }) => isFree(start + letter))) start++;
    starts.add(start);
    for (const { letter } of children) slots[(start + letter) * 3] = letter;
    for (const { letter, child } of children) {
      const [longer, ending] = typeof child === 'number' ? [undefined, child] : isBoth(child) ? child : [child];
      slots[(start + letter) * 3 + 1] = longer ? place(longer) : 0;
      slots[(start + letter) * 3 + 2] = ending === undefined ? 0 : ending + 1;
    }
    return start;
  };
  place(tree);
  return { levels, exceptions, slots: Uint16Array.from(slots, (one) => one ?? 0) };
}

const lastLetter = 27;

/** The stop before and after a word is 1, a is 2. */
const letterOf = (code: number) => (code === 46 ? 1 : code - 95);

/** Divides a word in small letters. The highest level of all patterns counts; odd levels divide. */
export function syllables(word: string, patterns: Patterns): string[] {
  const places = Object.hasOwn(patterns.exceptions, word)
    ? (patterns.exceptions[word] as readonly number[])
    : placesIn(word, patterns);
  const parts: string[] = [];
  let from = 0;
  for (const place of places) {
    parts.push(word.slice(from, place));
    from = place;
  }
  parts.push(word.slice(from));
  return parts;
}

function placesIn(word: string, { levels: lists, slots }: Patterns): number[] {
  const text = `.${word}.`;
  const highest = new Array<number>(word.length + 1).fill(0);
  for (let start = 0; start < word.length; start++) {
    let counted = 0;
    // The levels of a pattern with the stop before the word begin after that stop.
    const first = Math.max(0, start - 1);
    for (let at = start; at < text.length; at++) {
      const letter = letterOf(text.charCodeAt(at));
      const slot = (counted + letter) * 3;
      if (slots[slot] !== letter) break;
      const ending = slots[slot + 2] as number;
      if (ending > 0) {
        const levels = lists[ending - 1] as readonly number[];
        for (let place = 0; place < levels.length; place++)
          if ((levels[place] as number) > (highest[first + place] as number))
            highest[first + place] = levels[place] as number;
      }
      counted = slots[slot + 1] as number;
      if (counted === 0) break;
    }
  }
  const places: number[] = [];
  for (let place = 2; place < word.length - 1; place++) if ((highest[place] as number) % 2 === 1) places.push(place);
  return places;
}

function isBoth(node: PatternTree | readonly [PatternTree, number]): node is readonly [PatternTree, number] {
  return Array.isArray(node);
}
