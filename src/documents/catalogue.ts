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

export type GameDocumentId = keyof typeof gameDocuments;
export type SystemDocumentId = keyof typeof systemDocuments;
