/** Number, title, place → valid YAML to write over. */

import { type Effect, effectText } from '../../../model/effect.ts';
import type { Vocabulary } from '../../../model/vocabulary.ts';
import { schemaLine } from '../../shared/content/schema-line.ts';

interface EntryStub {
  readonly number: number;
  readonly title: string;
  readonly words: Vocabulary;
}

export function eventStub({ number, title, words }: EntryStub): string {
  const effects = effectsIn(words);
  return `${schemaLine('../schema/event')}number: ${number}
title: ${scalar(title)}
size: half # half or full: room on a page
# picture: door # drawn if its page has room
text: |
  What the ${words.player.one} comes upon, before the dice are thrown.
outcome-roll: # every total from 2 to 12 in one list
  bad: [5, 9]
  neutral: [7]
  good: [6, 8]
  wild: [2-4, 10-12]
outcomes:
  bad: # must only harm
    text: |
      What goes wrong.
    effects: ${effects({ kind: 'health', change: -2 })}
  neutral: # must have no effect
    text: |
      What changes nothing.
  good: # must only help
    text: |
      What goes well.
    effects: ${effects({ kind: 'core', change: 1 })}
  wild: # may do anything
    text: |
      What nobody would have thought.
    effects: ${effects({ kind: 'money', change: 2 }, { kind: 'health', change: -1 })}
`;
}

export function shopStub({ number, title, words }: EntryStub): string {
  const effects = effectsIn(words);
  return `${schemaLine('../schema/shop')}number: ${number}
title: ${scalar(title)}
# picture: counter # drawn if its page has room
text: |
  Who sells things here, and why.
items: # give each its own name
  - { name: ${scalar(`First of ${number}`)}, effects: ${effects({ kind: 'health', change: 1 })}, cost: 1 }
  - { name: ${scalar(`Second of ${number}`)}, effects: ${effects({ kind: 'core', change: 1 })}, cost: 4 }
`;
}

/** An entry of endings.yaml, indented like its list. */
export function endingStub(ending: {
  readonly title: string;
  readonly place: string;
  readonly cores: string;
  readonly indent: string;
}): string {
  const { title, place, cores, indent } = ending;
  return [
    `- title: ${scalar(title)}`,
    `  when: { place: ${place}, cores: ${cores} }`,
    '  text: |',
    '    How it ends then.',
  ]
    .map((line) => `${indent}${line}\n`)
    .join('');
}

/** Effects as a YAML list, with a hyphen for the minus. */
const effectsIn =
  (words: Vocabulary) =>
  (...effects: readonly Effect[]): string =>
    `[${effects.map((effect) => scalar(effectText(effect, words).replace('\u2212', '-'))).join(', ')}]`;

/** A text as a YAML scalar, in quotes if it could be read as something else. */
function scalar(text: string): string {
  const isPlain =
    /^\p{L}[\p{L}\p{N} ’+-]*[\p{L}\p{N}’]$/u.test(text) && !/^(?:y|n|yes|no|on|off|true|false|null)$/iu.test(text);
  return isPlain ? text : JSON.stringify(text);
}
