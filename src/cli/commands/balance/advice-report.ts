/** Advice → the report on the terminal, and JSON. */

import { lineAndColumn, type Span } from '../../../diagnostics/diagnostic.ts';
import { percentagePoints } from '../../../dice/percentage.ts';
import type { Advice, Remedy } from '../../../game/measure/advise.ts';
import type { Verdict } from '../../../game/measure/balance.ts';
import type { RuleChange } from '../../../game/measure/change.ts';
import type { Content } from '../../../model/content.ts';
import { type Effect, effectText } from '../../../model/effect.ts';
import { spanIn } from '../../../model/entry.ts';
import type { Shop, StoryEvent } from '../../../model/event.ts';
import { counted } from '../../../model/vocabulary.ts';
import { measuredText, wantedText } from '../../terminal/balance-report.ts';
import { placeJson } from '../../terminal/report.ts';

const verdicts: Readonly<Record<Verdict, string>> = {
  met: 'brings it back',
  open: 'may bring it back',
  missed: 'is not enough alone',
};

/** Each band with the changes that help it, the best first, and the bands they break; `untried` bands got no advice. */
export function adviceReport(content: Content, advice: readonly Advice[], untried: number): string {
  const { run } = content.game.words;
  const bands = advice.map(({ band, remedies }) => {
    const head = `${band.target}: ${measuredText(band, band.measured.share)}, wanted ${wantedText(band)}`;
    const none = ['  no change of one step is seen to move it the right way'];
    return [head, ...(remedies.length === 0 ? none : remedies.flatMap((one) => remedyLines(content, one)))].join('\n');
  });
  const later =
    untried > 0 ? [`${untried} more that do not hold were not looked into: mend these first and ask again.`] : [];
  return [
    `What one change would do: the same ${run.many} with it and without, 95 % intervals in brackets.\nOf the influences, only that of what is changed is looked at.`,
    ...bands,
    ...later,
  ].join('\n\n');
}

function remedyLines(content: Content, { change, finding, difference, breaks, strains }: Remedy): string[] {
  const { words, place } = told(content, change);
  const { share, low, high } = difference;
  const { measured } = finding;
  const step = (value: number) =>
    finding.unit === 'turns' ? `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}` : percentagePoints(value);
  const between = [measured.low, measured.high].map((value) => measuredText(finding, value)).join(' to ');
  return [
    `  ${words}`,
    `    ${place.source.path}:${lineAndColumn(place).line}`,
    `    ${verdicts[finding.verdict]}: ${measuredText(finding, measured.share)} (${between}), moved by ${step(share)} (${step(low)} to ${step(high)}) ${finding.unit === 'turns' ? 'turns' : 'points'}`,
    ...(breaks.length > 0 ? [`    breaks ${breaks.join('; ')}`] : []),
    ...(strains.length > 0 ? [`    makes undecided ${strains.join('; ')}`] : []),
    ...(breaks.length + strains.length === 0 ? ['    breaks no other band'] : []),
  ];
}

export function adviceJson(content: Content, advice: readonly Advice[]) {
  return advice.map(({ band, remedies }) => ({
    target: band.target,
    remedies: remedies.map(({ change, finding, difference, breaks, strains }) => {
      const { words, place } = told(content, change);
      const { measured, verdict } = finding;
      return { words, change, place: placeJson(place), measured, verdict, difference, breaks, strains };
    }),
  }));
}

/** A change in the words of the game, with its place in the files. */
function told(content: Content, change: RuleChange): { readonly words: string; readonly place: Span } {
  const { words } = content.game;
  const event = content.events.find(({ number }) => number === change.event) as StoryEvent | Shop;
  const entry = `${event.kind === 'shop' ? words.shop.one : words.event.one} ${event.number} ${event.title}`;
  if (change.kind === 'total') {
    const { total, from, to } = change;
    const moved = `a total of ${total} leads to ${words[to].one} in place of ${words[from].one}`;
    return { words: `${entry}: ${moved}`, place: spanIn(event, 'outcome-roll', from) };
  }
  const inPlace = (effects: readonly Effect[], { index, to }: { readonly index: number; readonly to: number }) => {
    const before = effects[index] as Extract<Effect, { change: number }>;
    return `${effectText({ ...before, change: to }, words)} in place of ${effectText(before, words)}`;
  };
  if (change.kind === 'effect' && typeof change.of === 'string') {
    const outcome = (event as StoryEvent).outcomes[change.of];
    return {
      words: `${entry}, ${words[change.of].one}: ${inPlace(outcome.effects, change)}`,
      place: spanIn(outcome, 'effects', change.index),
    };
  }
  const item = (event as Shop).items.find((_, place) => place === change.of) as Shop['items'][number];
  if (change.kind === 'price') {
    const cost = counted(change.to, words.money);
    return { words: `${entry}, ${item.name}: costs ${cost} in place of ${item.cost}`, place: spanIn(item, 'cost') };
  }
  return {
    words: `${entry}, ${item.name}: ${inPlace(item.effects, change)}`,
    place: spanIn(item, 'effects', change.index),
  };
}
