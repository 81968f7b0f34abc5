/** What a document is → its metadata in XML, which say that it keeps to PDF/UA-1. */

import type { Composed } from '../typeset/page/page.ts';

export const madeWith = { creator: 'core-runner', producer: 'PDFKit' } as const;
const { creator, producer } = madeWith;

/** An XMP packet (ISO 16684-1) equal to the file's information dictionary. */
export function xmpPacket({ title, subject, author, language, date }: Omit<Composed, 'pages'>): string {
  const time = `${date}T00:00:00Z`;
  const alternative = (text: string) => `<rdf:Alt><rdf:li xml:lang="x-default">${xml(text)}</rdf:li></rdf:Alt>`;
  const creators =
    author === undefined ? '' : `<dc:creator><rdf:Seq><rdf:li>${xml(author)}</rdf:li></rdf:Seq></dc:creator>\n`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title>${alternative(title)}</dc:title>
<dc:description>${alternative(subject)}</dc:description>
${creators}<dc:language><rdf:Bag><rdf:li>${xml(language)}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${time}</xmp:CreateDate>
<xmp:ModifyDate>${time}</xmp:ModifyDate>
<xmp:CreatorTool>${xml(creator)}</xmp:CreatorTool>
<pdf:Producer>${xml(producer)}</pdf:Producer>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

/** Characters that XML cannot have (XML 1.0, 2.2), not even as references. */
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function xml(text: string): string {
  return text.replace(impossible, '\uFFFD').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
