/** The folder of a game → its texts, and what is missing, misspelt or cannot be read. */

import { type Diagnostic, type Source, warningAt, wholeFile } from '../../diagnostics/diagnostic.ts';
import { nearestWord } from '../../diagnostics/nearest-word.ts';
import { templateNames } from '../../model/content.ts';
import { listWords } from '../shape-words.ts';
import { fault, fileIn, pathIn, type Read, type Sources, yamlNames } from '../sources.ts';

/** Required files besides `events/`. */
const gameFiles: readonly string[] = ['game.yaml', 'board.yaml', 'setting.yaml', 'endings.yaml'];

/** Generated weights of the policy `runner`. */
export const fittedFile = 'runner.json';

/** Generated counts of orders. */
export const measuredFile = 'measured.json';

/** Generated files, which are no part of the book. */
export const generatedFiles: readonly string[] = [fittedFile, measuredFile];

export const balanceFile = 'balance.yaml';

/** Files of the content in the order in which they are loaded. */
const contentFiles = [...gameFiles, 'remarks.yaml', 'papers.yaml', 'orders.yaml', ...generatedFiles];

/** Files found by name alone: without a check, a misspelt one is ignored silently. */
const foundByName = [
  ...contentFiles.filter((name) => !generatedFiles.includes(name)),
  ...[balanceFile, 'style.yaml', 'canon.md'],
];

/** Names of all files of a game except Events and templates. */
export const filesOfGames: readonly string[] = [...foundByName, ...generatedFiles, 'core-runner.yaml'];

const templates: readonly string[] = templateNames;

/** Whether a file of a game, by its name in the folder, is one that loading reads. */
export const isRead = (name: string): boolean =>
  [...foundByName, ...generatedFiles].includes(name) ||
  /^events\/(?!\.)[^/]*\.yaml$/u.test(name) ||
  /^pictures\/(?!\.)[^/]*\.svg$/u.test(name) ||
  (name.startsWith('templates/') && templates.includes(name.slice('templates/'.length)));

/** A folder on a disk, or one that was dropped on a page. */
export interface Folder {
  readonly directory: string;
  /** Sorted names in a folder of it, or why there are none. */
  readonly namesIn: (folder: string) => readonly string[] | string;
  readonly isFolder: (name: string) => boolean;
  /** Undefined for a file that is gone. */
  readonly read: (name: string) => Read | undefined;
}

/** Reads all files of a game; what cannot be read is among the files. */
export function sourcesIn({ directory, namesIn, isFolder, read }: Folder): Sources {
  const names = namesIn('');
  const files = new Map<string, Read>();
  const others: string[] = [];
  for (const folder of ['', 'events', 'pictures', 'templates']) {
    const found = namesIn(folder);
    if (typeof found === 'string') {
      if (folder === '' || folder === 'events' || names.includes(folder))
        files.set(
          folder,
          fault('CR001', folder ? pathIn({ directory }, folder) : directory, found, hintFor(folder, names)),
        );
      continue;
    }
    for (const one of found) {
      const name = folder ? `${folder}/${one}` : one;
      if (!isRead(name)) {
        others.push(isFolder(name) ? `${name}/` : name);
        continue;
      }
      const text = read(name);
      if (text) files.set(name, text);
    }
  }
  return { directory, files, others };
}

function hintFor(folder: string, names: readonly string[] | string): string {
  if (folder === 'templates' || folder === 'pictures') return `a game can have a directory of ${folder}`;
  const near = [names].flat().find((name) => nearestWord(name.toLowerCase(), ['events'], 2) !== undefined);
  return near && near !== 'events' ? `rename ${near} to events` : 'each Event is a file in events/';
}

/** Texts by name, and what is said of the others. */
export interface GameTexts {
  readonly files: ReadonlyMap<string, Source>;
  readonly diagnostics: readonly Diagnostic[];
}

/** The texts of a game; missing and unreadable files become diagnostics. */
export function textsOfGame(sources: Sources): GameTexts {
  const names = namesIn(sources, '');
  const isAbsent = (name: string) => gameFiles.includes(name) && !names.includes(name);
  const strays = [strayEvents, strayPictures, strayTemplates].flatMap((strayIn) => strayIn(sources));
  const diagnostics = [...unknownFiles(sources, names, isAbsent), ...strays];
  const files = new Map<string, Source>();
  const wanted = contentFiles.filter((name) => gameFiles.includes(name) || sources.files.has(name));
  for (const name of [...wanted, ...foldersOf(sources)]) {
    const read = fileIn(sources, name);
    if ('text' in read) files.set(name, read);
    else diagnostics.push(isAbsent(name) ? absent(read, name, names) : read);
  }
  return { files, diagnostics };
}

/** Files of a translation that replace none of its game. */
const ownNames = ['style.yaml', 'core-runner.yaml'];

/** The texts of a translation, which replace those of its game; reports those that the game lacks. */
export function textsOfTranslation(sources: Sources, original: GameTexts['files']): GameTexts {
  const diagnostics = strayTemplates(sources);
  const files = new Map<string, Source>();
  for (const name of [...yamlNames(sources), ...foldersOf(sources).filter((one) => one !== 'events')]) {
    if (ownNames.includes(name)) continue;
    const hint = 'a translation has files with the names of those of its game';
    const isKnown = original.has(name) || name.startsWith('templates');
    const read = isKnown ? fileIn(sources, name) : fault('CR010', pathIn(sources, name), `unknown file ${name}`, hint);
    if ('text' in read) files.set(name, read);
    else diagnostics.push(read);
  }
  return { files, diagnostics };
}

/** Names at the top, or in a folder, sorted; those of folders without the slash. */
function namesIn({ files, others = [] }: Sources, folder: string): string[] {
  const inside = [...files.keys(), ...others].filter((name) => name.startsWith(folder) && name !== folder);
  return inside
    .map((name) => name.slice(folder.length).replace(/\/$/u, ''))
    .filter((name) => !name.includes('/'))
    .sort();
}

/** What is read in the folders, and folders that cannot be read. */
const foldersOf = ({ files }: Sources) =>
  [...files.keys()].filter((name) => /^(?:events|pictures|templates)(?:\/|$)/u.test(name));

/** Reports a missing file, with a file of a similar name as hint. */
function absent(read: Diagnostic, name: string, names: readonly string[]): Diagnostic {
  const near = names.find((one) => /\.ya?ml/iu.test(one) && meantFile(one, names) === name);
  return { ...read, hint: near ? `rename ${near} to ${name}` : `a game has ${gameFiles.join(', ')}` };
}

/** The missing file that a name is close to. */
function meantFile(name: string, names: readonly string[]): string | undefined {
  const missing = foundByName.filter((one) => !names.includes(one));
  return nearestWord(name.toLowerCase(), missing, 2);
}

/** Reports misspelt file names, and Events outside `events/`. */
function unknownFiles(sources: Sources, names: readonly string[], isAbsent: (name: string) => boolean): Diagnostic[] {
  return names.flatMap((name) => {
    if (foundByName.includes(name) || !/\.(?:ya?ml|md)/iu.test(name)) return [];
    const path = pathIn(sources, name);
    if (/^\d\d[-_ ]/u.test(name))
      return [fault('CR010', path, `expected Events in events/, found ${name} outside`, 'move it into events/')];
    const meant = meantFile(name, names);
    return meant === undefined || isAbsent(meant)
      ? []
      : [fault('CR010', path, `unknown file ${name}`, `did you mean ${meant}?`)];
  });
}

/** Hidden files, copies of Events, and files of editors and systems. */
const isLeftAlone = /^\.|^\d\d[-_ ]|~$|\.(?:bak|orig|tmp|swp)$|^(?:README|Thumbs\.db|desktop\.ini)/iu;

/** Reports what is in `events/` and is no Event. */
function strayEvents(sources: Sources): Diagnostic[] {
  const { files, others = [] } = sources;
  const numbers = new Set(
    [...files.keys()].filter((name) => name.startsWith('events/')).map((name) => name.slice(7, 9)),
  );
  return namesIn(sources, 'events/').flatMap((name) => {
    const path = pathIn(sources, `events/${name}`);
    if (files.has(`events/${name}`)) return [];
    const [, stem = name, ending] = /^([^.]*)(\..*)?$/u.exec(name) ?? [];
    // With its original next to it, the file is a copy.
    const message = `expected a name ending in .yaml, found ${ending ?? name}`;
    if (name.endsWith('.yml') || (/^\d\d[-_ ]/u.test(name) && !numbers.has(name.slice(0, 2))))
      return [fault('CR001', path, message, `rename it to ${stem}.yaml`)];
    if (isLeftAlone.test(name) || others.includes(`events/${name}/`)) return [];
    const hint = 'Events are .yaml files; move other files out of events/';
    return [warningAt('CR010', `unused file ${name}`, wholeFile(path), hint)];
  });
}

/** Reports pictures that are not SVG, without one of the same name next to them. */
function strayPictures(sources: Sources): Diagnostic[] {
  const names = namesIn(sources, 'pictures/');
  return names.flatMap((name) => {
    const stem = /^(.+)\.(?:svgz?|png|jpe?g|gif|webp|bmp|tiff?|pdf|ai|eps)$/iu.exec(name)?.[1];
    if (stem === undefined || names.includes(`${stem}.svg`)) return [];
    const hint = `pictures are .svg files: ${/svg$/iu.test(name) ? 'rename it to' : 'make it paths, and save it as'} ${stem.toLowerCase()}.svg`;
    return [warningAt('CR010', `unused file ${name}`, wholeFile(pathIn(sources, `pictures/${name}`)), hint)];
  });
}

/** Reports templates of unknown names. */
function strayTemplates(sources: Sources): Diagnostic[] {
  const isMeant = (name: string) => name.endsWith('.hbs') || /^(?:rule|event)[-_ ]?book\b/iu.test(name);
  const hint = `a game can have its own ${listWords(templates, 'and')}`;
  return namesIn(sources, 'templates/')
    .filter((name) => isMeant(name) && !templates.includes(name))
    .map((name) => fault('CR009', pathIn(sources, `templates/${name}`), `unknown template ${name}`, hint));
}
