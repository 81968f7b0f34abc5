/** Fields of pages → an interactive form: widgets, and what they are parts of (ISO 32000-1, 12.7). */

import { latin1 } from '../bytes.ts';
import type { FieldMark, Page, Part, TextSign } from '../typeset/page/page.ts';
import { formFont } from './form-font.ts';
import { number, rounded } from './number.ts';
import { endStream, type Pen, type Reference } from './pdfkit.ts';
import type { Structure } from './structure.ts';

export interface Form {
  /** Adds the widget of a field to the page being drawn, in one of its parts. */
  add(mark: FieldMark, page: Page, part: Part): void;
  /** Writes the form, if any. @throws Error for two fields of one name. */
  write(): void;
}

const flags = { printed: 4, radio: 1 << 15, button: 1 << 16, choice: 1 << 17 };
const fontName = 'Barlow';

/** Opens a form; its font is embedded whole, as any character may be typed. */
export function openForm(doc: Pen, structure: Structure, fontFile: () => Uint8Array): Form {
  const names = new Set<string>();
  const named = (name: string) => {
    if (names.has(name)) throw new Error(`two fields are called ${name}`);
    names.add(name);
    return new String(name);
  };
  const fields: Reference[] = [];
  const groups = new Map<string, Reference>();
  const entriesOf = fieldEntries(doc);

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
        F: flags.printed,
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
      const form = doc.ref({
        Fields: fields,
        DR: { Font: { [fontName]: formFont(doc, fontFile()) } },
        DA: appearance(0),
      });
      form.end();
      doc._root.data.AcroForm = form;
    },
  };
}

const kidsOf = ({ data }: Reference): readonly unknown[] => (Array.isArray(data.Kids) ? data.Kids : []);

/** The entries of a field that depend on its input; appearances and lists of choices are shared in the file. */
function fieldEntries(doc: Pen): (mark: FieldMark) => Record<string, unknown> {
  const shared = new Map<string, Reference>();
  const once = (key: string, make: () => Reference): Reference => {
    const reference = shared.get(key) ?? make();
    shared.set(key, reference);
    return reference;
  };
  const look = (key: string, { width, height }: FieldMark, content: string) =>
    once(`${key} ${number(width)} ${number(height)}`, () => {
      const BBox = [0, 0, rounded(width), rounded(height)];
      const reference = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox, Resources: {} });
      endStream(reference, latin1(content));
      return reference;
    });
  const listOf = (options: readonly string[]) =>
    once(`list ${options.join('\n')}`, () => {
      const list = doc.ref(options.map((option) => new String(option)));
      list.end();
      return list;
    });
  const empty = (mark: FieldMark) => ({ N: look('empty', mark, '/Tx BMC EMC') });
  const off = (mark: FieldMark) => look('off', mark, '');
  const ticked = (mark: FieldMark, sign: TextSign, state: string) => ({
    AS: 'Off',
    AP: { N: { [state]: look(sign, mark, signs[sign](mark.width, mark.height)), Off: off(mark) } },
  });
  return (mark) => {
    const { input } = mark;
    switch (input.kind) {
      case 'text':
        return {
          FT: 'Tx',
          DA: appearance(input.size),
          AP: empty(mark),
          ...(input.align === 'centre' && { Q: 1 }),
          ...(input.maxLength && { MaxLen: input.maxLength }),
        };
      case 'choice':
        return {
          FT: 'Ch',
          Ff: flags.choice,
          Opt: listOf(input.options),
          DA: appearance(input.size),
          AP: empty(mark),
          Q: 1,
        };
      case 'tick':
        return { FT: 'Btn', V: 'Off', ...ticked(mark, input.sign, 'Yes') };
      case 'one-of':
        return ticked(mark, input.sign, stateOf(input.value));
      case 'clear':
        return { FT: 'Btn', Ff: flags.button, A: { S: 'ResetForm' }, AP: { N: off(mark) } };
      default:
        return input satisfies never;
    }
  };
}

/** How text in a field is set; size 0 leaves it to the viewer. */
const appearance = (size: number) => new String(`/${fontName} ${number(size)} Tf 0 g`);
/** A value as a name of the file (ISO 32000-1, 7.3.5). */
const stateOf = (value: string) =>
  [...new TextEncoder().encode(value)]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /\w/u.test(sign) ? sign : `#${byte.toString(16).padStart(2, '0')}`;
    })
    .join('');

const accent = '0.72 0.27 0.05';

/** The sign in a ticked field, in a box with its origin at the lower left. */
const signs: Readonly<Record<TextSign, (width: number, height: number) => string>> = {
  ring: (width, height) => `${accent} RG 1.8 w ${round(width, height, Math.min(width, height) / 2 - 1)} S`,
  dot: (width, height) => `${accent} rg ${round(width, height, Math.min(width, height) * 0.32)} f`,
  cross: (width, height) => {
    const [left, low, right, high] = [width * 0.15, height * 0.15, width * 0.85, height * 0.85].map(number);
    return `0 G 1.6 w 1 J ${left} ${low} m ${right} ${high} l ${left} ${high} m ${right} ${low} l S`;
  },
  diamond: (width, height) => {
    const at = (x: number, y: number) => `${number(width * x)} ${number(height * y)}`;
    return `${accent} rg ${at(0.5, 0.08)} m ${at(0.92, 0.5)} l ${at(0.5, 0.92)} l ${at(0.08, 0.5)} l h f`;
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
