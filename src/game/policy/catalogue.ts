/** The players by their ids, and what each knows and wants, for help and lists that are to load no game. */

/** Each policy in a few words. */
export const policySummaries = {
  random: 'anything legal, all alike',
  cautious: 'stays alive first of all',
  novice: 'goes by the Outcome Roll line, has not read on',
  learner: 'as novice, but remembers what it read in earlier Runs; 20 Runs each',
  freelance: 'as runner, but leaves by an escape once it has what wins',
  runner: 'knows the book, counts the odds, looks ahead',
} as const;
