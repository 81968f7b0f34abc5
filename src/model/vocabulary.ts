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
  /** Forms that the language of a print defines: with other articles, in other cases. */
  readonly more: Readonly<Record<string, string>>;
}

export const genders = ['neuter', 'feminine', 'masculine'] as const;
export type Gender = (typeof genders)[number];

/** General words in the language of content files; some are made of words before them. */
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
/** Forms of a word that are given. */
export type OwnWord = { readonly [Form in Exclude<keyof Word, 'more'>]?: Word[Form] | undefined };
/** Words given by a game. */
export type OwnWords = { readonly [Name in WordName]?: OwnWord | undefined };

/** All words; a word is after those it is made of. */
export const wordNames = Object.keys(general) as readonly WordName[];

/** Words without a plural. */
const masses: readonly WordName[] = ['health', 'money'];
/** Words with a plural heading. */
const headedByMany: readonly WordName[] = ['money', 'core', 'diceMod'];

/** Fills in general words and regular forms, in the language of content files. */
export function wordsFrom(own: OwnWords): Vocabulary {
  const words: Record<string, Word> = {};
  for (const name of wordNames) words[name] = wordFrom(name, own[name], { one: general[name](words) });
  return words as Vocabulary;
}

/** How a language forms words. */
export interface WordForms {
  readonly capitals: (text: string) => string;
  readonly pluralOf: (one: string) => string;
  /** The word after an article. */
  readonly articled: (word: Omit<Word, 'a' | 'more'>, countable: 'yes' | 'no') => string;
  readonly further: (word: Omit<Word, 'more'>, countable: 'yes' | 'no') => Word['more'];
}

/** The forms of content files, which are in English. */
const english: WordForms = {
  capitals: (text) => text.toUpperCase(),
  pluralOf,
  articled: ({ one }, countable) => (countable === 'no' ? one : withArticle(one)),
  further: () => ({}),
};

/** A word from the forms that a game gives, those of the general word, and regular ones. */
export function wordFrom(
  name: WordName,
  own: OwnWord | undefined,
  usual: OwnWord & Pick<Word, 'one'>,
  { capitals, pluralOf, articled, further }: WordForms = english,
): Word {
  const given = { ...(own?.one === undefined && usual), ...defined(own) };
  const { one = usual.one } = given;
  const isMass = masses.includes(name) && (given.many ?? one) === one;
  const many = given.many ?? (isMass ? one : pluralOf(one));
  const heading = given.heading ?? capitals(headedByMany.includes(name) ? many : one);
  const short = given.short ?? capitalised(many);
  const forms = {
    one,
    many,
    heading,
    short,
    shortest: given.shortest ?? short,
    notation: given.notation ?? capitalised(name === 'money' ? many : one),
    mark: given.mark ?? ([...heading][0] as string),
    gender: given.gender ?? 'neuter',
  };
  const countable = isMass ? 'no' : 'yes';
  const word = { ...forms, a: given.a ?? articled(forms, countable) };
  return { ...word, more: further(word, countable) };
}

/** Forms without those that are undefined. */
const defined = (own: OwnWord = {}): OwnWord =>
  Object.fromEntries(Object.entries(own).filter(([, form]) => form !== undefined));

/** Words of a game without its own. */
export const generalWords: Vocabulary = wordsFrom({});

/** Forms of a word by name; `One`, `A` and `Many` with capitals, and so the further ones. */
export function formsOf({ more, ...word }: Word): Readonly<Record<string, string>> {
  const { one, many, a } = word;
  const capitals = Object.entries({ one, many, a, ...more }).map(([form, text]) => [
    capitalised(form),
    capitalised(text),
  ]);
  return { ...word, ...more, ...Object.fromEntries(capitals) };
}

/** Words for templates. */
export const spokenWords = (words: Vocabulary): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [name, formsOf(word)]));

/** `core` → `Core`. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `RUN SHEETS` → `Run Sheets`, as English writes titles; unchanged in other languages. */
export function titled(words: string, language: string): string {
  if (!language.startsWith('en')) return words;
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

/** The regular plural of an English word. */
export function pluralOf(one: string): string {
  if (/(?:s|x|z|ch|sh)$/iu.test(one)) return `${one}es`;
  if (/[^aeiou]y$/iu.test(one)) return `${one.slice(0, -1)}ies`;
  return `${one}s`;
}
