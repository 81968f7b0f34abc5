/** Template, data → blocks. */

import { type Block, textsOf } from './block.ts';
import { checkNumbers, markdownBlocks } from './markdown.ts';
import { fillTemplate, type Template, type TemplateData } from './template.ts';

/** A template, and the English one if that or a copy of it is used in another language. */
export interface OpenTemplate {
  readonly template: Template;
  readonly englishTemplate: Template | undefined;
  /** The texts of the work that are in English. */
  readonly passages: { add(text: string): void };
}

/** Fills a template; adds the texts of the English one, or of a copy of it, to those in English. @throws TemplateFault */
export function fill({ template, englishTemplate, passages }: OpenTemplate, data: TemplateData): Block[] {
  // A block may leave out an item: numbers are compared between blocks.
  if (typeof template === 'string') template.split(/\{\{~?(?:[#/^]|else\b)[^}]*\}\}/u).forEach(checkNumbers);
  const filled = fillTemplate(template, data);
  const blocks = markdownBlocks(filled);
  if (englishTemplate === undefined || filled !== fillTemplate(englishTemplate, data)) return blocks;
  const values = new Set(stringsIn(data));
  for (const text of textsOf(blocks)) if (!values.has(text)) passages.add(text);
  return blocks;
}

/** The strings in data of a template. */
const stringsIn = (data: unknown): string[] =>
  typeof data === 'string' ? [data] : Object.values(Object(data)).flatMap(stringsIn);
