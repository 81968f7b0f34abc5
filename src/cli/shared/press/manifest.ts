/** Printed files → the manifest of their edition: what is in its folder, and what errata are made from. */

import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import packageFile from '../../../../package.json' with { type: 'json' };
import type { Veil } from '../../../documents/catalogue.ts';
import type { Imprint } from '../../../model/imprint.ts';
import { blocksOf } from '../../../typeset/edition/blocks.ts';
import type { Edition } from '../../../typeset/edition/edition.ts';
import type { Page } from '../../../typeset/page/page.ts';
import type { PrintedFile } from './press.ts';

/** What a folder was printed with: all that its bytes depend on, beside the content and the tool. */
export interface EditionOptions extends Edition {
  readonly veil?: Veil;
  readonly seed?: string;
  readonly difficulty?: string;
}

/** The file `manifest.json`. */
export interface Manifest {
  readonly format: 1;
  /** The tool and its version. */
  readonly tool: string;
  readonly title: string;
  readonly edition: { readonly name: string; readonly date: string };
  /** Changes when the text of any content file does. */
  readonly fingerprint: string;
  readonly options: EditionOptions;
  readonly files: readonly ManifestFile[];
}

/** One PDF of the folder: what it is, its size in bytes, and a digest of every block, which errata are found by. */
export interface ManifestFile {
  readonly document: string;
  readonly file: string;
  readonly pages: number;
  /** Sheets of each volume, where it is to be folded. */
  readonly volumes?: readonly number[];
  readonly bytes: number;
  readonly sha256: string;
  /** For each page before it is laid on a sheet: its label, then `x y width height digest` of each of its blocks. */
  readonly content: readonly (readonly string[])[];
}

const tool = `core-runner ${packageFile.version}`;

/** What an edition holds: each file with its digest, pages and options. */
export function manifestOf(printed: readonly PrintedFile[], imprint: Imprint, options: EditionOptions): Manifest {
  return {
    format: 1,
    tool,
    title: imprint.title,
    edition: imprint.edition,
    fingerprint: imprint.fingerprint,
    options,
    files: printed.map(({ id, path, pages, volumes, bytes, laid }) => ({
      document: id,
      file: basename(path),
      pages,
      ...(volumes && { volumes }),
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      content: laid.map(pageContent),
    })),
  };
}

/** What a block is known by. */
export const digestOf = (ink: string): string => createHash('sha256').update(ink).digest('hex').slice(0, 12);

/** A page as the manifest has it. */
function pageContent(page: Page): string[] {
  const number = (value: number) => String(Math.round(value * 10) / 10);
  return [
    page.label,
    ...blocksOf(page).map(({ box, ink }) => {
      return [...[box.x, box.y, box.width, box.height].map(number), digestOf(ink)].join(' ');
    }),
  ];
}

/** The manifest as a file: a page to a line. */
export function manifestBytes(manifest: Manifest): Buffer {
  const pages: string[] = [];
  const held = JSON.stringify(
    manifest,
    (key, value) => {
      if (key !== 'content') return value;
      return (value as readonly unknown[]).map((page) => `@${pages.push(JSON.stringify(page)) - 1}`);
    },
    2,
  );
  return Buffer.from(`${held.replace(/"@(\d+)"/gu, (_, index) => pages[Number(index)] ?? '')}\n`);
}
