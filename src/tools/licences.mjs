/** What esbuild read → the licences of the packages that are in the bundles, to ship with the bundles. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One text for all packages of `inputs` (paths of a metafile, from `root`), in the order of their names. */
export function licencesOf(root, inputs) {
  const folders = inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/u.exec(path)?.[0] ?? []);
  return [...new Set(folders)]
    .sort()
    .map((folder) => licenceOf(join(root, folder)))
    .join('\n');
}

function licenceOf(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying)/iu.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const by = typeof author === 'object' ? author.name : author;
  const said = texts.length > 0 ? texts.join('\n\n') : [license, by].filter(Boolean).join(', ');
  return `${name} ${version}\n${'='.repeat(`${name} ${version}`.length)}\n\n${said}\n`;
}
