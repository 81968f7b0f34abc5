/** A veil → what templates of books need of it. */

import { type Veil, veils } from '../catalogue.ts';
import type { Brief } from '../document.ts';

/** Whether Outcomes are overleaf, beside their scene or apart, and how to use the card that hides those overleaf. */
export function veilData(veil: Veil, { say, format }: Pick<Brief, 'say' | 'format'>) {
  const faces = format.isFull ? 'no' : 'yes';
  return {
    ...Object.fromEntries(Object.keys(veils).map((name) => [name, name === veil])),
    steps: [say('veil-cover'), say('veil-slide', { faces }), say('veil-turn'), say('veil-open', { faces })],
  };
}
