/** Notation → die codes and bonuses. */

import { quoted } from '../../dice/parameter.ts';
import { Refusal } from '../../dice/refusal.ts';

/** Dice, including any wild one, and pips. */
export interface DieCode {
  readonly dice: number;
  readonly pips: number;
}

/** Limits of this tool (pips also below 0); the rules have none. */
const maxDice = 99;
const maxPips = 99;

/** Legal die codes in words, for help and refusals. */
export const codeRange = `1D to ${maxDice}D, with pips from -${maxPips} to +${maxPips}`;
const codePattern = /^(?:(\d+)D)?([+-]?\d+)?$/iu;

/** Reads `3D`, `3D+1` or `3D-1`. Throws a Refusal: WD-002 for a notation, WD-007 for no dice, WD-003 for pips. */
export function readCode(text: string): DieCode {
  const match = /^(\d+)D([+-]\d+)?$/iu.exec(plain(text));
  if (!match) return refuse(`expected a die code such as 3D+1, found ${quoted(text)}`, 'WD-002');
  return within(text, { dice: Number(match[1]), pips: Number(match[2] ?? 0) });
}

/** Reads a bonus: `1D`, `1D+2`, or a number such as `+2` (WD-005, WD-006). Throws a Refusal as `readCode` does. */
export function readBonus(text: string): DieCode {
  const [, dice, pips] = codePattern.exec(plain(text)) ?? [];
  if ((dice === undefined && pips === undefined) || (dice !== undefined && /^\d/u.test(pips ?? '')))
    refuse(`expected a bonus such as 1D or +2, found ${quoted(text)}`, dice === undefined ? 'WD-006' : 'WD-005');
  const code = within(text, { dice: Number(dice ?? 1), pips: Number(pips ?? 0) });
  return dice === undefined ? { ...code, dice: 0 } : code;
}

const plain = (text: string): string => text.replaceAll(/\s+/gu, '').replaceAll('\u2212', '-');

function within(text: string, code: DieCode): DieCode {
  if (code.dice < 1 || code.dice > maxDice) refuse(`expected 1D to ${maxDice}D, found ${quoted(text)}`, 'WD-007');
  if (Math.abs(code.pips) > maxPips) refuse(`pips must be -${maxPips} to +${maxPips}, found ${quoted(text)}`, 'WD-003');
  return code;
}

function refuse(message: string, rule: string): never {
  throw new Refusal(message, codeRange, rule);
}

/** `3D+1`, or `+2` for a bonus without dice. */
export function formatCode({ dice, pips }: DieCode): string {
  const number = pips === 0 ? '' : pips > 0 ? `+${pips}` : `${pips}`;
  return dice === 0 ? number || '+0' : `${dice}D${number}`;
}
