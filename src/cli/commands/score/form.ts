/** A saved PDF → the values of its form. */

import { type FormValues, formValues, type NoForm } from '../../../pdf/form-values.ts';
import { readNamedFile } from '../../named-file.ts';
import { commandError } from '../../terminal/failure.ts';

export function readForm(path: string): FormValues {
  const file = readNamedFile(path);
  const { inflateSync } = process.getBuiltinModule('node:zlib');
  const values = formValues(file, (bytes) => inflateSync(bytes, { maxOutputLength: maxBytes }));
  if (typeof values === 'string')
    throw commandError(
      `cannot read a form from ${path}: ${noForms[values]}`,
      'make a form with core-runner print tracking-sheet --fillable, fill it in and save it',
    );
  return values;
}

const maxBytes = 1 << 26; // of one stream of objects: a sheet's are a thousandth of it

const noForms: Readonly<Record<NoForm, string>> = {
  'no PDF': 'it is not a PDF',
  encrypted: 'it is encrypted',
  'no form': 'it has no fields',
  damaged: 'it is damaged',
};
