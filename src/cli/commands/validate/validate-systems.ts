/** A directory → every fault in the files of dice systems there. */

import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { System } from '../../../dice/system.ts';
import { readAlone, readGame, type Unsaved } from '../../../files/read-game.ts';
import { markdown } from '../../../lint/markdown.ts';
import type { GlyphCoverage } from '../../../load/printable.ts';
import { type LoadedSystem, loadSystem, strayFiles, systemsIn } from '../../../load/system/load.ts';
import { parseYaml } from '../../../load/yaml.ts';
import { diceSystems } from '../../../systems/index.ts';

/** The number of systems with a file, and their diagnostics. */
export interface FoundSystems {
  readonly count: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks the systems that have a file in a directory. With `all`, every system in the list must, and nothing else may. */
export function validateSystems(
  directory: string,
  {
    all,
    coverage,
    systems = diceSystems,
    unsaved,
  }: {
    readonly all: boolean;
    readonly coverage?: GlyphCoverage;
    readonly systems?: readonly System[];
    readonly unsaved?: Unsaved | undefined;
  },
): FoundSystems {
  const sources = readGame(directory, unsaved);
  const found = all ? systems : systemsIn(sources, systems);
  const stray = all || found.length > 0 ? strayFiles(sources, systems) : [];
  const load = (system: System) => loadSystem(readAlone(directory, `${system.id}.yaml`, unsaved), system, { coverage });
  return { count: found.length, diagnostics: [...found.flatMap((one) => faultsOf(load(one))), ...stray] };
}

const faultsOf = ({ content, diagnostics }: LoadedSystem): Diagnostic[] => [
  ...diagnostics,
  ...markdown((content?.sources ?? []).flatMap((source) => parseYaml(source).tree ?? [])),
];
