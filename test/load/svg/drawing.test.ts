import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usualAccent } from '../../../src/colour.ts';
import { drawDiagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { drawingMarks } from '../../../src/documents/figures/drawing.ts';
import { readDrawing } from '../../../src/load/svg/drawing.ts';
import { pathOperators } from '../../../src/pdf/content-stream.ts';

const read = (text: string) => readDrawing({ path: 'pictures/one.svg', text }, usualAccent);
const svg = (inside: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inside}\n</svg>\n`;
const paths = (inside: string, attributes?: string) => {
  const { drawing, faults } = read(svg(inside, attributes));
  expect(faults.map((one) => drawDiagnostic(one))).toEqual([]);
  return drawing?.paths ?? [];
};
const refusal = (text: string) =>
  read(text)
    .faults.map((one) => drawDiagnostic(one))
    .join('\n');

/** Draws a picture as books do, in both inks. */
function printed(text: string): string {
  const { drawing, faults } = read(text);
  for (const { code, hint } of faults) expect([code, hint]).toEqual(['CR012', expect.stringMatching(/./u)]);
  expect(drawing === undefined).toBe(faults.length > 0);
  if (!drawing) return '';
  const frame = { x: 0, y: 0, width: 300, height: (300 * drawing.height) / drawing.width };
  return [false, true]
    .flatMap((lowInk) => drawingMarks(drawing, frame, { lowInk }).map((mark) => pathOperators(mark, 10)))
    .join('\n');
}

interface IconSet {
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
  readonly width?: number;
  readonly height?: number;
}
const require = createRequire(import.meta.url);
const iconSet = (path: string): IconSet => JSON.parse(readFileSync(path, 'utf8'));
const lucide = iconSet(require.resolve('@iconify-json/lucide/icons.json'));
const tabler = iconSet(require.resolve('@iconify-json/tabler/icons.json'));
const gameIcons = iconSet(require.resolve('@iconify-json/game-icons/icons.json'));
const iconOf = ({ icons, width = 16, height = 16 }: IconSet, name: string) => {
  const icon = icons[name];
  return svg(
    icon?.body ?? '',
    `viewBox="0 0 ${icon?.width ?? width} ${icon?.height ?? height}" width="1em" height="1em"`,
  );
};

/** As Inkscape saves a drawing. */
const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="80mm" height="40mm" viewBox="0 0 80 40" version="1.1" id="svg1" inkscape:version="1.3.2 (091e20e, 2023-11-25)"
   sodipodi:docname="boat.svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg"
   xmlns:svg="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
   xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <title id="title1">A boat   on the
    mud</title>
  <sodipodi:namedview id="namedview1" pagecolor="#ffffff" bordercolor="#000000" inkscape:zoom="2.5" showgrid="false">
    <inkscape:grid id="grid1" units="mm" />
  </sodipodi:namedview>
  <defs id="defs1"><linearGradient id="unused"><stop offset="0" /></linearGradient></defs>
  <metadata id="metadata1"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format></cc:Work></rdf:RDF></metadata>
  <g inkscape:label="Hull" inkscape:groupmode="layer" id="layer1" transform="translate(-10,-5)">
    <path style="fill:#1a1a1a;fill-opacity:1;stroke:none;stroke-width:0.264583;-inkscape-stroke:none"
       d="m 20,30 h 50 l -8,10 H 28 Z" id="path1" sodipodi:nodetypes="ccccc" />
    <ellipse style="fill:none;stroke:#b8450d;stroke-width:1.5;stroke-linecap:round;stroke-dasharray:3, 1.5;stroke-opacity:1"
       id="ellipse1" cx="45" cy="20" rx="8" ry="6" />
  </g>
  <g inkscape:groupmode="layer" inkscape:label="Notes" id="layer2" style="display:none"><text id="t">later</text></g>
</svg>
`;

describe('a picture of a game', () => {
  it.each([
    ['lucide', lucide, 'bell-ring'],
    ['tabler', tabler, 'sailboat'],
    ['game-icons', gameIcons, 'anchor'],
  ])('is drawn as it is found: %s', (_, set, name) => expect(printed(iconOf(set, name))).toMatch(/ c/u));
  it('is drawn as Inkscape saves it, with its title', () => {
    const { drawing } = read(inkscape);
    expect(drawing).toMatchObject({ title: 'A boat on the mud', width: 1000, height: 500 });
    expect(drawing?.paths).toMatchObject([
      { fill: 'black', d: 'M125 312.5H750L650 437.5H225Z' },
      { stroke: 'accent', width: 18.75, cap: 'round', dash: [37.5, 18.75] },
    ]);
  });
  it('has every shape', () => {
    const shapes = [
      '<rect width="4" height="2" rx="1"/>',
      '<circle cx="5" cy="5" r="2"/>',
      '<ellipse cx="5" cy="5" rx="2" ry="1"/>',
      '<line x1="0" y1="0" x2="5px" y2="5" stroke="#000"/>',
      '<polyline points="0,0 5,5 5,0"/>',
      '<polygon points="0 0 5 5 5 0"/>',
      '<path d="M1 1q1 1 2 0t2 0s1 1 2 2A1 1 0 0 1 5 5z"/>',
    ];
    expect(paths(shapes.join('')).map(({ d }) => d)).toMatchSnapshot();
  });
  it('has the inks of a book', () => {
    const ink = (attributes: string) => paths(`<path d="M0 0h5v5" ${attributes}/>`)[0]?.fill;
    expect(ink('')).toBe('black');
    expect(ink('fill="currentColor"')).toBe('black');
    expect(ink('fill="#fafafa"')).toBe('white');
    expect(ink('style="fill: rgb(250, 90%, 240)"')).toBe('white');
    expect(ink('fill="rgb(10% 20% 30%)"')).toBe('black');
    expect(ink('fill="#B8450D"')).toBe('accent');
    expect(ink('class="big accent"')).toBe('accent');
    expect(ink('class="accent" fill="#fff"')).toBe('white');
  });
  it('has transforms, whose scale widens lines', () => {
    const [path] = paths(
      '<g transform="translate(1 2) scale(2)"><path d="M0 0h1" stroke="#000" stroke-width=".5"/></g>',
    );
    expect(path).toMatchObject({ d: 'M100 200H300', width: 100 });
  });
  it('uses symbols in their own size', () => {
    const symbol =
      '<defs><symbol id="s" viewBox="10 10 20 20"><rect x="10" y="10" width="20" height="10"/></symbol></defs>';
    expect(
      paths(`${symbol}<use href="#s" x="1" width="4" height="4"/><use xlink:href="#s"/>`).map(({ d }) => d),
    ).toEqual(['M100 0H500V200H100Z', 'M0 0H1000V500H0Z']);
  });
  it('fills areas in areas by their rule', () =>
    expect(paths('<path fill-rule="evenodd" d="M0 0h9v9h-9zM1 1h5v5h-5z"/>')[0]?.isEvenOdd).toBe(true));
});

describe('a picture that cannot be drawn', () => {
  it.each([
    ['text', svg('<text>a</text>'), 'cannot draw element text'],
    ['an image', svg('<image href="a.png"/>'), 'cannot draw element image'],
    ['a gradient', svg('<path d="M0 0h5" fill="url(#a)"/>'), 'cannot draw fill url(#a)'],
    ['a name of a colour', svg('<path d="M0 0h5" fill="teal"/>'), 'cannot draw fill teal'],
    ['a filter', svg('<g filter="url(#a)"/>'), 'cannot draw filter url(#a)'],
    ['a mask', svg('<g style="mask:url(#a)"/>'), 'cannot draw mask url(#a)'],
    ['a clip path', svg('<g clip-path="url(#a)"/>'), 'cannot draw clip-path url(#a)'],
    ['a style sheet', svg('<defs><style>.a { fill: red }</style></defs>'), 'cannot draw element style'],
    ['opacity', svg('<path d="M0 0h5" opacity=".5"/>'), 'cannot draw opacity .5'],
    ['a script', svg('<script>alert()</script>'), 'cannot draw element script'],
    ['a link', svg('<a href="https://example.org"><path d="M0 0h5"/></a>'), 'cannot draw element a'],
    ['another file', svg('<use href="other.svg#a"/>'), 'cannot draw use of other.svg#a'],
    ['no viewBox', svg('', 'width="24" height="24px"'), 'expected a viewBox of 4 numbers, found none'],
    ['nothing', svg('<g/>'), 'cannot draw a picture of nothing'],
    ['a broken path', svg('<path d="M0 0L5"/>'), 'cannot draw this path: missed param (at pos 6)'],
    ['a unit', svg('<circle r="5mm"/>'), 'cannot draw r 5mm'],
    ['a transform', svg('<g transform="turn(5)"><path d="M0 0h5"/></g>'), 'cannot draw transform turn(5)'],
    ['a broken file', svg('<g>'), 'cannot read the picture: missing end tag for element g'],
    ['an HTML page', '<html></html>', 'expected element svg, found html'],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "${'b'.repeat(99)}">]>${svg('&a;')}`, "named entity isn't defined: &a;"],
    ['numbers without end', svg('<path d="M0 0L1e400 5"/>'), 'cannot draw numbers this large'],
    ['huge numbers', svg('<path d="M0 0L1e99 5"/>'), 'cannot draw numbers this large'],
    [
      'names of objects',
      svg('<constructor/><path d="M0 0h5" toString="1" style="__proto__:1"/>'),
      'element constructor',
    ],
  ])('is refused with a place and what to do: %s', (_, text, message) => {
    expect(refusal(text)).toContain(message);
    expect(refusal(text)).toMatch(/^error\[CR012\].*\n {2}pictures\/one\.svg:\d+:\d+[\s\S]*\n {2}hint: ./u);
  });
  it('is refused at each fault', () => {
    expect(read(svg('<text>a</text>\n<path opacity=".5" d="M0"/>')).faults.length).toBe(3);
    expect(refusal(svg('<path\n  d="M0 0h5"\n  fill="teal"/>'))).toContain('one.svg:4:3');
  });
  it('names the viewBox that its size means', () =>
    expect(refusal(svg('', 'width="24" height="30px"'))).toContain('write viewBox="0 0 24 30" in the svg element'));
  it.each([
    ['width="120mm" height="8cm"', '454 302'],
    ['width="1in" height="72pt"', '96 96'],
    ['width="50%"', '100 100'],
  ])('names it in pixels where its size has units: %s', (size, viewBox) =>
    expect(refusal(svg('', size))).toContain(`write viewBox="0 0 ${viewBox}"`),
  );
});

describe('a hostile picture', () => {
  const uses = Array.from(
    { length: 20 },
    (_, index) => `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(10)}</g>`,
  );
  it.each([
    ['loops', '<g id="a"><use href="#a"/></g>'],
    ['powers of uses', `<path id="g0" d="M0 0h5"/>${uses.join('')}`],
    ['many uses of a long path', `<path id="p" d="M0 0${'h1'.repeat(50_000)}"/>${'<use href="#p"/>'.repeat(2000)}`],
    ['many uses of a long style', `<g id="p" style="${'a:b;'.repeat(30_000)}"/>${'<use href="#p"/>'.repeat(2000)}`],
    ['depth', '<g>'.repeat(20_000)],
    ['balanced depth', `${'<g>'.repeat(500)}${'</g>'.repeat(500)}`],
    ['size', ' '.repeat(200_001)],
    ['breadth', '<g/>'.repeat(45_000)],
  ])('is refused in a second: %s', (_, inside) => {
    const start = performance.now();
    expect(refusal(svg(inside))).toMatch(/^error\[CR012\]/u);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

describe('a damaged picture', () => {
  const texts = [
    inkscape,
    iconOf(lucide, 'bell-ring'),
    iconOf(tabler, 'sailboat'),
    iconOf(gameIcons, 'anchor').slice(0, 900),
  ];
  const pieces = [
    '<',
    '>',
    '/',
    '"',
    '=',
    '-',
    '1e999',
    'NaN',
    '0',
    '.',
    ' ',
    'A',
    'z',
    '<use href="#path1"/>',
    'scale(0)',
    '\0',
    '&#0;',
    '%',
    'px',
  ];
  it('is printed, or refused with a reason', () => {
    const edit = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      cut: fc.nat(12),
      text: fc.constantFrom('', ...pieces),
    });
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(edit, { minLength: 1, maxLength: 4 }), (text, edits) => {
        const damaged = edits.reduce((before, { at, cut, text: put }) => {
          const from = Math.floor(at * before.length);
          return before.slice(0, from) + put + before.slice(from + cut);
        }, text);
        expect(printed(damaged)).not.toMatch(/NaN|Infinity|undefined/u);
      }),
      { numRuns: 400, seed: 43 },
    );
  });
});
