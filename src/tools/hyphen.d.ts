/** The parts of the package `hyphen` used here and in its test; it ships no types. */
declare module 'hyphen/patterns/en-gb.js' {
  const patterns: import('../typeset/text/liang.ts').PackagePatterns;
  export default patterns;
}
declare module 'hyphen/patterns/en-us.js' {
  const patterns: import('../typeset/text/liang.ts').PackagePatterns;
  export default patterns;
}
declare module 'hyphen/en-gb' {
  const hyphen: { hyphenateSync(text: string, options?: { hyphenChar?: string; minWordLength?: number }): string };
  export default hyphen;
}
declare module 'hyphen/en-us' {
  const hyphen: { hyphenateSync(text: string, options?: { hyphenChar?: string; minWordLength?: number }): string };
  export default hyphen;
}
