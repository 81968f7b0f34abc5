/** Pool → one roll, its pushes included. */

import type { RollResult } from '../../dice/define-system.ts';
import { phrase } from '../../dice/phrase.ts';
import type { Roll } from '../../dice/roll.ts';
import type { Choose, ShownDie } from '../../dice/system.ts';
import { policyOf } from './count.ts';
import type { PoolRoll } from './input.ts';
import { dieSides, type Faces, hasFace, listFaces, noFaces, totalOf, withFace } from './pool.ts';
import type { PushOutcome } from './push.ts';

/** Rolls the pool, drops duplicates, and pushes below the target while `choose` agrees. */
export function rollPool(input: PoolRoll, roll: Roll, choose: Choose): RollResult {
  const dice: ShownDie[] = [];
  let faces: Faces = noFaces;
  // A face that shows adds nothing: a duplicate in the pool (UP-006), a crisis on a push (UP-014).
  const show = (role: string): boolean => {
    const face = roll(dieSides);
    const isNew = !hasFace(faces, face);
    dice.push({ sides: dieSides, face, role, does: isNew ? 'adds' : 'drops' });
    faces = withFace(faces, face);
    return isNew;
  };
  for (let index = 0; index < input.pool; index++) show('pool');
  const first = totalOf(faces);
  const { target } = input;
  if (target === undefined)
    return {
      dice,
      values: { total: first },
      brief: `${first}`,
      words: [phrase('Roll Total {total}', { total: first })],
    };

  const policy = policyOf(input, target);
  let outcome: PushOutcome = first >= target ? 'success' : 'failure';
  while (outcome === 'failure') {
    const question = `${totalOf(faces)} of ${target}, showing ${listFaces(faces).join(' ')}: push?`;
    if (choose({ question, answers: ['push', 'stop'], policy: policy(faces) ? 'push' : 'stop' }) === 'stop') break;
    if (!show('pushed')) outcome = 'crisis';
    else if (totalOf(faces) >= target) outcome = 'success';
  }
  const total = totalOf(faces);
  return {
    dice,
    values: { outcome, total: first },
    brief: `${total}${outcome === 'crisis' ? '!' : ''}`,
    words: [phrase('Roll Total {total} of {target}', { total, target }), outcome],
  };
}
