/** Fields of pages → an interactive form: widgets, and what they are parts of (ISO 32000-1, 12.7). */

import { latin1 } from '../bytes.ts';
import type { Colour, FieldMark, Page, Part, Stamp, TextSign } from '../typeset/page/page.ts';
import { colourOperator, type DrawnStamp } from './content-stream.ts';
import { formFont } from './form-font.ts';
import { number, rounded } from './number.ts';
import { objectOf, type Pen, type Reference } from './pdfkit.ts';
import type { Structure } from './structure.ts';

export interface Form {
  /** Adds the widget of a field to the page being drawn, in one of its parts. */
  add(mark: FieldMark, page: Page, part: Part): void;
  /** Writes the form, if any. @throws Error for two fields of one name. */
  write(): void;
}

const flags = { printed: 4, radio: 1 << 15, button: 1 << 16, choice: 1 << 17, doesNotScroll: 1 << 23 };
const fontName = 'Barlow';

export interface FormTools {
  readonly structure: Structure;
  readonly stamps: (stamp: Stamp) => DrawnStamp;
  readonly fontFile: () => Uint8Array;
  /** The colour of signs. */
  readonly accent: Colour;
}

/** Opens a form; its font is embedded whole, as any character may be typed. */
export function openForm(doc: Pen, { structure, stamps, fontFile, accent }: FormTools): Form {
  const names = new Set<string>();
  const named = (name: string) => {
    if (names.has(name)) throw new Error(`two fields are called ${name}`);
    names.add(name);
    return new String(name);
  };
  const fields: Reference[] = [];
  const groups = new Map<string, Reference>();
  const entriesOf = fieldEntries(doc, stamps, colourOperator(accent, 'fill'));

  /** The field of a group, the parent of its widgets. */
  const groupOf = (name: string, words: string): Reference => {
    const known = groups.get(name);
    if (known) return known;
    const field = doc.ref({ FT: 'Btn', Ff: flags.radio, T: named(name), TU: new String(words), V: 'Off', Kids: [] });
    groups.set(name, field);
    fields.push(field);
    return field;
  };
  return {
    add(mark, page, part) {
      const { x, y, width, height, input, name, words } = mark;
      const group = input.kind === 'one-of' ? groupOf(input.group, input.groupWords) : undefined;
      const widget = doc.ref({
        Type: 'Annot',
        Subtype: 'Widget',
        Rect: [x, page.height - y - height, x + width, page.height - y].map(rounded),
        F: input.kind === 'clear' ? 0 : flags.printed,
        P: doc.page.dictionary,
        ...(group ? { Parent: group } : { T: named(name) }),
        TU: new String(words),
        ...entriesOf(mark),
      });
      widget.data.StructParent = structure.annotation(mark.role, widget, part, words);
      if (group) group.data.Kids = [...kidsOf(group), widget];
      else fields.push(widget);
      doc.page.annotations.push(widget);
      widget.end();
    },
    write() {
      if (fields.length === 0) return;
      for (const field of groups.values()) field.end();
      const DR = { Font: { [fontName]: formFont(doc, fontFile()), ZaDb: objectOf(doc, signFont) } };
      doc._root.data.AcroForm = objectOf(doc, { Fields: fields, DR, DA: appearance(0) });
    },
  };
}

const kidsOf = ({ data }: Reference): readonly unknown[] => (Array.isArray(data.Kids) ? data.Kids : []);

/** Appearances and lists of choices, shared in the file. */
function sharedObjects(doc: Pen, stamps: FormTools['stamps']) {
  const known = new Map<string, Reference>();
  const shared = (key: string, data: object, stream?: Uint8Array): Reference => {
    const found = known.get(key) ?? objectOf(doc, data, stream);
    known.set(key, found);
    return found;
  };
  const look = (key: string, { width, height }: FieldMark, content: string, XObject: object = {}) => {
    const BBox = [0, 0, rounded(width), rounded(height)];
    const form = { Type: 'XObject', Subtype: 'Form', BBox, Resources: { XObject } };
    return shared(`${key} ${number(width)} ${number(height)}`, form, latin1(content));
  };
  return {
    listOf: (options: readonly string[]) =>
      shared(
        `list ${options.join('\n')}`,
        options.map((option) => new String(option)),
      ),
    look,
    /** Art of a page, whose y runs downwards. */
    face(mark: FieldMark, stamp: Stamp) {
      const { name, reference } = stamps(stamp);
      return look(name, mark, `1 0 0 -1 0 ${number(mark.height)} cm /${name} Do`, { [name]: reference });
    },
  };
}

/** The entries of a field that depend on its input. */
function fieldEntries(
  doc: Pen,
  stamps: FormTools['stamps'],
  inked: string,
): (mark: FieldMark) => Record<string, unknown> {
  const { listOf, look, face } = sharedObjects(doc, stamps);
  const typed = (mark: FieldMark, size = 0) => ({
    DA: appearance(size),
    AP: { N: look('empty', mark, '/Tx BMC EMC') },
  });
  const ticked = (mark: FieldMark, sign: TextSign, state: string) => ({
    AS: 'Off',
    AP: { N: { [state]: look(sign, mark, signs[sign](mark.width, mark.height, inked)), Off: look('off', mark, '') } },
    // For viewers that draw signs of their own.
    DA: new String(`/ZaDb 0 Tf ${inked}`),
    MK: { CA: new String(signCodes[sign]) },
  });
  return (mark) => {
    const { input, width } = mark;
    switch (input.kind) {
      case 'text': {
        const MaxLen = input.maxLength ?? Math.max(1, Math.floor(width / minAdvance));
        const align = input.align === 'centre' && { Q: 1 };
        return { FT: 'Tx', Ff: flags.doesNotScroll, ...typed(mark, input.size), ...align, MaxLen };
      }
      case 'choice':
        return { FT: 'Ch', Ff: flags.choice, Opt: listOf(input.options), ...typed(mark, input.size), Q: 1 };
      case 'tick':
        return { FT: 'Btn', V: 'Off', ...ticked(mark, input.sign, 'Yes') };
      case 'one-of':
        return ticked(mark, input.sign, stateOf(input.value));
      case 'clear':
        return { FT: 'Btn', Ff: flags.button, A: { S: 'ResetForm' }, AP: { N: face(mark, input.face) } };
      default:
        return input satisfies never;
    }
  };
}

/** How text in a field is set; size 0 has viewers fit it to the field. */
const appearance = (size: number) => new String(`/${fontName} ${number(size)} Tf 0 g`);
/** A value as a name of the file (ISO 32000-1, 7.3.5). */
const stateOf = (value: string) =>
  [...new TextEncoder().encode(value)]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /\w/u.test(sign) ? sign : `#${byte.toString(16).padStart(2, '0')}`;
    })
    .join('');

/** The width of a letter of the smallest legible size, in points. */
const minAdvance = 3;

/** The nearest signs of Zapf Dingbats. */
const signCodes: Readonly<Record<TextSign, string>> = { dot: 'l', cross: '8', diamond: 'u' };

/** One of the standard fonts, which every viewer has. */
const signFont = { Type: 'Font', Subtype: 'Type1', BaseFont: 'ZapfDingbats' };

/** The sign in a ticked field, in a box with its origin at the lower left. */
const signs: Readonly<Record<TextSign, (width: number, height: number, inked: string) => string>> = {
  dot: (width, height, inked) => `${inked} ${round(width, height, Math.min(width, height) * 0.32)} f`,
  cross: (width, height) => {
    const [left, low, right, high] = [width * 0.15, height * 0.15, width * 0.85, height * 0.85].map(number);
    return `0 G 1.6 w 1 J ${left} ${low} m ${right} ${high} l ${left} ${high} m ${right} ${low} l S`;
  },
  diamond: (width, height, inked) => {
    const at = (x: number, y: number) => `${number(width * x)} ${number(height * y)}`;
    return `${inked} ${at(0.5, 0.08)} m ${at(0.92, 0.5)} l ${at(0.5, 0.92)} l ${at(0.08, 0.5)} l h f`;
  },
};

function round(width: number, height: number, radius: number): string {
  const [x, y, k] = [width / 2, height / 2, radius * 0.5523];
  const at = (...values: readonly number[]) => values.map(number).join(' ');
  return [
    `${at(x + radius, y)} m`,
    `${at(x + radius, y + k, x + k, y + radius, x, y + radius)} c`,
    `${at(x - k, y + radius, x - radius, y + k, x - radius, y)} c`,
    `${at(x - radius, y - k, x - k, y - radius, x, y - radius)} c`,
    `${at(x + k, y - radius, x + radius, y - k, x + radius, y)} c h`,
  ].join(' ');
}
