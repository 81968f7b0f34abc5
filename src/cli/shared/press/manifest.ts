/** Printed files → the manifest of their folder. */

import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import packageFile from '../../../../package.json' with { type: 'json' };
import type { Veil } from '../../../documents/catalogue.ts';
import type { Imprint } from '../../../model/imprint.ts';
import type { Edition } from '../../../typeset/edition/edition.ts';
import type { PrintedFile } from './press.ts';

/** The options of a folder: its bytes depend on them, the content and the tool. */
export interface EditionOptions extends Edition {
  readonly veil?: Veil | undefined;
  readonly seed?: string | undefined;
  readonly difficulty?: string | undefined;
}

export interface Manifest {
  readonly format: 1;
  readonly tool: string;
  readonly title: string;
  readonly edition: { readonly name: string; readonly date: string };
  /** Changes when the text of any content file does. */
  readonly fingerprint: string;
  readonly options: EditionOptions;
  readonly files: readonly ManifestFile[];
}

/** One PDF of the folder. */
export interface ManifestFile {
  readonly document: string;
  readonly file: string;
  readonly pages: number;
  /** Sheets of each volume of a booklet. */
  readonly volumes?: readonly number[] | undefined;
  readonly bytes: number;
  readonly sha256: string;
}

const tool = `core-runner ${packageFile.version}`;

export function manifestOf(printed: readonly PrintedFile[], imprint: Imprint, options: EditionOptions): Manifest {
  return {
    format: 1,
    tool,
    title: imprint.title,
    edition: imprint.edition,
    fingerprint: imprint.fingerprint,
    options,
    files: printed.map(({ id, path, pages, volumes, bytes }) => ({
      document: id,
      file: basename(path),
      pages,
      volumes,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  };
}

/** The manifest as JSON. */
export const manifestBytes = (manifest: Manifest): Buffer => Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`);
