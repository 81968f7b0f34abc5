/** What a printed companion of a dice system is asked for, and what it gives. */

import type { System } from '../dice/system.ts';
import type { SystemContent } from '../load/system/content.ts';
import type { Page, Printed } from '../typeset/page/page.ts';
import type { Setup } from './document.ts';

/** Everything a companion is made of. */
export interface SystemRequest extends Setup {
  readonly system: System;
  readonly words: SystemContent;
  /** Text of the template; empty for a document without one. */
  readonly template: string;
  /** For the sheet of rolls made ahead. */
  readonly seed: string;
}

/** One kind of companion, made for every system in the list. */
export interface SystemDocument {
  /** What stands behind the system's id in the name of the file: `rules`. */
  readonly id: string;
  readonly title: string;
  /** One line for the command line's help. */
  readonly summary: string;
  readonly hasTemplate: boolean;
  /** Whether it shows rolls, and so needs a seed. */
  readonly seeded: boolean;
  compose(request: SystemRequest): Printed;
}

/** What a title page and the file's properties say of a system. */
export function imprint({ name, subtitle, language, edition, sources }: SystemContent): Setup['content'] {
  return { game: { title: name, subtitle, language, edition }, sources };
}

/** Pages with the properties of their file. */
export function printed({ words }: SystemRequest, title: string, pages: readonly Page[]): Printed {
  return {
    title: `${words.name}: ${title}`,
    subject: words.subtitle,
    language: words.language,
    date: words.edition.date,
    pages,
  };
}
