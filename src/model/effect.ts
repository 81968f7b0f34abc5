/** Notation ↔ effect: `Health -2`, `DiceMod RE`, `Lose a DiceMod of your choice`. */

/** One change that an Outcome or a bought item makes. */
export type Effect =
  | { readonly kind: 'health' | 'cryptocredits' | 'core'; readonly change: number }
  | { readonly kind: 'gain-dice-mod' /** An abbreviation, or the player's choice. */; readonly type: string | 'choice' }
  | { readonly kind: 'lose-dice-mod' };

const amounts = { Health: 'health', CryptoCredits: 'cryptocredits', Core: 'core' } as const;
const gainOfChoice = 'DiceMod of your choice';
const lossOfChoice = 'Lose a DiceMod of your choice';

/** Every form an effect can be written in, for hints. */
export const effectForms = `Health -2, CryptoCredits +3, Core +1, DiceMod *2, ${gainOfChoice} or ${lossOfChoice}`;

/** Reads one effect; undefined where the text is none. A hyphen, an en dash and a minus sign all mean minus (CR-077). */
export function parseEffect(text: string): Effect | undefined {
  const plain = text.trim().replace(/\s+/gu, ' ').replace(/[–−]/gu, '-');
  if (plain === gainOfChoice) return { kind: 'gain-dice-mod', type: 'choice' };
  if (plain === lossOfChoice) return { kind: 'lose-dice-mod' };
  const amount = /^(Health|CryptoCredits|Core) ([+-])(\d{1,2})$/u.exec(plain);
  if (amount) {
    const change = Number(`${amount[2]}${amount[3]}`);
    return change === 0 ? undefined : { kind: amounts[amount[1] as keyof typeof amounts], change };
  }
  const gain = /^DiceMod (\S{1,4})$/u.exec(plain);
  return gain ? { kind: 'gain-dice-mod', type: gain[1] as string } : undefined;
}

/** The effect as it is printed, with a real minus sign. */
export function effectText(effect: Effect): string {
  switch (effect.kind) {
    case 'health':
      return `Health ${signed(effect.change)}`;
    case 'cryptocredits':
      return `CryptoCredits ${signed(effect.change)}`;
    case 'core':
      return `Core ${signed(effect.change)}`;
    case 'gain-dice-mod':
      return effect.type === 'choice' ? gainOfChoice : `DiceMod ${abbreviationText(effect.type)}`;
    case 'lose-dice-mod':
      return lossOfChoice;
    default:
      return effect satisfies never;
  }
}

/** A DiceMod's abbreviation as it is printed: `-1` with a real minus sign. */
export function abbreviationText(abbreviation: string): string {
  return abbreviation.replace('-', '\u2212');
}

/** A number with its sign, which is never a hyphen. */
export function signed(value: number): string {
  return value < 0 ? `\u2212${-value}` : `+${value}`;
}

/** Whether an effect helps (1) or harms (-1) the player. */
export function effectSense(effect: Effect): 1 | -1 {
  if (effect.kind === 'gain-dice-mod') return 1;
  if (effect.kind === 'lose-dice-mod') return -1;
  return effect.change > 0 ? 1 : -1;
}
