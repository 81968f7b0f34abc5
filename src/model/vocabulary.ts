/** What a game calls its things ← the words it gives, and general ones for the rest. */

/** One word with the forms that sentences, sheets and tables need. */
export interface Word {
  /** As in `one Relic`. */
  readonly one: string;
  /** As in `two Relics`; the same as `one` for what is not counted, such as Gold. */
  readonly many: string;
  /** With its article: `an Inn`. */
  readonly a: string;
  /** On a sheet. */
  readonly heading: string;
  /** In a column of a table. */
  readonly short: string;
  /** In a narrow column. */
  readonly shortest: string;
  /** Where an effect is written: `Relic +1`. */
  readonly notation: string;
  /** One letter: behind the number of a Shop, for an Outcome in a chart. */
  readonly mark: string;
}

/** Everything that a game has a word for, and the general word; a function of the words before it where they make it up. */
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

/** Something that a game may call by a word of its own. */
export type WordName = keyof typeof general;
/** The words of a game in all their forms, its own and the general ones. */
export type Vocabulary = Readonly<Record<WordName, Word>>;
/** What a game says of its words: any forms of any of them. */
export type OwnWords = {
  readonly [Name in WordName]?: { readonly [Form in keyof Word]?: string | undefined } | undefined;
};

/** The names of all words, in the order in which one may make up another. */
export const wordNames = Object.keys(general) as readonly WordName[];

/** What is not counted, and so has no plural. */
const masses: readonly WordName[] = ['health', 'money'];
/** Of what the sheet has several: their heading is the plural. */
const headedByMany: readonly WordName[] = ['money', 'core', 'diceMod'];

/** The words of a game: its own forms where it has them, regular English for the others. */
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
    };
  }
  return words as Vocabulary;
}

/** The words of a game that gives none. */
export const generalWords: Vocabulary = wordsFrom({});

/** The words as templates need them: `One`, `A` and `Many` begin a sentence, `aMark` is a letter with its article. */
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

/** `core` → `Core`: a word at the start of a sentence. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `RUN SHEETS` → `Run Sheets`: words as a title has them, or as a heading is read out. */
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

/** `1 core`, `2 cores`. */
export function counted(count: number, { one, many }: Word): string {
  return `${count} ${count === 1 ? one : many}`;
}

function pluralOf(one: string): string {
  if (/(?:s|x|z|ch|sh)$/iu.test(one)) return `${one}es`;
  if (/[^aeiou]y$/iu.test(one)) return `${one.slice(0, -1)}ies`;
  return `${one}s`;
}
