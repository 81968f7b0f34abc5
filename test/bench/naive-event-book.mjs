/**
 * The Event Book's text set the plain way, for comparison: pdfkit's own `doc.text`, justified, on a5, with the same
 * faces, labels, Outcome Roll lines, effects, running heads and page numbers.
 */

import { createWriteStream, readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';

const [, , textPath, fontsPath, outPath] = process.argv;
const sections = JSON.parse(readFileSync(textPath, 'utf8'));
const doc = new PDFDocument({ size: 'A5', margins: { top: 46, bottom: 36, left: 43, right: 36 }, bufferPages: true });
doc.pipe(createWriteStream(outPath));
for (const face of ['serif', 'serif-italic', 'display', 'display-bold'])
  doc.registerFont(face, `${fontsPath}/${face}.ttf`);

const justified = { align: 'justify', lineGap: 1 };
for (const [index, { title, scene, roll, outcomes, items }] of sections.entries()) {
  if (index > 0) doc.addPage();
  doc.font('display-bold').fontSize(23).text(title);
  doc.font('serif').fontSize(10);
  for (const paragraph of scene) doc.text(paragraph, justified);
  if (roll) doc.font('display').fontSize(11.5).text(roll);
  for (const { label, paragraphs, effects } of outcomes) {
    doc
      .font('display-bold')
      .fontSize(11.5)
      .text(`${label} `, { ...justified, continued: true });
    doc.font('serif').fontSize(10);
    paragraphs.forEach((paragraph, place) => {
      const isLast = place === paragraphs.length - 1;
      doc.text(paragraph, { ...justified, continued: isLast && effects !== '' });
    });
    if (effects !== '') doc.font('serif-italic').text(` ${effects}`, justified);
  }
  doc.font('serif').fontSize(9.5);
  for (const item of items) doc.text(item, { lineGap: 1 });
}
const { count } = doc.bufferedPageRange();
for (let page = 0; page < count; page++) {
  doc.switchToPage(page);
  doc.page.margins.top = 0;
  doc.font('display').fontSize(9).text('Events', 43, 29, { lineBreak: false });
  doc.text(String(page + 1), 370, 29, { lineBreak: false });
}
doc.end();
