/** Parsed template, data → a fault if it uses an unknown name, also in a branch that is not filled. */

import { nearestWord } from '../diagnostics/nearest-word.ts';
import { TemplateFault, type TemplatePlace } from './template-fault.ts';

/** Everything that a name may stand for; empty if the data cannot tell. */
type Values = readonly unknown[];

/** Where names are looked up: in `named`, which has those after `as` and with @, and in each of `values`. */
interface Scope {
  readonly values: Values;
  readonly named: ReadonlyMap<string, Values>;
  readonly outer?: Scope;
}

const blocks = ['if', 'unless', 'each', 'with'];
const ofEach = ['@index', '@key', '@first', '@last'].map((name) => [name, ['']] as const);

/** Refuses names that the data does not have, and what else handlebars would pass over. @throws TemplateFault */
export const checkNames = (template: hbs.AST.Program, data: object): void =>
  checkBody(template, { values: [data], named: new Map([['@root', [data]]]) });

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
  if (!blocks.includes(name)) {
    const near = nearestWord(name, blocks, 2);
    throw refused(`expected #if, #unless, #each or #with, found #${name}`, path, near && `did you mean #${near}?`);
  }
  const [param] = params;
  if (param === undefined || params.length > 1) throw refused(`expected one name after #${name}`, block);
  refuseHash(block);
  const values = valuesOf(param, scope);
  if (name === 'each' && values.some((one) => typeof one === 'string' || typeof one === 'number'))
    throw refused('expected a list after #each, found one value', param, 'print it as {{a name}}');
  const inner = name === 'each' ? values.flatMap((one) => Object.values(Object(one))) : values;
  const given = { each: [inner, ['']], with: [inner] }[name] ?? [];
  const names = program?.blockParams?.slice(0, given.length) ?? [];
  const more = names.map((one, at) => [one, given[at] ?? []] as const);
  const named = new Map([...scope.named, ...(name === 'each' ? ofEach : []), ...more]);
  if (program) checkBody(program, given.length > 0 ? { values: inner, named, outer: scope } : scope);
  if (inverse) checkBody(inverse, scope);
}

/** The values of a name, or of `lookup` with its two names. */
function callOf(call: hbs.AST.MustacheStatement | hbs.AST.SubExpression, scope: Scope): Values {
  const { path, params } = call;
  refuseHash(call);
  if (params.length === 0) return valuesOf(path, scope);
  const name = String((path as hbs.AST.PathExpression).original);
  if (name !== 'lookup') throw unknownName(name, ['lookup'], call);
  const [from, key] = params;
  if (from === undefined || key === undefined || params.length > 2)
    throw refused('expected two names after lookup', call);
  const values = valuesOf(from, scope);
  if (key.type.endsWith('Literal')) return step(values, String((key as hbs.AST.StringLiteral).original), [], call);
  valuesOf(key, scope);
  return values.flatMap((one) => (isGroup(one) ? Object.values(one) : []));
}

function refuseHash({ hash }: { readonly hash?: hbs.AST.Hash | undefined }): void {
  const [pair] = hash?.pairs ?? [];
  if (pair) throw refused(`expected a name, found ${pair.key}=`, pair);
}

function valuesOf(node: hbs.AST.Expression, scope: Scope): Values {
  if (node.type === 'SubExpression') return callOf(node as hbs.AST.SubExpression, scope);
  const { original, parts = [], depth, data } = node as hbs.AST.PathExpression;
  if (node.type !== 'PathExpression')
    throw refused(`expected a name, found ${JSON.stringify(original ?? null)}`, node, 'write a name without quotes');
  let from: Scope | undefined = scope;
  for (let out = 0; out < depth; out++) from = from?.outer;
  if (from === undefined) throw refused(`cannot find ${original}`, node, 'each ../ leads out of one block');
  const isScoped = !data && (depth > 0 || /^(?:\.|this\b)/u.test(original));
  const named = isScoped ? undefined : from.named.get(data ? `@${parts[0]}` : (parts[0] ?? ''));
  const others = isScoped ? [] : [...from.named.keys()];
  if (data && !named) throw unknownName(original, others, node);
  let values = named ?? from.values;
  for (const [at, part] of parts.entries()) {
    const name = at < parts.length - 1 ? parts.slice(0, at + 1).join('.') : part;
    if (at > 0 || !named) values = step(values, part, at > 0 ? [] : others, node, name);
  }
  return values;
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The values of a part of a path in those before it; `name` is the path up to it. */
function step(values: Values, part: string, others: readonly string[], node: hbs.AST.Node, name = part): Values {
  const present = values.filter((one) => one !== undefined && one !== null);
  const having = present.filter(isGroup).filter((one) => Object.hasOwn(one, part));
  if (present.length === 0 || having.length > 0) return having.map((one) => one[part]);
  const keys = [...new Set(present.filter(isGroup).flatMap(Object.keys))];
  throw unknownName(name, [...keys, ...others], node, others.length > 0 ? keys : []);
}
