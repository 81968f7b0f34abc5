/** Raw content → the parts of `Content` with their places. */

import type * as v from 'valibot';
import type { Tree } from '../../diagnostics/tree.ts';
import type { Board } from '../../model/board.ts';
import type { Chapter, LatePage, RegisterText } from '../../model/content.ts';
import type { Ending } from '../../model/ending.ts';
import { type OutcomeName, outcomeNames, type Shop, type StoryEvent } from '../../model/event.ts';
import type { Game } from '../../model/game.ts';
import type { Papers } from '../../model/papers.ts';
import type { Remarks } from '../../model/remarks.ts';
import type { boardSchema } from './schema/board.ts';
import type { endingsSchema } from './schema/endings.ts';
import type { eventSchemas } from './schema/event.ts';
import type { gameSchema } from './schema/game.ts';
import type { papersSchema } from './schema/papers.ts';
import type { remarksSchema } from './schema/remarks.ts';
import type { settingSchema } from './schema/setting.ts';
import { toWords } from './schema/words.ts';

type Read<S extends v.GenericSchema> = v.InferOutput<S>;

/** Builds a `Game` from `game.yaml`. */
export function toGame(raw: Read<typeof gameSchema>): Game {
  return {
    title: raw.title,
    subtitle: raw.subtitle,
    language: raw.language,
    cover: raw.cover,
    eventDie: Number(raw['event-dice'].slice(-1)),
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
    words: toWords(raw.words),
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
    sectors: raw.sectors.map(({ id, q, r, label }, index) => ({
      id,
      q,
      r,
      ...(label && { label }),
      tree,
      path: ['sectors', index],
    })),
  };
}

/** Builds the chapters of `setting.yaml`. */
export function toChapters(raw: Read<typeof settingSchema>, tree: Tree): Chapter[] {
  return raw.chapters.map((chapter, index) => ({ ...chapter, tree, path: ['chapters', index] }));
}

/** Builds the late page of `setting.yaml`. */
export const toLatePage = ({ late }: Read<typeof settingSchema>, tree: Tree): LatePage | undefined =>
  late && { ...late, tree, path: ['late'] };

/** Builds the texts of the register. */
export const toRegister = ({ register }: Read<typeof settingSchema>, tree: Tree): RegisterText[] =>
  register.map((text, index) => ({ ...text, tree, path: ['register', index] }));

/** Builds the Endings. */
export function toEndings(raw: Read<typeof endingsSchema>, tree: Tree): Ending[] {
  return raw.endings.map((ending, index) => ({ ...ending, tree, path: ['endings', index] }));
}

/** Builds marks and remarks. */
export function toRemarks(raw: Read<typeof remarksSchema>, tree: Tree): Remarks {
  const placed = <T>(list: readonly T[], key: string) =>
    list.map((one, index) => ({ ...one, tree, path: [key, index] }));
  return { marks: placed(raw.marks, 'marks'), remarks: placed(raw.remarks, 'remarks') };
}

/** Builds papers and the trail. */
export function toPapers({ papers, trail }: Read<typeof papersSchema>, tree: Tree): Papers {
  return {
    papers: papers.map((paper, index) => ({ ...paper, tree, path: ['papers', index] })),
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
    items: raw.items.map((item, index) => ({ ...item, tree, path: ['items', index] })),
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
