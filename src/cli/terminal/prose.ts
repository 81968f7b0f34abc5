/** Text → lines for the terminal. */

/** Columns of the terminal: COLUMNS, or its own, or 80; at least 60. */
export const terminalWidth = (): number => Math.max(60, Number(process.env.COLUMNS) || process.stdout.columns || 80);

/** Columns of text, at most 90. */
export const textWidth = (): number => Math.min(90, terminalWidth());

/** Paragraphs of the books, wrapped and indented, without emphasis, separated by empty lines. */
export function wrappedProse(text: string, indent = '  '): string {
  return text
    .trim()
    .split(/\n\s*\n/u)
    .map((paragraph) => wrapped(paragraph.replace(/\s+/gu, ' ').replace(/\*([^*]+)\*/gu, '$1'), indent))
    .join('\n\n');
}

/** Words in lines of at most `width` columns. A line that is not the last ends in `tail`. */
export function wrapped(
  text: string,
  indent = '',
  { rest = indent, words = / /u, tail = '', width = textWidth() } = {},
): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(words)) {
    const start = lines.length === 0 ? indent : rest;
    if (line !== '' && start.length + line.length + 1 + word.length + tail.length > width) {
      lines.push(`${start}${line}${tail}`);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, `${lines.length === 0 ? indent : rest}${line}`].join('\n');
}
