/** The parts of the package `hyphen` used here and in a test; it ships no types. */
declare module 'hyphen' {
  export type Patterns = readonly unknown[];
  export default function createHyphenator(
    patterns: Patterns,
    options: { readonly hyphenChar: string; readonly html: boolean; readonly minWordLength: number },
  ): (text: string) => string;
}
declare module 'hyphen/en-gb' {
  const hyphen: { hyphenateSync(text: string, options?: { hyphenChar?: string; minWordLength?: number }): string };
  export default hyphen;
}
