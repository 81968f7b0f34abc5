/** A form → the same with every field filled in, by a library that knows nothing of how it was made. */

import { PDFCheckBox, PDFDocument, PDFDropdown, PDFRadioGroup, PDFTextField, type SaveOptions } from '@cantoo/pdf-lib';

/** What is in a field, as the library reads it. */
export type Values = Readonly<Record<string, string>>;

/** Fills in every field, each with something else where it can be. */
export async function fillAll(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes);
  for (const [index, field] of document.getForm().getFields().entries())
    if (field instanceof PDFTextField) field.setText(String(index).slice(0, field.getMaxLength() ?? 9));
    else if (field instanceof PDFDropdown)
      field.select(
        one(
          field.getOptions().filter((option) => option.trim()),
          index,
        ),
      );
    else if (field instanceof PDFRadioGroup) field.select(one(field.getOptions(), index));
    else if (field instanceof PDFCheckBox) field.check();
  return document.save();
}

/** The same form, saved otherwise, with these values in place of those it had. */
export async function saved(bytes: Uint8Array, how: SaveOptions, values: Values = {}): Promise<Buffer> {
  const document = await PDFDocument.load(bytes);
  for (const [name, value] of Object.entries(values)) {
    const field = document.getForm().getField(name);
    if (field instanceof PDFTextField) field.setText(value);
    else if (field instanceof PDFDropdown || field instanceof PDFRadioGroup) field.select(value);
    else if (field instanceof PDFCheckBox) field.check();
  }
  return Buffer.from(await document.save(how));
}

const one = (options: readonly string[], index: number) => options[index % options.length] as string;

/** What is in the fields of a file; nothing for a button. */
export async function valuesOf(bytes: Uint8Array): Promise<Values> {
  const document = await PDFDocument.load(bytes);
  const entries = document
    .getForm()
    .getFields()
    .map((field): [string, string] => {
      if (field instanceof PDFTextField) return [field.getName(), field.getText() ?? ''];
      if (field instanceof PDFDropdown) return [field.getName(), field.getSelected().join()];
      if (field instanceof PDFRadioGroup) return [field.getName(), field.getSelected() ?? ''];
      return [field.getName(), field instanceof PDFCheckBox && field.isChecked() ? 'ticked' : ''];
    });
  return Object.fromEntries(entries);
}
