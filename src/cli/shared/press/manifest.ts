/** Printed files → the manifest of their folder, which errata are made from. */

import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import packageFile from '../../../../package.json' with { type: 'json' };
import type { Veil } from '../../../documents/catalogue.ts';
import type { Imprint } from '../../../model/imprint.ts';
import { blocksOf } from '../../../typeset/edition/blocks.ts';
import type { Edition } from '../../../typeset/edition/edition.ts';
import type { Page } from '../../../typeset/page/page.ts';
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

/** One PDF of the folder, with a digest of every block for errata. */
export interface ManifestFile {
  readonly document: string;
  readonly file: string;
  readonly pages: number;
  /** Sheets of each volume of a booklet. */
  readonly volumes?: readonly number[] | undefined;
  readonly bytes: number;
  readonly sha256: string;
  /** For each page before imposition: its label, then `x y width height digest` of each block. */
  readonly content: readonly (readonly string[])[];
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
    files: printed.map(({ id, path, pages, volumes, bytes, laid }) => ({
      document: id,
      file: basename(path),
      pages,
      volumes,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      content: laid.map(pageContent),
    })),
  };
}

export const digestOf = (ink: string): string => createHash('sha256').update(ink).digest('hex').slice(0, 12);

function pageContent(page: Page): string[] {
  const number = (value: number) => String(Math.round(value * 10) / 10);
  return [
    page.label,
    ...blocksOf(page).map(({ box, ink }) => {
      return [...[box.x, box.y, box.width, box.height].map(number), digestOf(ink)].join(' ');
    }),
  ];
}

/** The manifest as JSON, one line a page. */
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
