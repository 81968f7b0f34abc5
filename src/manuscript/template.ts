/** Handlebars template → Markdown. */

import Handlebars from 'handlebars';
import { TemplateFault, type TemplatePlace } from './template-fault.ts';
import { checkNames, unknownName } from './template-names.ts';

/** Data that a template can print. */
export type TemplateData = { readonly [key: string]: unknown };

/** A compiled template. */
export type CompiledTemplate = Readonly<TemplateSpecification>;

/** The text of a template, or compiled. */
export type Template = string | CompiledTemplate;

const withoutHelpers = { log: false, helperMissing: false, blockHelperMissing: false };
const options = { strict: true, noEscape: true, knownHelpersOnly: true, knownHelpers: withoutHelpers };

/** Compiles a template to the source of a `CompiledTemplate`. */
export function precompileTemplate(text: string): string {
  return String(Handlebars.precompile(text, options));
}

/** Fills a template; texts of `data` are escaped for Markdown. @throws TemplateFault */
export function fillTemplate(template: Template, data: TemplateData): string {
  const handlebars = Handlebars.create();
  handlebars.registerHelper('lookup', (from: unknown, name: string | number, options: LookupOptions) => {
    const known = Object(from) as TemplateData;
    if (!Object.hasOwn(known, name)) throw unknownName(String(name), Object.keys(known), options);
    return known[name];
  });
  try {
    if (typeof template !== 'string') return handlebars.template(template)(escaped(data));
    const parsed = Handlebars.parse(template);
    checkNames(parsed, data);
    return handlebars.compile(parsed, options)(escaped(data));
  } catch (error) {
    if (typeof template !== 'string' || error instanceof TemplateFault) throw error;
    throw faultOf(error as HandlebarsError, template);
  }
}

interface LookupOptions {
  readonly loc: hbs.AST.SourceLocation;
}

interface HandlebarsError extends Error {
  readonly lineNumber?: number;
  readonly column?: number;
  readonly endLineNumber?: number;
  readonly endColumn?: number;
}

function faultOf(error: HandlebarsError, template: string): TemplateFault {
  const { message, lineNumber: line, column = 0, endLineNumber: endLine = line ?? 0, endColumn = column } = error;
  const [, unread] = /^Parse error on line (\d+)/u.exec(message) ?? [];
  if (unread !== undefined) {
    const open = unclosed(template);
    if (open) return open;
    const last = template.split('\n')[Number(unread) - 1]?.length ?? 0;
    const place = { line: Number(unread), column: 0, endLine: Number(unread), endColumn: last };
    const text = message.endsWith("got 'EOF'")
      ? 'expected the end of {{…}} or of a block, found the end of the template'
      : 'expected {{a name}} or a block, found something else';
    return new TemplateFault(text, place, 'write a name as {{words.run.one}}, a block as {{#if has.shops}} … {{/if}}');
  }
  // Handlebars counts only blocks that change what names belong to.
  if (line === undefined && template.includes('../'))
    return new TemplateFault('cannot leave so many blocks', { words: '../' }, 'each ../ leads out of one block');
  if (line === undefined) throw error;
  const place = { line, column, endLine, endColumn };
  const [, opened, closed] = /^(\S+) doesn't match (\S+)/u.exec(message) ?? [];
  if (opened !== undefined) return new TemplateFault(`expected {{/${opened}}}, found {{/${closed}}}`, place);
  const [, name = ''] = /^"(.*?)" not defined/u.exec(message) ?? [];
  return new TemplateFault(`cannot print ${name}: it is absent here`, place, 'put it into {{#if …}} … {{/if}}');
}

function placeOf(template: string, index: number, length: number): TemplatePlace {
  const line = template.slice(0, index).split('\n').length;
  const column = index - (template.lastIndexOf('\n', index - 1) + 1);
  return { line, column, endLine: line, endColumn: column + length };
}

/** The last open block or the first open braces; undefined if all are closed. */
function unclosed(template: string): TemplateFault | undefined {
  const brace = /\{\{(?![^{}]*\}\})[^{}\n]*/u.exec(
    template.replace(/\{\{!--.*?--\}\}/gsu, (all) => all.replace(/[^\n]/gu, ' ')),
  );
  if (brace) return new TemplateFault('{{ is never closed', placeOf(template, brace.index, 2), 'close it with }}');
  const open: { readonly name: string; readonly index: number; readonly words: string }[] = [];
  for (const { 0: words, 1: sign, 2: name = '', index } of template.matchAll(/\{\{([#/])\s*(\w+)[^{}]*\}\}/gu))
    if (sign === '#') open.push({ name, index, words });
    else if (open.at(-1)?.name === name) open.pop();
  const last = open.at(-1);
  return (
    last &&
    new TemplateFault(
      `${last.words} is never closed`,
      placeOf(template, last.index, last.words.length),
      `close it with {{/${last.name}}}`,
    )
  );
}

function escaped(value: unknown): unknown {
  if (typeof value === 'string') return escapeMarkdown(value);
  if (Array.isArray(value)) return value.map(escaped);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, escaped(item)]));
  return value;
}

function escapeMarkdown(text: string): string {
  // White space at a line start, and line breaks, would be markup.
  const line = text.replace(/[ \t\r\n\v\f\u2028\u2029]+/gu, ' ').trim();
  return line.replace(/[\\`*_{}[\]<>()#+\-.!|~:&=]/gu, '\\$&');
}
