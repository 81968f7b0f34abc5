/** Checks `game.yaml` (CR-072 CR-080 CR-083, X1). */

import type { Code } from '../../diagnostics/codes.ts';
import { type Diagnostic, errorAt, warningAt } from '../../diagnostics/diagnostic.ts';
import type { Path } from '../../diagnostics/tree.ts';
import { patternName } from '../../language/patterns.ts';
import { changedByEffects } from '../../model/effect.ts';
import { outcomeNames } from '../../model/event.ts';
import type { DiceModUse, Game } from '../../model/game.ts';
import { counted, generalWords, type WordName } from '../../model/vocabulary.ts';
import type { FilePart } from '../file.ts';
import { nearest } from '../near.ts';
import { repeats } from '../repeats.ts';
import { wordKey } from './schema/words.ts';

type Report = (code: Code, message: string, path: Path, hint?: string) => void;

/** Checks names, limits, DiceMods and effect words. */
export function checkGame({ value: game, tree }: FilePart<Game>): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const report: Report = (code, message, path, hint) => {
    faults.push(errorAt(code, message, tree.spanOf(path), hint));
  };
  checkNames(game, report);
  checkDifficulties(game, report);
  checkDiceMods(game, report);
  checkNotation(game, report);
  const { coreDiamonds, coresToWin, words } = game;
  if (coreDiamonds > 0 && coreDiamonds < coresToWin) {
    const message = `must be at least ${coresToWin}, the cores-to-win, found ${coreDiamonds}`;
    const hint = `the sheet needs ${words.diamond.a} for each; write 0 for a sheet without`;
    faults.push(warningAt('CR231', message, tree.spanOf(['core-diamonds']), hint));
  }
  if (patternName(game.language) === undefined) {
    const message = `cannot hyphenate the language ${game.language}`;
    faults.push(warningAt('CR233', message, tree.spanOf(['language'])));
  }
  return faults;
}

/** Ids, seed words, DiceMods and labels are unique; labels ignore capitals. */
function checkNames({ difficulties, seedWords, diceMods, labels, words }: Game, report: Report): void {
  const once = (what: string, names: readonly (readonly [name: string, path: Path])[], hint: string) => {
    for (const { one } of repeats(names, ([name]) => (what === 'label' ? name.toLowerCase() : name)))
      report('CR213', `duplicate ${what} ${one[0]}`, one[1], hint);
  };
  const either = 'delete one, or change it';
  const ids = difficulties.map(({ id }, index) => [id, ['difficulties', index, 'id']] as const);
  once('difficulty', ids, either);
  const seeds = seedWords.map((word, index) => [word, ['seed-words', index]] as const);
  once('seed word', seeds, either);
  const mods = diceMods.map(({ abbreviation }, index) => [abbreviation, ['dice-mods', index, 'abbreviation']] as const);
  once(words.diceMod.one, mods, either);
  const names = Object.entries(labels).map(([label, name]) => [name, ['labels', label]] as const);
  once('label', names, 'change one of them');
}

/** Checks the default difficulty and the limits at the start. */
function checkDifficulties(game: Game, report: Report): void {
  const { difficulties, defaultDifficulty, diceMods, words } = game;
  const known = difficulties.map(({ id }) => id);
  if (!known.includes(defaultDifficulty)) {
    const hint = nearest(defaultDifficulty, known);
    report('CR215', `unknown difficulty ${defaultDifficulty}`, ['default-difficulty'], hint);
  }
  const supply = diceMods.reduce((sum, mod) => sum + mod.count, 0);
  difficulties.forEach(({ health, maximumHealth, limitedDiceMods, startingDiceMods: mods }, index) => {
    const wrong = (key: string, message: string) => report('CR214', message, ['difficulties', index, key]);
    if (health > maximumHealth) wrong('health', `must be at most maximum-health ${maximumHealth}, found ${health}`);
    if (game.houseRules.entering === 'above' && health < 2) {
      const rule = `${words.health.one} must be above ${words.sectorNumber.a}`;
      wrong('health', `must be at least 2 if ${rule}, found ${health}`);
    }
    const shown = `the ${counted(supply, words.diceMod)} on the sheet`;
    if (limitedDiceMods && mods > supply) wrong('starting-dice-mods', `must be at most ${shown}, found ${mods}`);
  });
}

/** Max factor or divisor: 12 is the highest total and 2 the lowest. */
const maxOperand = 6;

/** Whether a Modifier fits any total (CR-098). */
function canFit(use: DiceModUse): boolean {
  if (use.kind === 'multiply') return use.factor <= maxOperand;
  if (use.kind === 'divide') return use.divisor <= maxOperand;
  return true;
}

/** Checks that each Modifier fits a total and resets are unique. */
function checkDiceMods({ diceMods, houseRules, words }: Game, report: Report): void {
  diceMods.forEach(({ use, abbreviation }, index) => {
    if (houseRules.modifiers !== 'exact' || canFit(use)) return;
    const message = `must turn a total into another from 2 to 12, found ${abbreviation}`;
    const hint = `multiply or divide by at most ${maxOperand} if ${words.modifier.a} must fit exactly`;
    report('CR218', message, ['dice-mods', index, 'abbreviation'], hint);
  });
  for (const kind of ['reset-event', 'reset-sector'] as const) {
    const [first, second] = diceMods.flatMap((mod, index) => (mod.use.kind === kind ? [{ ...mod, index }] : []));
    // Equal abbreviations are already reported.
    if (first && second && first.abbreviation !== second.abbreviation) {
      const { many } = kind === 'reset-event' ? words.event : words.sector;
      report('CR213', `duplicate reset of ${many}`, ['dice-mods', second.index]);
    }
  }
}

/** Words of effects and Outcomes must differ. */
function checkNotation({ words }: Game, report: Report): void {
  const differ = (what: string, names: readonly WordName[], form: 'notation' | 'one', hint: string) => {
    const plain = (name: WordName, vocabulary = words) => vocabulary[name][form].toLowerCase();
    for (const [index, name] of names.entries()) {
      const other = names.slice(0, index).find((one) => plain(one) === plain(name));
      if (other === undefined) continue;
      // The place is a word of the game, not a general one.
      const own = plain(name) === plain(name, generalWords) ? other : name;
      const message = `${what} ${wordKey(other)} and ${wordKey(name)} must have different names, found ${words[name][form]} for both`;
      report('CR213', message, ['words', wordKey(own)], hint);
      return;
    }
  };
  differ('effects', changedByEffects, 'notation', 'change one: players cannot tell which of them an effect changes');
  const hint = 'change one: players cannot tell which of them a roll leads to';
  differ(words.outcome.many, outcomeNames, 'one', hint);
}
