import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ArrowFunctionExpression,
  type Function as FunctionNode,
  type ParamPattern,
  parseSync,
  Visitor,
} from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../src', import.meta.url));

/** What the house allows. Casts are counted over the whole of `src/`; `as const` is no cast. */
const max = { fileLines: 300, functionLines: 60, parameters: 5, filesInFolder: 20, casts: 299, numberCasts: 59 };

/** Files and functions that are longer, with the reason. May only shrink, to data and algorithms from the literature. */
const exceptions: Readonly<Record<string, string>> = {
  'diagnostics/codes.ts': 'data: every code with its reason and example',
  'load/game/schema-docs.ts': 'data: what an editor shows for every key',
  'typeset/text/break-lines.ts bestBreaks': 'algorithm: total-fit line breaking (Knuth and Plass 1981)',
};

/** Rooms that may have more files: a picture each. */
const crowded = /^art\b/u;

interface Routine {
  /** The file and the name: `dice/odds.ts addOdds`. */
  readonly place: string;
  readonly lines: number;
  readonly parameters: number;
  readonly hasPositionalBoolean: boolean;
}

interface Survey {
  readonly path: string;
  readonly lines: number;
  readonly routines: readonly Routine[];
  readonly casts: number;
  readonly numberCasts: number;
}

type Annotation = Extract<ParamPattern, { type: 'Identifier' }>['typeAnnotation'];

const isBooleanType = (type: NonNullable<Annotation>['typeAnnotation'] | undefined): boolean =>
  type?.type === 'TSBooleanKeyword' || (type?.type === 'TSUnionType' && type.types.some(isBooleanType));

function isBoolean(parameter: ParamPattern): boolean {
  if (parameter.type === 'AssignmentPattern') {
    const { left, right } = parameter;
    return (
      isBooleanType(left.typeAnnotation?.typeAnnotation) ||
      (right.type === 'Literal' && typeof right.value === 'boolean')
    );
  }
  return parameter.type === 'Identifier' && isBooleanType(parameter.typeAnnotation?.typeAnnotation);
}

/** Measures one file. */
function survey(path: string, text: string): Survey {
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const routines: Routine[] = [];
  const names: string[] = [];
  const casts = { all: 0, number: 0 };
  const named = (id: object | null) => {
    const name = id && 'name' in id && typeof id.name === 'string' ? id.name : undefined;
    names.push(name ?? names.at(-1) ?? '(top)');
  };
  const leave = () => {
    names.pop();
  };
  const measure = ({ start, end, params }: FunctionNode | ArrowFunctionExpression) => {
    routines.push({
      place: `${path} ${names.at(-1) ?? '(top)'}`,
      lines: lineOf(end) - lineOf(start) + 1,
      parameters: params.length,
      hasPositionalBoolean: params.some(
        (one) => one.type !== 'RestElement' && one.type !== 'TSParameterProperty' && isBoolean(one),
      ),
    });
  };
  new Visitor({
    VariableDeclarator: (node) => named(node.id),
    'VariableDeclarator:exit': leave,
    Property: (node) => named(node.key),
    'Property:exit': leave,
    FunctionDeclaration(node) {
      named(node.id);
      measure(node);
    },
    'FunctionDeclaration:exit': leave,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
    TSAsExpression({ typeAnnotation: type }) {
      if (type.type === 'TSTypeReference' && 'name' in type.typeName && type.typeName.name === 'const') return;
      casts.all++;
      if (type.type === 'TSNumberKeyword') casts.number++;
    },
  }).visit(program);
  return { path, lines: text.split('\n').length - 1, routines, casts: casts.all, numberCasts: casts.number };
}

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
const surveys = files
  .filter((path) => /\.(?:ts|mjs)$/u.test(path) && !path.endsWith('.d.ts'))
  .sort()
  .map((path) => survey(path, readFileSync(`${root}/${path}`, 'utf8')));
const routines = surveys.flatMap((one) => one.routines);
const longFiles = surveys.filter(({ lines }) => lines > max.fileLines).map(({ path }) => path);
const longRoutines = routines.filter(({ lines }) => lines > max.functionLines).map(({ place }) => place);

describe('the measuring', () => {
  it('sees lines, parameters, booleans and casts', () => {
    const text = [
      'export const a = (x: number, isOn: boolean) => x as unknown as number;',
      'function b(x = true) {',
      "  return ['q', x] as const;",
      '}',
      'export const c = { d({ isOn }: { isOn: boolean }, e: string | boolean) { return [isOn, e]; } };',
    ].join('\n');
    const { routines: found, casts, numberCasts } = survey('x.ts', text);
    expect(found).toEqual([
      { place: 'x.ts a', lines: 1, parameters: 2, hasPositionalBoolean: true },
      { place: 'x.ts b', lines: 3, parameters: 1, hasPositionalBoolean: true },
      { place: 'x.ts d', lines: 1, parameters: 2, hasPositionalBoolean: true },
    ]);
    expect([casts, numberCasts]).toEqual([2, 1]);
  });
});

describe('the limits of the house', () => {
  it('hold for files and functions, but for the exceptions, all of which are needed', () =>
    expect([...new Set([...longFiles, ...longRoutines])].sort()).toEqual(Object.keys(exceptions).sort()));
  it('hold for parameters: five at most, none a boolean without a name', () => {
    const wrong = routines.filter((one) => one.parameters > max.parameters || one.hasPositionalBoolean);
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });
  it('hold for folders', () => {
    const folders = files.filter((path) => path.includes('.')).map((path) => posix.dirname(path));
    const filesIn = (folder: string) => folders.filter((other) => other === folder).length;
    const full = [...new Set(folders)].filter((folder) => filesIn(folder) > max.filesInFolder && !crowded.test(folder));
    expect(full).toEqual([]);
  });
  it('hold for casts', () => {
    const sum = (count: (one: Survey) => number) => surveys.reduce((total, one) => total + count(one), 0);
    expect(sum(({ casts }) => casts)).toBeLessThanOrEqual(max.casts);
    expect(sum(({ numberCasts }) => numberCasts)).toBeLessThanOrEqual(max.numberCasts);
  });
});
