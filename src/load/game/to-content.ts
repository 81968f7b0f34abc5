/** Raw content → the parts of `Content` with their places. */

import type * as v from 'valibot';
import { colourOfHex } from '../../colour.ts';
import type { Tree } from '../../diagnostics/tree.ts';
import type { Board } from '../../model/board.ts';
import type { Chapter, LatePage, RegisterText } from '../../model/content.ts';
import type { Ending } from '../../model/ending.ts';
import { type OutcomeName, outcomeNames, type Shop, type StoryEvent } from '../../model/event.ts';
import type { Game } from '../../model/game.ts';
import type { Papers } from '../../model/papers.ts';
import type { Remarks } from '../../model/remarks.ts';
import { wordsFrom } from '../../model/vocabulary.ts';
import type { boardSchema } from './schema/board.ts';
import type { endingsSchema } from './schema/endings.ts';
import type { eventSchemas } from './schema/event.ts';
import type { gameSchema } from './schema/game.ts';
import type { papersSchema } from './schema/papers.ts';
import type { remarksSchema } from './schema/remarks.ts';
import type { settingSchema } from './schema/setting.ts';
import { toOwnWords } from './schema/words.ts';

type Read<S extends v.GenericSchema> = v.InferOutput<S>;

/** Builds a `Game` from `game.yaml`; `original` is the title of the game that it translates. */
/** The words and the sides of the event die. */
export const toWords = (
  raw: Pick<Read<typeof gameSchema>, 'words' | 'event-dice'>,
): Pick<Game, 'words' | 'eventDie'> => ({
  words: wordsFrom(toOwnWords(raw.words)),
  eventDie: Number(raw['event-dice'].slice(-1)),
});

export function toGame(raw: Read<typeof gameSchema>, original?: string): Game {
  return {
    title: raw.title,
    ...(original !== undefined && { original }),
    subtitle: raw.subtitle,
    author: raw.author,
    language: raw.language,
    site: raw.site,
    cover: raw.cover.replace(/^pictures\/(.*)\.svg$/u, '$1'),
    accent: raw.accent === undefined ? undefined : colourOfHex(raw.accent),
    pictures: raw.pictures === 'none' ? [] : raw.pictures,
    pictureTitles: raw['picture-titles'],
    counts: raw.counts,
    edition: raw.edition,
    difficulties: raw.difficulties.map((difficulty) => ({
      id: difficulty.id,
      name: difficulty.name,
      health: difficulty.health,
      maximumHealth: difficulty['maximum-health'] === 'none' ? Number.POSITIVE_INFINITY : difficulty['maximum-health'],
      money: difficulty.money,
      startingDiceMods: difficulty['starting-dice-mods'],
      limitedDiceMods: difficulty['dice-mod-limit'] === 'sheet',
    })),
    defaultDifficulty: raw['default-difficulty'] ?? (raw.difficulties[0]?.id as string), // at least one by the schema
    diceMods: raw['dice-mods'],
    coreDiamonds: raw['core-diamonds'],
    coresToWin: raw['cores-to-win'],
    spareSectorNumbers: raw['spare-sector-numbers'],
    labels: raw.labels,
    ...toWords(raw),
    ownWords: toOwnWords(raw.words),
    texts: raw.texts,
    veilCard: raw['veil-card'],
    houseRules: {
      entering: raw['house-rules'].entering,
      modifiers: raw['house-rules'].modifiers,
      resetWhenStuck: raw['house-rules']['reset-when-stuck'],
      endingAtStart: raw['house-rules']['ending-at-start'],
      stuckAtExit: raw['house-rules']['stuck-at-exit'],
    },
    seedWords: raw['seed-words'],
  };
}

/** Builds a `Board`. */
export function toBoard(raw: Read<typeof boardSchema>, tree: Tree): Board {
  return {
    title: raw.title,
    promises: raw.promises,
    sectors: placed(raw.sectors, tree, 'sectors').map(({ label, ...rest }) => ({ ...rest, ...(label && { label }) })),
  };
}

/** Gives items of a list their places. */
const placed = <T>(list: readonly T[], tree: Tree, key: string) =>
  list.map((one, index) => ({ ...one, tree, path: [key, index] }));

/** Builds the chapters, the late page and the texts of the register. */
export const toSetting = ({ chapters, late, register }: Read<typeof settingSchema>, tree: Tree) => ({
  chapters: placed(chapters, tree, 'chapters') satisfies Chapter[],
  late: late && ({ ...late, tree, path: ['late'] } satisfies LatePage),
  register: placed(register, tree, 'register') satisfies RegisterText[],
});

/** Builds the Endings. */
export const toEndings = ({ endings }: Read<typeof endingsSchema>, tree: Tree): Ending[] =>
  placed(endings, tree, 'endings').map(({ 'if-late': late, ...rest }) => ({ ...rest, late }));

/** Builds marks and remarks; `titles` are those of Endings that a translation has changed, by the old ones. */
export const toRemarks = (
  { marks, remarks }: Read<typeof remarksSchema>,
  tree: Tree,
  titles: ReadonlyMap<string, string>,
): Remarks => ({
  marks: placed(marks, tree, 'marks'),
  remarks: placed(remarks, tree, 'remarks').map((one) => ({ ...one, ending: titles.get(one.ending) ?? one.ending })),
});

/** Builds papers and the trail. */
export function toPapers({ papers, trail }: Read<typeof papersSchema>, tree: Tree): Papers {
  return {
    papers: placed(papers, tree, 'papers'),
    ...(trail && { trail: { ...trail, tree, path: ['trail'] } }),
  };
}

/** Builds a Shop. */
export function toShop(raw: Read<ReturnType<typeof eventSchemas>['shop']>, tree: Tree): Shop {
  const { 'if-you-bear': ifYouBear, 'if-late': late, ...rest } = raw;
  return {
    ...rest,
    ...(ifYouBear && { ifYouBear }),
    ...(late !== undefined && { late }),
    kind: 'shop',
    items: placed(raw.items, tree, 'items'),
    tree,
    path: [],
  };
}

/** Builds an Event; totals are sorted. */
export function toStoryEvent(raw: Read<ReturnType<typeof eventSchemas>['event']>, tree: Tree): StoryEvent {
  const byOutcome = <T>(value: (name: OutcomeName) => T) =>
    Object.fromEntries(outcomeNames.map((name) => [name, value(name)])) as Record<OutcomeName, T>;
  return {
    kind: 'event',
    number: raw.number,
    title: raw.title,
    size: raw.size,
    picture: raw.picture,
    text: raw.text,
    ...(raw['if-late'] !== undefined && { late: raw['if-late'] }),
    outcomeRoll: byOutcome((name) => [...raw['outcome-roll'][name]].sort((a, b) => a - b)),
    outcomes: byOutcome((name) => {
      const { mark, 'if-you-bear': ifYouBear, ...rest } = raw.outcomes[name];
      return {
        ...rest,
        ...(ifYouBear && { ifYouBear }),
        ...(mark !== undefined && { mark }),
        tree,
        path: ['outcomes', name],
      };
    }),
    tree,
    path: [],
  };
}
