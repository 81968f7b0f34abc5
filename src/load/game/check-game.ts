/** `game.yaml` → whether a Run can begin with it (CR-072 CR-080 CR-083, X1). */

import { type Diagnostic, errorAt, warningAt } from '../../diagnostics/diagnostic.ts';
import type { Tree } from '../../diagnostics/tree.ts';
import { effectOpenings } from '../../model/effect.ts';
import { outcomeNames } from '../../model/event.ts';
import type { DiceModUse, Game } from '../../model/game.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { nearest } from '../near.ts';

/** Names stand once, and nobody starts over the limit. */
export function checkGame(game: Game, tree: Tree): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const twice = (names: readonly string[], what: string, path: string, key?: string) =>
    names.forEach((name, index) => {
      if (names.indexOf(name) < index)
        faults.push(
          errorAt(
            'CR213',
            `${what} ${name} stands twice`,
            tree.spanOf([path, index, ...(key ? [key] : [])]),
            'delete one of them, or change it',
          ),
        );
    });
  twice(
    game.difficulties.map((difficulty) => difficulty.id),
    'difficulty',
    'difficulties',
    'id',
  );
  twice(game.seedWords, 'seed word', 'seed-words');
  const known = game.difficulties.map(({ id }) => id);
  if (!known.includes(game.defaultDifficulty))
    faults.push(
      errorAt(
        'CR215',
        `unknown difficulty ${game.defaultDifficulty}`,
        tree.spanOf(['default-difficulty']),
        nearest(game.defaultDifficulty, known),
      ),
    );
  twice(
    game.diceMods.map((mod) => mod.abbreviation),
    game.words.diceMod.one,
    'dice-mods',
    'abbreviation',
  );
  game.difficulties.forEach((difficulty, index) => {
    if (difficulty.health > difficulty.maximumHealth)
      faults.push(
        errorAt(
          'CR214',
          `must not be more than the maximum ${difficulty.maximumHealth}, found ${difficulty.health}`,
          tree.spanOf(['difficulties', index, 'health']),
        ),
      );
  });
  if (game.houseRules.entering === 'above')
    game.difficulties.forEach((difficulty, index) => {
      if (difficulty.health < 2)
        faults.push(
          errorAt(
            'CR214',
            `must be 2 or more where ${game.words.health.one} must be above ${game.words.sectorNumber.a}, found ${difficulty.health}`,
            tree.spanOf(['difficulties', index, 'health']),
          ),
        );
    });
  if (game.houseRules.modifiers === 'exact')
    game.diceMods.forEach((mod, index) => {
      if (!canFit(mod.use))
        faults.push(
          errorAt(
            'CR218',
            `must lead from some total to another from 2 to 12, found ${mod.abbreviation}`,
            tree.spanOf(['dice-mods', index, 'abbreviation']),
            `${mostOperand} is the most to multiply or divide by where ${game.words.modifier.a} must fit exactly`,
          ),
        );
    });
  for (const kind of ['reset-event', 'reset-sector'] as const) {
    const [first, second] = game.diceMods.flatMap((mod, index) => (mod.use.kind === kind ? [{ ...mod, index }] : []));
    // Of one name they stand twice already.
    if (first && second && first.abbreviation !== second.abbreviation)
      faults.push(
        errorAt(
          'CR213',
          `a reset of ${kind === 'reset-event' ? game.words.event.many : game.words.sector.many} stands twice`,
          tree.spanOf(['dice-mods', second.index]),
        ),
      );
  }
  faults.push(...checkNotation(game.words, tree), ...checkLabels(game, tree));
  if (game.coreDiamonds > 0 && game.coreDiamonds < game.coresToWin)
    faults.push(
      warningAt(
        'CR231',
        `must be ${game.coresToWin} or more, as many as win, found ${game.coreDiamonds}`,
        tree.spanOf(['core-diamonds']),
        `the sheet has ${game.words.diamond.a} for each; 0 where it shall have none`,
      ),
    );
  const supply = game.diceMods.reduce((sum, mod) => sum + mod.count, 0);
  game.difficulties.forEach((difficulty, index) => {
    if (difficulty.limitedDiceMods && difficulty.startingDiceMods > supply)
      faults.push(
        errorAt(
          'CR214',
          `must not be more than the ${supply} ${game.words.diceMod.many} on the sheet, found ${difficulty.startingDiceMods}`,
          tree.spanOf(['difficulties', index, 'starting-dice-mods']),
        ),
      );
  });
  return faults;
}

/** No two things that effects change, and no two Outcomes, go by one name, or nobody could tell which is meant. */
function checkNotation(words: Vocabulary, tree: Tree): Diagnostic[] {
  const openings = effectOpenings(words);
  const twice = openings.find((word, index) => openings.indexOf(word) < index);
  const alike = outcomeNames.find((name, index) =>
    outcomeNames.slice(0, index).some((other) => words[other].one.toLowerCase() === words[name].one.toLowerCase()),
  );
  return [
    ...(twice === undefined
      ? []
      : [errorAt('CR213', `effects have one name, ${twice}, for two things`, tree.spanOf(['words']))]),
    ...(alike === undefined
      ? []
      : [
          errorAt(
            'CR213',
            `two ${words.outcome.many} have one name, ${words[alike].one}`,
            tree.spanOf(['words', alike]),
            'nobody could tell which of them a roll comes to: change one',
          ),
        ]),
  ];
}

/** Labels are read off the map: no two are alike. */
function checkLabels({ labels }: Game, tree: Tree): Diagnostic[] {
  const names = Object.entries(labels);
  return names.flatMap(([label, text], index) =>
    names.slice(0, index).some(([, other]) => other.toLowerCase() === text.toLowerCase())
      ? [errorAt('CR213', `label ${text} stands twice`, tree.spanOf(['labels', label]), 'change one of them')]
      : [],
  );
}

/** 12 is the highest total and 2 the lowest, so one is at most so many times the other. */
const mostOperand = 6;

/** Whether there is a total on which a DiceMod may be used, if it is one for totals (CR-098). */
function canFit(use: DiceModUse): boolean {
  if (use.kind === 'multiply') return use.factor <= mostOperand;
  if (use.kind === 'divide') return use.divisor <= mostOperand;
  return true;
}
