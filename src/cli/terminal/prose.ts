/** Text of the books → lines for the terminal. */

/** Paragraphs wrapped to a width and indented, without emphasis, separated by empty lines. */
export function wrappedProse(text: string, indent = '  ', width = Math.min(process.stdout.columns ?? 90, 90)): string {
  return text
    .trim()
    .split(/\n\s*\n/u)
    .map((paragraph) => wrapped(paragraph.replace(/\s+/gu, ' ').replace(/\*([^*]+)\*/gu, '$1'), indent, width))
    .join('\n\n');
}

function wrapped(text: string, indent: string, width: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, indent + line].join('\n');
}
