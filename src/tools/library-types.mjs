/** The types of the library, as the compiler declares them → one text with those that it leads to. Needs a developer's packages. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

const entry = 'library/library';

/** The declarations of the library, and the names of its values. */
export function libraryTypes(root) {
  const declared = mkdtempSync(join(tmpdir(), 'core-runner-types-'));
  const compilerOptions = { rootDir: `${root}src`, outDir: declared, noEmit: false, declaration: true };
  const settings = {
    extends: `${root}tsconfig.json`,
    files: [`${root}src/${entry}.ts`, `${root}src/tools/hyphen.d.ts`],
    include: [],
  };
  const options = { ...compilerOptions, emitDeclarationOnly: true, typeRoots: [`${root}node_modules/@types`] };
  writeFileSync(join(declared, 'tsconfig.json'), JSON.stringify({ ...settings, compilerOptions: options }));
  execFileSync(process.execPath, [`${root}node_modules/typescript/bin/tsc`, '-p', declared], { stdio: 'inherit' });
  const files = new Map();
  const fileOf = (path) => {
    if (!files.has(path)) files.set(path, readDeclarations(join(declared, `${path}.d.ts`), path));
    return files.get(path);
  };
  const written = new Map();
  const add = (path, name) => {
    const { own, imported } = fileOf(path);
    const from = imported.get(name);
    if (from) return add(from.path, from.name);
    const found = own.get(name);
    if (found === undefined) return undefined;
    const known = written.get(name);
    if (known !== undefined && known !== found) throw new Error(`two declarations of the library are named ${name}`);
    if (known === found) return found;
    written.set(name, found);
    const code = found.text.replace(/\/\*[\s\S]*?\*\/|'[^'\n]*'/gu, '');
    for (const word of new Set(code.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu))) if (word !== name) add(path, word);
    return found;
  };
  const exported = [...fileOf(entry).exported].map(([name, from]) => ({
    name,
    from,
    found: add(from.path, from.name),
  }));
  rmSync(declared, { recursive: true });
  const names = exported.map(({ name, from }) => (name === from.name ? name : `${from.name} as ${name}`));
  const values = exported.filter(({ found }) => found.isValue).map(({ name }) => name);
  const texts = [...written.values()].map(({ text }) => text);
  return { types: `${texts.join('\n')}\nexport { ${names.join(', ')} };\n`, values };
}

/** The declarations of a file by name, each with its comment, and the names that it imports and passes on. */
function readDeclarations(file, path) {
  const [own, imported, exported] = [new Map(), new Map(), new Map()];
  const pathOf = (source) => join(path, '..', source).replace(/\.ts$/u, '').replaceAll('\\', '/');
  const text = readFileSync(file, 'utf8')
    .replace(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*(?=\/\*\*)/gu, '') // the first line of a file
    .replace(/import\("([^"]+)"\)\.(\w+)/gu, (_, source, name) => {
      imported.set(name, { path: pathOf(source), name });
      return name;
    });
  let end = 0;
  for (const one of parseSync(file, text).program.body) {
    for (const { imported: from, local, exported: as } of one.source ? one.specifiers : []) {
      if (as) exported.set(as.name, { path: pathOf(one.source.value), name: local.name });
      else imported.set(local.name, { path: pathOf(one.source.value), name: from.name });
    }
    const declaration = one.declaration ?? one;
    const ids = [declaration, ...(declaration.declarations ?? [])].flatMap(({ id }) => id?.name ?? []);
    const written = text.slice(end, one.end).trim();
    const isValue = !/^TS(?:Interface|Type)/u.test(declaration.type);
    const plain = written.replace(/^export (?:declare (?=interface |type ))?/mu, '');
    for (const name of ids) own.set(name, { isValue, text: plain });
    end = one.end;
  }
  return { own, imported, exported };
}
