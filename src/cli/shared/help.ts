/** Help of commands, wrapped to the terminal, with commands as they were called. */

import { type CommandUnknownOpts, Help } from '@commander-js/extra-typings';
import { asCalled } from '../terminal/called.ts';
import { wrapped } from '../terminal/prose.ts';

/** Columns of a term; a longer one has its description on the next line. */
const maxTerm = 24;

const lines = (text: string, indent = '') =>
  text
    .split('\n')
    .map((line) => wrapped(line.trim(), indent + line.slice(0, line.search(/\S|$/u))))
    .join('\n');

/** A term and its description, which begins at the same column for all. */
function item(term: string, description: string, column: number): string {
  const indent = ' '.repeat(column + 4);
  const text = lines(asCalled(description), indent);
  return term.length > column ? `  ${term}\n${text}` : `  ${term.padEnd(column + 2)}${text.slice(indent.length)}`;
}

/** How commander draws its part. */
export const helpStyle: Partial<Help> = {
  padWidth: (command, helper) => Math.min(maxTerm, new Help().padWidth(command, helper)),
  formatItem: (term, column, description) => item(term, description, column),
  boxWrap: (text) => lines(asCalled(text)),
  subcommandTerm: (command) => command.name(),
  visibleCommands: ({ commands }) => [...commands],
  styleUsage: (text) => wrapped(asCalled(text), ' '.repeat(7), { rest: '    ' }).slice(7),
};

type List = readonly [heading: string, rows: Readonly<Record<string, string>>];

/** The end of a help. */
interface Notes {
  /** Paragraphs and lists. */
  readonly notes?: readonly (string | List)[];
  readonly exits?: string;
  /** Command lines without `core-runner`. */
  readonly examples: readonly string[];
}

/** Exit codes of most commands. */
const usualExits = '0 done, 1 faults in the content, 2 wrong command line or another error';

export function addNotes(
  command: CommandUnknownOpts,
  { notes = [], exits = usualExits, examples }: Notes,
): CommandUnknownOpts {
  const paragraph = (note: string | List) => {
    if (typeof note === 'string') return lines(asCalled(note));
    const [heading, rows] = note;
    const column = Math.max(...Object.keys(rows).map((term) => term.length));
    return [heading, ...Object.entries(rows).map(([term, text]) => item(term, text, column))].join('\n');
  };
  return command.addHelpText('after', () =>
    [
      '',
      ...[...notes, `Exit codes, for scripts: ${exits}.`].map((note) => `${paragraph(note)}\n`),
      ['Examples:', ...examples.map(commandLine)].join('\n'),
    ].join('\n'),
  );
}

/** A command line that a shell can run; a long one goes over several lines. */
function commandLine(line: string): string {
  const outsideOfQuotes = / (?=(?:[^"']|"[^"]*"|'[^']*')*$)/u;
  return wrapped(asCalled(`core-runner ${line}`), '  ', { rest: '    ', words: outsideOfQuotes, tail: ' \\' });
}
