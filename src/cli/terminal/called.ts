/** How core-runner was called → commands in hints and help, which can be run as they are printed. */

import { basename, delimiter, dirname, join, relative, resolve } from 'node:path';

const command =
  /(?<![\w/.-])core-runner (?=(?:print|run|verify|score|validate|explain|content|diff|play|simulate|balance|orders|table|publish|init|preview|new|systems|odds|roll)\b|\[)/gu;

/** Our own text with its commands as they were called, for the current directory or another. */
export const asCalled = (text: string, directory = '.'): string => text.replace(command, `${calledIn(directory)} `);

/** `core-runner` in PATH, `npx --no -- core-runner` inside a project that has it, else Node and the path of the tool. */
function calledIn(directory: string): string {
  const script = resolve(process.argv[1] ?? '');
  const tool = join(import.meta.dirname, 'core-runner.js');
  const folder = dirname(script);
  const isInside = (project: string) => !relative(project, resolve(directory)).startsWith('..');
  // npx links the command of a clone into a directory of its own.
  if (folder.endsWith(join('node_modules', '.bin'))) {
    if ([dirname(dirname(folder)), dirname(dirname(tool))].some(isInside)) return 'npx --no -- core-runner';
  } else if (basename(script) === 'core-runner' && process.env.PATH?.split(delimiter).includes(folder))
    return 'core-runner';
  const short = relative('.', tool);
  return `${shellWord(process.argv0)} ${shellWord(directory === '.' && !short.startsWith('..') ? short : tool)}`;
}

/** A word of a shell's command line, quoted if it has to be. */
export function shellWord(word: string): string {
  if (/^[\w@%+=:,./\\-]+$/u.test(word)) return word;
  return process.platform === 'win32' ? `"${word}"` : `'${word.replaceAll("'", "'\\''")}'`;
}
