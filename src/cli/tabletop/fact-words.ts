/** Facts of a Run → sentences, in the words of the game. */

import type { Fact, SheetChange } from '../../game/run/facts.ts';
import { noCircle } from '../../game/run/no-effect.ts';
import type { Rules } from '../../game/run/rules.ts';
import { abbreviationText, signed } from '../../model/effect.ts';
import type { EndingKey } from '../../model/ending.ts';
import { outcomeNames } from '../../model/event.ts';
import type { Game } from '../../model/game.ts';
import { coresText } from '../../model/notation.ts';
import { capitalised, counted } from '../../model/vocabulary.ts';

/** A fact as a sentence. Events are named once met; Outcomes by name, Endings by condition. */
export function factWords(rules: Rules, fact: Fact): string {
  const { words, labels } = rules.content.game;
  switch (fact.kind) {
    case 'took':
      return `Takes ${words.diceMod.one} ${modText(rules, fact.mod)}.`;
    case 'crossed-out':
      return `Crosses out ${modText(rules, fact.mod)}.`;
    case 'numbered':
      return `${fact.sector === rules.start ? labels.start : idOf(rules, fact.sector)} has ${words.sectorNumber.one} ${fact.number}.`;
    case 'met':
      return eventWords(rules, fact.event);
    case 'rolled':
      return `${capitalised(words.outcomeRoll.one)} ${fact.faces.join(' + ')} = ${fact.total}: ${outcomeWord(rules, fact.outcome)}.`;
    case 'used':
      return `Uses ${modText(rules, fact.mod)}: ${fact.from} becomes ${fact.to}, ${outcomeWord(rules, fact.outcome)}.`;
    case 'bought':
      return `Buys ${rules.items[fact.item]?.name}.`;
    case 'kept-out':
      return `${capitalised(words.health.one)} ${fact.health} is not enough for ${idOf(rules, fact.sector)}.`;
    case 'moved': {
      const label = rules.labels[fact.sector];
      return `Moves to ${idOf(rules, fact.sector)}${label ? `, ${labels[label]}` : ''}.`;
    }
    case 'event-reset':
      return `Uses ${resetName(rules, 'reset-event')} on ${idOf(rules, fact.sector)}: a new ${words.eventNumber.one} is written.`;
    case 'sector-reset':
      return `Uses ${resetName(rules, 'reset-sector')} on ${idOf(rules, fact.sector)}: ${words.sectorNumber.one} ${fact.number}.`;
    case 'stopped':
      return `Ends the ${words.run.one} here.`;
    case 'gave-up':
      return 'Gives up: no way is open.';
    case 'changed':
      return `${fact.changes.map((change) => changeWords(rules, change)).join(', ')}.`;
    case 'lost':
      return `${capitalised(words.diceMod.a)} is lost: ${noCircle(rules, fact.mod)}.`;
    case 'no-effect':
      return `No effect: ${words.health.one} is at its maximum.`;
    case 'over': {
      const when = rules.content.endings[fact.ending]?.when;
      return `The ${words.run.one} is over.${when ? ` ${endWords(when, rules.content.game)}.` : ''}`;
    }
    default:
      return fact satisfies never;
  }
}

/** How a Run ended: `Ended at GOAL, 1 core`. */
function endWords(when: EndingKey, { labels, words: { core, health, run } }: Game): string {
  if (when.kind === 'place') {
    const cores = coresText(when.cores);
    return `Ended at ${labels[when.place]}, ${cores === 'none' ? `no ${core.many}` : counted(cores, core)}`;
  }
  switch (when.cause) {
    case 'no-health':
      return `No ${health.one} left`;
    case 'unable-to-move':
      return 'Unable to move';
    case 'abandoned':
      return `${run.one} abandoned for a reason outside the game`;
    default:
      return when.cause satisfies never;
  }
}

/** A reset as on the sheet; legal only if the game has one. */
export const resetName = ({ mods }: Rules, kind: 'reset-event' | 'reset-sector'): string =>
  mods.find(({ use }) => use.kind === kind)?.abbreviation ?? '?';

const idOf = ({ sectors }: Rules, sector: number) => sectors[sector]?.id ?? '?';
const modText = ({ mods }: Rules, mod: number) => abbreviationText(mods[mod]?.abbreviation ?? '?');

function outcomeWord({ content }: Rules, outcome: number): string {
  const name = outcomeNames[outcome];
  return name ? content.game.words[name].one : '?';
}

function eventWords({ content, events }: Rules, index: number): string {
  const { words } = content.game;
  const event = events[index];
  if (!event) return `There is no ${words.event.one} here.`;
  return `${capitalised(words.event.one)} ${event.number}, ${event.title}${event.kind === 'shop' ? ` (${words.shop.heading})` : ''}.`;
}

function changeWords(rules: Rules, change: SheetChange): string {
  const { health, money, core, diceMod } = rules.content.game.words;
  if (change.kind === 'dice-mod') return `${capitalised(diceMod.one)} ${modText(rules, change.mod)}`;
  const names = { health: health.one, money: money.many, core: core.many };
  return `${capitalised(names[change.kind])} ${signed(change.by)} (${change.to})`;
}
