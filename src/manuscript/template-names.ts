/** Parsed template, data → a fault if it uses an unknown name, also in a branch that is not filled. */

import { nearestWord } from '../diagnostics/nearest-word.ts';
import { TemplateFault, type TemplatePlace } from './template-fault.ts';

/** Everything that a name may stand for; empty if the data cannot tell. */
type Values = readonly unknown[];

/** Where names are looked up: in each of `values`, then in `named`. */
interface Scope {
  readonly values: Values;
  /** The names after `as` in blocks around. */
  readonly named: Readonly<Record<string, Values>>;
  readonly outer?: Scope;
  /** The number of `#each` around. */
  readonly loops: number;
}

const helpers = ['if', 'unless', 'each', 'with'];
const dataNames = ['root', 'index', 'key', 'first', 'last'];

/** Refuses names that the data does not have, and what else handlebars would pass over. @throws TemplateFault */
export function checkNames(template: hbs.AST.Program, data: object): void {
  checkBody(template, { values: [data], named: {}, loops: 0 });
}

export const placeIn = ({ start, end }: hbs.AST.SourceLocation): TemplatePlace => ({
  ...start,
  endLine: end.line,
  endColumn: end.column,
});

/** An unknown name with a hint; `top` lists names if none is near. */
export function unknownName(
  name: string,
  known: readonly string[],
  { loc }: { readonly loc: hbs.AST.SourceLocation },
  top: readonly string[] = [],
): TemplateFault {
  const near = nearestWord(name.split('.').at(-1) as string, known, 3);
  const names = top.length > 0 ? `known at the top: ${top.join(', ')}` : undefined;
  return new TemplateFault(`unknown name ${name}`, placeIn(loc), near === undefined ? names : `did you mean ${near}?`);
}

const refused = (message: string, { loc }: hbs.AST.Node, hint?: string) =>
  new TemplateFault(message, placeIn(loc), hint);

function checkBody({ body }: hbs.AST.Program, scope: Scope): void {
  for (const statement of body) {
    if (statement.type.startsWith('Partial'))
      throw refused('cannot include another file', statement, 'write its text here');
    if (statement.type.startsWith('Decorator'))
      throw refused('cannot define a part of a template', statement, 'write its text here');
    if (statement.type === 'BlockStatement') checkBlock(statement as hbs.AST.BlockStatement, scope);
    if (statement.type === 'MustacheStatement' && callOf(statement as hbs.AST.MustacheStatement, scope).some(isGroup))
      throw refused('cannot print a group of names', statement, 'write one of its names, such as {{game.title}}');
  }
}

function checkBlock(block: hbs.AST.BlockStatement, scope: Scope): void {
  const { path, params, program, inverse } = block;
  const name = String(path.original);
  const [param, ...others] = params;
  if (!helpers.includes(name)) {
    const near = nearestWord(name, helpers, 2);
    throw refused(`expected #if, #unless, #each or #with, found #${name}`, path, near && `did you mean #${near}?`);
  }
  if (param === undefined || others.length > 0) throw refused(`expected one name after #${name}`, block);
  refuseHash(block);
  const values = valuesOf(param, scope);
  if (name === 'each' && values.some((one) => typeof one === 'string' || typeof one === 'number'))
    throw refused('expected a list after #each, found one value', param, 'print it as {{a name}}');
  const inner = name === 'each' ? values.flatMap((one) => Object.values(Object(one))) : values;
  const given: readonly Values[] = name === 'each' ? [inner, ['']] : name === 'with' ? [inner] : [];
  const names = program?.blockParams ?? [];
  if (names.length > given.length)
    throw refused(`expected no name for this after #${name}, found ${names.at(-1)}`, block);
  const named = { ...scope.named, ...Object.fromEntries(names.map((one, at) => [one, given[at] ?? []])) };
  const opened = { values: inner, named, outer: scope, loops: scope.loops + (name === 'each' ? 1 : 0) };
  if (program) checkBody(program, given.length > 0 ? opened : scope);
  if (inverse) checkBody(inverse, scope);
}

/** The values of a name, or of `lookup` with its two names. */
function callOf(call: hbs.AST.MustacheStatement | hbs.AST.SubExpression, scope: Scope): Values {
  const { path, params } = call;
  refuseHash(call);
  if (params.length === 0) return valuesOf(path, scope);
  const name = String((path as hbs.AST.PathExpression).original);
  if (helpers.includes(name)) throw refused(`expected {{#${name} …}}, found {{${name} …}}`, call);
  if (name !== 'lookup') throw unknownName(name, [...helpers, 'lookup'], call);
  const [from, key, ...others] = params;
  if (from === undefined || key === undefined || others.length > 0)
    throw refused('expected two names after lookup', call);
  const values = valuesOf(from, scope);
  if (key.type.endsWith('Literal')) return step(values, [String((key as hbs.AST.StringLiteral).original)], 0, call);
  valuesOf(key, scope);
  return values.flatMap((one) => (isGroup(one) ? Object.values(one) : []));
}

function refuseHash({ hash }: { readonly hash?: hbs.AST.Hash | undefined }): void {
  const [pair] = hash?.pairs ?? [];
  if (pair) throw refused(`expected a name, found ${pair.key}=`, pair);
}

function valuesOf(node: hbs.AST.Expression, scope: Scope): Values {
  if (node.type === 'SubExpression') return callOf(node as hbs.AST.SubExpression, scope);
  const path = node as hbs.AST.PathExpression;
  const { original, parts = [], depth, data } = path;
  if (node.type !== 'PathExpression')
    throw refused(`expected a name, found ${JSON.stringify(original ?? null)}`, node, 'write a name without quotes');
  if (data) {
    const [name = '', ...rest] = parts;
    const isKnown = name === 'root' || (dataNames.includes(name) && scope.loops > depth);
    if (!isKnown) throw unknownName(original, dataNames, path);
    return rest.reduce((found, _, at) => step(found, rest, at, path), name === 'root' ? outermost(scope).values : ['']);
  }
  let from: Scope | undefined = scope;
  for (let out = 0; out < depth; out++) from = from?.outer;
  if (from === undefined) throw refused(`cannot find ${original}`, path, 'each ../ leads out of one block');
  const isScoped = depth > 0 || /^(?:\.|this\b)/u.test(original);
  const [first = ''] = parts;
  const isNamed = !isScoped && Object.hasOwn(scope.named, first);
  const found = isNamed ? (scope.named[first] ?? []) : from.values;
  const known = isScoped ? [] : Object.keys(scope.named);
  return parts
    .slice(isNamed ? 1 : 0)
    .reduce((values, _, at) => step(values, parts, at + (isNamed ? 1 : 0), path, known), found);
}

const outermost = (scope: Scope): Scope => (scope.outer ? outermost(scope.outer) : scope);

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The values of a part of a path in those before it. */
function step(
  values: Values,
  parts: readonly string[],
  at: number,
  node: hbs.AST.Node,
  more: readonly string[] = [],
): Values {
  const part = parts[at] as string;
  const present = values.filter((one) => one !== undefined && one !== null);
  const having = present.filter((one) => isGroup(one) && Object.hasOwn(one, part));
  if (present.length > 0 && having.length === 0) {
    const keys = present.flatMap((one) => (isGroup(one) ? Object.keys(one) : []));
    const name = at === parts.length - 1 ? part : parts.slice(0, at + 1).join('.');
    throw unknownName(name, [...new Set([...keys, ...more])], node, at === 0 ? keys : []);
  }
  return having.map((one) => (one as Readonly<Record<string, unknown>>)[part]);
}
