/** What a title page, a running head and the properties of a file say of a work, be it a game or a dice system. */

/** What names a work in print and dates it; `imprintOf` makes it. */
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

/** What the pictures that stand for a fingerprint show, one for each hexadecimal digit. */
export const fingerprintSignNames = [
  'sun',
  'moon',
  'star',
  'drop',
  'leaf',
  'fish',
  'key',
  'bell',
  'house',
  'boat',
  'cup',
  'hammer',
  'flag',
  'bolt',
  'tree',
  'hourglass',
] as const;
/** A picture that stands for a hexadecimal digit, 0 for the sun. */
export type SignName = (typeof fingerprintSignNames)[number];

/** The four pictures of a fingerprint: its first four digits, to be compared at a glance. */
export function fingerprintSigns(fingerprint: string): SignName[] {
  return [...fingerprint.slice(0, 4)].map((digit) => fingerprintSignNames[Number.parseInt(digit, 16)] as SignName);
}
