import { describe, expect, it } from 'vitest';
import { mapText } from '../../../src/cli/tabletop/map.ts';
import { endingProse, outcomeText } from '../../../src/cli/tabletop/story.ts';
import { replay } from '../../../src/game/run/play.ts';
import { compileRules } from '../../../src/game/run/rules.ts';
import type { State } from '../../../src/game/run/state.ts';
import type { Content } from '../../../src/model/content.ts';
import type { Ending } from '../../../src/model/ending.ts';
import { runOf, smallRules } from '../../game/small-game.ts';

const rules = smallRules({ outcomes: { good: ['Core +1'] } }, 'bare');
const opening = ['begin: 3 1 1', 'roll: 3 4', 'keep'];
const begun = runOf('bare', [...opening, 'move NE: 2 1 2']);

describe('what a player at the terminal reads', () => {
  it('draws the map: ids, labels, both numbers, an x where it is finished, and where one is', () => {
    const states = replay(rules, begun);
    expect(mapText(rules, states.at(-1) as State).replace(/ +$/gmu, '')).toBe(
      String.raw`            ______
           /  N   \
    ______/ START  \______
   /  NW  \ 3 11 x / >NE  \
  /        \______/        \
  \        /  C   \  2 12  /
   \______/        \______/
   /  SW  \        /  SE  \
  / ESCAPE \______/ ESCAPE \
  \        /  S   \        /
   \______/  GOAL  \______/
          \        /
           \______/

    N START: Sector Number 3, Event 11, finished
  > NE: Sector Number 2, Event 12`,
    );
  });
  it('says that an Outcome has no Effect, and nothing of the kind where it has one', () => {
    const before = replay(rules, begun)[2] as State;
    const nobody = { turn: 1, logMarks: new Set<string>() };
    const said = [2, 5, 8, 11].map((total) =>
      outcomeText(rules, { ...before, total }, 'keep', nobody).includes('No Effect.'),
    );
    expect(said).toEqual([false, true, false, true]);
  });
  it('enters the Run in the register, and reads remarks under their head', () => {
    const { content } = smallRules({}, 'bare');
    const [event] = content.events;
    if (event?.kind !== 'event') throw new Error('Event 11 is none');
    const neutral = { ...event.outcomes.neutral, mark: 'bell' };
    const last = content.endings.findIndex(({ when }) => when.kind === 'cause' && when.cause === 'abandoned');
    const ending = { ...(content.endings[last] as Ending), text: 'Home.', entered: 'came back' };
    const remarks = {
      marks: [{ mark: 'bell', name: 'a bell' }],
      remarks: [{ ending: ending.title, mark: 'bell', text: 'It rings.' }],
    };
    const marked = compileRules(
      {
        ...content,
        events: content.events.map((one) =>
          one === event ? { ...event, outcomes: { ...event.outcomes, neutral } } : one,
        ),
        remarks,
      } as unknown as Content,
      'bare',
    );
    const abandoned = runOf('bare', [...opening, 'abandon']);
    const states = replay(marked, abandoned);
    expect(endingProse(marked, abandoned, states, ending)).toBe(
      'Home.\n\nRegister: came back.\n\nRemarks\n\nA bell. It rings.',
    );
    expect(endingProse(rules, begun, replay(rules, begun), { ...ending, entered: undefined })).toBe('Home.');
  });
});
