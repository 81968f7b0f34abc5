/** A place in a file → an editor that shows it. */

import { spawn } from 'node:child_process';
import { basename } from 'node:path';

export interface EditorPlace {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** Forms of a place on the command line, by names of editors. */
const forms: readonly (readonly [names: RegExp, words: readonly string[]])[] = [
  [/^(?:code|code-insiders|codium|cursor|windsurf)$/u, ['--goto', '{file}:{line}:{column}']],
  [/^(?:subl|zed|hx|helix|micro)$/u, ['{file}:{line}:{column}']],
  [/^(?:idea|webstorm|kate|gnome-text-editor)$/u, ['--line', '{line}', '{file}']],
  [/^(?:emacs|emacsclient|gvim|mvim|gedit|nano|vim|nvim)$/u, ['+{line}', '{file}']],
];

/** Arguments to start an editor: `{file}`, `{line}` and `{column}` are filled in, else those known for the editor. */
export function editorWords(command: string, { path, line, column }: EditorPlace): string[] {
  const words = command.trim().split(/\s+/u);
  const [, form = ['{file}']] =
    forms.find(([names]) => names.test(basename(words[0] ?? '').replace(/\.exe$/u, ''))) ?? [];
  const fill = (word: string) =>
    word.replaceAll('{file}', path).replaceAll('{line}', String(line)).replaceAll('{column}', String(column));
  return [...words, ...(command.includes('{file}') ? [] : form)].map(fill);
}

/** Starts the editor, without a shell; returns any problem in words. */
export function openEditor(command: string, place: EditorPlace): Promise<string | undefined> {
  const [program = '', ...words] = editorWords(command, place);
  return new Promise((resolve) => {
    const child = spawn(program, words, { stdio: 'ignore', detached: true });
    child.on('error', (error) => resolve(`cannot start ${program}: ${error.message}`));
    child.on('spawn', () => {
      child.unref();
      resolve(undefined);
    });
  });
}
