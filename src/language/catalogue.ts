/** Messages in Fluent syntax, words of a game → the texts of documents. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { capitalised, type Vocabulary, wordNames } from '../model/vocabulary.ts';

/** Values for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Formats a message of the catalogue. @throws Error if it is unknown or a value is missing */
export interface Say {
  (id: string, values?: MessageValues): string;
  /** Whether there is such a message. */
  readonly has: (id: string) => boolean;
}

/** Messages of a language: the English ones, those of the language, and those of the game; later ones win. */
export type Messages = readonly string[];

/** Opens a catalogue whose terms are the words of a game. */
export function openCatalogue(language: string, messages: Messages, words: Vocabulary): Say {
  const bundle = new FluentBundle([language, 'en'], { useIsolating: false });
  for (const text of [...messages, termsOf(words)])
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  const format = (id: string, values: Readonly<Record<string, FluentVariable>> = {}): string => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`unknown message ${id}`);
    const faults: Error[] = [];
    const text = bundle.formatPattern(pattern, values, faults);
    if (faults[0]) throw new Error(`message ${id}: ${faults[0].message}`);
    return text;
  };
  const point = format('decimal-sign');
  const printed = (value: number) => new PlainNumber(value, point);
  const say = (id: string, values: MessageValues = {}) =>
    format(
      id,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? printed(value) : value]),
      ),
    );
  return Object.assign(say, { has: (id: string) => bundle.hasMessage(id) });
}

/** A number printed the same on every Node: its digits, and the decimal sign of the catalogue. */
class PlainNumber extends FluentNumber {
  readonly #point: string;

  constructor(value: number, point: string) {
    super(value);
    this.#point = point;
  }

  override toString(): string {
    return String(this.value).replace('.', this.#point);
  }
}

/** Terms of the words: `-event`, with a variant for each form, in capitals too, and the gender as an attribute. */
function termsOf(words: Vocabulary): string {
  return wordNames
    .map((name) => {
      const { gender, ...forms } = words[name];
      const capitals = { One: forms.one, Many: forms.many, A: forms.a };
      const variants = Object.entries({
        ...forms,
        ...Object.fromEntries(Object.entries(capitals).map(([form, text]) => [form, capitalised(text)])),
      }).map(([form, text]) => `  ${form === 'one' ? '*' : ''}[${form}] ${literal(text)}`);
      return `-${termName(name)} = { $form ->\n${variants.join('\n')}\n }\n .gender = ${gender}\n`;
    })
    .join('');
}

/** `diceMod` → `dice-mod`. */
const termName = (name: string) => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const literal = (text: string) => `{ ${JSON.stringify(text)} }`;
