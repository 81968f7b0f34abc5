/** What a title page, a running head and the properties of a file say of a work, be it a game or a dice system. */

export interface Imprint {
  readonly title: string;
  readonly subtitle: string;
  /** A language tag: `en-GB`. */
  readonly language: string;
  readonly edition: {
    readonly name: string;
    /** `YYYY-MM-DD`: dates the files. */
    readonly date: string;
  };
  /** The digits that tell two printings of the content apart. */
  readonly fingerprint: string;
}
