/** Names and summaries of the documents, for help and lists without loading them. */

export const gameDocuments = {
  'rule-book': 'all rules, an example turn and a one-page quick reference',
  'event-book': 'the background, the Events and the Endings',
  'tracking-sheet': 'the sheet to write a Run on',
  'veil-card': 'a card to cut out: it covers all Outcomes but yours',
  'run-sheet': 'a Tracking Sheet with the numbers of all Sectors rolled, as the command run prints it',
  orders: 'the named challenges of the game, and how often players succeed',
  register: 'a line for each Run; boxes for Endings and Outcomes',
  papers: 'papers of the story, such as letters and notices, one on each page',
  'balance-report': 'charts of simulated Runs',
  'print-me-first': 'how to print, flip, fold and staple the other files',
} as const;

/** What is read on a screen and has no pages. */
export const ebooks = {
  ebook: 'both books, the sheet in words and the orders as one EPUB for phones, e-readers and screen readers',
} as const;

/** Files of several Run sheets, printed by `core-runner run`. */
export const packDocuments = {
  calendar: 'a sheet for each week, with a list for scores',
  tournament: 'sheets for a group, with rules, a score card and the codes',
} as const;

export const systemDocuments = {
  rules: 'the rules with worked examples',
  sheet: 'a record sheet to play with',
  odds: 'tables and charts of the odds',
  rolls: 'rolls made ahead from a seed, to cross off',
} as const;

/** Where an Event Book hides its Outcomes before the roll. */
export const veils = {
  overleaf: 'on the back of the page with the scene',
  split: 'in their own part of the book, by number',
  none: 'next to their scene',
} as const;

export type Veil = keyof typeof veils;

/** Word for a document of a game on the command line. */
export type GameDocumentId = keyof typeof gameDocuments;
/** What `print` makes where no document is named. */
export const defaultDocuments: readonly GameDocumentId[] = [
  'print-me-first',
  'rule-book',
  'event-book',
  'tracking-sheet',
  'veil-card',
  'register',
];
export type PackId = keyof typeof packDocuments;
/** Word for a companion of a dice system, after the system's id and a hyphen. */
export type SystemDocumentId = keyof typeof systemDocuments;
