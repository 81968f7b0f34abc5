/** A printed document in the pseudo-language → the words that are neither pseudo words nor texts of the game. */

import type { Finished } from '../../src/build.ts';
import { formsOf, type Word } from '../../src/model/vocabulary.ts';
import { charactersOf, type Role } from '../../src/typeset/page/page.ts';
import { roleOf } from '../../src/typeset/text/tag.ts';
import { openSound } from '../pdf/open-pdf.ts';
import { elementsOf, readTags } from '../pdf/tags.ts';
import { marksOf } from './workshop.ts';

/** Words in lower case, without signs, numbers, pairs of letters and what has a digit in it: seeds, codes, Sectors, names of files. */
const wordsOf = (text: string) =>
  text
    .replace(/\u00AD\s*|\b(?:[A-Z]{2} ){3,}[A-Z]{2}\b|^[A-Z]{2} [A-Z]{2} ?$/gu, '')
    .toLowerCase()
    .replace(/\S*\d\S*|\S+\.pdf/gu, ' ')
    .match(/\p{L}+/gu) ?? [];

/** Letters that the pseudo-language accents: a word without accents is no pseudo word. */
const isForeign = (word: string) => word.length > 1 && /^[a-z]+$/u.test(word) && /[acdeghijklnoprstuwyz]/u.test(word);

/** Keys of what is no text: places in files, names of things, choices from a list. */
const noText = 'sources span templates id picture size cause mark use effect'.split(' ');

/** All texts in loaded content. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries.flatMap(([key, one]) => (noText.includes(key) ? [] : stringsIn(one)));
}

/** What a document may print beside pseudo words: texts of the work as a whole, and at least three words of one. */
export interface OwnTexts {
  readonly whole: ReadonlySet<string>;
  readonly long: string;
}

/** The texts of a game or of a dice system's words, with all forms of its own words. */
export function ownTexts(
  work: object,
  words: Readonly<Record<string, Word>> = {},
  more: readonly string[] = [],
): OwnTexts {
  const forms = Object.values(words).flatMap((word) => Object.values(formsOf(word)));
  const texts = [...stringsIn(work), ...forms, ...more].flatMap((text) => [text, ...text.split('\n')]);
  const joined = texts.map((text) => wordsOf(text).join(' ')).filter((text) => text !== '');
  return {
    whole: new Set(joined.map((text) => text.replaceAll(' ', ''))),
    long: `| ${[...new Set(joined)].join(' | ')} |`,
  };
}

/** The words of a text that are in no own text. */
function strangersIn(text: string, { whole, long }: OwnTexts): string[] {
  const words = wordsOf(text);
  const found: string[] = [];
  for (let from = 0; from < words.length; ) {
    const rest = words.slice(from, from + 400);
    const ends = rest.map((_, index) => rest.length - index);
    const isOwn = (count: number) => {
      const part = rest.slice(0, count).join(' ');
      return whole.has(part.replaceAll(' ', '')) || (count > 2 && long.includes(` ${part} `));
    };
    const word = words[from] as string;
    const own = ends.find(isOwn);
    if (own === undefined && isForeign(word)) found.push(word);
    from += own ?? 1;
  }
  return found;
}

/** Roles of marks whose text is in no element: of headers and footers, and of labels in figures. */
const readAlone: readonly Role[] = ['artifact', 'figure'];

/** Words in English that a reader or their software finds, with the text around. */
export async function foreignWords({ bytes, unfolded }: Finished, ownTexts: OwnTexts): Promise<string[]> {
  const pdf = await openSound(bytes);
  const texts: string[] = [];
  const { info } = await pdf.getMetadata();
  const { Title, Subject } = info as Readonly<Record<string, string>>;
  texts.push(Title ?? '', Subject ?? '');
  const addOutline = (items: Awaited<ReturnType<typeof pdf.getOutline>>) => {
    for (const { title, items: inner } of items ?? []) {
      texts.push(title);
      addOutline(inner);
    }
  };
  addOutline(await pdf.getOutline());
  for (let number = 1; number <= pdf.numPages; number++)
    for (const { alternativeText = '', contentsObj, options = [] } of await (
      await pdf.getPage(number)
    ).getAnnotations())
      texts.push(
        alternativeText,
        contentsObj?.str ?? '',
        ...options.map((one: { displayValue: string }) => one.displayValue),
      );
  await pdf.destroy();
  // An element's own text is whole, however it is divided into lines; headers, footers and labels of figures are in none.
  for (const { alt, own } of elementsOf(readTags(bytes).document)) texts.push(...(alt ? [alt] : own.split('\n')));
  for (const { marks } of unfolded)
    texts.push(
      ...marksOf('text', marks).flatMap((mark) => (readAlone.includes(roleOf(mark.role)) ? charactersOf(mark) : [])),
    );
  return [...new Set(texts)].flatMap((text) => {
    const strangers = strangersIn(text, ownTexts);
    return strangers.length > 0 ? [`${strangers.join(' ')} | ${text.slice(0, 120)}`] : [];
  });
}
