import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

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
    const each = (inner?.[1] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
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

/** `dice/seeded.ts` → `dice/`; files at the top and systems stand for themselves. */
function folderOf(path: string): string {
  const [folder = '', inner = '', file] = path.split('/');
  if (inner === '') return folder;
  return folder === 'systems' && file !== undefined ? `systems/${inner}/` : `${folder}/`;
}

/** The house's table: a folder, a file, or types of either. A folder may always import itself. */
const table: Readonly<Record<string, readonly string[]>> = {
  'diagnostics.ts': [],
  'dice/': [],
  'systems/*/': ['dice/'],
  'systems/': ['dice/', 'systems/*/'],
  'load/': ['diagnostics.ts', 'dice/', 'systems/'],
  'game/': ['dice/', 'load/content.ts', 'load/effect.ts', 'types of load/'],
  'lint/': ['diagnostics.ts', 'load/', 'typeset/font-table.ts'],
  'manuscript/': ['diagnostics.ts'],
  'typeset/': ['manuscript/', 'diagnostics.ts'],
  'pdf/': ['typeset/page.ts', 'typeset/font-table.ts', 'types of typeset/font.ts'],
  'documents/': ['diagnostics.ts', 'dice/', 'systems/', 'load/', 'game/', 'lint/', 'manuscript/', 'typeset/'],
  'build.ts': ['*'],
  'build-systems.ts': ['*'],
  'prepare.ts': ['*'],
  'cli/': ['*'],
};

const ruleFor = (path: string): readonly string[] | undefined => {
  const folder = folderOf(path);
  return table[folder] ?? (folder.startsWith('systems/') ? table['systems/*/'] : undefined);
};

function isAllowed(one: Import): boolean {
  const rule = ruleFor(one.from) ?? [];
  const folder = folderOf(one.to);
  const names = [one.to, folder, ...(folder.startsWith('systems/') && folder !== 'systems/' ? ['systems/*/'] : [])];
  return (
    folderOf(one.from) === folder ||
    rule.includes('*') ||
    names.some((name) => rule.includes(name) || (one.typesOnly && rule.includes(`types of ${name}`)))
  );
}

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
    expect(importsOf({ path: 'game/x.ts', text }).map(show)).toEqual([
      'game/x.ts imports a',
      'game/x.ts imports types of game/b.ts',
      'game/x.ts imports types of dice/c.ts',
      'game/x.ts imports dice/e.ts',
      'game/x.ts imports g',
      'game/x.ts imports game/i.ts',
      'game/x.ts imports h',
      'game/x.ts imports game/j.ts',
    ]);
  });
  it('can refuse', () => {
    const one = (from: string, to: string, typesOnly = false) => isAllowed({ from, to, typesOnly });
    expect(one('dice/a.ts', 'game/b.ts')).toBe(false);
    expect(one('game/a.ts', 'load/load.ts')).toBe(false);
    expect(one('game/a.ts', 'load/load.ts', true)).toBe(true);
    expect(one('pdf/a.ts', 'typeset/galley.ts', true)).toBe(false);
    expect(one('pdf/a.ts', 'typeset/font.ts')).toBe(false);
    expect(one('systems/one/a.ts', 'systems/two/a.ts')).toBe(false);
    expect(one('systems/one/a.ts', 'dice/roll.ts')).toBe(true);
    expect(one('documents/a.ts', 'pdf/draw.ts')).toBe(false);
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
  it('has a row in the table of imports for every file', () => {
    expect(typescript.map(({ path }) => path).filter((path) => ruleFor(path) === undefined)).toEqual([]);
  });
  it('holds to the table of imports', () => {
    expect(
      imports
        .filter(isOurs)
        .filter((one) => !isAllowed(one))
        .map(show),
    ).toEqual([]);
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
      'load/schema.ts',
      'load/style-schema.ts',
      'load/system-schema.ts',
      'load/shape.ts',
      'types in load/load.ts',
    ],
    handlebars: ['manuscript/template.ts'],
    marked: ['manuscript/markdown.ts'],
    pdfkit: ['pdf/'],
    commander: ['cli/'],
    fontkit: ['typeset/prepare-fonts.ts', 'types in typeset/kerning.ts'],
    hyphen: ['typeset/prepare-patterns.ts'],
    'dictionary-en-gb': ['lint/prepare-words.ts'],
    'pure-rand': ['dice/'],
    leven: ['load/shape.ts', 'cli/failure.ts'],
    tinypool: ['cli/workers.ts'],
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
        (place) => from === place || folderOf(from) === place || (typesOnly && place === `types in ${from}`),
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
  const outsideCli = typescript.filter(({ path }) => !path.startsWith('cli/'));
  const offenders = (pattern: RegExp) =>
    outsideCli
      .filter(({ text }) => pattern.test(codeOf(text).replace(/'(?:[^'\\\n]|\\.)*'/gu, "''")))
      .map(({ path }) => path);

  it.each([
    ['chance', /\bMath\.random\b|\brandom(?:Int|Bytes|UUID)\b|\bgetRandomValues\b/u],
    ['the clock', /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bperformance\b|\bhrtime\b/u],
    ['the process', /\bprocess\b/u],
    ['the console', /\bconsole\b/u],
  ])('nothing outside cli/ asks %s', (_, pattern) => {
    expect(offenders(pattern)).toEqual([]);
  });
  it('reads and writes files only where files are read or written', () => {
    const fs = imports.filter(({ to }) => /^(?:node:)?fs(?:\/promises)?$/u.test(to)).map(({ from }) => from);
    const homes = [
      'lint/prepare-words.ts',
      'lint/word-list.ts',
      'load/read.ts',
      'pdf/font-tables.ts',
      'typeset/font.ts',
      'typeset/hyphenate.ts',
      'typeset/prepare-fonts.ts',
      'typeset/prepare-patterns.ts',
    ];
    expect(fs.filter((path) => !homes.includes(path) && !path.startsWith('cli/'))).toEqual([]);
  });
});

describe('files', () => {
  it('are at most 220 lines long', () => {
    const long = typescript
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ lines }) => lines > 220);
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });
  it('begin with what they do, in a comment', () => {
    const wrong = typescript.filter(({ text }) => !/^\/\*\*(?: |\n \* )\S.*\S(?: \*\/)?\n/u.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
  it('are named in small letters and hyphens', () => {
    expect(
      files.map(({ path }) => path).filter((path) => !/^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:ts|mjs)$/u.test(path)),
    ).toEqual([]);
  });
});
