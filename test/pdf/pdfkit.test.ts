/** What `src/pdf/pdfkit.ts` replaces, as pdfkit has it: where one of these fails, a newer pdfkit differs. */

import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import type { Pen } from '../../src/pdf/pdfkit.ts';

/** A document, and all that it writes. */
function opened(info: PDFKit.DocumentInfo = {}) {
  const written: (string | Uint8Array)[] = [];
  const doc = new PDFDocument({ autoFirstPage: false, compress: false, pdfVersion: '1.7', info }) as unknown as Pen;
  doc._write = (piece) => written.push(piece);
  return { doc, written };
}

describe('pdfkit', () => {
  it('writes an object in one go: its heading, its dictionary, perhaps a stream', () => {
    const { doc, written } = opened();
    const plain = doc.ref({ Type: 'Test', Size: 1 / 3, Name: new String('(é)') });
    plain.end();
    expect(written).toEqual([
      `${plain.id} 0 obj`,
      '<<\n/Type /Test\n/Size 0.333333\n/Name (\xFE\xFF\0\\(\0\xE9\0\\))\n>>',
      'endobj',
    ]);
    written.length = 0;
    doc.ref().end(Buffer.alloc(0));
    expect(written).not.toContain('stream');
    written.length = 0;
    const stream = doc.ref({ Length1: 3 });
    stream.end(Buffer.from('abc'));
    const bytes = new Uint8Array(Buffer.from('abc'));
    expect(written).toEqual([
      `${stream.id} 0 obj`,
      '<<\n/Length1 3\n/Length 3\n>>',
      'stream',
      bytes,
      '\nendstream',
      'endobj',
    ]);
  });

  it('ends in a table and a trailer, whose dictionary is one piece', () => {
    const { doc, written } = opened();
    doc.end();
    const [table, trailer] = [written.slice(written.indexOf('xref')), written.slice(-5)];
    expect(table[1]).toBe(`0 ${table.length - 7}`);
    expect(trailer[0]).toBe('trailer');
    expect(trailer[1]).toMatch(/^<<\n\/Size \d+\n\/Root \d+ 0 R\n\/Info \d+ 0 R\n\/ID \[<\w{32}> <\w{32}>\]\n>>$/u);
    expect(trailer[2]).toBe('startxref');
    expect(trailer[4]).toBe('%%EOF');
  });

  it('writes the metadata of a document as one object, in XML that takes a title as it is', () => {
    const { doc, written } = opened({ Title: 'Salt & <Iron>' });
    doc.endMetadata();
    const metadata = written.find((piece): piece is Uint8Array => typeof piece !== 'string');
    expect(Buffer.from(metadata ?? []).toString()).toContain('Salt & <Iron>');
    expect(doc._root.data.Metadata).toBeDefined();
  });

  it('ends a form with the document, if one of its fonts is there', () => {
    const { doc } = opened();
    doc._root.data.AcroForm = doc.ref({ Fields: [], DR: { Font: {} } });
    expect(() => doc.end()).toThrow();
  });

  it('begins a page with its height, and sets the order of its fields with those of its tags', () => {
    const { doc, written } = opened();
    doc._root.data.MarkInfo = doc.ref({ Marked: true });
    doc.addPage({ size: [300, 400], margin: 0 });
    doc.addContent(Buffer.from('q Q\n'));
    doc.end();
    const texts = written.map((piece) => (typeof piece === 'string' ? piece : Buffer.from(piece).toString('latin1')));
    expect(texts).toContain('1 0 0 -1 0 400 cm\nq Q\n');
    expect(texts.some((text) => text.includes('/Type /Page\n') && text.includes('/Tabs /S'))).toBe(true);
  });
});
