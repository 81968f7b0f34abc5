/** Every document of both games and of the dice systems, in the pseudo-language. */

import type { GameDocumentId } from '../../src/documents/catalogue.ts';
import type { Document } from '../../src/documents/document.ts';
import { ofGames, ofPacks, ofSystems } from '../../src/documents/index.ts';
import { challenge } from '../../src/game/challenge.ts';
import { type Measured, measure } from '../../src/game/measure/measure.ts';
import { ratingOf } from '../../src/game/measure/rating.ts';
import { fingerprint, imprintOf } from '../../src/load/imprint.ts';
import type { Content } from '../../src/model/content.ts';
import { outcomeNames } from '../../src/model/event.ts';
import { diceSystems } from '../../src/systems/index.ts';
import type { PaperName } from '../../src/typeset/page/style.ts';
import { simulationRunner } from '../game/simulation-runner.ts';
import { inPseudo } from '../language/pseudo.ts';
import { loadContent, loadSystem } from '../load/directory.ts';
import { type OwnTexts, ownTexts } from './own-texts.ts';
import { content, orderOf } from './workshop.ts';

const games = {
  'core-runner': inPseudo(content),
  'low-tide': inPseudo(loadContent('content/low-tide').content as Content),
};

const measured = new Map<Content, Promise<Measured>>();

/** Few Runs of a game, simulated once. */
function measuredOf(of: Content): Promise<Measured> {
  const few = measured.get(of) ?? measure(of, simulationRunner(of, 'p', 'random'), 'p', { runs: 4, partRuns: 2 });
  measured.set(of, few);
  return few;
}

const seeds = ['rusty-crane', 'limpet'];

/** Names of all documents, the game or the dice system first. */
export const pseudoNames: readonly string[] = [
  ...Object.entries(games).flatMap(([game, { orders, papers }]) =>
    Object.keys({ ...ofGames, ...ofPacks })
      .filter((id) => (id !== 'orders' || orders) && (id !== 'papers' || papers.papers.length > 0))
      .map((id) => `${game} ${id}`),
  ),
  ...diceSystems.flatMap(({ id }) => Object.keys(ofSystems).map((document) => `${id} ${document}`)),
];

/** The order of a document by its name. */
export async function pseudoOrder(name: string, paper: PaperName) {
  const [of = '', id = ''] = name.split(' ');
  const system = diceSystems.find((one) => one.id === of);
  if (system) {
    const words = loadSystem('content/systems', system).content;
    if (!words) throw new Error('no words');
    const input = { system, words: { ...words, language: 'qps' }, seed: 'rusty', fillable: id === 'sheet' };
    const imprint = imprintOf({ ...input.words, title: words.name }, fingerprint(words.sources));
    return { document: ofSystems[id as keyof typeof ofSystems] as Document<typeof input>, input, imprint, paper };
  }
  const game = games[of as keyof typeof games];
  const rating = ratingOf({ runs: 1100, won: 550, cores: 3, turns: 20 });
  const kinds = id === 'tournament' ? { sealed: true, dice: true } : { sealed: false, dice: true };
  const deals = seeds.map((seed) => ({ ...challenge(game, seed, game.game.defaultDifficulty, kinds), rating }));
  const files = [
    { id: 'rule-book', name: 'rule-book.pdf', pages: 44, volumes: [11] },
    { id: 'tracking-sheet', name: 'tracking-sheet.pdf', pages: 2 },
  ];
  return orderOf(id as GameDocumentId, paper, game, {
    deals,
    files,
    fillable: id === 'tracking-sheet',
    ...(id === 'calendar' && { weeksFrom: '2026-11-23' }),
    ...(id === 'balance-report' && { measured: await measuredOf(game) }),
  });
}

/** The texts of the work that a document is of, by the name of the document. */
export function pseudoOwnTexts(name: string): OwnTexts {
  const [of = ''] = name.split(' ');
  const system = diceSystems.find((one) => one.id === of);
  if (system) return ownTexts(loadSystem('content/systems', system).content ?? {}, {}, ['rusty']);
  const game = games[of as keyof typeof games];
  const words = Object.entries(game.game.words).filter(([word]) => word in game.game.ownWords);
  // The signs of a trail are printed a word a line, and Outcomes as their first letters.
  const signs = JSON.stringify(game.papers.trail ?? '').split(/\W+/u);
  const beginnings = outcomeNames.map((outcome) => game.game.words[outcome].one.slice(0, 2));
  return ownTexts(game, Object.fromEntries(words), [...seeds, ...signs, ...beginnings]);
}
