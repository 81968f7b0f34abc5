/**
 * English texts → `qps`, a language for tests: every word with accents and 35 % longer. It shows English words in code, and
 * boxes that fit English alone. Print a game in it by `workshopFor('qps')`, the content being `inPseudo(content)`.
 * To look at documents see `test/documents/pseudo.test.ts`.
 */

import { FluentParser, FluentSerializer, TextElement, Transformer } from '@fluent/syntax';
import type { Supplies } from '../../src/build.ts';
import type { Content } from '../../src/model/content.ts';

const pseudoLanguage = 'qps';

/** Letters that both faces have, as capitals too. */
const accents: Readonly<Record<string, string>> = Object.fromEntries(
  'aá cç dð eé gĝ hĥ ií jĵ kķ lļ nñ oö pþ rŕ sš tţ uú wŵ yý zž'.split(' ').flatMap(([letter = '', accented = '']) => [
    [letter, accented],
    [letter.toUpperCase(), accented.toUpperCase()],
  ]),
);

const accented = (word: string) => [...word].map((letter) => accents[letter] ?? letter).join('');

/** A text in accents; words of two letters and more are about 35 % longer. */
export const pseudo = (text: string): string =>
  text.replace(/[a-z]+/giu, (word) => {
    const more = word.length > 1 ? Math.max(1, Math.round(word.length * 0.35)) : 0;
    const twice = [...word].map((letter, index) => (index > 0 && index <= more ? letter + letter : letter)).join('');
    return accented(twice);
  });

class PseudoTexts extends Transformer {
  override visitTextElement(element: TextElement): TextElement {
    return new TextElement(pseudo(element.value));
  }
}

/** Messages with their texts changed; terms, placeholders and variants keep their names. */
export function pseudoMessages(messages: string): string {
  const resource = new FluentParser().parse(messages);
  new PseudoTexts().visit(resource);
  return new FluentSerializer({}).serialize(resource);
}

/** What a template does not print: mustaches, comments, slots, targets of links. */
const markup = /(\{\{!--.*?--\}\}|\{\{.*?\}\}|\{#[a-z-]+\}|<!--.*?-->|^:::[a-z-]+|\]\(.*?\))/gmsu;

/** A template with its running text changed. */
export const pseudoTemplate = (template: string): string =>
  template
    .split(markup)
    .map((part, index) => (index % 2 === 1 ? part : pseudo(part)))
    .join('');

/** Supplies that have the language beside those they have. */
export function withPseudo(supplies: Supplies): Supplies {
  const english = (name: string) => name.replace(pseudoLanguage, 'en');
  return {
    ...supplies,
    messages(language) {
      const messages = supplies.messages(english(language));
      return messages !== undefined && language === pseudoLanguage ? pseudoMessages(messages) : messages;
    },
    template(name) {
      const template = supplies.template(english(name));
      return typeof template === 'string' && name.startsWith(`${pseudoLanguage}/`)
        ? pseudoTemplate(template)
        : template;
    },
  };
}

/** A game that is to be printed in it. */
export const inPseudo = (content: Content): Content => ({
  ...content,
  game: { ...content.game, language: pseudoLanguage },
});
