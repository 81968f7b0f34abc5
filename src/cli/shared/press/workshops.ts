/** Languages → workshops, each opened at first use. */

import { openWorkshop, type Workshop } from '../../../build.ts';
import { supplies } from '../../../installation/supplies.ts';

export function openWorkshops(): (language: string) => Workshop {
  const workshops = new Map<string, Workshop>();
  return (language) => {
    const workshop = workshops.get(language) ?? openWorkshop(language, supplies);
    workshops.set(language, workshop);
    return workshop;
  };
}
