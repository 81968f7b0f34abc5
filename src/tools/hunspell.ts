/** Expands a Hunspell dictionary (hunspell(5), "AFFIX FILE FORMAT"). */

/** A rule that replaces `strip` with `add` at a word's end or start. */
interface Affix {
  readonly strip: string;
  readonly add: string;
  /** Words it applies to. */
  readonly fits: RegExp;
}

interface Affixes {
  readonly prefixes: ReadonlyMap<string, readonly Affix[]>;
  readonly suffixes: ReadonlyMap<string, readonly Affix[]>;
}

/** Flag of parts such as `1th`. */
const onlyInCompounds = 'c';

/** All words: stems, suffixed forms, and prefixed forms of both. */
export function hunspellWords(affixFile: string, dictionary: string): Set<string> {
  const { prefixes, suffixes } = readAffixes(affixFile);
  const words = new Set<string>();
  for (const line of dictionary.split(/\r?\n/u).slice(1)) {
    const [stem = '', flags = ''] = line.split('/');
    if (stem === '' || flags.includes(onlyInCompounds)) continue;
    const affixes = (table: ReadonlyMap<string, readonly Affix[]>) =>
      [...flags].flatMap((flag) => table.get(flag) ?? []);
    const suffixed = affixes(suffixes)
      .filter(({ fits }) => fits.test(stem))
      .map(({ strip, add }) => stem.slice(0, stem.length - strip.length) + add);
    for (const word of [stem, ...suffixed]) {
      words.add(word);
      for (const { strip, add, fits } of affixes(prefixes))
        if (fits.test(word)) words.add(add + word.slice(strip.length));
    }
  }
  return words;
}

function readAffixes(file: string): Affixes {
  const tables = { PFX: new Map<string, Affix[]>(), SFX: new Map<string, Affix[]>() };
  // The header of a class has four fields, its rules five.
  for (const [, kind, flag = '', strip, add, condition] of file.matchAll(
    /^(PFX|SFX)[ \t]+(\S)[ \t]+(\S+)[ \t]+(\S+)[ \t]+(\S+)/gmu,
  )) {
    const table = tables[kind as 'PFX' | 'SFX'];
    const fits = new RegExp(kind === 'PFX' ? `^${condition}` : `${condition}$`, 'u');
    const letters = (part = '') => (part === '0' ? '' : part);
    table.set(flag, [...(table.get(flag) ?? []), { strip: letters(strip), add: letters(add), fits }]);
  }
  return { prefixes: tables.PFX, suffixes: tables.SFX };
}
