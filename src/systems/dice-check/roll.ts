/** Check → one roll, in the system's words. */

import type { Parts, RollResult } from '../../dice/define-system.ts';
import { phrase } from '../../dice/phrase.ts';
import type { Roll } from '../../dice/roll.ts';
import type { Choose, ShownDie } from '../../dice/system.ts';
import { sumOf } from '../../item-at.ts';
import { after } from './after.ts';
import { isMoment, isSuccess } from './bands.ts';
import { type CheckResult, dieSides, makeCheck, policyFor, shown } from './check.ts';
import { contest, resultNames } from './count.ts';
import type { Check } from './input.ts';
import { withSign } from './modifiers.ts';
import { type Negotiation, negotiate } from './negotiation.ts';

/** Rolls a Negotiation, an Opposed Check, or one check read by its bands. */
export function rollCheck(check: Check, roll: Roll, choose: Choose): RollResult {
  if (check.negotiation) return rollNegotiation(check.negotiation, roll);
  if (check.opposed !== undefined) return rollOpposed(check, check.opposed, roll, choose);
  const made = makeCheck(check, roll, choose);
  const { dice, total, band } = made;
  const { impression, instinct } = after[band];
  return {
    dice,
    values: {
      band,
      result: resultNames[isSuccess(band) ? 1 : 0],
      total,
      ...(check.firstImpressions && { cmod: impression }),
      ...(check.gutInstinct && { instinct }),
    },
    brief: `${total} ${band}`,
    words: [
      phrase('total {total}', { total }),
      band,
      check.firstImpressions && phrase('CMod {cmod} from then on', { cmod: withSign(impression) }),
      check.gutInstinct && instinct,
      ...insightWords(made, check),
    ],
  };
}

function insightWords({ dice, band }: CheckResult, check: Check): Parts {
  const replaced = dice.filter(({ does }) => does === 'replaced').length;
  const spent = check.rerollCost === 'one' ? Math.min(replaced, 1) : replaced;
  const used = check.insight === undefined ? 0 : check.insight === 'reroll' ? spent : 1;
  return [
    used > 0 && phrase('{count} Insight Dice used', { count: used }),
    isMoment(band) && (check.group ? 'one Insight Dice gained by each member' : 'one Insight Dice gained'),
  ];
}

const plain = (faces: readonly number[], owner: string): ShownDie[] => faces.map((face) => ({ ...shown(face), owner }));

function rollOpposed(check: Check, opposed: number, roll: Roll, choose: Choose): RollResult {
  const dice: ShownDie[] = [];
  const policy = policyFor(check);
  const meet = () => {
    const mine = makeCheck(check, roll, choose, policy);
    const theirs = [roll(dieSides), roll(dieSides)];
    const total = sumOf(theirs) + opposed;
    dice.push(...mine.dice.map((die) => ({ ...die, owner: 'own' })), ...plain(theirs, 'other side'));
    return { mine: mine.total, theirs: total, result: contest(mine.total, total) };
  };
  const first = meet();
  let last = first;
  while (check.draw === 'reroll' && last.result === 'draw') last = meet();
  return {
    dice,
    values: { opposed: first.result, total: first.mine, ...(check.draw === 'reroll' && { decided: last.result }) },
    brief: `${last.mine}:${last.theirs}`,
    words: [phrase('{own} against {other}', { own: last.mine, other: last.theirs }), last.result],
  };
}

function rollNegotiation(talks: Negotiation, roll: Roll): RollResult {
  const { gambit, rebuttal, end } = negotiate(talks, roll);
  return {
    dice: [...plain(gambit.faces, 'Gambit'), ...(rebuttal ? plain(rebuttal.faces, 'Rebuttal') : [])],
    values: { end, gambit: gambit.band },
    brief: end,
    words: [
      phrase('Gambit: {band}', { band: gambit.band }),
      rebuttal &&
        phrase('Rebuttal at {modifier}: {band}', { modifier: withSign(rebuttal.modifier), band: rebuttal.band }),
      end,
    ],
  };
}
