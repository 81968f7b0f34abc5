/** What is built, what it reads, and a door for programs with its types → a folder to pack. It has no dependencies: the bundles contain their libraries. */

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraryTypes } from './library-types.mjs';

const pages = ['README.md', 'LICENSE', 'CHANGELOG.md', 'CONTRIBUTING.md', 'docs', 'out/pictures', 'src/game/DEAL.md'];
const shipped = ['dist', 'src/cli/core-runner.mjs', 'content', 'templates', ...pages];

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}build/package`;
rmSync(folder, { recursive: true, force: true });
for (const path of shipped) cpSync(join(root, path), join(folder, path), { recursive: true });

const { types, values } = libraryTypes(root);
writeFileSync(join(folder, 'dist/library.d.mts'), types);
/** The library is in the bundle of the command, so that the package has its code once; a module lists names, so they are written out. */
const door = `import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

const filename = fileURLToPath(new URL('tool.js', import.meta.url));
const bundle = { exports: {} };
const start = new Script(readFileSync(filename, 'utf8'), { filename }).runInThisContext();
start(bundle.exports, createRequire(filename), bundle, filename, dirname(filename));
export const { ${values.join(', ')} } = await bundle.exports.openLibrary();
`;
writeFileSync(join(folder, 'dist/library.mjs'), door);

const { name, version, description, license, engines, bin } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const exported = { types: './dist/library.d.mts', default: './dist/library.mjs' };
const own = { name, version, description, license, private: true, engines, bin, exports: { '.': exported } };
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
