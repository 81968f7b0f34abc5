/** Hunspell dictionary → every word it holds. The format: hunspell(5), "AFFIX FILE FORMAT". */

/** One way to make a word from another: at its end (or beginning) `strip` goes and `add` comes. */
interface Affix {
  readonly strip: string;
  readonly add: string;
  /** Which words it is for. */
  readonly fits: RegExp;
}

interface Affixes {
  readonly prefixes: ReadonlyMap<string, readonly Affix[]>;
  readonly suffixes: ReadonlyMap<string, readonly Affix[]>;
}

/** The flag of parts that are no words by themselves, such as `1th`. */
const onlyInCompounds = 'c';

/** Writes out all words of a dictionary: each stem, its suffixed forms, and the prefixed forms of all those. */
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
  // The line that opens a class has four fields; each rule of it has five.
  for (const [, kind, flag = '', strip, add, condition] of file.matchAll(
    /^(PFX|SFX)[ \t]+(\S)[ \t]+(\S+)[ \t]+(\S+)[ \t]+(\S+)/gmu,
  )) {
    const table = tables[kind as 'PFX' | 'SFX'];
    table.set(flag, [
      ...(table.get(flag) ?? []),
      {
        strip: strip === '0' ? '' : (strip as string),
        add: add === '0' ? '' : (add as string),
        fits: new RegExp(kind === 'PFX' ? `^${condition}` : `${condition}$`, 'u'),
      },
    ]);
  }
  return { prefixes: tables.PFX, suffixes: tables.SFX };
}
