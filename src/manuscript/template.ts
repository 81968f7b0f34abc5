/** Template, content → Markdown: the only place that knows handlebars. */

import Handlebars from 'handlebars';

/** What a template can print: plain data. */
export type TemplateData = { readonly [key: string]: unknown };

/**
 * Fills a template. Every text from `data` becomes one line and is escaped for Markdown, so that content stays plain
 * text whatever it holds; it is never compiled. A name that `data` does not have is a fault of the template and throws.
 */
export function fillTemplate(template: string, data: TemplateData): string {
  const handlebars = Handlebars.create();
  return handlebars.compile(template, { strict: true, noEscape: true, knownHelpersOnly: true })(escaped(data));
}

function escaped(value: unknown): unknown {
  if (typeof value === 'string') return escapeMarkdown(value);
  if (Array.isArray(value)) return value.map(escaped);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, escaped(item)]));
  return value;
}

function escapeMarkdown(text: string): string {
  // White space at the start of a line, or a line of its own, would be markup too.
  const line = text.replace(/[ \t\r\n\v\f\u2028\u2029]+/gu, ' ').trim();
  return line.replace(/[\\`*_{}[\]<>()#+\-.!|~:&=]/gu, '\\$&');
}
