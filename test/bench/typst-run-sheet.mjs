/** A Run sheet as one would write it for Typst: the same board, numbers and boxes, set by its npm package. */

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [packages, deals, out, ...fonts] = process.argv.slice(2);
const { NodeCompiler } = createRequire(packages)('@myriaddreamin/typst-ts-node-compiler');

const size = 42;
const lines = [
  '#set page(width: 595.28pt, height: 841.89pt, margin: 0pt)',
  '#set text(font: "Barlow", stretch: 75%, size: 12pt)',
  '#set par(leading: 0pt)',
];
const at = (x, y, content) => lines.push(`#place(dx: ${x}pt, dy: ${y}pt, ${content})`);
const put = (weight, text, points, x, y, width, align = 'left') =>
  at(
    x,
    y,
    `box(width: ${width}pt, align(${align}, text(size: ${points}pt, weight: "${weight}", ${JSON.stringify(text)})))`,
  );
const box = (x, y, width, height, stroke, radius = 0) =>
  at(x, y, `rect(width: ${width}pt, height: ${height}pt, stroke: ${stroke}pt, radius: ${radius}pt)`);
const rule = (x, y, length, stroke) => at(x, y, `line(length: ${length}pt, stroke: ${stroke}pt)`);

const [{ code, seed, difficulty, sectors, reserves }] = JSON.parse(readFileSync(deals, 'utf8'));
put('bold', 'CORE RUNNER', 30, 28, 40, 200);
put('regular', 'RUN SHEET', 15, 200, 52, 100);
put('bold', `${code}  ${difficulty}`, 10, 360, 40, 207, 'right');
put('bold', `seed ${seed}`, 13, 330, 54, 237, 'right');
rule(28, 76, 539, 1.4);
for (const [index, title] of ['HEALTH POINTS', 'CRYPTOCREDITS', 'CORES'].entries()) {
  put('bold', title, 12.5, 28 + index * 182, 100, 150);
  box(28 + index * 182, 118, 150, 52, 1.1, 3);
}
for (const [row, abbreviation] of ['+1', '-1', '+2', '-2', '+3', '-3', '*2', '/2', 'RE', 'RS'].entries())
  for (let index = 0; index < 3; index++) {
    put('bold', abbreviation, 14, 30 + index * 34, 214 + row * 40, 26, 'center');
    at(30.5 + index * 34, 209.5 + row * 40, 'circle(radius: 12.5pt, stroke: 0.5pt)');
  }
put('bold', 'RISE CITY: INDUSTRIAL DISTRICT', 12.5, 160, 180, 200);
for (const { id, q, r, label, sectorNumber, eventNumber } of sectors) {
  const [x, y] = [364 + size * 1.5 * q, 420 + size * Math.sqrt(3) * (r + q / 2)];
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3;
    return `(${(x + size * Math.cos(angle)).toFixed(2)}pt, ${(y + size * Math.sin(angle)).toFixed(2)}pt)`;
  });
  at(0, 0, `polygon(stroke: ${label ? 2 : 0.9}pt, ${corners.join(', ')})`);
  box(x - 12, y - 18, 24, 24, 0.8);
  rule(x - 18, y + 24, 36, 0.8);
  if (label) put('bold', label.toUpperCase(), 11.5, x - 40, y - 32, 80, 'center');
  put('regular', id, 8.5, x - 20, y + 25, 40, 'center');
  put('bold', String(sectorNumber), 17, x - 20, y - 17, 40, 'center');
  put('bold', String(eventNumber), 17, x - 20, y + 6, 40, 'center');
}
for (const [row, [title, numbers]] of [
  ['SPARE EVENTS, FOR RE', reserves.eventNumbers],
  ['SPARE SECTORS, FOR RS', reserves.sectorNumbers],
].entries()) {
  put('bold', title, 9.5, 28, 664 + row * 22, 130);
  for (const [index, number] of numbers.entries()) {
    box(160 + index * 24, 660 + row * 22, 24, 17, 0.6);
    put('bold', String(number), 11.5, 160 + index * 24, 663 + row * 22, 24, 'center');
  }
}
put('bold', 'LOG', 12.5, 28, 716, 100);
put('bold', code, 13.5, 400, 716, 167);
for (let line = 0; line < 4; line++) rule(28, 740 + line * 18, 539, 0.5);

const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts.map((path) => readFileSync(path)) }] });
writeFileSync(out, compiler.pdf({ mainFileContent: lines.join('\n') }));
