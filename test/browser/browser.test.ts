/** Loading, dealing and printing in a page, where there are web globals and no Node. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { readAlone, readGame } from '../../src/files/read-game.ts';
import { preparedPictures } from '../../src/installation/prepared-pictures.ts';
import type { Sources } from '../../src/load/sources.ts';
import type { FaceName } from '../../src/typeset/text/font-table.ts';
import { supplies } from '../typeset/house.ts';
import { type sourcesOf, type Texts, visit } from './visit.ts';

interface Page {
  readonly sourcesOf: typeof sourcesOf;
  readonly visit: typeof visit;
  readonly zlibSync: (bytes: Uint8Array, options: { readonly level: number }) => Uint8Array;
}

/** Without types, so not named to the compiler: what the build leaves out of libraries too. */
const tools = '../../src/tools';
const { leaveUnusedOut } = await import(`${tools}/leave-unused-out.mjs`);

/** In a page all bytes are of its own `Uint8Array`. */
const ownBytes = `
const own = (bytes) => new Uint8Array(bytes);
const { TextEncoder: Theirs } = globalThis;
globalThis.TextEncoder = class { encode(text) { return own(new Theirs().encode(text)); } };
`;

/** Bundles what a page does, and runs it as one would. */
async function openPage() {
  const contents = "export * from './visit.ts'; export { zlibSync } from 'fflate';";
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    plugins: [leaveUnusedOut],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'browser',
    target: 'es2024',
    format: 'iife',
    globalName: 'page',
    // pdfkit looks beside itself for fonts that nothing here is set in.
    define: { 'import.meta.url': '"https://example.org/page.js"' },
    logLevel: 'silent',
  });
  const context = createContext({ TextEncoder, TextDecoder, URL, atob });
  runInContext(ownBytes, context);
  runInContext(outputFiles[0]?.text ?? '', context);
  return { context, page: context.page as Page, inputs: Object.keys(metafile.inputs) };
}

/** The texts of files that were read, as a page would ask a server for them. */
const textsOf = ({ files }: Sources): Texts =>
  Object.fromEntries([...files].flatMap(([name, read]) => ('text' in read ? [[name, read.text]] : [])));

const { context, page, inputs } = await openPage();
const coverage = JSON.parse(readFileSync('dist/fonts/coverage.json', 'utf8'));
const deflate = (bytes: Uint8Array) => page.zlibSync(bytes, { level: 5 });
const picture = preparedPictures('dist');
const here = { ...supplies, deflate, picture };
const own: (bytes: Uint8Array) => Uint8Array = runInContext('own', context);
const there = {
  ...here,
  fontFile: (face: FaceName) => own(here.fontFile(face)),
  picture: (key: string) => {
    const found = picture(key);
    return found && own(found);
  },
  /** Templates as the build compiles them: functions of the page. */
  template: (name: string) => {
    if (here.template(name) === undefined) return undefined;
    const text = brotliDecompressSync(readFileSync(join('dist/templates', `${name}.br`))).toString();
    return runInContext(text, context);
  },
};

/** The same in both: no classes of one or the other, and no trees, which have functions. */
const plain = (value: unknown) =>
  JSON.stringify(value, (_, one) =>
    ArrayBuffer.isView(one) ? Buffer.from(one as Uint8Array).toString('base64') : one,
  );

describe('a page in a browser', () => {
  it('is made of no module of Node', () =>
    expect(
      inputs.filter((path) => /^(?:node:|\(disabled\))|src\/(?:cli|files|installation|tools)\//u.test(path)),
    ).toEqual([]));

  it('has no global of Node', () =>
    expect(runInContext('[typeof Buffer, typeof process, typeof require, typeof setImmediate].join()', context)).toBe(
      'undefined,undefined,undefined,undefined',
    ));

  it.each(['core-runner', 'low-tide/de'])('loads, deals, scores and prints %s as the tool does', (game) => {
    const system = game.endsWith('de') ? 'content/systems/de' : 'content/systems';
    const [sources, systems] = [readGame(join('content', game)), readAlone(system, 'wild-die.yaml')];
    const given = (one: Sources): Sources => ({
      ...page.sourcesOf(textsOf(one)),
      ...(one.original && { original: given(one.original) }),
    });
    const told = page.visit(given(sources), given(systems), there, coverage);
    const tool = visit(sources, systems, here, coverage);
    expect(told.said).toHaveLength(0);
    expect(told.files?.map(({ length }) => length > 20_000)).toEqual(Array(5).fill(true));
    expect(told.files?.map((one, index) => Buffer.compare(one, tool.files?.[index] ?? new Uint8Array()))).toEqual(
      Array(5).fill(0),
    );
    expect(told).toMatchObject({ balance: {}, fault: undefined, again: told.dealt?.code });
    expect(told.scoreFaults).not.toHaveLength(0);
    expect(plain(told)).toBe(plain(tool));
  });

  it('is told what is wrong with the texts of an editor', () => {
    const { files } = readGame('content/starter');
    const texts = textsOf({ directory: '', files });
    const said = (changed: Texts) => page.visit(page.sourcesOf(changed), page.sourcesOf({}), there, coverage).said;
    expect(said(texts)).toHaveLength(0);
    const { 'board.yaml': _, ...lacking } = texts;
    expect(plain(said(lacking))).toContain('"CR001","cannot read: no such file","board.yaml"');
    expect(plain(said({ ...texts, 'game.yaml': '\r\n' }))).toContain('"CR004","must not be empty","game.yaml"');
    expect(plain(said({ ...texts, 'endings.yaml': 'endings: [' }))).toMatch(/"CR\d{3}","[^"]*","endings.yaml"/u);
    expect(plain(said({ ...texts, 'style.yaml': 'a: 1' }))).toContain('"style.yaml"');
    expect(plain(said({ ...texts, 'game.yaml': 'translates: ..' }))).toContain('found no readable game.yaml');
  });
});
