/** The door for programs: texts of a game to boards, codes, scores, Runs and pages, and the dice systems. */

export type { DiagnosticRecord, PlaceData } from '../diagnostics/diagnostic-record.ts';
export { type Fraction, toNumber } from '../dice/fraction.ts';
export { chanceOfAtLeast, isOfTotals, momentsOf, type Odds } from '../dice/odds.ts';
export { Refusal } from '../dice/refusal.ts';
export type { Roll } from '../dice/roll.ts';
export { seededRoll } from '../dice/seeded.ts';
export type { Counted, Options, Rolled, System } from '../dice/system.ts';
export { type Challenge, challenge, challengeOf, type Difference, type SheetKind } from '../game/challenge.ts';
export { dailySeed, weeklySeed } from '../game/day-seeds.ts';
export type { Deal } from '../game/deal.ts';
export { type Score, type ScoreFault, scoreFaults } from '../game/measure/score.ts';
export { policies } from '../game/policy/index.ts';
export type { Policy } from '../game/policy/policy.ts';
export type { Choice } from '../game/run/choice.ts';
export { choiceText, parseChoice } from '../game/run/choice-text.ts';
export { diceForDeal, stateOnDeal } from '../game/run/dealt.ts';
export { legalChoices } from '../game/run/legal.ts';
export { play, type Run } from '../game/run/play.ts';
export { compileRules, type Rules } from '../game/run/rules.ts';
export { newState, type State } from '../game/run/state.ts';
export { type GameRoll, step } from '../game/run/turn.ts';
export { type CodeFault, codeIn, type RunCode, readRunCode, writeRunCode } from '../game/run-code.ts';
export type { Content } from '../model/content.ts';
export { diceSystems } from '../systems/index.ts';
export { type ContentData, contentData } from './content-data.ts';
export {
  type GameSources,
  type LoadedGame,
  loadSources as loadGame,
  readSources as readGame,
  shippedGames,
  sourcesOf,
} from './loading.ts';
export { drawGame, type Printable, type PrintSettings, printGame, svgFonts } from './printing.ts';
