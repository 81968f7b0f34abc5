/** Names of dice systems and their companions → jobs for the press. */

import type { System } from '../../../dice/system.ts';
import type { SystemDocumentId } from '../../../documents/catalogue.ts';
import { needs, type SystemInput, takes } from '../../../documents/document.ts';
import { ofSystems } from '../../../documents/index.ts';
import { imprintOf } from '../../../load/imprint.ts';
import type { SystemContent } from '../../../load/system/content.ts';
import { loadSystem, systemsIn } from '../../../load/system/load.ts';
import { installation } from '../../installation.ts';
import { Failure, unknownWord } from '../../terminal/failure.ts';
import { reportDiagnostics } from '../../terminal/report.ts';
import { freshSeed } from '../boards/fresh-seed.ts';
import { fontsLack } from '../content/printable.ts';
import { seedSlug } from './file-name.ts';
import type { PrintJob } from './press.ts';

interface Wanted {
  readonly id: string;
  readonly system: System;
  readonly companion: SystemDocumentId;
}

/** What the words name: `wild-die` is all companions of a system, `wild-die-odds` one. `known` are other right words. */
export function systemJobs(
  words: readonly string[],
  systems: readonly System[],
  known: readonly string[],
  options: { readonly content?: string; readonly seed?: string; readonly fillable?: true },
): PrintJob<SystemInput>[] {
  const wanted = new Map(words.flatMap((word) => named(word, systems, known)).map((one) => [one.id, one]));
  const contents = new Map<string, SystemContent>();
  for (const { system } of wanted.values())
    if (!contents.has(system.id)) contents.set(system.id, requireWords(system, systems, options.content));
  const seed = options.seed ?? freshSeed();
  return [...wanted.values()].map(({ id, system, companion }) => {
    const document = ofSystems[companion];
    const content = contents.get(system.id) as SystemContent;
    const imprint = imprintOf({ ...content, title: content.name }, content.sources);
    const isFilled = options.fillable === true && takes(document, 'fillable');
    const name = isFilled ? `${id}-fillable.pdf` : `${id}.pdf`;
    const file = needs(document, 'seed') ? `${id}-${seedSlug(seed)}.pdf` : name;
    const input = () => ({ system, words: content, seed, ...(isFilled && { fillable: true }) });
    return { id, file, document, imprint, input };
  });
}

function named(word: string, systems: readonly System[], known: readonly string[]): Wanted[] {
  const all = systems.flatMap((system) =>
    (Object.keys(ofSystems) as SystemDocumentId[]).map((companion) => ({
      id: `${system.id}-${companion}`,
      system,
      companion,
    })),
  );
  const found = all.filter(({ id, system }) => system.id === word || id === word);
  if (found.length === 0)
    throw unknownWord('document', word, [...known, ...systems.map(({ id }) => id), ...all.map(({ id }) => id)]);
  return found;
}

/** The words of a system: from the directory named where it has a file for it, else those that ship. */
function requireWords(system: System, systems: readonly System[], directory: string | undefined): SystemContent {
  const own = directory !== undefined && systemsIn(directory, systems).includes(system);
  const { content, diagnostics } = loadSystem(own ? directory : installation.systems, system, fontsLack());
  reportDiagnostics(diagnostics);
  if (content === undefined) throw new Failure(1, '');
  return content;
}
