/** Content, deals → the places of a sheet's parts. */

import type { RatedChallenge } from '../document.ts';
import { type SeedPlace, seedPlace } from '../figures/seed-line.ts';
import { type CountersPlan, countersPlan } from './counters.ts';
import { type TokensPlan, tokensInColumn, tokensInRows } from './dice-mods.ts';
import { type HeaderPlan, headerPlan, type StripField, stripFields } from './header.ts';
import type { LogArea } from './log.ts';
import { type MapPlan, mapPlan } from './map.ts';
import type { Sheet } from './plan.ts';
import { ratingPlan } from './rating-line.ts';
import { type Reserves, reserveGrid, rowsAt } from './reserves.ts';

/** Places of a sheet's parts; LOG and reserves of a small one are on its back. */
export interface FrontPlan {
  readonly head: HeaderPlan;
  readonly strip: readonly StripField[];
  readonly counted: CountersPlan;
  readonly tokens: TokensPlan;
  readonly map: MapPlan;
  readonly seeds: SeedPlace;
  readonly rating: ReturnType<typeof ratingPlan> | undefined;
  readonly reserves: Reserves | undefined;
  readonly log: LogArea;
}

/** Width of the DiceMods beside a full sheet's map, in points; four have ring and box side by side in a form. */
const modsWidth = { sheet: 118, form: 136 };

/** Places the parts of a front from the top, with room for seeds and reserves of deals. */
export function frontPlan(sheet: Sheet, deals: readonly RatedChallenge[]): FrontPlan {
  const { request, plan, isBatch } = sheet;
  const { unit: u, width, height } = plan;
  const [sample] = deals;
  const head = headerPlan(sheet);
  const seeds = seedPlace(
    request,
    plan,
    { end: head.end, room: width - Math.max(head.titleWidth + 110 * u, head.nameEnd + 12 * u), runsOn: isBatch },
    deals.flatMap(({ name }) => name ?? []),
  );
  const stripArea = { x: 0, y: head.end + seeds.height + head.height, width, height: 25 * u };
  const rating = deals.some((deal) => deal.rating) ? ratingPlan(sheet, deals, stripArea) : undefined;
  const counted = countersPlan(sheet, stripArea.y + stripArea.height + 8 * u);
  const countedEnd = counted.area.y + counted.area.height;
  const inRows = plan.hasBack ? tokensInRows(sheet, countedEnd + 8 * u) : undefined;
  const top = inRows ? inRows.area.y + inRows.area.height + 4 : countedEnd + 12 * u;
  const grid = sample && reserveGrid(sheet, sample);
  // Large print's LOG fills the front; a long seed takes equally from LOG and map.
  const logHeight = plan.isLargePrint ? height - top - 10 * u : (sample ? 96 : 123) - seeds.height / 2;
  const below = plan.isSmall ? 0 : logHeight + 10 + (grid ? grid.height + reservesGap : 0);
  const mapHeight = height - top - below;
  const mods = modsWidth[plan.isForm ? 'form' : 'sheet'];
  const left = inRows ? 0 : mods + 14;
  const mapArea = plan.isLargePrint
    ? { x: 0, y: 0, width, height }
    : { x: left, y: top, width: width - left, height: mapHeight };
  // On the back of a small sheet the LOG is below the reserves.
  const backLog = (grid ? grid.height + reservesGap : 0) + 3;
  return {
    head,
    seeds,
    rating,
    strip: stripFields(sheet, rating?.rest ?? stripArea),
    counted,
    tokens: inRows ?? tokensInColumn(sheet, { x: 0, y: top, width: mods, height: mapHeight }),
    map: mapPlan(sheet, mapArea, plan.isForm ? 'form' : sample?.seal && 'sealed'),
    reserves: grid && rowsAt(grid, plan.isSmall ? 0 : top + mapHeight + 10),
    log: plan.isSmall ? { y: backLog, height: height - backLog } : { y: height - logHeight, height: logHeight },
  };
}

/** Points between the reserves and the LOG. */
const reservesGap = 8;
