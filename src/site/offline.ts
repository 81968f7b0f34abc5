/** The files of a page ↔ the script that keeps them in a browser. */

import { crc32, joined } from '../bytes.ts';

/** The name of the script. */
export const offlineFile = 'offline.js';

/** What the script begins with. */
interface OfflineList {
  /** Changes with the bytes of any file. */
  readonly version: string;
  /** Kept from the first visit on. */
  readonly kept: readonly string[];
  /** Read from the server each time. */
  readonly others: readonly string[];
}

const opening = 'const site = ';

/** Writes the list of files before the script. */
export function offlineScript(
  files: readonly { readonly path: string; readonly bytes: Uint8Array }[],
  isKept: (path: string) => boolean,
  script: string,
): string {
  const paths = files.map(({ path }) => path);
  const list: OfflineList = {
    version: crc32(joined(files.map(({ bytes }) => bytes)))
      .toString(16)
      .padStart(8, '0'),
    kept: ['./', ...paths.filter(isKept)],
    others: paths.filter((path) => !isKept(path)),
  };
  return `${opening}${JSON.stringify(list)};\n${script}`;
}

/** The files of a page by its script; undefined for a text that no `publish` wrote. */
export function listedFiles(script: string): readonly string[] | undefined {
  const [first = ''] = script.split('\n', 1);
  try {
    const { kept, others }: OfflineList = JSON.parse(first.slice(opening.length, -1));
    // Nothing outside the folder.
    return [...kept, ...others].filter((path) => /^\w[\w-]*(?:[./][\w-]+)*$/u.test(path));
  } catch {
    return undefined;
  }
}
