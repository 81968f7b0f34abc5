/** Words of a game, with general ones by default. */

/** Forms of a word. */
export interface Word {
  /** `one Relic`. */
  readonly one: string;
  /** `two Relics`; same as `one` for masses such as Gold. */
  readonly many: string;
  /** `an Inn`. */
  readonly a: string;
  readonly heading: string;
  /** For a column. */
  readonly short: string;
  /** For a narrow column. */
  readonly shortest: string;
  /** In effects: `Relic +1`. */
  readonly notation: string;
  /** One letter: after the number of a Shop, for an Outcome in a chart. */
  readonly mark: string;
  /** Grammatical gender, for languages that need it. */
  readonly gender: Gender;
}

export const genders = ['neuter', 'feminine', 'masculine'] as const;
export type Gender = (typeof genders)[number];

/** General words; some are made of words before them. */
const general = {
  player: () => 'adventurer',
  health: () => 'Health',
  money: () => 'Money',
  core: () => 'core',
  diamond: () => 'diamond',
  diceMod: () => 'DiceMod',
  modifier: () => 'Modifier',
  reset: () => 'reset',
  event: () => 'Event',
  shop: () => 'Shop',
  outcome: () => 'Outcome',
  bad: () => 'Bad',
  neutral: () => 'Neutral',
  good: () => 'Good',
  wild: () => 'Wild',
  effect: () => 'Effect',
  sector: () => 'Sector',
  run: () => 'Run',
  ending: () => 'Ending',
  eventNumber: ({ event }) => `${event?.one} Number`,
  sectorNumber: ({ sector }) => `${sector?.one} Number`,
  outcomeRoll: ({ outcome }) => `${outcome?.one} Roll`,
  traversalChallenge: () => 'Traversal Challenge',
  eventPhase: ({ event }) => `${event?.one} Phase`,
  movementPhase: () => 'Movement Phase',
  ruleBook: () => 'Rule Book',
  eventBook: ({ event }) => `${event?.one} Book`,
  trackingSheet: () => 'Tracking Sheet',
  runSheet: ({ run }) => `${run?.one} sheet`,
  log: () => 'LOG',
  register: () => 'Register',
} satisfies Record<string, (before: Readonly<Record<string, Word>>) => string>;

/** A thing that a game can name. */
export type WordName = keyof typeof general;
/** All words of a game. */
export type Vocabulary = Readonly<Record<WordName, Word>>;
/** Words given by a game. */
export type OwnWords = {
  readonly [Name in WordName]?: { readonly [Form in keyof Word]?: Word[Form] | undefined } | undefined;
};

/** All words; a word is after those it is made of. */
export const wordNames = Object.keys(general) as readonly WordName[];

/** Words without a plural. */
const masses: readonly WordName[] = ['health', 'money'];
/** Words with a plural heading. */
const headedByMany: readonly WordName[] = ['money', 'core', 'diceMod'];

/** Fills in general words and regular forms. */
export function wordsFrom(own: OwnWords): Vocabulary {
  const words: Record<string, Word> = {};
  for (const name of wordNames) {
    const forms = own[name] ?? {};
    const one = forms.one ?? general[name](words);
    const isMass = masses.includes(name) && (forms.many === undefined || forms.many === one);
    const many = forms.many ?? (isMass ? one : pluralOf(one));
    const heading = forms.heading ?? (headedByMany.includes(name) ? many : one).toUpperCase();
    const short = forms.short ?? capitalised(many);
    words[name] = {
      one,
      many,
      a: forms.a ?? (isMass ? one : withArticle(one)),
      heading,
      short,
      shortest: forms.shortest ?? short,
      notation: forms.notation ?? capitalised(name === 'money' ? many : one),
      mark: forms.mark ?? ([...heading][0] as string),
      gender: forms.gender ?? 'neuter',
    };
  }
  return words as Vocabulary;
}

/** Words of a game without its own. */
export const generalWords: Vocabulary = wordsFrom({});

/** Words for templates: `One`, `A` and `Many` with capitals, `aMark` with article. */
export function spokenWords(words: Vocabulary) {
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [
      name,
      {
        ...word,
        One: capitalised(word.one),
        A: capitalised(word.a),
        Many: capitalised(word.many),
        aMark: `${/[AEFHILMNORSX]/u.test(word.mark) ? 'an' : 'a'} ${word.mark}`,
      },
    ]),
  );
}

/** `core` → `Core`. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `RUN SHEETS` → `Run Sheets`. */
export function titled(words: string): string {
  return words
    .split(' ')
    .map((word) => capitalised(word.toLowerCase()))
    .join(' ');
}

/** `a core`, `an Event`. */
export function withArticle(word: string): string {
  return `${/^[aeiou]/iu.test(word) ? 'an' : 'a'} ${word}`;
}

/** `1 core`, `2 cores`, `1-4 cores`. */
export function counted(count: number | string, { one, many }: Pick<Word, 'one' | 'many'>): string {
  return `${count} ${String(count) === '1' ? one : many}`;
}

function pluralOf(one: string): string {
  if (/(?:s|x|z|ch|sh)$/iu.test(one)) return `${one}es`;
  if (/[^aeiou]y$/iu.test(one)) return `${one.slice(0, -1)}ies`;
  return `${one}s`;
}
