/** Role or tag → one tag for all marks of a text. */

import type { Role, Tag, Tagged } from '../page/page.ts';

/** One tag for marks made together, unless they have one. */
export function asTag(tagged: Tagged, within?: Tag): Tagged {
  if (typeof tagged !== 'string' || tagged === 'artifact') return tagged;
  return within ? { role: tagged, within } : { role: tagged };
}

export function roleOf(tagged: Tagged): Role {
  return typeof tagged === 'string' ? tagged : tagged.role;
}
