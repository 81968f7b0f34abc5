/** Template, content → Markdown: the only place that knows handlebars. */

import Handlebars from 'handlebars';
import { nearestWord } from '../diagnostics/nearest-word.ts';
import { TemplateFault, type TemplatePlace } from './template-fault.ts';

/** What a template can print: plain data. */
export type TemplateData = { readonly [key: string]: unknown };

/** What handlebars makes of a template. */
export type CompiledTemplate = Readonly<TemplateSpecification>;

/** A template to be filled: its text, or what that was compiled to. */
export type Template = string | CompiledTemplate;

const options = { strict: true, noEscape: true, knownHelpersOnly: true, knownHelpers: { log: false } };

/** Compiles the text of a template to JavaScript: an expression whose value is a `CompiledTemplate`. */
export function precompileTemplate(text: string): string {
  return String(Handlebars.precompile(text, options));
}

/**
 * Fills a template. Every text from `data` becomes one line and is escaped for Markdown, so that content stays plain
 * text whatever it holds; it is never compiled. A name that `data` does not have is a fault of the template. @throws TemplateFault
 */
export function fillTemplate(template: Template, data: TemplateData): string {
  const handlebars = Handlebars.create();
  try {
    const fill = typeof template === 'string' ? handlebars.compile(template, options) : handlebars.template(template);
    return fill(escaped(data));
  } catch (error) {
    if (typeof template !== 'string') throw error;
    throw faultOf(error as HandlebarsError, template, data);
  }
}

/** What handlebars throws: lines from 1, columns from 0, where it knows them. */
interface HandlebarsError extends Error {
  readonly lineNumber?: number;
  readonly column?: number;
  readonly endLineNumber?: number;
  readonly endColumn?: number;
}

/** The same in our words. */
function faultOf(error: HandlebarsError, template: string, data: TemplateData): TemplateFault {
  const { message, lineNumber: line, column = 0, endLineNumber: endLine = line ?? 0, endColumn = column } = error;
  const [, unread] = /^Parse error on line (\d+)/u.exec(message) ?? [];
  if (unread !== undefined) {
    const open = unclosed(template);
    if (open) return open;
    const last = template.split('\n')[Number(unread) - 1]?.length ?? 0;
    const place = { line: Number(unread), column: 0, endLine: Number(unread), endColumn: last };
    const told = message.endsWith("got 'EOF'")
      ? 'expected the end of {{…}} or of a block, found the end of the template'
      : 'expected {{a name}} or a block, found something else';
    return new TemplateFault(told, place, 'a name is {{words.run.one}}, a block {{#if has.shops}} … {{/if}}');
  }
  if (line === undefined)
    return (
      unknownBefore(template, data) ??
      new TemplateFault('cannot read a part of another file', { words: '{{>' }, 'write its text here')
    );
  const place = { line, column, endLine, endColumn };
  const [, opened, closed] = /^(\S+) doesn't match (\S+)/u.exec(message) ?? [];
  if (opened !== undefined) return new TemplateFault(`expected {{/${opened}}}, found {{/${closed}}}`, place);
  const [, name = ''] = /^"(.*?)" not defined|unknown helper (\S+)/u.exec(message)?.filter(Boolean) ?? [];
  const before = message.includes('not defined in undefined') ? unknownBefore(template, data) : undefined;
  return before ?? unknownName(name, namesIn(data), place, data);
}

/** A name that nothing goes by; `top` for the names of what a template can print, where none is near. */
function unknownName(
  name: string,
  known: ReadonlySet<string>,
  place: TemplatePlace,
  top: TemplateData = {},
): TemplateFault {
  const near = nearestWord(name.split('.').at(-1) as string, [...known], 3);
  const names = Object.keys(top).length > 0 ? `known at the top: ${Object.keys(top).join(', ')}` : undefined;
  return new TemplateFault(`unknown name ${name}`, place, near === undefined ? names : `did you mean ${near}?`);
}

/** The first name with dots of which not only the last part is unknown: `word` of {{word.run.one}}. */
function unknownBefore(template: string, data: TemplateData): TemplateFault | undefined {
  for (const { 1: path = '', index, 0: all } of template.matchAll(/\{\{[#^]?(?:\w+ +)?(\w+(?:\.\w+)+)/gu)) {
    const parts = path.split('.');
    let within: unknown = data;
    for (const [at, part] of parts.slice(0, -1).entries()) {
      const known = Object.keys(within ?? {});
      within = (within as TemplateData)[part];
      if (within !== undefined) continue;
      const start = index + all.length - path.length;
      const name = parts.slice(0, at + 1).join('.');
      return unknownName(name, new Set(known), placeOf(template, start, name.length), at === 0 ? data : {});
    }
  }
  return undefined;
}

/** Where so many characters stand from an index on. */
function placeOf(template: string, index: number, length: number): TemplatePlace {
  const line = template.slice(0, index).split('\n').length;
  const column = index - (template.lastIndexOf('\n', index - 1) + 1);
  return { line, column, endLine: line, endColumn: column + length };
}

/** The last block, or the first pair of braces, that is opened and not closed; undefined where each is. */
function unclosed(template: string): TemplateFault | undefined {
  const brace = /\{\{(?![^{}]*\}\})[^{}\n]*/u.exec(
    template.replace(/\{\{!--.*?--\}\}/gsu, (all) => all.replace(/[^\n]/gu, ' ')),
  );
  if (brace)
    return new TemplateFault('{{ is opened here and not closed', placeOf(template, brace.index, 2), 'close it with }}');
  const open: { readonly name: string; readonly index: number; readonly words: string }[] = [];
  for (const { 0: words, 1: sign, 2: name = '', index } of template.matchAll(/\{\{([#/])\s*(\w+)[^{}]*\}\}/gu))
    if (sign === '#') open.push({ name, index, words });
    else if (open.at(-1)?.name === name) open.pop();
  const last = open.at(-1);
  return (
    last &&
    new TemplateFault(
      `${last.words} is opened here and not closed`,
      placeOf(template, last.index, last.words.length),
      `close it with {{/${last.name}}}`,
    )
  );
}

/** Every name in the data, at whatever depth. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) namesIn(item, names);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) namesIn(item, names.add(key));
  return names;
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
