/** The documents by name, in one line each: what help and lists say, without loading what makes them. */

/** Documents of a game. */
export const gameDocuments = {
  'rule-book': 'all rules, a worked turn and a one-page quick reference',
  'event-book': 'the background, the Events and the Endings',
  'tracking-sheet': 'one page to write a Run on',
  'run-sheet': 'a Tracking Sheet with the board of a seed dealt beforehand',
  'balance-report': 'how simulated Runs go: Endings, turns, the map, Events and items by effect',
  proof: "an editor's proof: every text with its odds, its words counted, and marks in the margin",
} as const;

/** Companions of a dice system. */
export const systemDocuments = {
  rules: 'the rules with worked examples, and how what they leave open is read',
  sheet: 'a record sheet to play with',
  odds: 'tables and charts that help a decision at the table',
  rolls: 'rolls made ahead from a seed, in a scrambled grid to cross off',
} as const;

/** Where a printed Event Book keeps its Outcomes from those who have not rolled yet. */
export const veils = {
  overleaf: 'a scene on a right-hand page, its Outcomes on the back of the same leaf',
  split: 'Outcomes in a part of their own, each found by a number',
  none: 'scene and Outcomes side by side',
} as const;

export type Veil = keyof typeof veils;

export type GameDocumentId = keyof typeof gameDocuments;
export type SystemDocumentId = keyof typeof systemDocuments;
