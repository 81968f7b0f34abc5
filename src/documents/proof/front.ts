/** What stands before the entries of a proof: how it is read, and what is said of no entry. */

import { type Diagnostic, fileName, lineAndColumn } from '../../diagnostics/diagnostic.ts';
import { type Block, plain } from '../../manuscript/block.ts';
import { withEscapes } from '../../manuscript/escapes.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { Face } from '../../typeset/text/font.ts';

/** How a proof is read, for `marks` remarks in all; those on no text of the book are listed, set in a face. */
export function introduction(marks: number, elsewhere: readonly Diagnostic[], face: Face, words: Vocabulary): Block[] {
  const { eventBook, event, outcome, diceMod, core, health, money, bad, neutral, good, wild } = words;
  return [
    { kind: 'heading', level: 1, text: plain('How to read this proof'), id: 'how-to-read' },
    heading('Text'),
    paragraph(
      `Every text of the ${eventBook.one} stands here as it is in its file, wide apart, with a margin to write in. The small number left of a line is the line of the file that its first word stands in.`,
    ),
    paragraph(
      'Beside a text is the count of its words. Where the content says how long such a text should be, the range follows in parentheses; a frame marks a text that is shorter or longer, and says by how much.',
    ),
    heading('Odds'),
    paragraph(
      `A column stands for each total of two dice. Its height is the number of throws, of 36, that show the total; its letter is the ${outcome.one}: ${bad.one}, ${neutral.one}, ${good.one} or ${wild.one}. The table below gives the throws of 36 for each ${outcome.one}, without ${diceMod.a} and with the one ${diceMod.one} that is worth most in this ${event.one}, of those that change a total, used wherever it helps.`,
    ),
    paragraph(
      `Expected is what the whole ${event.one} changes on average, for a player who has enough of everything to lose and no limit to what can be won. To find the best ${diceMod.one}, ${core.a} counts as much as 5 ${health.many}, ${money.a} as much as 0.6 and ${diceMod.a} as much as 1.`,
    ),
    heading('Marks'),
    paragraph(
      `A wavy line stands under the words that a remark speaks of. Its number leads to the remark in the margin, which is level with the line where there is room. ${marksText(marks)}`,
    ),
    ...(elsewhere.length > 0
      ? [
          paragraph('These belong to no text of the book:'),
          { kind: 'list' as const, ordered: false, items: elsewhere.map((one) => plain(placed(one, face))) },
        ]
      : []),
  ];
}

function marksText(marks: number): string {
  if (marks === 0) return 'There are none in this proof.';
  return marks === 1 ? 'There is one in this proof.' : `There are ${marks} in this proof.`;
}

function placed({ span, code, message }: Diagnostic, face: Face): string {
  const file = withEscapes(fileName(span.source.path), (character) => face.missing(character).length === 0);
  const { line } = lineAndColumn(span);
  return `${code} ${span.source.text === '' ? file : `${file}, line ${line}`}: ${message}`;
}

function heading(text: string): Block {
  return { kind: 'heading', level: 2, text: plain(text), id: `proof-${text.toLowerCase()}` };
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', text: plain(text) };
}
