/** Bytes of a PDF → the text of its pages, as a reader's software finds it. */

import { openSound } from '../pdf/open-pdf.ts';

const known = new WeakMap<Uint8Array, Promise<string[]>>();

/** Pages as one line of text each; divided words are whole again. The same bytes are read once. */
export function pdfText(bytes: Uint8Array): Promise<string[]> {
  const text = known.get(bytes) ?? read(bytes);
  known.set(bytes, text);
  return text;
}

async function read(bytes: Uint8Array): Promise<string[]> {
  const pdf = await openSound(bytes);
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
    pages.push(
      text
        .replace(/\u00AD\s*/gu, '')
        .replace(/\s+/gu, ' ')
        .trim(),
    );
  }
  await pdf.destroy();
  return pages;
}
