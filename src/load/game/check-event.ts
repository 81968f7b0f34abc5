/** Checks an Event's Outcome Roll and the effects of its Outcomes. */

import { type Diagnostic, errorAt } from '../../diagnostics/diagnostic.ts';
import { type Effect, effectSense, effectText } from '../../model/effect.ts';
import { spanIn } from '../../model/entry.ts';
import { type OutcomeName, outcomeNames, type StoryEvent } from '../../model/event.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';

/** CR-052: each total from 2 to 12 is in one Outcome, and each Outcome has one. */
export function checkOutcomeRoll(event: StoryEvent, words: Vocabulary): Diagnostic[] {
  const entry = `${words.event.one.toLowerCase()} ${event.number}`;
  const outcome = words.outcome.one.toLowerCase();
  const all = outcomeNames.flatMap((name) => event.outcomeRoll[name]);
  const missing = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((total) => !all.includes(total));
  const free = missing.length > 0 ? missing.join(', ') : undefined;
  const each = `each total from 2 to 12 belongs to exactly one ${outcome}`;
  const owners = new Map<number, OutcomeName>();
  const faults = outcomeNames.flatMap((name) => {
    const span = spanIn(event, 'outcome-roll', name);
    const totals = event.outcomeRoll[name];
    if (totals.length === 0) {
      const hint = free ? `give it ${free}: in no ${outcome} yet` : `${words.outcome.a} without totals is never read`;
      return [errorAt('CR219', `${entry} gives no total to ${words[name].one}`, span, hint)];
    }
    return totals.flatMap((total) => {
      const owner = owners.get(total);
      owners.set(total, name);
      if (owner === undefined) return [];
      const who = owner === name ? `${words[name].one} twice` : `both ${words[owner].one} and ${words[name].one}`;
      const hint = free ? `no ${outcome} has ${free}: was it meant here?` : each;
      return [errorAt('CR203', `${entry} gives ${total} to ${who}`, span, hint)];
    });
  });
  // A misplaced total is reported at its place.
  if (missing.length === 0 || faults.length > 0) return faults;
  const message = `${entry} gives ${missing.join(', ')} to no ${outcome}`;
  return [errorAt('CR204', message, spanIn(event, 'outcome-roll'), each)];
}

/** CR-054 CR-055 CR-056: Bad only harms, Neutral does neither, Good only helps. */
function checkSenses(event: StoryEvent, words: Vocabulary): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const { bad, neutral, good } = event.outcomes;
  const each = (outcome: typeof bad, wrong: (effect: Effect) => boolean, message: string) => {
    const found = outcome.effects.flatMap((effect, index) => (wrong(effect) ? [{ effect, index }] : []));
    const [first] = found;
    if (first === undefined) return;
    const texts = found.map(({ effect }) => effectText(effect, words)).join(' and ');
    const place = spanIn(outcome, 'effects', first.index);
    const hint = outcome === neutral ? 'delete its effects' : `only ${words.wild.one} may both harm and help`;
    faults.push(errorAt('CR206', `${message}, found ${texts}`, place, hint));
  };
  each(bad, (effect) => effectSense(effect) > 0, `${words.bad.one} must only harm`);
  each(neutral, () => true, `${words.neutral.one} must neither harm nor help`);
  each(good, (effect) => effectSense(effect) < 0, `${words.good.one} must only help`);
  const sides = [
    [bad, words.bad, 'harm', '-2'],
    [good, words.good, 'help', '+2'],
  ] as const;
  for (const [outcome, { one }, does, change] of sides)
    if (outcome.effects.length === 0) {
      const place = outcome.tree.spanOfKey([...outcome.path, 'effects']);
      const hint = `give it an effect such as ${words.health.notation} ${change}`;
      faults.push(errorAt('CR206', `${one} must ${does}, found no effect`, place, hint));
    }
  return faults;
}

/** Checks that effects fit the Outcome and none is inside its text. */
export function checkOutcomes(event: StoryEvent, words: Vocabulary | undefined): Diagnostic[] {
  const swallowed = checkSwallowed(event);
  return swallowed.length > 0 || words === undefined ? swallowed : checkSenses(event, words);
}

/** Keys indented so far that YAML reads them as text. */
function checkSwallowed(event: StoryEvent): Diagnostic[] {
  return outcomeNames.flatMap((name) => {
    const outcome = event.outcomes[name];
    const [, key] = /^(effects|mark): /mu.exec(outcome.text) ?? [];
    if (key === undefined) return [];
    const { source, start, end } = spanIn(outcome, 'text');
    const at = source.text.indexOf(`${key}: `, start);
    const span = at < 0 || at > end ? { source, start, end } : { source, start: at, end: at + key.length };
    const hint = 'indent it like the key text, not like the words of the text';
    return [errorAt('CR103', `expected key ${key}, found it in the text`, span, hint)];
  });
}
