/** `--ink black`: a reader of files that knows nothing of how they were made finds no colour in any. */

import { describe, expect, it } from 'vitest';
import {
  type GameDocumentId,
  gameDocuments,
  type PackId,
  packDocuments,
  type SystemDocumentId,
  systemDocuments,
  type Veil,
} from '../../src/documents/catalogue.ts';
import { challenge } from '../../src/game/challenge.ts';
import { measure } from '../../src/game/measure/measure.ts';
import { diceSystems } from '../../src/systems/index.ts';
import { type Edition, editionPapers } from '../../src/typeset/edition/edition.ts';
import { paperNames } from '../../src/typeset/page/style.ts';
import { simulationRunner } from '../game/simulation-runner.ts';
import { loadContent } from '../load/directory.ts';
import { type Dictionary, isRef, openObjects, type Value } from '../pdf/objects.ts';
import { companionOrder, content, labelsOn, orderOf, typeset, workshopFor } from './workshop.ts';

/** Operators of colour spaces other than grey, and of shadings (ISO 32000-1, table 51). */
const coloured = /(?:^|\s)(?:rg|RG|k|K|cs|CS|sc|SC|scn|SCN|sh)(?=\s|$)/u;

/** How many contents of pages and of their art a file has, and those with colour. */
function contentsOf(bytes: Uint8Array) {
  const objects = openObjects(bytes);
  const seen = new Map<number, string>();
  const visit = (value: Value | undefined, resources: Dictionary) => {
    if (!isRef(value) || seen.has(value.ref)) return;
    const operators = objects.stream(value).replace(/\((?:\\.|[^\\)])*\)|<[\dA-Fa-f\s]*>/gu, '()');
    seen.set(value.ref, operators);
    const art = resources.get('XObject');
    for (const one of art === undefined ? [] : objects.dictionary(art).values())
      visit(one, objects.dictionary(objects.dictionary(one).get('Resources')));
  };
  const page = (value: Value | undefined): void => {
    const node = objects.dictionary(value);
    const kids = node.get('Kids');
    if (kids !== undefined) objects.array(kids).forEach(page);
    else visit(node.get('Contents'), objects.dictionary(node.get('Resources')));
  };
  page(objects.root.get('Pages'));
  return { count: seen.size, coloured: [...seen.values()].filter((operators) => coloured.test(operators)).length };
}

const lowTide = loadContent('content/low-tide').content;
if (!lowTide) throw new Error('low-tide cannot be loaded');
const games = { 'Core Runner': content, 'Low Tide': lowTide };
const measured = await measure(content, simulationRunner(content, 'ink', 'novice'), 'ink', { runs: 10, partRuns: 2 });

function game(
  id: GameDocumentId | PackId,
  of: typeof content,
  { paper, ...edition }: Edition,
  veil: Veil = 'overleaf',
) {
  const kinds = [false, true].map((sealed) => ({ sealed, dice: sealed }));
  const deals = kinds.map((kind) => challenge(of, 'moth', of.game.defaultDifficulty, kind));
  const order = orderOf(id, paper, of, { deals, measured, edition: { ...edition, ink: 'black' }, veil });
  return contentsOf(workshopFor(of.game.language).print(order).bytes);
}

const inks = [{ lowInk: false }, { lowInk: true }];
const ids = [...Object.keys(gameDocuments), ...Object.keys(packDocuments)] as (GameDocumentId | PackId)[];

describe.each(Object.entries(games))('no page of %s has a colour', (name, of) => {
  const made = ids.filter((id) => of === content || (id !== 'balance-report' && id !== 'papers' && id !== 'orders'));
  it.each(made)('in %s on all papers, in low ink too', (id) => {
    const papers = id.endsWith('-book') ? editionPapers : paperNames;
    for (const paper of papers)
      for (const ink of inks) expect([paper, game(id, of, { paper, ...ink }).coloured]).toEqual([paper, 0]);
    if (id === 'event-book')
      expect([name, game(id, of, { paper: 'a4', largePrint: true }).coloured]).toEqual([name, 0]);
  });
});

it.each(['split', 'none'] as const)('no page has a colour with the veil %s', (veil) => {
  for (const ink of inks) expect(game('event-book', content, { paper: 'a4', ...ink }, veil).coloured).toBe(0);
});

describe.each(diceSystems.map((system) => [system.id, system] as const))(
  'no companion of %s has a colour',
  (_, system) => {
    it.each(Object.keys(systemDocuments) as SystemDocumentId[])('in %s on all papers, in low ink too', (id) => {
      for (const paper of paperNames)
        for (const ink of inks) {
          const order = { ...companionOrder(system, id, paper), ...ink, ink: 'black' as const };
          expect(contentsOf(workshopFor('en').print(order).bytes).coloured).toBe(0);
        }
    });
  },
);

it('finds the colours of pages and of pictures in colour', () => {
  const { bytes } = workshopFor('en').print(orderOf('event-book', 'a4'));
  const found = contentsOf(bytes);
  expect(found.count).toBeGreaterThan(150);
  expect(found.coloured).toBeGreaterThan(150);
});

it('prints the names of Outcomes as dark as their texts', () => {
  for (const paper of ['a4', 'a5'] as const)
    for (const ink of inks) {
      const { pages } = typeset('event-book', paper, content, { edition: { ink: 'black', ...ink } });
      const colours = pages.flatMap((page) => labelsOn(page).map(({ colour }) => colour));
      expect([colours.length > 100, new Set(colours)]).toEqual([true, new Set([0])]);
    }
});
