/** Rating of a board → stars, chance and par on its sheet. */

import { sharePercentage } from '../../dice/percentage.ts';
import type { Rating } from '../../game/measure/rating.ts';
import { plain } from '../../manuscript/block.ts';
import { shownShare } from '../../model/stars.ts';
import type { Rect } from '../../typeset/page/page.ts';
import { ink } from '../../typeset/page/style.ts';
import type { RatedChallenge } from '../document.ts';
import type { InkMark } from '../figures/pen.ts';
import { starRow } from '../figures/stars.ts';
import type { Sheet } from './plan.ts';

const size = 9.5;

/** Ratings at the right of a strip, as wide as the widest, and the rest of the strip. */
export function ratingPlan({ pen, plan }: Sheet, deals: readonly RatedChallenge[], area: Rect) {
  const u = plan.unit;
  const words = (rating: Rating) => [
    ...plain(pen.say('percent', { number: sharePercentage(shownShare(rating.won.share), 0) }), 'bold'),
    ...plain(` ${pen.say('sheet-par', { ...rating.par })}`),
  ];
  const stars = 60 * u;
  const text = Math.max(...deals.flatMap(({ rating }) => (rating ? [pen.width(words(rating), size)] : [])));
  const width = stars + 5 * u + text;
  const left = area.x + area.width - width;
  const base = area.y + area.height - 3 * u;
  return {
    rest: { ...area, width: area.width - width - 12 * u },
    marks: (rating: Rating): InkMark[] => [
      ...starRow(rating.stars, { x: left, y: base - 3.6 * u, width: stars }, pen.say),
      ...pen.put(words(rating), left + stars + 5 * u, base, size, { colour: ink.text, role: 'label' }),
    ],
  };
}
