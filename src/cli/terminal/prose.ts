/** The book's text → lines for the terminal. */

/** Paragraphs broken at spaces to a width, emphasis dropped, indented; paragraphs are parted by an empty line. */
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
