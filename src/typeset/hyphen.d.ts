/** The part of the package `hyphen` used here; it ships no types. */
declare module 'hyphen/en-gb' {
  const hyphen: { hyphenateSync(text: string, options?: { hyphenChar?: string; minWordLength?: number }): string };
  export default hyphen;
}
declare module 'hyphen/en-us' {
  const hyphen: { hyphenateSync(text: string, options?: { hyphenChar?: string; minWordLength?: number }): string };
  export default hyphen;
}
