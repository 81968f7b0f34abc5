import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../src', import.meta.url));

/** Names of sentences for people: of diagnostics, errors and issues of schemas. */
const sentences = ['message', 'hint'];
const reading =
  /^(?:at|charAt|charCodeAt|codePointAt|endsWith|includes|indexOf|lastIndexOf|localeCompare|match|matchAll|replace|replaceAll|search|slice|split|startsWith|substring)$/u;

/** The parts of a syntax tree that the test looks at. */
interface Part {
  readonly type: string;
  readonly name?: unknown;
  readonly value?: unknown;
  readonly start: number;
  readonly object?: Part;
  readonly property?: Part;
  readonly expression?: Part;
  readonly left?: Part;
  readonly argument?: Part;
  readonly quasis?: readonly unknown[];
}

/** `message`, `one.message`, `error?.message`, `(error as Error).message`, `hint ?? ''`. */
function isSentence(part: Part | undefined): boolean {
  if (part === undefined) return false;
  if (part.type === 'Identifier') return sentences.includes(String(part.name));
  if (part.type === 'MemberExpression') return sentences.includes(String(part.property?.name));
  return isSentence(part.expression ?? (part.type === 'LogicalExpression' ? part.left : undefined));
}

const isLiteral = (part: Part) =>
  (part.type === 'Literal' && typeof part.value === 'string' && part.value !== '') || part.type === 'TemplateLiteral';

/** The lines of code that read a sentence: that cut, search or change it, or compare it with one of its own. */
function readings(path: string, text: string): string[] {
  const found: string[] = [];
  const note = ({ start }: { readonly start: number }) =>
    found.push(`${path}: ${text.slice(start).split('\n', 1)[0]?.trim()}`);
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  new Visitor({
    MemberExpression(node) {
      const { object, property, computed } = node as unknown as Part & { readonly computed: boolean };
      if (isSentence(object) && (computed || reading.test(String(property?.name)))) note(node);
    },
    CallExpression(node) {
      const { callee, arguments: given } = node as unknown as {
        readonly callee: Part;
        readonly arguments: readonly Part[];
      };
      const isTest = /^(?:test|exec)$/u.test(String(callee.property?.name));
      if (isTest && given.some(isSentence)) note(node);
    },
    BinaryExpression(node) {
      const { left, right } = node as unknown as { readonly left: Part; readonly right: Part };
      if (
        /^[!=]==?$/u.test(node.operator) &&
        ((isSentence(left) && isLiteral(right)) || (isSentence(right) && isLiteral(left)))
      )
        note(node);
    },
    SwitchStatement(node) {
      if (isSentence((node as unknown as { readonly discriminant: Part }).discriminant)) note(node);
    },
    SpreadElement(node) {
      if (isSentence((node as unknown as Part).argument)) note(node);
    },
  }).visit(program);
  return found;
}

/** Code that reads what a library says, which says it in no other way. */
const ofLibraries = ['load/svg/xml.ts', 'manuscript/template.ts'];

describe('sentences for people', () => {
  it.each([
    "one.message.split(' is ', 1)",
    "fault.hint?.replace('a', 'b')",
    "(error as Error).message.startsWith('x')",
    '/ is (\\d+) lines?/u.exec(fault.message)',
    '/x/.test(hint ?? "")',
    "issue.message === 'x'",
    '`x` !== hint',
    'message[0]',
    'const letters = [...message]',
    "switch (one.message) { case 'x': }",
  ])('are seen to be read: %s', (code) => expect(readings('x.ts', code)).toHaveLength(1));
  it.each([
    "const both = 'error: ' + one.message + hint",
    'one.message === other.message',
    "error.message !== ''",
    'message ? say(message) : hint',
    'source.text.split("\\n")',
    '{ const { message } = one; print(message.length); }',
  ])('are not seen to be read: %s', (code) => expect(readings('x.ts', code)).toEqual([]));
  it('are read by no code: a diagnostic has its data', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))
      .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))
      .filter(({ text }) => /\b(?:message|hint)\b/u.test(text));
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap(({ path, text }) => readings(path, text));
    const isOfLibrary = (line: string) => ofLibraries.some((path) => line.startsWith(`${path}: `));
    expect(found.filter((line) => !isOfLibrary(line))).toEqual([]);
    expect(ofLibraries.filter((path) => !found.some((line) => line.startsWith(`${path}: `)))).toEqual([]);
  });
});
