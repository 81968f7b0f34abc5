import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mermaidMap, importTable as table } from './import-table.ts';

const root = fileURLToPath(new URL('../src', import.meta.url));

interface Import {
  readonly from: string;
  /** A path from `src/`, or the name of a module. */
  readonly to: string;
  readonly typesOnly: boolean;
}

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(ts|mjs)$/u.test(path) && !path.endsWith('.d.ts'))
  .sort()
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
const typescript = files.filter(({ path }) => path.endsWith('.ts'));

/** Code without comments: what is only said in a comment is no import and no clock. */
const codeOf = (text: string) => text.replace(/\/\*[\s\S]*?\*\//gu, '').replace(/(^|\s)\/\/.*$/gmu, '$1');

/** Every `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')` of a file. */
function importsOf({ path, text }: { path: string; text: string }): Import[] {
  const found: Import[] = [];
  const add = (target: string, typesOnly: boolean) => {
    const to = target.startsWith('.') ? posix.join(posix.dirname(path), target) : target;
    found.push({ from: path, to, typesOnly });
  };
  const statement = /^\s*(?:import|export)\s+(type\s+)?([^'";]*?)\s*from\s*'([^']+)'/gmu;
  const code = codeOf(text);
  for (const [, type, names = '', target = ''] of code.matchAll(statement)) {
    const inner = /^\{([\s\S]*)\}$/u.exec(names.trim());
    const each = (inner?.[1] ?? '').match(/[^\s,][^,]*/gu) ?? [];
    add(target, type !== undefined || (each.length > 0 && each.every((name) => name.startsWith('type '))));
  }
  for (const [, target = ''] of code.matchAll(/^\s*import\s*'([^']+)'/gmu)) add(target, false);
  for (const [, target = ''] of code.matchAll(/\b(?:import|require(?:\.resolve)?)\(\s*['"`]([^'"`]+)['"`]/gu))
    add(target, false);
  return found;
}

const imports = typescript.flatMap(importsOf);
const isOurs = ({ to }: Import) => to.endsWith('.ts');
const show = ({ from, to, typesOnly }: Import) => `${from} imports ${typesOnly ? 'types of ' : ''}${to}`;

/** `dice/seeded.ts` → `dice/`; files at the top stand for themselves. */
const roomOf = (path: string): string => (path.includes('/') ? `${posix.dirname(path)}/` : path);

/** What every file may import: they import nothing themselves. */
const everywhere = ['bytes.ts', 'colour.ts', 'item-at.ts', 'memo.ts', 'xml-text.ts', 'zip.ts'];

const isRoom = (room: string, row: string) => row === room || (row.endsWith('*/') && dirOf(room) === dirOf(row));
const dirOf = (room: string) => room.slice(0, room.slice(0, -1).lastIndexOf('/') + 1);
const rowFor = (path: string): string | undefined =>
  [roomOf(path), ...Object.keys(table)].find((row) => row in table && isRoom(roomOf(path), row));

/** The permission that an import needs and its room has; nothing where it needs none or has none. */
function permissionFor({ from, to, typesOnly }: Import): string | undefined {
  const granted = (name: string) => {
    const isTypes = name.startsWith('types of ');
    const room = isTypes ? name.slice('types of '.length) : name;
    return (typesOnly || !isTypes) && isRoom(roomOf(to), room);
  };
  return (table[rowFor(from) ?? ''] ?? []).find(granted);
}

const isAllowed = (one: Import): boolean =>
  roomOf(one.from) === roomOf(one.to) || everywhere.includes(one.to) || permissionFor(one) !== undefined;

describe('the reading of imports', () => {
  it('sees every form, and which are of types only', () => {
    const text = [
      "import a from 'a';",
      "import type { B } from './b.ts';",
      "import { type C, type D } from '../dice/c.ts';",
      "import {\n  type E,\n  f,\n} from '../dice/e.ts';",
      "import * as g from 'g';",
      "import 'h';",
      "export { i } from './i.ts';",
      "const j = await import('./j.ts');",
      "// import { no } from 'comment';",
      "/** import { no } from 'comment'; */",
    ].join('\n');
    const read = ['a', 'types of game/b.ts', 'types of dice/c.ts', 'dice/e.ts', 'g', 'game/i.ts', 'h', 'game/j.ts'];
    expect(importsOf({ path: 'game/x.ts', text }).map(show)).toEqual(read.map((one) => `game/x.ts imports ${one}`));
  });
  it('can refuse', () => {
    const one = (from: string, to: string, typesOnly = false) => isAllowed({ from, to, typesOnly });
    expect(one('dice/a.ts', 'game/b.ts')).toBe(false);
    expect(one('documents/sheets/a.ts', 'game/deal.ts')).toBe(false);
    expect(one('documents/sheets/a.ts', 'game/deal.ts', true)).toBe(true);
    expect(one('pdf/a.ts', 'documents/document.ts', true)).toBe(false);
    expect(one('pdf/a.ts', 'typeset/text/font.ts')).toBe(false);
    expect(one('systems/one/a.ts', 'systems/two/a.ts')).toBe(false);
    expect(one('systems/one/a.ts', 'dice/roll.ts')).toBe(true);
    expect(one('documents/a.ts', 'pdf/draw.ts')).toBe(false);
    expect(one('cli/commands/play/a.ts', 'cli/commands/simulate/b.ts')).toBe(false);
    expect(one('cli/terminal/a.ts', 'cli/commands/run/b.ts')).toBe(false);
  });
});

describe('the architecture', () => {
  it('is read from real files', () => {
    expect(typescript.length).toBeGreaterThan(40);
    expect(imports.length).toBeGreaterThan(150);
    const paths = new Set(files.map(({ path }) => path));
    const declared = imports.filter(isOurs).filter(({ to }) => !paths.has(to));
    expect(declared.map(show)).toEqual([]);
  });
  it('has a row in the table of imports for every file', () =>
    expect(typescript.map(({ path }) => path).filter((path) => rowFor(path) === undefined)).toEqual([]));
  it('holds to the table of imports', () =>
    expect(
      imports
        .filter(isOurs)
        .filter((one) => !isAllowed(one))
        .map(show),
    ).toEqual([]));
  it('reads files in one place, which asks first what they are', () => {
    const reads = /\b(?:readFileSync|createReadStream|openSync|fs\/promises)\b/u;
    const readers = typescript.filter(({ path, text }) => !path.startsWith('tools/') && reads.test(codeOf(text)));
    expect(readers.map(({ path }) => path)).toEqual(['files/read-file.ts']);
  });
  it('has commands that only the entry of the tool imports, and no command another', () => {
    const strays = imports.filter(
      ({ from, to }) => to.startsWith('cli/commands/') && from !== 'cli/main.ts' && roomOf(from) !== roomOf(to),
    );
    expect(strays.map(show)).toEqual([]);
  });
  it('has no permission that nobody uses', () => {
    const used = new Set(imports.filter(isOurs).map((one) => `${rowFor(one.from)} ${permissionFor(one)}`));
    const unused = Object.entries(table).flatMap(([row, permissions]) =>
      permissions.filter((one) => !used.has(`${row} ${one}`)).map((one) => `${row} ${one}`),
    );
    expect(unused).toEqual([]);
  });
  it('is drawn in CONTRIBUTING.md, with a line on each room', () => {
    const page = readFileSync(fileURLToPath(new URL('../CONTRIBUTING.md', import.meta.url)), 'utf8');
    expect(page).toContain(`\`\`\`mermaid\n${mermaidMap()}\n\`\`\``);
    expect(Object.keys(table).filter((room) => !page.includes(`| \`src/${room}\` |`))).toEqual([]);
  });
  it('has no files that need each other, not even for types', () => {
    const needs = new Map<string, string[]>();
    for (const { from, to } of imports.filter(isOurs)) needs.set(from, [...(needs.get(from) ?? []), to]);
    const circles: string[] = [];
    const done = new Set<string>();
    const visit = (path: string, trail: readonly string[]) => {
      if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      if (done.has(path)) return;
      done.add(path);
      for (const next of needs.get(path) ?? []) visit(next, [...trail, path]);
    };
    for (const path of needs.keys()) visit(path, []);
    expect(circles).toEqual([]);
  });
});

describe('one library, one place', () => {
  /** Where each library may be imported, and where its types may. */
  const homes: Readonly<Record<string, readonly string[]>> = {
    'js-yaml': ['load/yaml.ts'],
    valibot: [
      'load/game/schema/',
      'load/system/schema.ts',
      'load/settings.ts',
      'load/shape.ts',
      'load/values.ts',
      'types in load/shape-keys.ts',
      'types in load/shape-words.ts',
      'types in load/file.ts',
      'types in load/game/parts.ts',
      'types in load/game/to-content.ts',
      'types in load/game/editor-schema.ts',
    ],
    '@valibot/to-json-schema': ['load/game/editor-schema.ts'],
    handlebars: ['manuscript/template.ts'],
    marked: ['manuscript/markdown.ts'],
    pdfkit: ['pdf/pdfkit.ts'],
    '@commander-js/extra-typings': ['cli/', 'cli/commands/*/', 'cli/shared/'],
    diff: ['cli/commands/validate/line-difference.ts'],
    fontkit: ['tools/prepare-fonts.ts', 'types in tools/kerning.ts'],
    '@fluent/bundle': ['language/catalogue.ts'],
    '@fluent/syntax': ['load/game/check-messages.ts'],
    hyphen: ['tools/prepare.ts', 'typeset/text/hyphenate.ts'],
    'dictionary-en-gb': ['tools/prepare.ts'],
    'pure-rand': ['dice/'],
    'lean-qr': ['documents/figures/qr-code.ts'],
    'd3-array': ['documents/figures/chart.ts'],
    '@rgrove/parse-xml': ['load/svg/xml.ts'],
    svgpath: ['load/svg/outline.ts'],
    '@noble/hashes': ['dice/hash-words.ts'],
    leven: ['diagnostics/nearest-word.ts'],
    fflate: ['zip.ts', 'site/client/sheet-press.ts'],
    tinypool: ['cli/workers/dispatcher.ts'],
  };
  const packageOf = (to: string) =>
    to
      .split('/')
      .slice(0, to.startsWith('@') ? 2 : 1)
      .join('/');
  const foreign = imports.filter((one) => !isOurs(one) && !one.to.startsWith('node:') && !one.to.endsWith('.json'));

  it('keeps every library in its home', () => {
    const strays = foreign.filter(({ from, to, typesOnly }) => {
      const home = homes[packageOf(to)] ?? [];
      return !home.some(
        (place) => from === place || isRoom(roomOf(from), place) || (typesOnly && place === `types in ${from}`),
      );
    });
    expect(strays.map(show)).toEqual([]);
  });
  it('uses every library it has a home for', () => {
    const used = new Set(foreign.map(({ to }) => packageOf(to)));
    expect(Object.keys(homes).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('no hidden inputs', () => {
  /** Fresh seeds are drawn in one place, at the terminal and on a page. */
  const inputs = /^(?:(?:cli|installation|tools|site\/client)\/|boards\/system-random\.ts)/u;
  const outsideCli = typescript.filter(({ path }) => !inputs.test(path));
  const offenders = (pattern: RegExp) =>
    outsideCli
      .filter(({ text }) => pattern.test(codeOf(text).replace(/'(?:[^'\\\n]|\\.)*'/gu, "''")))
      .map(({ path }) => path);

  it.each([
    ['chance', /\bMath\.random\b|\brandom(?:Int|Bytes|UUID)\b|\bgetRandomValues\b/u],
    ['the clock', /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bperformance\b|\bhrtime\b/u],
    ['the process', /\bprocess\b/u],
    ['the console', /\bconsole\b/u],
  ])('nothing outside cli/, installation/, tools/ and site/client/ asks %s', (_, pattern) =>
    expect(offenders(pattern)).toEqual([]),
  );
  it('typesetting knows no word of the game', () => {
    const words = /\b(?:Ending|Run|[Ee]vent|[Oo]utcome|[Ss]hop|[Ss]ector|[Ss]cene|[Vv]eil|[Gg]oods)s?\b/u;
    const knowing = typescript.filter(({ path, text }) => path.startsWith('typeset/') && words.test(text));
    expect(knowing.map(({ path, text }) => `${path}: ${words.exec(text)?.[0]}`)).toEqual([]);
  });
  it('nothing outside cli/, installation/, tools/ and files/ has a word of Node', () => {
    const words = /\bnode:\w|\b(?:Buffer|NodeJS|__dirname|__filename)\b|\bprocess\.|\bimport\.meta\b|\brequire\(/u;
    for (const one of ["from 'node:zlib'", 'Buffer.from', 'x: Buffer', 'process.cwd', '__dirname', 'import.meta.url'])
      expect(one).toMatch(words);
    const reading = outsideCli.filter(({ path }) => !path.startsWith('files/') && path !== 'pdf/form-values.ts');
    expect(reading.flatMap(({ path, text }) => (words.exec(codeOf(text)) ? path : []))).toEqual([]);
  });
});

describe('names', () => {
  it('that are exported mean one thing each; dice systems share those of what they are made of', () => {
    const places = new Map<string, string[]>();
    for (const { path, text } of typescript)
      for (const [, name = ''] of codeOf(text).matchAll(
        /^export (?:async )?(?:interface|type|function\*?|const|class) (\w+)/gmu,
      ))
        places.set(name, [...(places.get(name) ?? []), path]);
    const isOfSystems = (path: string) => /^systems\/[\w-]+\//u.test(path);
    const homonyms = [...places].filter(([, where]) => where.length > 1 && !where.every(isOfSystems));
    expect(homonyms).toEqual([]);
  });
});

describe('casts', () => {
  it('to a number are only after what was looked up', () => {
    const strays = typescript.flatMap(({ path, text }) =>
      [...codeOf(text).matchAll(/^.*?(\S+) as number\b.*$/gmu)]
        .filter(([, before = '']) => !/[\])]$|\?\.\w+$/u.test(before))
        .map(([line]) => `${path}: ${line.trim()}`),
    );
    expect(strays).toEqual([]);
  });
});

describe('files', () => {
  it('begin with what they do, in a comment', () => {
    const wrong = typescript.filter(({ text }) => !/^\/\*\*(?: |\n \* )\S.*\S(?: \*\/)?\n/u.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
  it('are named in small letters and hyphens', () =>
    expect(
      files.map(({ path }) => path).filter((path) => !/^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:ts|mjs)$/u.test(path)),
    ).toEqual([]));
});
