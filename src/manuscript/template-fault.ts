/** Faults of a template. */

import { type Diagnostic, errorAt, type Source, type Span } from '../diagnostics/diagnostic.ts';

/** Lines from 1 and columns from 0 as in handlebars, or words to search for. */
export type TemplatePlace =
  | { readonly line: number; readonly column: number; readonly endLine: number; readonly endColumn: number }
  | { readonly words: string };

/** A fault in a template; `message` is for a diagnostic. */
export class TemplateFault extends Error {
  readonly place: TemplatePlace;
  readonly hint: string | undefined;

  constructor(message: string, place: TemplatePlace, hint?: string) {
    super(message);
    this.place = place;
    this.hint = hint;
  }
}

/** The fault as a diagnostic in the template's file. */
export function templateDiagnostic(source: Source, { message, place, hint }: TemplateFault): Diagnostic {
  return errorAt('CR306', message, spanOf(source, place), hint);
}

function spanOf(source: Source, place: TemplatePlace): Span {
  const { text } = source;
  if ('words' in place) {
    // Filled-in text is not in the template: search for the words around it.
    for (const end of [/\s*\S+$/u, /^\S+\s*/u])
      for (let words = place.words; words !== ''; words = words.replace(end, '')) {
        const start = text.indexOf(words);
        if (start >= 0) return { source, start, end: start + words.length };
      }
    return { source, start: 0, end: 0 };
  }
  const starts = [0, ...[...text.matchAll(/\n/gu)].map(({ index }) => index + 1)];
  const at = (line: number, column: number) => Math.min((starts[line - 1] ?? text.length) + column, text.length);
  const start = at(place.line, place.column);
  return { source, start, end: Math.max(start, at(place.endLine, place.endColumn)) };
}
