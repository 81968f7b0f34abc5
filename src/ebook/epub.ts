/** Files of XHTML and pictures → the bytes of an EPUB 3. */

import type { Imprint } from '../model/imprint.ts';
import { xmlText } from '../xml-text.ts';
import { type ZipFile, zipOf } from '../zip.ts';

/** A file of a publication. */
export interface EpubItem {
  /** Its path beside the package document. */
  readonly path: string;
  readonly text: string;
  /** Its place among what is read: in order, only by a link, or none for a picture. */
  readonly reading?: 'linear' | 'linked';
  /** What a reading system knows it as. */
  readonly properties?: 'nav' | 'cover-image';
}

/** A publication; `date` is that of every file in it. */
export interface Epub extends Omit<Imprint, 'edition'> {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** How it can be read, in words. */
  readonly accessibility: string;
  readonly items: readonly EpubItem[];
}

/** Packs a publication; the same one gives the same bytes. */
export function epubBytes(epub: Epub): Uint8Array {
  const utf8 = new TextEncoder();
  const files: readonly ZipFile[] = [
    // EPUB 3.3, 4.3.1: first and stored.
    ['mimetype', utf8.encode('application/epub+zip'), { level: 0 }],
    ['META-INF/container.xml', utf8.encode(container)],
    ['OEBPS/package.opf', utf8.encode(packageDocument(epub))],
    ...epub.items.map(({ path, text }): ZipFile => [`OEBPS/${path}`, utf8.encode(text)]),
  ];
  return zipOf(files, epub.date);
}

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles><rootfile full-path="OEBPS/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** Metadata of EPUB Accessibility 1.1. */
const accessible = [
  ['schema:accessMode', 'textual'],
  ['schema:accessMode', 'visual'],
  ['schema:accessModeSufficient', 'textual'],
  ...['alternativeText', 'displayTransformability', 'readingOrder', 'structuralNavigation', 'tableOfContents'].map(
    (feature) => ['schema:accessibilityFeature', feature] as const,
  ),
  ['schema:accessibilityHazard', 'none'],
  ['dcterms:conformsTo', 'EPUB Accessibility 1.1 - WCAG 2.1 Level AA'],
  ['a11y:certifiedBy', 'core-runner'],
] as const;

const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  svg: 'image/svg+xml',
  xhtml: 'application/xhtml+xml',
};

function packageDocument({ items, ...epub }: Epub): string {
  const idOf = (path: string) => path.replace(/\W+/gu, '-');
  const meta = (property: string, text: string) => `<meta property="${property}">${xmlText(text)}</meta>`;
  const manifest = items.map(({ path, properties }) => {
    const type = mediaTypes[path.slice(path.lastIndexOf('.') + 1)];
    const known = properties === undefined ? '' : ` properties="${properties}"`;
    return `<item id="${idOf(path)}" href="${path}" media-type="${type}"${known}/>`;
  });
  const spine = items.flatMap(({ path, reading }) =>
    reading === undefined ? [] : [`<itemref idref="${idOf(path)}"${reading === 'linked' ? ' linear="no"' : ''}/>`],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${epub.language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">core-runner:${epub.fingerprint}</dc:identifier>
<dc:title>${xmlText(epub.title)}</dc:title>
<dc:description>${xmlText(epub.subtitle)}</dc:description>
<dc:language>${epub.language}</dc:language>
${epub.author === undefined ? '' : `<dc:creator>${xmlText(epub.author)}</dc:creator>\n`}<dc:date>${epub.date}</dc:date>
${meta('dcterms:modified', `${epub.date}T00:00:00Z`)}
${accessible.map(([property, text]) => meta(property, text)).join('\n')}
${meta('schema:accessibilitySummary', epub.accessibility)}
</metadata>
<manifest>
${manifest.join('\n')}
</manifest>
<spine>
${spine.join('\n')}
</spine>
</package>
`;
}
