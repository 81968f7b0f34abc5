/** Choice ↔ the line a log keeps. */

import { type Choice, choiceKinds, objectsOf } from './choice.ts';
import type { Rules } from './rules.ts';

/** A Choice in a log: `take +1`, `move B2`, `reset-event C3`, `buy 14 Tie-Down Strap`, `end`. */
export function choiceText(rules: Rules, choice: Choice): string {
  const object = objectName(rules, choice);
  return object === undefined ? choice.kind : `${choice.kind} ${object}`;
}

/** Parses a Choice of a log; undefined if this game has none such. */
export function parseChoice(rules: Rules, text: string): Choice | undefined {
  const space = text.indexOf(' ');
  const kind = choiceKinds.find((name) => name === (space < 0 ? text : text.slice(0, space)));
  if (kind === undefined) return undefined;
  return rules.choices[kind].find((choice) => choiceText(rules, choice) === text);
}

function objectName(rules: Rules, { kind, what }: Choice): string | undefined {
  switch (objectsOf[kind]) {
    case 'mods':
      return rules.mods[what]?.abbreviation;
    case 'items': {
      const item = rules.items[what];
      return item && `${rules.events[item.event]?.number} ${item.name}`;
    }
    case 'sectors':
      return rules.sectors[what]?.id;
    default:
      return undefined;
  }
}
