/** `core-runner explain`: code → the reason for its rule, with a wrong and a right example. */

import type { Command } from 'commander';
import type { Code, CodeExample, Explanation } from '../../../diagnostics/codes.ts';
import { asCalled } from '../../terminal/called.ts';
import { commandError } from '../../terminal/failure.ts';
import { print } from '../../terminal/output.ts';
import { wrappedProse } from '../../terminal/prose.ts';
import { printJson } from '../../terminal/report.ts';

export function addExplain(program: Command): void {
  program
    .command('explain')
    .summary('say why a fault is one, with an example')
    .description(
      'Says what a code such as CR203 means: why there is such a rule, and a piece of content with the fault and without it. Without a code it lists them all.',
    )
    .argument('[code]', 'a code as validate and print show it; CR203, cr203 and 203 are the same')
    .option(
      '--json',
      'print as JSON: code, title, why, example with file, wrong and right; without a code a list of them',
    )
    .addHelpText(
      'after',
      `
Exit codes: 0 done, 2 there is no such code.

Examples:
  core-runner explain
  core-runner explain CR203
  core-runner explain CR203 --json`,
    )
    .action(explain);
}

async function explain(word: string | undefined, { json }: { readonly json?: true }): Promise<void> {
  const codes: Readonly<Record<Code, Explanation>> = (await import('../../../diagnostics/codes.ts')).codes;
  const all = Object.keys(codes) as Code[];
  if (word === undefined) {
    if (json) printJson(all.map((code) => ({ code, ...codes[code] })));
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
  const hint = near === undefined || away(near) > 9 ? 'core-runner explain lists all codes' : `did you mean ${near}?`;
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
