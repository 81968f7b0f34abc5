/** Role or tag → one tag for all marks of a text. */

import type { Role, Tag, Tagged } from '../page/page.ts';

/** One tag for marks that are made together, where they have none yet. */
export function asTag(tagged: Tagged, within?: Tag): Tagged {
  if (typeof tagged !== 'string' || tagged === 'artifact') return tagged;
  return within ? { role: tagged, within } : { role: tagged };
}

/** The role of a mark, whichever way it is tagged. */
export function roleOf(tagged: Tagged): Role {
  return typeof tagged === 'string' ? tagged : tagged.role;
}
