/** Language tag → patterns of word division. */

/** Languages in Latin script, which is all that the title font has, with patterns in the package `hyphen`. */
export const patternNames = (
  'af ca cs cy da de-1996 en-gb en-us es et eu fi fr fur ga gl hr hsb hu ia id is it kmr la lt lv ' +
  'nb nl oc pl pms pt rm ro sh-latn sk sl sq sv tk tr'
).split(' ');

/** Languages whose patterns have another name than the language. */
const otherNames: Readonly<Record<string, string>> = { en: 'en-us', nn: 'nb', no: 'nb', 'sr-latn': 'sh-latn' };

/** The name of a language's patterns: `de-AT` → `de-1996`; undefined without any. */
export function patternName(language: string): string | undefined {
  const tag = language.toLowerCase();
  const base = baseLanguage(tag);
  if (base === 'en') return tag === 'en' || tag === 'en-us' ? 'en-us' : 'en-gb';
  const isNamed = (name: string) => name === otherNames[base] || name.split('-')[0] === base;
  return patternNames.find((name) => name === (otherNames[tag] ?? tag)) ?? patternNames.find(isNamed);
}

/** `de-AT` → `de`. */
export const baseLanguage = (language: string): string => language.toLowerCase().split('-')[0] as string;

/** Languages of messages and templates, English first, which has all of them: `de-AT` → `en`, `de`. */
export const languagesOf = (language: string): string[] => [...new Set(['en', baseLanguage(language)])];
