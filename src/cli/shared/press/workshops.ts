/** Languages → workshops, each opened when it is first asked for. */

import { openWorkshop, type Workshop } from '../../../build.ts';
import { supplies } from '../../../installation/supplies.ts';

/** Gives the workshop of a language. */
export function openWorkshops(): (language: string) => Workshop {
  const workshops = new Map<string, Workshop>();
  return (language) => {
    const workshop = workshops.get(language) ?? openWorkshop(language, supplies);
    workshops.set(language, workshop);
    return workshop;
  };
}
