/** Names of dice systems → their printed companions. */

import { join } from 'node:path';
import { openSystemWorkshop } from '../../build-systems.ts';
import type { System } from '../../dice/system.ts';
import type { SystemDocument } from '../../documents/system-document.ts';
import { systemDocuments } from '../../documents/systems.ts';
import type { SystemContent } from '../../load/system/content.ts';
import { loadSystem, systemsIn } from '../../load/system/load.ts';
import type { PaperName } from '../../typeset/page/style.ts';
import { installation } from '../installation.ts';
import { Failure, unknownWord } from '../terminal/failure.ts';
import { reportDiagnostics } from '../terminal/report.ts';
import { fontsLack } from './content.ts';
import { seedSlug } from './file-name.ts';
import { freshSeed } from './fresh-seed.ts';
import { sourceDate } from './options.ts';

interface CompanionOptions {
  readonly paper: PaperName;
  readonly out: string;
  readonly content?: string;
  readonly seed?: string;
}

interface Wanted {
  readonly system: System;
  readonly document: SystemDocument;
}

/** Prints what the words name: `wild-die` is all companions of a system, `wild-die-odds` one. `known` are other right words. */
export async function printCompanions(
  words: readonly string[],
  systems: readonly System[],
  known: readonly string[],
  options: CompanionOptions,
) {
  const wanted = words.flatMap((word) => companionsNamed(word, systems, known));
  const contents = new Map<string, SystemContent>();
  for (const { system } of wanted)
    if (!contents.has(system.id)) contents.set(system.id, requireWords(system, systems, options.content));
  const seed = options.seed ?? freshSeed();
  const [first] = contents.values();
  const workshop = openSystemWorkshop(first?.language ?? 'en', installation);
  const printed = [];
  for (const { system, document } of new Map(wanted.map((one) => [idOf(one), one])).values()) {
    const began = process.uptime();
    const order = {
      system,
      document,
      words: contents.get(system.id) as SystemContent,
      paper: options.paper,
      seed,
      ...sourceDate(),
    };
    const finished = workshop.print(order);
    const name = document.seeded ? `${idOf(order)}-${seedSlug(seed)}.pdf` : `${idOf(order)}.pdf`;
    printed.push({
      ...finished,
      id: idOf(order),
      path: join(options.out, name),
      milliseconds: Math.round((process.uptime() - began) * 1000),
    });
  }
  return printed;
}

const idOf = ({ system, document }: Wanted): string => `${system.id}-${document.id}`;

function companionsNamed(word: string, systems: readonly System[], known: readonly string[]): Wanted[] {
  const all = systems.flatMap((system) => systemDocuments.map((document) => ({ system, document })));
  const named = all.filter((one) => one.system.id === word || idOf(one) === word);
  if (named.length === 0)
    throw unknownWord('document', word, [...known, ...systems.map(({ id }) => id), ...all.map(idOf)]);
  return named;
}

/** The words of a system: from the directory named where it has a file for it, else those that ship. */
function requireWords(system: System, systems: readonly System[], directory: string | undefined): SystemContent {
  const own = directory !== undefined && systemsIn(directory, systems).includes(system);
  const { content, diagnostics } = loadSystem(own ? directory : installation.systems, system, fontsLack());
  reportDiagnostics(diagnostics);
  if (content === undefined) throw new Failure(1, '');
  return content;
}
