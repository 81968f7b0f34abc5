/** Runs of a player who plays again and again → what is read in each, and how much of it is new. */

import { type MarkedText, outcomeNames } from '../../model/event.ts';
import type { Choice } from '../run/choice.ts';
import type { Watcher } from '../run/play.ts';
import { outcomeAt, outcomeEffects, type Rules, totalAfter } from '../run/rules.ts';
import { eventHere, type State } from '../run/state.ts';
import { careerRuns, count, type Tally } from './tally.ts';

/** Index of the Outcome that a Choice leads to, as in `Rules.effects`; -1 for other Choices. */
export function outcomeRead(rules: Rules, state: State, { kind, what }: Choice): number {
  if (kind !== 'keep' && kind !== 'use') return -1;
  const event = eventHere(state);
  return outcomeEffects(
    event,
    outcomeAt(rules, event, kind === 'use' ? totalAfter(rules, what, state.total) : state.total),
  );
}

interface Reader {
  readonly watcher: Watcher;
  /** Counts a finished Run by its place in the career. */
  readonly finish: (state: State, index: number, isCounted: boolean) => void;
}

const wordsIn = (text = '') => text.split(/\s+/u).filter(Boolean).length;

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);

/** Words of all that a player can read in a Run: scenes, Outcomes, Endings and what is read on a condition. */
export function wordsInPlay({ content: { events, endings, remarks, late } }: Rules): number {
  const marked = (texts: MarkedText = {}) => Object.values(texts);
  const texts = [
    ...events.flatMap((event) => [
      event.text,
      event.late,
      ...(event.kind === 'shop'
        ? marked(event.ifYouBear)
        : Object.values(event.outcomes).flatMap(({ text, ifYouBear }) => [text, ...marked(ifYouBear)])),
    ]),
    ...endings.map((ending) => ending.late),
    ...[...endings, ...remarks.remarks, ...(late ? [late] : [])].map(({ text }) => text),
  ];
  return sum(texts.map(wordsIn));
}

/** A reader who forgets at the start of each career; counts what is read, and what is new. */
export function careerReader(rules: Rules, tally: Tally): Reader {
  const { events, content } = rules;
  const known = new Map<string, number>();
  const read = new Map<string, number>();
  const marks = new Set<string>();
  const add = (id: string, text: string | undefined) => text && read.set(id, wordsIn(text));
  const addMarked = (id: string, texts: MarkedText = {}) => {
    for (const mark of marks) add(`${id} ${mark}`, texts[mark]);
  };
  return {
    watcher: {
      before: (state, choice) => {
        const index = outcomeRead(rules, state, choice);
        const event = events[Math.floor(index / outcomeNames.length)];
        if (index < 0 || event?.kind !== 'event') return;
        const outcome = event.outcomes[outcomeNames[index % outcomeNames.length] ?? 'bad'];
        add(`outcome ${index}`, outcome.text);
        addMarked(`outcome ${index}`, outcome.ifYouBear);
        if (content.late && state.turn > content.late.turn) add(`late ${event.number}`, event.late);
        if (outcome.mark) marks.add(outcome.mark);
      },
    },
    finish: (state, index, isCounted) => {
      const place = index % careerRuns;
      if (place === 0) known.clear();
      events.forEach((event, at) => {
        if (state.used[at] !== 2) return;
        add(`scene ${at}`, event.text);
        if (event.kind === 'shop') addMarked(`scene ${at}`, event.ifYouBear);
      });
      const ending = content.endings[state.ending];
      add(`ending ${state.ending}`, ending?.text);
      for (const { ending: title, mark, text } of content.remarks.remarks)
        if (title === ending?.title && marks.has(mark)) add(`remark ${mark} ${title}`, text);
      if (content.late && state.turn > content.late.turn) add('late', content.late.text);
      if (content.late && state.turn > content.late.turn) add(`late ending ${state.ending}`, ending?.late);
      if (isCounted) {
        count(tally.careers, place);
        const words = sum(known.values());
        count(tally.wordsKnown, place, words);
        count(tally.wordsSquares, place, words * words);
        const outcomes = [...read.keys()].filter((id) => /^outcome \d+$/u.test(id));
        count(tally.outcomesRead, place, outcomes.length);
        count(tally.outcomesNew, place, outcomes.filter((id) => !known.has(id)).length);
      }
      for (const [id, words] of read) known.set(id, words);
      read.clear();
      marks.clear();
    },
  };
}
