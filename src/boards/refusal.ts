/** Words or wishes that cannot be taken → why, the same at the terminal and on a page. */

/** A board that cannot be dealt, or a wrong seed, code or number; the hint says what to do. */
export class InputRefusal extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.name = 'InputRefusal';
    this.hint = hint;
  }
}
