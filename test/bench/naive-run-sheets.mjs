/** Run sheets as one would write them with pdfkit alone: `doc.text`, and the whole board drawn again on every page. */

import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';

const [deals, fonts, out] = process.argv.slice(2);
const doc = new PDFDocument({ size: 'A4', margin: 28, autoFirstPage: false });
doc.pipe(createWriteStream(out));
doc.registerFont('plain', join(fonts, 'display.ttf'));
doc.registerFont('bold', join(fonts, 'display-bold.ttf'));

const size = 42;
const put = (face, text, points, x, y, width, align = 'left') =>
  doc.font(face).fontSize(points).text(text, x, y, { width, align, lineBreak: false });

for (const { code, seed, difficulty, sectors, reserves } of JSON.parse(readFileSync(deals, 'utf8'))) {
  doc.addPage();
  put('bold', 'CORE RUNNER', 30, 28, 40, 200);
  put('plain', 'RUN SHEET', 15, 200, 52, 100);
  put('bold', `${code}  ${difficulty}`, 10, 360, 40, 207, 'right');
  put('bold', `seed ${seed}`, 13, 330, 54, 237, 'right');
  doc.moveTo(28, 76).lineTo(567, 76).lineWidth(1.4).stroke();
  for (const [index, title] of ['HEALTH POINTS', 'CRYPTOCREDITS', 'CORES'].entries()) {
    put('bold', title, 12.5, 28 + index * 182, 100, 150);
    doc
      .lineWidth(1.1)
      .roundedRect(28 + index * 182, 118, 150, 52, 3)
      .stroke();
  }
  for (const [row, abbreviation] of ['+1', '-1', '+2', '-2', '+3', '-3', '*2', '/2', 'RE', 'RS'].entries())
    for (let index = 0; index < 3; index++) {
      put('bold', abbreviation, 14, 30 + index * 34, 214 + row * 40, 26, 'center');
      doc
        .lineWidth(0.5)
        .circle(43 + index * 34, 222 + row * 40, 12.5)
        .stroke();
    }
  put('bold', 'RISE CITY: INDUSTRIAL DISTRICT', 12.5, 160, 180, 200);
  for (const { id, q, r, label, sectorNumber, eventNumber } of sectors) {
    const [x, y] = [364 + size * 1.5 * q, 420 + size * Math.sqrt(3) * (r + q / 2)];
    doc.lineWidth(label ? 2 : 0.9);
    for (let corner = 0; corner < 6; corner++) {
      const angle = (corner * Math.PI) / 3;
      doc[corner === 0 ? 'moveTo' : 'lineTo'](x + size * Math.cos(angle), y + size * Math.sin(angle));
    }
    doc.closePath().stroke();
    doc
      .lineWidth(0.8)
      .rect(x - 12, y - 18, 24, 24)
      .stroke();
    doc
      .moveTo(x - 18, y + 24)
      .lineTo(x + 18, y + 24)
      .stroke();
    if (label) put('bold', label.toUpperCase(), 11.5, x - 40, y - 32, 80, 'center');
    put('plain', id, 8.5, x - 20, y + 25, 40, 'center');
    put('bold', String(sectorNumber), 17, x - 20, y - 17, 40, 'center');
    put('bold', String(eventNumber), 17, x - 20, y + 6, 40, 'center');
  }
  for (const [row, [title, numbers]] of [
    ['SPARE EVENTS, FOR RE', reserves.eventNumbers],
    ['SPARE SECTORS, FOR RS', reserves.sectorNumbers],
  ].entries()) {
    put('bold', title, 9.5, 28, 664 + row * 22, 130);
    for (const [index, number] of numbers.entries()) {
      doc
        .lineWidth(0.6)
        .rect(160 + index * 24, 660 + row * 22, 24, 17)
        .stroke();
      put('bold', String(number), 11.5, 160 + index * 24, 663 + row * 22, 24, 'center');
    }
  }
  put('bold', 'LOG', 12.5, 28, 716, 100);
  put('bold', code, 13.5, 400, 716, 100);
  for (let line = 0; line < 4; line++)
    doc
      .lineWidth(0.5)
      .moveTo(28, 740 + line * 18)
      .lineTo(567, 740 + line * 18)
      .stroke();
}
doc.end();
