/** Names of dice systems and their companions → jobs for the press. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { seedSlug } from '../../../boards/file-name.ts';
import type { System } from '../../../dice/system.ts';
import type { SystemDocumentId } from '../../../documents/catalogue.ts';
import { needs, type SystemDocument, type SystemNeed } from '../../../documents/document.ts';
import { ofSystems } from '../../../documents/index.ts';
import { readAlone } from '../../../files/read-game.ts';
import { fontCoverage } from '../../../installation/load-printable.ts';
import { installation } from '../../../installation/paths.ts';
import { fingerprint, imprintOf } from '../../../load/imprint.ts';
import { loadSystem } from '../../../load/system/load.ts';
import type { SystemContent } from '../../../model/system-content.ts';
import { diceSystems } from '../../../systems/index.ts';
import { unknownWord } from '../../terminal/failure.ts';
import { faultless } from '../../terminal/report.ts';
import { type PrintJob, printJob } from './press.ts';

interface Wanted {
  readonly id: string;
  readonly system: System;
  readonly companion: SystemDocumentId;
}

/** `wild-die` is all companions of a system, `wild-die-odds` one. @throws Failure (exit 2) that suggests these or `known` */
export function systemJobs(
  words: readonly string[],
  known: readonly string[],
  options: { readonly content?: string | undefined; readonly seed: string; readonly fillable?: true | undefined },
): PrintJob[] {
  const { seed, fillable = false } = options;
  const wanted = new Map(words.flatMap((word) => named(word, known)).map((one) => [one.id, one]));
  const contents = new Map<System, SystemContent>();
  return [...wanted.values()].map(({ id, system, companion }) => {
    const document: SystemDocument<SystemNeed> = ofSystems[companion];
    const content = contents.get(system) ?? requireWords(system, options.content);
    contents.set(system, content);
    const imprint = imprintOf({ ...content, title: content.name }, fingerprint(content.sources));
    const choices = { fillable: fillable && needs(document, 'fillable') };
    const file = needs(document, 'seed') ? `${id}-${seedSlug(seed)}.pdf` : `${id}.pdf`;
    const order = { id, file, choices, document, imprint };
    return printJob({ ...order, input: () => ({ system, words: content, seed, fillable }) });
  });
}

function named(word: string, known: readonly string[]): Wanted[] {
  const all = diceSystems.flatMap((system) =>
    (Object.keys(ofSystems) as SystemDocumentId[]).map((companion) => ({
      id: `${system.id}-${companion}`,
      system,
      companion,
    })),
  );
  const found = all.filter(({ id, system }) => system.id === word || id === word);
  if (found.length === 0)
    throw unknownWord('document', word, [...known, ...diceSystems.map(({ id }) => id), ...all.map(({ id }) => id)]);
  return found;
}

/** Words of a system: of its file in the directory, else those that ship. */
function requireWords(system: System, directory: string | undefined): SystemContent {
  const file = `${system.id}.yaml`;
  const isOwn = directory !== undefined && existsSync(join(directory, file));
  const sources = readAlone(isOwn ? directory : installation.systems, file);
  const { content, diagnostics } = loadSystem(sources, system, { coverage: fontCoverage() });
  return faultless(content, diagnostics);
}
