/** `core-runner explain`: code → the reason for its rule, with a wrong and a right example. */

import type { Command } from '@commander-js/extra-typings';
import type { Code, CodeExample, Explanation } from '../../../diagnostics/codes.ts';
import { addNotes } from '../../shared/help.ts';
import { asCalled } from '../../terminal/called.ts';
import { commandError } from '../../terminal/failure.ts';
import { print } from '../../terminal/output.ts';
import { wrappedProse } from '../../terminal/prose.ts';
import { printJson } from '../../terminal/report.ts';

export function addExplain(program: Command): void {
  const command = program
    .command('explain')
    .summary('explain the code of a fault, with an example')
    .description('Explain the code of a fault, with a wrong and a right example. Without a code, list all codes.')
    .argument('[code]', 'a code, such as CR203 or 203')
    .option('--json', 'print the explanation as JSON')
    .action(explain);
  addNotes(command, {
    exits: '0 done, 2 unknown code',
    examples: ['explain', 'explain CR203'],
  });
}

async function explain(word: string | undefined, { json }: { readonly json?: true }): Promise<void> {
  const codes: Readonly<Record<Code, Explanation>> = (await import('../../../diagnostics/codes.ts')).codes;
  const all = Object.keys(codes) as Code[];
  if (word === undefined) {
    if (json) printJson({ codes: all.map((code) => ({ code, ...codes[code] })) });
    else print(`${all.map((code) => `${code}  ${codes[code].title}`).join('\n')}\n`);
    return;
  }
  const code = codeFrom(word, all);
  if (json) printJson({ code, ...codes[code] });
  else print(`${asCalled(explanationText(code, codes[code]))}\n`);
}

/** The code for a word such as `203`. @throws Failure (exit 2) with the nearest code */
export function codeFrom(word: string, all: readonly Code[]): Code {
  const digits = /^(?:cr)?[ -]?(\d{1,4})$/iu.exec(word)?.[1];
  const code = all.find((one) => one === `CR${digits?.padStart(3, '0')}`);
  if (code !== undefined) return code;
  const away = (one: Code) => Math.abs(Number(one.slice(2)) - Number(digits));
  const [near] = digits === undefined ? [] : [...all].sort((a, b) => away(a) - away(b));
  const hint =
    near === undefined || away(near) > 9 ? 'list all codes with core-runner explain' : `did you mean ${near}?`;
  throw commandError(`unknown code ${word}`, hint);
}

function explanationText(code: Code, { title, why, example }: Explanation): string {
  const { file, wrong, right } = example;
  const side = (name: string, text: string) => `${name}\n${shown(text, example)}`;
  const where = example.is === 'name' ? 'the name of a file' : file;
  return [`${code}: ${title}`, wrappedProse(why, ''), `in ${where}`, side('wrong', wrong), side('right', right)].join(
    '\n\n',
  );
}

/** The lines of an example, indented; long lines and long examples are cut. */
function shown(text: string, { times, wrong, is }: CodeExample): string {
  const lines = (is === 'name' ? text : text.replace(/^\n+|\s+$/gu, '')).split('\n');
  const cut = lines.map((line) => `  ${line.length > 100 ? `${line.slice(0, 99)}…` : line}`.replaceAll('\0', '␀'));
  const some = cut.length > maxLines ? [...cut.slice(0, maxLines), `  … and ${cut.length - maxLines} more lines`] : cut;
  return times !== undefined && text === wrong
    ? [...some, `  … ${times.toLocaleString('en-GB')} times in all`].join('\n')
    : some.join('\n');
}

const maxLines = 8;
