/** Advice → the report on the terminal, and JSON. */

import { basename } from 'node:path';
import { lineAndColumn, type Span } from '../../../diagnostics/diagnostic.ts';
import { placeJson } from '../../../diagnostics/diagnostic-record.ts';
import { percentagePoints } from '../../../dice/percentage.ts';
import type { Advice, Remedy } from '../../../game/measure/advise.ts';
import type { Verdict } from '../../../game/measure/balance.ts';
import type { PartChange, RuleChange, StartChange } from '../../../game/measure/change.ts';
import { itemAt } from '../../../item-at.ts';
import { parseYaml } from '../../../load/yaml.ts';
import type { Content } from '../../../model/content.ts';
import { type Effect, effectText } from '../../../model/effect.ts';
import { spanIn } from '../../../model/entry.ts';
import type { OutcomeName, Shop, StoryEvent } from '../../../model/event.ts';
import { counted } from '../../../model/vocabulary.ts';
import { measuredText, wantedText } from '../../terminal/balance-report.ts';
import { plural } from '../../terminal/report.ts';

const verdicts: Readonly<Record<Verdict, string>> = {
  met: 'is enough',
  open: 'may be enough',
  missed: 'is not enough',
};

/** Each band with the changes that help it, the best first, and the bands they break; `untried` bands got no advice. */
export function adviceReport(content: Content, advice: readonly Advice[], untried: number): string {
  const { run } = content.game.words;
  const bands = advice.map(({ band, remedies }) => {
    const head = `${band.target}: ${measuredText(band, band.measured.share)}, wanted ${wantedText(band)}`;
    const none = ['  no change found that moves it the right way'];
    return [head, ...(remedies.length === 0 ? none : remedies.flatMap((one) => remedyLines(content, one)))].join('\n');
  });
  const later = untried > 0 ? [`${plural(untried, 'more band')} without advice: change the game, then ask again.`] : [];
  return [
    `What one change does, or two if none is enough: the same ${run.many} with and without it, 95 % intervals in brackets.\nInfluences are measured only for what changes.`,
    ...bands,
    ...later,
  ].join('\n\n');
}

function remedyLines(content: Content, { change, finding, difference, breaks, strains }: Remedy): string[] {
  const { share, low, high } = difference;
  const { measured, band } = finding;
  const isPast = share > 0 ? measured.low > band.to : measured.high < band.from;
  const step = (value: number) =>
    finding.unit === 'turns' ? `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}` : percentagePoints(value);
  const between = [measured.low, measured.high].map((value) => measuredText(finding, value)).join(' to ');
  return [
    ...described(content, change).flatMap(({ words, place }, index) => [
      `  ${index > 0 ? 'and ' : ''}${words}`,
      `    ${place.source.path}:${lineAndColumn(place).line}`,
    ]),
    `    ${isPast ? 'is too much' : verdicts[finding.verdict]}: ${measuredText(finding, measured.share)} (${between}), moved by ${step(share)} (${step(low)} to ${step(high)}) ${finding.unit === 'turns' ? 'turns' : 'points'}`,
    ...(breaks.length > 0 ? [`    breaks ${breaks.join('; ')}`] : []),
    ...(strains.length > 0 ? [`    makes undecided ${strains.join('; ')}`] : []),
    ...(breaks.length + strains.length === 0 ? ['    breaks no other band'] : []),
  ];
}

export function adviceJson(content: Content, advice: readonly Advice[]) {
  return advice.map(({ band, remedies }) => ({
    target: band.target,
    remedies: remedies.map(({ change, finding, difference, breaks, strains }) => {
      const [one, two] = described(content, change).map(({ words, place }) => ({ words, place: placeJson(place) }));
      const { measured, verdict } = finding;
      return { ...one, ...(two && { and: two }), change, measured, verdict, difference, breaks, strains };
    }),
  }));
}

type Described = { readonly words: string; readonly place: Span };

/** Each change in the words of the game, with its place in the files. */
function described(content: Content, change: RuleChange): Described[] {
  if (change.kind === 'pair') return change.of.flatMap((one) => described(content, one));
  return ['event' in change ? eventChange(content, change) : startChange(content, change)];
}

function startChange({ game, sources }: Content, { of, difficulty, to }: StartChange): Described {
  const { name, ...start } = itemAt(game.difficulties, difficulty);
  const [before, use] = of === 'core' ? [game.coresToWin, 'to win'] : [start[of], `to begin with on ${name}`];
  const path = of === 'core' ? ['cores-to-win'] : ['difficulties', difficulty, of];
  const file = sources.filter((one) => basename(one.path) === 'game.yaml');
  const places = file.flatMap((one) => parseYaml(one).tree?.spanOf(path) ?? []);
  const limit = start.maximumHealth;
  const rise = of === 'health' && to > limit ? `, and maximum-health ${to} in place of ${limit}` : '';
  return { words: `${counted(to, game.words[of])} ${use} in place of ${before}${rise}`, place: itemAt(places, 0) };
}

function eventChange(content: Content, change: PartChange): Described {
  const { words } = content.game;
  const event = content.events.find(({ number }) => number === change.event) as StoryEvent | Shop;
  const entry = `${event.kind === 'shop' ? words.shop.one : words.event.one} ${event.number} ${event.title}`;
  if (change.kind === 'total') {
    const { total, from, to } = change;
    const moved = `a total of ${total} leads to ${words[to].one} in place of ${words[from].one}`;
    return { words: `${entry}: ${moved}`, place: spanIn(event, 'outcome-roll', from) };
  }
  if (change.kind === 'price') {
    const { name, cost, ...item } = itemAt((event as Shop).items, change.of);
    const now = counted(change.to, words.money);
    return { words: `${entry}, ${name}: costs ${now} in place of ${cost}`, place: spanIn(item, 'cost') };
  }
  const { of, index, to } = change;
  const item = typeof of === 'string' ? undefined : itemAt((event as Shop).items, of);
  const { effects, ...owner } = item ?? (event as StoryEvent).outcomes[of as OutcomeName];
  const before = itemAt(effects, index) as Extract<Effect, { change: number }>;
  const inPlace = `${effectText({ ...before, change: to }, words)} in place of ${effectText(before, words)}`;
  const name = item?.name ?? words[of as OutcomeName].one;
  return { words: `${entry}, ${name}: ${inPlace}`, place: spanIn(owner, 'effects', index) };
}
