import { PDFCheckBox, PDFDict, PDFDocument, PDFName, PDFRadioGroup, PDFTextField } from '@cantoo/pdf-lib';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../../src/model/content.ts';
import { abbreviationText } from '../../../src/model/effect.ts';
import { eventNumbers } from '../../../src/model/event.ts';
import { diceSystems } from '../../../src/systems/index.ts';
import { loadContent } from '../../load/directory.ts';
import { fillAll, saved, valuesOf } from '../../pdf/filled.ts';
import { openForeign, openSound } from '../../pdf/open-pdf.ts';
import { elementsOf, readTags } from '../../pdf/tags.ts';
import { companionOrder, content, print, workshopFor } from '../workshop.ts';

const lowTide = loadContent('content/low-tide').content as Content;
const fillable = { fillable: true };

/** What pdf.js sees of the fields of a file, page by page in the order of the tab key. */
async function fieldsOf(bytes: Uint8Array, open = openSound) {
  const document = await open(bytes);
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) =>
      (await (await document.getPage(index + 1)).getAnnotations()).map((one) => ({ ...one, pageIndex: index })),
    ),
  );
  return pages.flat();
}

it.each([
  ['Core Runner', 'a4', content],
  ['Core Runner', 'a5', content],
  ['Low Tide', 'letter', lowTide],
] as const)('the Tracking Sheet of %s on %s is a form that takes and keeps what is filled in', async (_, paper, of) => {
  const { bytes } = await print('tracking-sheet', paper, of, fillable);
  expect(Buffer.compare((await print('tracking-sheet', paper, of, fillable)).bytes, bytes)).toBe(0);
  const { board, game } = of;
  const before = await valuesOf(bytes);
  expect(Object.values(before).filter((value) => value !== '')).toEqual([]);
  // Everything that a Run needs has its field.
  const tokens = game.diceMods.flatMap(({ abbreviation, count }) =>
    Array.from({ length: count }, (_, index) => `${abbreviation} ${index + 1}`),
  );
  for (const name of [
    ...['run', 'date', 'name', 'seed', 'difficulty', 'marker', 'clear', 'turns', 'log-1', 'log-5'],
    ...['health-start', 'health-most', 'health', 'money-start', 'money', 'cores-more'],
    ...Array.from({ length: game.coreDiamonds }, (_, index) => `core-${index + 1}`),
    ...tokens.flatMap((token) => [`${token} owned`, `${token} used`]),
    ...eventNumbers(game.eventDie).map((number) => `used ${number}`),
    ...board.sectors.flatMap(({ id }) => [`${id} number`, `${id} event`, `${id} finished`]),
  ])
    expect(before).toHaveProperty([name]);
  // An independent library fills all of it in, and another reads it back.
  const filled = await fillAll(bytes);
  const after = await valuesOf(filled);
  expect(Object.entries(after).filter(([name, value]) => value === '' && name !== 'clear')).toEqual([]);
  const seen = await fieldsOf(filled, openForeign);
  for (const { fieldName, fieldValue, fieldType } of seen)
    if (fieldType === 'Tx' || fieldType === 'Ch') expect([fieldValue].flat().join(), fieldName).toBe(after[fieldName]);
  // It is drawn as well: every text, and a sign for every box but one of each group.
  const { texts, signs } = await drawnFields(filled);
  const typed = seen.filter(({ fieldType }) => fieldType !== 'Btn').map(({ fieldName }) => after[fieldName] ?? '');
  expect(texts.sort()).toEqual([...typed, 'clear all'].sort());
  expect(signs).toBe(Object.keys(after).length - typed.length - 1);
});

/** What pdf.js draws of the fields of a file: texts, and how many have a sign. */
async function drawnFields(bytes: Uint8Array) {
  const document = await openForeign(bytes);
  const texts: string[] = [];
  let signs = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    const from = fnArray.flatMap((operator, index) => (operator === OPS.beginAnnotation ? [index] : []));
    for (const [index, begin] of from.entries()) {
      const drawn = fnArray.slice(begin, from[index + 1]);
      const text = drawn.indexOf(OPS.showText);
      if (text >= 0) {
        const glyphs = argsArray[begin + text][0] as { unicode?: string }[];
        texts.push(glyphs.map(({ unicode = '' }) => unicode).join(''));
      } else if (drawn.includes(OPS.constructPath)) signs++;
    }
  }
  return { texts, signs };
}

it('a field takes no number that the game has not', async () => {
  const fields = await fieldsOf((await print('tracking-sheet', 'a4', lowTide, fillable)).bytes);
  const choices = (end: string) =>
    fields
      .filter(({ fieldName }) => fieldName.endsWith(end))
      .map(({ options }) => options.map(({ exportValue }: { exportValue: string }) => exportValue));
  for (const options of choices(' number')) expect(options).toEqual([' ', '1', '2', '3', '4', '5', '6']);
  for (const options of choices(' event')) expect(options).toEqual([' ', ...eventNumbers(4).map(String)]);
  expect([choices(' number').length, choices(' event').length]).toEqual([8, 8]);
});

it('every field says what it is, in the order of play, and none is outside the page', async () => {
  for (const paper of ['a4', 'a5'] as const) {
    const { bytes } = await print('tracking-sheet', paper, content, fillable);
    const tags = readTags(bytes);
    expect(tags.faults).toEqual([]);
    const fields = await fieldsOf(bytes);
    expect(elementsOf(tags.document).filter(({ type }) => type === 'Form')).toHaveLength(fields.length);
    for (const { alternativeText, fieldName, rect, readOnly, checkBox } of fields) {
      expect(alternativeText.length, fieldName).toBeGreaterThan(2);
      expect(readOnly).toBe(false);
      const [left, low, right, high] = rect;
      expect(Math.min(left, low)).toBeGreaterThan(27);
      // No box is smaller than 5 mm, whether it is hit with a mouse or a finger; what is written is on lines.
      expect(Math.min(right - left, high - low), fieldName).toBeGreaterThan(checkBox ? 14.1 : 8.5);
    }
    const words = fields.map(({ alternativeText }) => alternativeText);
    expect(new Set(words).size).toBe(words.length);
    const order = [
      'Name',
      'Difficulty: Hard',
      'Health now',
      'CryptoCredits now',
      'Core 1 of 5',
      'DiceMod +1, 1 of 4: used',
      'Sector C1 START: Event Number',
      'Sector E3: Event finished',
      'Turns: count every Sector that you enter, the first one too',
      'LOG, line 1',
      'Clear the whole sheet',
    ];
    const places = order.map((one) => words.indexOf(one));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  }
});

it.each([
  ['Core Runner', content],
  ['Low Tide', lowTide],
] as const)('no field of %s lies over another, nor the button over a number', async (_, of) => {
  for (const paper of ['a4', 'a5'] as const) {
    const fields = await fieldsOf((await print('tracking-sheet', paper, of, fillable)).bytes);
    const boxes = fields.filter(({ checkBox, radioButton, pushButton }) => checkBox || radioButton || pushButton);
    const overlaps = boxes.flatMap(({ rect: a, fieldName, pageIndex }, index) =>
      boxes.slice(index + 1).flatMap(({ rect: b, fieldName: other, pageIndex: page }) => {
        const [x, y] = [0, 1].map((at) => Math.min(a[at + 2], b[at + 2]) - Math.max(a[at], b[at])) as [number, number];
        return pageIndex === page && x > 0.1 && y > 0.1 ? [`${fieldName} over ${other}`] : [];
      }),
    );
    expect(overlaps).toEqual([]);
  }
});

it('keeps its values however it is saved: packed, plain, or with an update after it', async () => {
  const filled = await fillAll((await print('tracking-sheet', 'a4', content, fillable)).bytes);
  const known = await valuesOf(filled);
  const plain = await saved(filled, { useObjectStreams: false });
  expect(Buffer.from(filled).includes('/ObjStm')).toBe(true);
  expect(plain.includes('/ObjStm')).toBe(false);
  const document = await openForeign(plain);
  const ids = (await document.getFieldObjects()) as Record<string, { id: string }[]>;
  const seed = 'Tom’s Größe (4) \\ 東';
  document.annotationStorage.setValue(ids.seed?.[0]?.id ?? '', { value: seed });
  const updated = Buffer.from(await document.saveDocument());
  expect(updated.subarray(0, plain.length).equals(plain)).toBe(true);
  expect(await valuesOf(plain)).toEqual(known);
  expect(await valuesOf(updated)).toEqual({ ...known, seed });
});

/** The dictionaries of the widgets of a file, by their full names. */
async function widgetsOf(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes);
  const form = document.getForm();
  return {
    form: form.acroForm.dict,
    widgets: form
      .getFields()
      .flatMap((field) => field.acroField.getWidgets().map((widget) => ({ field, name: field.getName(), widget }))),
  };
}
const entry = (dict: PDFDict, ...path: readonly string[]) => {
  const inner = path.slice(0, -1).reduce((one, key) => one.lookup(PDFName.of(key), PDFDict), dict);
  return inner.lookup(PDFName.of(path.at(-1) ?? ''))?.toString();
};

const forms = [
  ...(['a4', 'letter', 'a5', 'half-letter'] as const).map(
    (paper) =>
      [`Core Runner on ${paper}`, async () => (await print('tracking-sheet', paper, content, fillable)).bytes] as const,
  ),
  ['Low Tide', async () => (await print('tracking-sheet', 'a4', lowTide, fillable)).bytes] as const,
  ...diceSystems.map(
    (system) =>
      [
        system.id,
        async () => {
          const order = companionOrder(system, 'sheet', 'a4');
          return workshopFor('en-GB').print({ ...order, input: { ...order.input, fillable: true } }).bytes;
        },
      ] as const,
  ),
];

describe.each(forms)('the form of %s', (_, make) => {
  it('has what viewers need that draw signs of their own', async () => {
    const { form, widgets } = await widgetsOf(await make());
    expect(entry(form, 'DR', 'Font', 'ZaDb', 'BaseFont')).toBe('/ZapfDingbats');
    const ticks = widgets.filter(({ field }) => field instanceof PDFCheckBox || field instanceof PDFRadioGroup);
    for (const { name, widget } of ticks) {
      expect(entry(widget.dict, 'MK', 'CA'), name).toMatch(/^\([lu8]\)$/u);
      expect(entry(widget.dict, 'DA'), name).toMatch(/^\(\/ZaDb 0 Tf /u);
    }
  });
  it('takes no more text than it shows', async () => {
    const { widgets } = await widgetsOf(await make());
    for (const { field, name, widget } of widgets) {
      if (!(field instanceof PDFTextField)) continue;
      expect(field.isScrollable(), name).toBe(false);
      const size = Number(/([\d.]+) Tf/u.exec(entry(widget.dict, 'DA') ?? '')?.[1]);
      const length = field.getMaxLength() ?? Number.POSITIVE_INFINITY;
      // Half an em to a letter; of 0 viewers make what fits, here at least 6 points.
      expect(length * (size || 6) * 0.5, name).toBeLessThanOrEqual(widget.getRectangle().width + 4);
    }
  });
  it('is printed without its button', async () => {
    const { widgets } = await widgetsOf(await make());
    const shown = widgets.filter(({ widget }) => !widget.hasFlag(1 << 2)).map(({ name }) => name);
    expect(shown).toEqual(['clear']);
  });
  it('keeps and draws letters outside of Windows-1252, and needs no viewer to draw it again', async () => {
    const { bytes, drawn } = await filledByPdfJs(await make(), 'Łěřőğ');
    expect(drawn.length).toBeGreaterThan(0);
    expect(new Set(drawn)).toEqual(new Set(['Łěřőğ']));
    expect(bytes.includes('/NeedAppearances')).toBe(false);
    // Of letters that the font has not, pdf.js asks each viewer to draw fields.
    expect((await filledByPdfJs(await make(), 'Жук')).bytes.includes('/NeedAppearances true')).toBe(true);
  });
  it('says which letters it takes', async () => {
    expect((await runsOf(await make())).map(({ str }) => str)).toContain('text: Latin letters');
  });
});

/** The texts of the first page of a file. */
async function runsOf(bytes: Uint8Array) {
  const { items } = await (await (await openSound(bytes)).getPage(1)).getTextContent();
  return items.flatMap((item) => ('str' in item ? [item] : []));
}

/** A form with a text in every free field, saved by pdf.js, and what it draws of them. */
async function filledByPdfJs(form: Uint8Array, value: string) {
  const document = await openForeign(form);
  const fields = (await fieldsOf(form)).filter(({ fieldType, maxLen }) => fieldType === 'Tx' && maxLen >= value.length);
  for (const { id } of fields) document.annotationStorage.setValue(id, { value });
  const bytes = Buffer.from(await document.saveDocument());
  return { bytes, drawn: (await drawnFields(bytes)).texts.filter((text) => text !== 'clear all') };
}

it('a ring and a box are beside the number of a DiceMod, not over it', async () => {
  for (const paper of ['a4', 'a5'] as const) {
    const { bytes } = await print('tracking-sheet', paper, content, fillable);
    const fields = (await fieldsOf(bytes)).filter(({ fieldName }) => / (?:owned|used)$/u.test(fieldName));
    const marks = content.game.diceMods.map(({ abbreviation }) => abbreviationText(abbreviation));
    const numbers = (await runsOf(bytes)).filter(({ str }) => marks.includes(str.trim()));
    expect(numbers.length).toBeGreaterThan(20);
    const over = numbers.filter(({ width, transform: [, , , size, x, y] }) =>
      fields.some(({ pageIndex, rect: [left, low, right, high] }) => {
        const apart = x + width < left + 0.5 || x > right - 0.5;
        return pageIndex === 0 && !apart && y < high - 0.5 && y + 0.7 * size > low + 0.5;
      }),
    );
    expect(over.map(({ str }) => str)).toEqual([]);
  }
});

it('the clear button empties all, and paper has no field', async () => {
  const button = (await fieldsOf((await print('tracking-sheet', 'a4', content, fillable)).bytes)).at(-1);
  expect(button?.pushButton).toBe(true);
  expect(button?.resetForm).toMatchObject({ fields: [] });
  expect(await fieldsOf((await print('tracking-sheet', 'a4')).bytes)).toEqual([]);
});

it.each(diceSystems.map((system) => [system.id, system] as const))(
  'the record sheet of %s is a form as well',
  async (_, system) => {
    const order = companionOrder(system, 'sheet', 'half-letter');
    const { bytes } = workshopFor('en-GB').print({ ...order, input: { ...order.input, fillable: true } });
    const tags = readTags(bytes);
    expect(tags.faults).toEqual([]);
    const says = (await fieldsOf(bytes)).map(({ alternativeText }) => alternativeText);
    expect(says.filter((one) => !(one.length > 2))).toEqual([]);
    expect(new Set(says).size).toBe(says.length);
    expect(elementsOf(tags.document).filter(({ type }) => type === 'Form')).toHaveLength(says.length);
    const after = await valuesOf(await fillAll(bytes));
    expect(Object.entries(after).filter(([name, value]) => value === '' && name !== 'clear')).toEqual([]);
    expect(Object.keys(after).length).toBeGreaterThan(40);
  },
);
