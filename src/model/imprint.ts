/** Title, edition and fingerprint of a work. */

import type { Rgb } from '../colour.ts';

/** Names and dates a work in print. */
export interface Imprint {
  readonly title: string;
  readonly subtitle: string;
  /** Who wrote it; only in the properties of files. */
  readonly author?: string | undefined;
  /** Where its page is. */
  readonly site?: string | undefined;
  /** A language tag: `en-GB`. */
  readonly language: string;
  readonly edition: {
    readonly name: string;
    /** `YYYY-MM-DD`: date of the files. */
    readonly date: string;
  };
  /** The colour in place of the usual accent. */
  readonly accent?: Rgb | undefined;
  /** Digits that tell printings apart. */
  readonly fingerprint: string;
}

/** Signs of the hexadecimal digits. */
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
/** A sign of a hexadecimal digit. */
export type SignName = (typeof fingerprintSignNames)[number];

/** Signs of a fingerprint's first four digits. */
export function fingerprintSigns(fingerprint: string): SignName[] {
  return [...fingerprint.slice(0, 4)].map((digit) => fingerprintSignNames[Number.parseInt(digit, 16)] as SignName);
}
