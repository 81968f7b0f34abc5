/** What was asked → why it cannot be. */

export class Refusal extends Error {
  /** Id of the rule, such as `WD-007`; undefined for wrong notation. */
  readonly rule: string | undefined;
  /** Legal values, such as `1 to 22`. */
  readonly range: string;

  constructor(message: string, range: string, rule?: string) {
    super(message);
    this.name = 'Refusal';
    this.rule = rule;
    this.range = range;
  }
}
