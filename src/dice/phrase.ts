/** English of a dice system, with slots → a text in English or in the language of a page. */

/** English words, or a phrase with slots. */
export type Wording = string | Phrase;

/** English with slots such as `to reach {target}`, and what fills them. */
export interface Phrase {
  readonly text: string;
  readonly values: Readonly<Record<string, Value>>;
}

type Value = number | Wording | readonly Wording[];

export const phrase = (text: string, values: Phrase['values'] = {}): Phrase => ({ text, values });

/** Says English texts and lists of several items, in any language. */
export interface Voice {
  readonly say: (text: string, values: Readonly<Record<string, string | number>>) => string;
  readonly list: (items: readonly string[]) => string;
}

export const english: Voice = {
  say: (text, values) => text.replace(/\{(\w+)\}/gu, (_, slot: string) => `${values[slot]}`),
  list: (items) => items.join(', ').replace(/, ([^,]*)$/u, ' and $1'),
};

/** Wording as a voice says them. */
export function spoken(words: Wording, voice: Voice): string {
  const { text, values } = typeof words === 'string' ? phrase(words) : words;
  const said = (value: Value) => {
    if (typeof value === 'number') return value;
    return isList(value) ? voice.list(value.map((one) => spoken(one, voice))) : spoken(value, voice);
  };
  return voice.say(text, Object.fromEntries(Object.entries(values).map(([slot, value]) => [slot, said(value)])));
}

const isList = (value: Wording | readonly Wording[]): value is readonly Wording[] => Array.isArray(value);
