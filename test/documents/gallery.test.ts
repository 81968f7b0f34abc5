import { readFileSync } from 'node:fs';
import svgPath from 'svgpath';
import { expect, it } from 'vitest';
import { pictureArt } from '../../src/art/picture.ts';
import { pictureNames } from '../../src/model/picture-names.ts';
import { pictureSvg } from '../../src/svg/draw.ts';

/** Pictures in a row, and their frames above a name. */
const [across, width, height, step] = [4, 150, 84, 108];
/** Lines as thin as this are shading: most of the bytes, and lost at this size. */
const thin = 0.7;

function pictureAt(name: (typeof pictureNames)[number], index: number): string {
  const [x, y] = [4 + (index % across) * (width + 8), 4 + Math.floor(index / across) * step];
  const frame = { x: 0, y: 0, width, height };
  const marks = pictureArt(name, '11', frame, { lowInk: false }).filter(({ width: line = 1 }) => line > thin);
  const drawn = pictureSvg({ ...frame, marks }).replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" `,
  );
  return `${drawn}<text x="${x + width / 2}" y="${y + height + 15}">${name}</text>\n`;
}

// `npx vitest run test/documents/gallery.test.ts -u` draws it again.
it('docs/pictures.svg shows every picture with its name', async () => {
  const size = `0 0 ${across * (width + 8)} ${Math.ceil(pictureNames.length / across) * step}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}" font-family="sans-serif" font-size="13" text-anchor="middle">
<rect width="100%" height="100%" fill="#ffffff"/>
${pictureNames.map(pictureAt).join('')}</svg>
`;
  const short = (_: string, d: string) => `d="${svgPath(d).round(0).rel().toString()}"`;
  await expect(svg.replaceAll(/d="([^"]+)"/gu, short)).toMatchFileSnapshot('../../docs/pictures.svg');
});

it('docs/pictures.md lists every picture', () => {
  const page = readFileSync(new URL('../../docs/pictures.md', import.meta.url), 'utf8');
  const listed = [...page.slice(page.indexOf('<img')).matchAll(/`([a-z]+)`[,.]/gu)].map(([, name]) => name);
  expect(listed).toEqual([...pictureNames]);
});
