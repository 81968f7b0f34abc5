/** The players by id, for help and lists without loading a game. */

/** Each policy in a few words. */
export const policySummaries = {
  random: 'does anything legal',
  cautious: 'stays alive',
  novice: 'reads the Outcome Roll line, and nothing ahead',
  learner: 'like novice, but remembers what it read in earlier Runs, up to 20',
  freelance: 'like runner, but leaves at an ESCAPE with enough cores',
  runner: 'knows the book, counts the odds, looks ahead',
} as const;
