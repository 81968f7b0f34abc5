/** Text → lines for the terminal. */

/** Columns of text: COLUMNS, or the terminal's, or 80; from 60 to 90. */
export const textWidth = (): number =>
  Math.min(90, Math.max(60, Number(process.env.COLUMNS) || process.stdout.columns || 80));

/** Paragraphs of the books, wrapped and indented, without emphasis, separated by empty lines. */
export function wrappedProse(text: string, indent = '  '): string {
  return text
    .trim()
    .split(/\n\s*\n/u)
    .map((paragraph) => wrapped(paragraph.replace(/\s+/gu, ' ').replace(/\*([^*]+)\*/gu, '$1'), indent))
    .join('\n\n');
}

/** Words in lines of at most `textWidth` columns. A line that is not the last ends in `tail`. */
export function wrapped(text: string, indent = '', { rest = indent, words = / /u, tail = '' } = {}): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(words)) {
    const start = lines.length === 0 ? indent : rest;
    if (line !== '' && start.length + line.length + 1 + word.length + tail.length > textWidth()) {
      lines.push(`${start}${line}${tail}`);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, `${lines.length === 0 ? indent : rest}${line}`].join('\n');
}
