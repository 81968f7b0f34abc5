/** What was asked for → why there is no such board, the same at the terminal and on a page. */

/** A board that cannot be dealt; the hint says what to do. */
export class BoardRefusal extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.name = 'BoardRefusal';
    this.hint = hint;
  }
}
