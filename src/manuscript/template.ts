/** Handlebars template → Markdown. */

import Handlebars from 'handlebars';
import { nearestWord } from '../diagnostics/nearest-word.ts';
import { TemplateFault, type TemplatePlace } from './template-fault.ts';

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
  handlebars.registerHelper('lookup', (from: unknown, name: string | number, { loc }: LookupOptions) => {
    const known = Object(from) as TemplateData;
    if (!Object.hasOwn(known, name)) throw unknownName(String(name), new Set(Object.keys(known)), placeIn(loc));
    return known[name];
  });
  try {
    if (typeof template === 'string') refuseParts(template);
    const fill = typeof template === 'string' ? handlebars.compile(template, options) : handlebars.template(template);
    const filled = fill(escaped(data));
    const at = filled.indexOf(group);
    if (at < 0) return filled;
    const words = filled.slice(filled.lastIndexOf('\n', at) + 1, at);
    throw new TemplateFault(
      'cannot print a group of names',
      { words },
      'write one of its names, such as {{game.title}}',
    );
  } catch (error) {
    if (typeof template !== 'string' || error instanceof TemplateFault) throw error;
    throw faultOf(error as HandlebarsError, template, data);
  }
}

interface LookupOptions {
  readonly loc: hbs.AST.SourceLocation;
}

const placeIn = ({ start, end }: hbs.AST.SourceLocation): TemplatePlace => ({
  ...start,
  endLine: end.line,
  endColumn: end.column,
});

const dataNames = ['root', 'index', 'key', 'first', 'last'];

/** Refuses partials, inline parts and unknown names with @, which handlebars passes over. */
function refuseParts(template: string): void {
  const visitor = new Handlebars.Visitor();
  const refuse =
    (message: string) =>
    ({ loc }: hbs.AST.Node) => {
      throw new TemplateFault(message, placeIn(loc), 'write its text here');
    };
  visitor.PartialStatement = visitor.PartialBlockStatement = refuse('cannot include another file');
  visitor.Decorator = visitor.DecoratorBlock = refuse('cannot define a part of a template');
  visitor.PathExpression = ({ data, parts: [name = ''], original, loc }) => {
    if (data && !dataNames.includes(name)) throw unknownName(original, new Set(dataNames), placeIn(loc));
  };
  visitor.accept(Handlebars.parse(template));
}

interface HandlebarsError extends Error {
  readonly lineNumber?: number;
  readonly column?: number;
  readonly endLineNumber?: number;
  readonly endColumn?: number;
}

function faultOf(error: HandlebarsError, template: string, data: TemplateData): TemplateFault {
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
  if (line === undefined) return unknownBefore(template, data) ?? unplacedFault(message, template);
  const place = { line, column, endLine, endColumn };
  const [, opened, closed] = /^(\S+) doesn't match (\S+)/u.exec(message) ?? [];
  if (opened !== undefined) return new TemplateFault(`expected {{/${opened}}}, found {{/${closed}}}`, place);
  const [, name = ''] = /^"(.*?)" not defined|unknown helper (\S+)/u.exec(message)?.filter(Boolean) ?? [];
  const before = message.includes('not defined in undefined') ? unknownBefore(template, data) : undefined;
  return before ?? unknownName(name, namesIn(data), place, data);
}

/** A fault that handlebars gives no line. */
function unplacedFault(message: string, template: string): TemplateFault {
  const [block] = /#\w+/u.exec(message) ?? [];
  if (block !== undefined) return new TemplateFault(`expected one name after ${block}`, { words: `{{${block}` });
  const [, within] = /search for '(.+?)' in /u.exec(message) ?? [];
  if (within !== undefined) return new TemplateFault(`unknown name ${within}`, { words: `.${within}` });
  const [outer = ''] = [...template.matchAll(/(?:\.\.\/)+[\w.]*/gu)].map(([path]) => path).sort(byLength);
  const hint = 'each ../ leads out of one block';
  return new TemplateFault(`cannot find ${outer}`, { words: outer }, hint);
}

const byLength = (one: string, other: string) => other.length - one.length;

/** An unknown name with a hint; `top` lists names if none is near. */
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

/** The first dotted name with an unknown part before the last: `word` of {{word.run.one}}. */
function unknownBefore(template: string, data: TemplateData): TemplateFault | undefined {
  for (const { 1: path = '', index, 0: all } of template.matchAll(/\{\{[#^]?(?:\w+ +)?(\w+(?:\.\w+)+)/gu)) {
    const parts = path.split('.');
    let within: unknown = data;
    for (const [at, part] of parts.slice(0, -1).entries()) {
      const known = Object.keys(within ?? {});
      within = Object.hasOwn(Object(within), part) ? (within as TemplateData)[part] : undefined;
      if (within !== undefined) continue;
      const start = index + all.length - path.length;
      const name = parts.slice(0, at + 1).join('.');
      return unknownName(name, new Set(known), placeOf(template, start, name.length), at === 0 ? data : {});
    }
  }
  return undefined;
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

/** All names in the data, nested ones too. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) namesIn(item, names);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) namesIn(item, names.add(key));
  return names;
}

/** A group of names as printed; no content has this character. */
const group = '\0';

/** A prototype without names: inherited ones such as `constructor` are unknown. */
const bare = Object.create(null, { [Symbol.toPrimitive]: { value: () => group } });

function escaped(value: unknown): unknown {
  if (typeof value === 'string') return escapeMarkdown(value);
  if (Array.isArray(value)) return value.map(escaped);
  if (typeof value === 'object' && value !== null)
    return Object.assign(
      Object.create(bare),
      Object.fromEntries(Object.entries(value).map(([key, item]) => [key, escaped(item)])),
    );
  return value;
}

function escapeMarkdown(text: string): string {
  // White space at a line start, and line breaks, would be markup.
  const line = text.replace(/[ \t\r\n\v\f\u2028\u2029]+/gu, ' ').trim();
  return line.replace(/[\\`*_{}[\]<>()#+\-.!|~:&=]/gu, '\\$&');
}
