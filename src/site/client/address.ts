/** What the address of the page names. */
/// <reference lib="dom" />

/** The word after `#`, as it was typed. */
export function addressed(): string {
  const word = location.hash.slice(1);
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
