/** A folder of a translation → the files there that replace those of its game. */

import { join } from 'node:path';
import { type Diagnostic, errorAt, type Source, wholeFile } from '../../diagnostics/diagnostic.ts';
import { readText, type Sources, templateFiles, yamlNames } from '../read.ts';

/** Files of a translation that replace none of its game. */
const ownNames = ['style.yaml', 'core-runner.yaml'];

/** The files that replace texts or templates; reports those that the game lacks. */
export function ownFiles(directory: string, original: ReadonlyMap<string, Source>): Sources {
  const diagnostics: Diagnostic[] = [];
  const files = new Map<string, Source>();
  const events = yamlNames(join(directory, 'events')).map((name) => join('events', name));
  for (const name of [...yamlNames(directory), ...events, ...templateFiles(directory, diagnostics)]) {
    const path = join(directory, name);
    if (ownNames.includes(name)) continue;
    const hint = 'a translation has files with the names of those of its game';
    const isKnown = original.has(name) || name.startsWith('templates/');
    const read = isKnown ? readText(path) : errorAt('CR010', `unknown file ${name}`, wholeFile(path), hint);
    if ('text' in read) files.set(name, read);
    else diagnostics.push(read);
  }
  return { files, diagnostics };
}
