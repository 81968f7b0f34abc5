/** Content, fonts → characters that cannot be printed. */

import { type Diagnostic, errorAt, type Span } from '../diagnostics.ts';
import { type Content, type Entry, outcomeNames, spanIn } from '../load/content.ts';
import type { Faces } from '../typeset/font.ts';

/** Complains of every text with a character that the faces it is set in do not have. */
export function checkCharacters(content: Content, faces: Faces): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const check = (text: string, face: 'serif' | 'display', span: Span) => {
    const missing = faces[face].missing(text).filter((character) => character.trim() !== '');
    if (missing.length > 0)
      faults.push(
        errorAt(
          'CR304',
          `the ${face} font cannot print ${missing.map(named).join(', ')}`,
          firstIn(span, missing),
          'use another character',
        ),
      );
  };
  const title = (entry: Entry & { readonly title: string }) => check(entry.title, 'display', spanIn(entry, 'title'));
  const text = (entry: Entry & { readonly text: string }) => check(entry.text, 'serif', spanIn(entry, 'text'));
  for (const entry of [...content.chapters, ...content.events, ...content.endings]) {
    title(entry);
    text(entry);
  }
  for (const event of content.events) {
    if (event.kind === 'shop') for (const item of event.items) check(item.name, 'serif', spanIn(item, 'name'));
    else for (const name of outcomeNames) text(event.outcomes[name]);
  }
  return faults;
}

function named(character: string): string {
  return `${character} (U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')})`;
}

/** The first of the characters within a span; the span where it is written in another way. */
function firstIn({ source, start, end }: Span, characters: readonly string[]): Span {
  const places = characters
    .map((character) => source.text.slice(start, end).indexOf(character))
    .filter((at) => at >= 0);
  if (places.length === 0) return { source, start, end };
  const at = start + Math.min(...places);
  return { source, start: at, end: at + 1 };
}
