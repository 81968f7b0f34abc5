/** Check → one roll, told in the system's words. */

import type { Roll } from '../../dice/roll.ts';
import type { Choose, Rolled, ShownDie } from '../../dice/system.ts';
import { impressionOf, instinctOf } from './after.ts';
import { isMoment, isSuccess } from './bands.ts';
import { type CheckResult, makeCheck, policyFor } from './check.ts';
import { contest, resultNames } from './count.ts';
import type { Check } from './input.ts';
import { withSign } from './modifiers.ts';
import { type Negotiation, negotiate } from './negotiation.ts';

type RollResult = Omit<Rolled, 'title' | 'readings'>;

const dieSides = 6;

/** Rolls a Negotiation, an Opposed Check, or one check read by its bands. */
export function rollCheck(check: Check, roll: Roll, choose: Choose): RollResult {
  if (check.negotiation) return rollNegotiation(check.negotiation, roll);
  if (check.opposed !== undefined) return rollOpposed(check, check.opposed, roll, choose);
  const { dice, total, band } = makeCheck(check, roll, choose);
  const after = [
    check.firstImpressions && `CMod ${withSign(impressionOf[band])} from then on`,
    check.gutInstinct && instinctOf[band],
    ...insightWords({ dice, total, band }, check),
  ];
  return {
    dice,
    values: {
      band,
      result: resultNames[isSuccess(band) ? 1 : 0],
      total,
      ...(check.firstImpressions && { cmod: impressionOf[band] }),
      ...(check.gutInstinct && { instinct: instinctOf[band] }),
    },
    brief: `${total} ${band}`,
    words: [`total ${total}, ${band}`, ...after].filter((part) => typeof part === 'string').join(', '),
  };
}

function insightWords({ dice, band }: CheckResult, check: Check): string[] {
  const anew = dice.filter(({ does }) => does === 'replaced').length;
  const spent = check.insight === 'reroll' ? (check.rerollCost === 'one' ? Math.min(anew, 1) : anew) : 0;
  const used = check.insight === undefined ? 0 : check.insight === 'reroll' ? spent : 1;
  const moment = isMoment(band)
    ? [check.group ? 'one Insight Dice gained by each member' : 'one Insight Dice gained']
    : [];
  return [...(used > 0 ? [`${used} Insight Dice used`] : []), ...moment];
}

const owned = (dice: readonly ShownDie[], owner: string): ShownDie[] => dice.map((die) => ({ ...die, owner }));

const plain = (faces: readonly number[], owner: string): ShownDie[] =>
  faces.map((face) => ({ sides: dieSides, face, role: 'die', does: 'adds', owner }));

function rollOpposed(check: Check, opposed: number, roll: Roll, choose: Choose): RollResult {
  const dice: ShownDie[] = [];
  const policy = policyFor(check);
  const meet = () => {
    const mine = makeCheck(check, roll, choose, policy);
    const theirs = [roll(dieSides), roll(dieSides)];
    const total = theirs.reduce((sum, face) => sum + face, opposed);
    dice.push(...owned(mine.dice, 'own'), ...plain(theirs, 'other side'));
    return { mine: mine.total, theirs: total, result: contest(mine.total, total) };
  };
  const first = meet();
  let last = first;
  while (check.draw === 'reroll' && last.result === 'draw') last = meet();
  return {
    dice,
    values: {
      opposed: first.result,
      total: first.mine,
      ...(check.draw === 'reroll' && { decided: last.result }),
    },
    brief: `${last.mine}:${last.theirs}`,
    words: `${last.mine} against ${last.theirs}, ${last.result}`,
  };
}

function rollNegotiation(talks: Negotiation, roll: Roll): RollResult {
  const { gambit, rebuttal, end } = negotiate(talks, roll);
  const answer = rebuttal && `Rebuttal at ${withSign(rebuttal.modifier)}: ${rebuttal.band}`;
  return {
    dice: [...plain(gambit.faces, 'Gambit'), ...(rebuttal ? plain(rebuttal.faces, 'Rebuttal') : [])],
    values: { end, gambit: gambit.band },
    brief: end,
    words: [`Gambit: ${gambit.band}`, answer, end].filter((part) => part !== undefined).join(', '),
  };
}
