/** Names and summaries of the documents, for help and lists without loading them. */

export const gameDocuments = {
  'rule-book': 'all rules, a worked turn and a one-page quick reference',
  'event-book': 'the background, the Events and the Endings',
  'tracking-sheet': 'one page to write a Run on; on small paper both sides of a leaf',
  'veil-card': 'a card to cut out: lay it over the Outcomes, open only yours',
  'run-sheet': 'a Tracking Sheet with the board of a seed dealt beforehand',
  orders: 'the named challenges of the game as a broadsheet, and how often each is managed',
  register: 'one page for all Runs: a line each, a box for every Ending and a circle for every Outcome',
  papers: 'things printed in the world of the game, one a page',
  'balance-report': 'how simulated Runs go: Endings, turns, the map, Events and items by effect',
  'print-me-first': 'how to print an edition at its true size, which way to flip, and how to fold and staple it',
} as const;

/** Files of several Run sheets, printed by `core-runner run`. */
export const packDocuments = {
  calendar: 'sheets for so many weeks, with contents on which scores are kept',
  tournament: 'sheets for a group, with rules for comparing, a score card and the codes',
} as const;

export const systemDocuments = {
  rules: 'the rules with worked examples, and how what they leave open is read',
  sheet: 'a record sheet to play with',
  odds: 'tables and charts that help a decision at the table',
  rolls: 'rolls made ahead from a seed, in a scrambled grid to cross off',
} as const;

/** Where an Event Book hides its Outcomes before the roll. */
export const veils = {
  overleaf: 'a scene on a right-hand page, its Outcomes on the back of the same leaf',
  split: 'Outcomes in a part of their own, each found by a number',
  none: 'scene and Outcomes side by side',
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
