/** A number of boards → fresh ones that can be won, as `core-runner run` deals them. */

import { maxFailures, type SheetWishes, seedsOf } from '../../boards/deal.ts';
import { InputRefusal } from '../../boards/refusal.ts';
import { type Challenge, challenge } from '../../game/challenge.ts';
import { isHopeless } from '../../game/measure/rating.ts';
import { compileRules } from '../../game/run/rules.ts';
import type { Content } from '../../model/content.ts';

/** Deals boards that can be won at a difficulty, first of the seeds that were drawn before. @throws InputRefusal */
export function freshBoards(
  content: Content,
  { difficulty, kind, count }: SheetWishes & { readonly count: number },
  drawn: readonly string[],
): Challenge[] {
  const rules = compileRules(content, difficulty);
  const seedAt = seedsOf(content, {});
  const left = [...drawn];
  const found: Challenge[] = [];
  for (let failures = 0; found.length < count; failures++) {
    const board = challenge(content, left.shift() ?? seedAt(1), difficulty, kind);
    if (found.some(({ seed }) => seed === board.seed)) continue;
    if (!isHopeless(rules, board)) {
      found.push(board);
      failures = 0;
    } else if (failures === maxFailures) throw new InputRefusal(`none of ${maxFailures} boards can be won`);
  }
  return found;
}
