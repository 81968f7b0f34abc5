/** Bytes of a PDF → what a reader's software finds in it. */

import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { faultsOfPdf } from './table-of-objects.ts';

/** Text on one baseline in one font. */
export interface Run {
  readonly text: string;
  /** Points from the left and the top of the page to the start of the baseline. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Whether white space or a new line follows. */
  readonly endsLine: boolean;
}

export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly runs: readonly Run[];
  /** All text, lines parted by line feeds; a word divided by a soft hyphen is on two lines. */
  readonly text: string;
  readonly links: readonly { readonly rect: readonly number[]; readonly to: Place }[];
}

/** Where a bookmark or link leads: a page, counted from 1, and points from its top. */
export interface Place {
  readonly page: number;
  readonly y: number;
}

export interface Bookmark {
  readonly title: string;
  readonly level: number;
  readonly to: Place;
}

export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  readonly bookmarks: readonly Bookmark[];
  readonly info: Readonly<Record<string, unknown>>;
  /** The characters each glyph of a page means, in the order they are drawn. */
  glyphs(page: number): Promise<string[]>;
}

/** Opens a file for pdf.js, which repairs in silence: one that would need it is refused first. */
export function openSound(bytes: Uint8Array) {
  const faults = faultsOfPdf(bytes);
  if (faults.length > 0) throw new Error(`a damaged PDF: ${faults.join('; ')}`);
  return openForeign(bytes);
}

/** Opens a file that somebody else has written. */
export function openForeign(bytes: Uint8Array) {
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
}

/** Reads a whole file. */
export async function openPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await openSound(bytes);
  const labels = await document.getPageLabels();
  const destinations = await document.getDestinations();
  /** Pages, counted from 1, by the number of their object. */
  const found = new Map<number, number>();

  const placeOf = async (destination: unknown): Promise<Place> => {
    const explicit = typeof destination === 'string' ? destinations[destination] : destination;
    const [reference, , , top] = explicit as [Parameters<typeof document.getPageIndex>[0], unknown, number, number];
    const page = found.get(reference.num) ?? (await document.getPageIndex(reference)) + 1;
    found.set(reference.num, page);
    return { page, y: ((await document.getPage(page)).view[3] as number) - top };
  };

  const readPage = async (number: number): Promise<ReadPage> => {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item): Run[] => {
      if (!('str' in item)) return [];
      const [, , , size, x, y] = item.transform as [number, number, number, number, number, number];
      return [{ text: item.str, x, y: height - y, width: item.width, size, endsLine: item.hasEOL }];
    });
    const annotations = await page.getAnnotations();
    return {
      width,
      height,
      label: labels?.[number - 1] ?? '',
      runs,
      text: runs.map(({ text, endsLine }) => text + (endsLine ? '\n' : '')).join(''),
      links: await Promise.all(
        annotations.map(async ({ rect, dest }) => ({
          rect: [rect[0], height - rect[3], rect[2], height - rect[1]],
          to: await placeOf(dest),
        })),
      ),
    };
  };

  const readBookmarks = async (
    items: Awaited<ReturnType<typeof document.getOutline>>,
    level: number,
  ): Promise<Bookmark[]> => {
    const read: Bookmark[] = [];
    for (const { title, dest, items: inner } of items ?? [])
      read.push({ title, level, to: await placeOf(dest) }, ...(await readBookmarks(inner, level + 1)));
    return read;
  };

  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number++) pages.push(await readPage(number));
  return {
    pages,
    bookmarks: await readBookmarks(await document.getOutline(), 1),
    info: (await document.getMetadata()).info as Record<string, unknown>,
    async glyphs(number) {
      const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
      return fnArray.flatMap((operator: number, index: number) =>
        operator === OPS.showText
          ? (argsArray[index][0] as ({ unicode: string } | number)[]).flatMap((glyph) =>
              typeof glyph === 'number' ? [] : [glyph.unicode],
            )
          : [],
      );
    },
  };
}

/** Text without white space and soft hyphens: how it is compared, since line ends are the page's own. */
export function squeezed(text: string): string {
  return text.replace(/[\s\u00AD]+/gu, '');
}
