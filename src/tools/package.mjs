/** What is built, and what it reads → a folder to pack. It has no dependencies: the bundles contain their libraries. */

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const pages = ['README.md', 'LICENSE', 'CHANGELOG.md', 'CONTRIBUTING.md', 'docs', 'out/pictures', 'src/game/DEAL.md'];
const shipped = ['dist', 'src/cli/core-runner.mjs', 'content', 'templates', ...pages];

export function writePackage(root, folder) {
  for (const path of shipped) cpSync(join(root, path), join(folder, path), { recursive: true });
  const { name, version, description, license, engines, bin } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const own = { name, version, description, license, private: true, engines, bin };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
}
