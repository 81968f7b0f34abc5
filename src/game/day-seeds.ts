/** A day → the seeds of the boards that everyone plays on it. */

const dayMilliseconds = 86_400_000;

/** The seed of a day's board; a day is `YYYY-MM-DD`. */
export const dailySeed = (day: string): string => `daily-${day}`;

/** The seed of the board of the week that has a day (`YYYY-MM-DD`), named after its Monday. */
export function weeklySeed(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  return `weekly-${new Date(time - sinceMonday * dayMilliseconds).toISOString().slice(0, 10)}`;
}
