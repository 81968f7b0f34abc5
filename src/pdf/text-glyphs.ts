/** Texts that stand in thousands of places → glyphs of fonts of their own, each shown by one byte. */

import type { TextMark } from '../typeset/page/page.ts';
import type { EmbeddedFont, FontEncoder } from './encode.ts';
import type { Pen, Reference } from './pen.ts';

/** What content is set in. */
export type UsedFont = Pick<EmbeddedFont, 'id' | 'ref'>;

/** A whole text as one glyph. */
export interface TextGlyph {
  readonly font: UsedFont;
  /** Its byte, which needs no escape in a string. */
  readonly code: string;
  /** In whole thousandths of its size, without the space at its end. */
  readonly width: number;
}

/** Fonts of one file whose glyphs are whole texts; a further font is opened where the bytes of one are used up. */
export interface TextGlyphs {
  /**
   * The glyphs of a table, by the places of its texts: each is drawn when it is first asked for, as far from where it is shown
   * as the text is from its origin.
   */
  of(table: readonly TextMark[]): (pick: number) => TextGlyph;
  /** Writes the fonts into the file, when all is drawn. */
  write(): void;
}

/** What shows the pieces of a text. */
export type Show = (text: TextMark) => string;

/** Bytes that stand for themselves in a string. */
const codes = Array.from({ length: 255 }, (_, code) => code).filter(
  (code) => code > 32 && code !== 127 && (code < 128 || code > 160) && !'()\\'.includes(String.fromCharCode(code)),
);

interface OpenFont extends UsedFont {
  readonly reference: Reference;
  readonly glyphs: {
    readonly code: number;
    readonly width: number;
    readonly words: string;
    readonly drawn: Reference;
  }[];
  readonly used: Set<UsedFont>;
}

/** Fonts of Type 3 (ISO 32000-1, 9.6.5) whose glyphs are texts set in the fonts of the document. */
export function textGlyphs(doc: Pen, fonts: FontEncoder, show: Show): TextGlyphs {
  const opened: OpenFont[] = [];
  const known = new Map<readonly TextMark[], (pick: number) => TextGlyph>();
  const shared = new Map<string, readonly [font: OpenFont, code: number]>();

  const open = (): OpenFont => {
    const reference = doc.ref();
    const font: OpenFont = {
      id: `T${opened.length + 1}`,
      reference,
      ref: () => reference,
      glyphs: [],
      used: new Set(),
    };
    opened.push(font);
    return font;
  };

  /** A glyph of a thousandth of the size, which texts of all sizes share. */
  const drawn = (text: TextMark, width: number): readonly [OpenFont, number] => {
    const offset = [(text.x * 1000) / text.size, (-text.y * 1000) / text.size].map((one) => Math.round(one));
    const shown = `${offset.some((one) => one !== 0) ? ` ${offset.join(' ')} Td` : ''}${show(text)}`;
    const key = `${text.face} ${shown}`;
    let entry = shared.get(key);
    if (entry === undefined) {
      const last = opened.at(-1);
      const font = last === undefined || last.glyphs.length === codes.length ? open() : last;
      const code = codes[font.glyphs.length] as number;
      const inner = fonts.font(text.face);
      font.used.add(inner);
      const procedure = doc.ref();
      procedure.compress = false;
      procedure.end(Buffer.from(`${width} 0 d0 BT/${inner.id} 1000 Tf${shown} ET`, 'latin1'));
      font.glyphs.push({ code, width, words: wordsOf(text), drawn: procedure });
      entry = [font, code];
      shared.set(key, entry);
    }
    return entry;
  };

  const glyphOf = (text: TextMark): TextGlyph => {
    const ink = { ...text, pieces: inkOf(text) };
    const width = Math.round(ink.pieces.reduce<number>((sum, piece) => sum + widthOf(piece, text.size), 0));
    const [font, code] = drawn(ink, width);
    return { font, code: String.fromCharCode(code), width };
  };

  return {
    of(table) {
      let shown = known.get(table);
      if (shown === undefined) {
        const glyphs: (TextGlyph | undefined)[] = [];
        shown = (pick) => {
          glyphs[pick] ??= glyphOf(table[pick] as TextMark);
          return glyphs[pick] as TextGlyph;
        };
        known.set(table, shown);
      }
      return shown;
    },
    write() {
      for (const font of opened) writeFont(doc, font);
    },
  };
}

/** The pieces of a text without the space at its end. */
function inkOf({ pieces }: TextMark): TextMark['pieces'] {
  const last = pieces.findLastIndex((piece) => typeof piece !== 'number' && piece.clusters.join('').trim() !== '');
  return pieces.slice(0, last + 1);
}

/** In thousandths of the size. */
const widthOf = (piece: TextMark['pieces'][number], size: number) =>
  typeof piece === 'number' ? (piece * 1000) / size : piece.width;

/** What is copied for a text: places stand apart. */
const wordsOf = ({ pieces }: TextMark) =>
  `${pieces.map((piece) => (typeof piece === 'number' ? '' : piece.clusters.join(''))).join('')} `;

function writeFont(doc: Pen, { id, reference, glyphs, used }: OpenFont): void {
  const nameOf = (code: number) => `t${code}`;
  const [first, last] = [glyphs[0]?.code ?? 0, glyphs.at(-1)?.code ?? 0];
  const widths = new Map(glyphs.map(({ code, width }) => [code, width]));
  const unicode = doc.ref();
  unicode.end(Buffer.from(unicodeMap(glyphs)));
  const descriptor = doc.ref({
    Type: 'FontDescriptor',
    FontName: id,
    Flags: 4,
    ItalicAngle: 0,
    Ascent: 1000,
    Descent: -250,
  });
  descriptor.end();
  reference.data = {
    Type: 'Font',
    Subtype: 'Type3',
    Name: id,
    FontBBox: [0, 0, 0, 0],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    FontDescriptor: descriptor,
    CharProcs: Object.fromEntries(glyphs.map(({ code, drawn }) => [nameOf(code), drawn])),
    Encoding: { Type: 'Encoding', Differences: glyphs.flatMap(({ code }) => [code, nameOf(code)]) },
    FirstChar: first,
    LastChar: last,
    Widths: Array.from({ length: last - first + 1 }, (_, index) => widths.get(first + index) ?? 0),
    Resources: { Font: Object.fromEntries([...used].map((font) => [font.id, font.ref()])) },
    ToUnicode: unicode,
  };
  reference.end();
}

/** What each byte stands for (ISO 32000-1, 9.10.3), in parts of the hundred that a map may have. */
function unicodeMap(glyphs: OpenFont['glyphs']): string {
  const rows = glyphs.map(
    ({ code, words }) => `<${code.toString(16)}> <${Buffer.from(words, 'utf16le').swap16().toString('hex')}>`,
  );
  const parts = Array.from({ length: Math.ceil(rows.length / 100) }, (_, part) =>
    rows.slice(part * 100, part * 100 + 100),
  );
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CMapName /Texts def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<00> <ff>',
    'endcodespacerange',
    ...parts.flatMap((part) => [`${part.length} beginbfchar`, ...part, 'endbfchar']),
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}
