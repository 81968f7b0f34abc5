/** What was asked → why it cannot be. */

/** A request no rule allows: what is wrong, the rule that says so, and what would be legal. */
export class Refusal extends Error {
  /** The id of the rule that refuses, such as `WD-007`; undefined where only the notation is at fault. */
  readonly rule: string | undefined;
  /** What would be legal, such as `1 to 22`. */
  readonly range: string;

  constructor(message: string, range: string, rule?: string) {
    super(message);
    this.name = 'Refusal';
    this.rule = rule;
    this.range = range;
  }
}
