/** CR510: two digits in prose that are the number of no Event. */

import { type Diagnostic, warningAt } from '../diagnostics/diagnostic.ts';
import type { Content } from '../model/content.ts';
import { prosePieces } from './pieces.ts';
import { spanInText } from './place.ts';

/** Not in a time, a price, a date or a larger number. */
const twoDigits = /(?<![\p{L}\p{N}$£€’'+−-]|\d[.,:–]|[$£€] )\d\d(?![\p{L}\p{N}%°–-]|[.,:]\d| [%€])/gu;
/** What is counted: a plural, a name such as that of a month, or a unit. */
const unit =
  /^ (?:(?!(?:is|has|was)\b)\p{Ll}+s\b|\p{Lu}|(?:men|women|people|children|feet|per|o’clock|[kcm]?m|k?g)\b)/u;

/** Reports numbers of Events that are not in the game, in all prose but titles and papers. */
export function numbers(content: Content): Diagnostic[] {
  const known = new Set(content.events.map(({ number }) => String(number)));
  const pieces = prosePieces({ ...content, papers: { papers: [] } }).filter(({ kind }) => kind !== 'title');
  return pieces.flatMap((piece) =>
    [...piece.text.matchAll(twoDigits)].flatMap(({ 0: found, index }) => {
      if (known.has(found) || unit.test(piece.text.slice(index + 2))) return [];
      const message = `unknown ${content.game.words.event.one} ${found}`;
      const hint = 'if it is another number, write it in words';
      return [warningAt('CR510', message, spanInText(piece, index, index + 2), hint)];
    }),
  );
}
