/** Text → capitals, as a language writes them. Of `Intl` nothing is used: its data differ between Nodes. */

import { baseLanguage } from './patterns.ts';

/** `Istanbul` → `İSTANBUL` in Turkish; Greek capitals have no accents, but a diaeresis where one parted two vowels. */
export function inCapitals(text: string, language: string): string {
  const base = baseLanguage(language);
  if (base === 'tr' || base === 'az') return text.replaceAll('i', 'İ').toUpperCase();
  if (base !== 'el') return text.toUpperCase();
  const bare = text
    .normalize('NFD')
    .replace(/(?<=[αεο])\u0301(?=[ιυ])([ιυ])/gu, '$1\u0308')
    .replaceAll('\u0301', '');
  return bare.toUpperCase().normalize('NFC');
}
