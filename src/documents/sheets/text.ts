/** Content, perhaps a deal → a sheet as plain text, to hear or edit. */

import type { Challenge } from '../../game/challenge.ts';
import type { Say } from '../../language/catalogue.ts';
import { type Block, plain } from '../../manuscript/block.ts';
import type { Sector } from '../../model/board.ts';
import { abbreviationText } from '../../model/effect.ts';
import type { DiceMod, Game } from '../../model/game.ts';
import { adjacency, directionTo, movesTo } from '../../model/hex.ts';
import { capitalised, titled } from '../../model/vocabulary.ts';
import type { Brief } from '../document.ts';
import { sectorName } from '../figures/board-map.ts';

const widest = 40; // cells of a usual Braille line

/** What a dealt sheet says in place of a line to fill in. */
const after = (label: string, value: string | number | undefined): string =>
  value === undefined ? label : `${label} ${value}`;

/** The name of a Sector with its distance from the goal, `D1, 4 from GOAL`, and its neighbours, each with its direction. */
function placesOf({ content: { board, game }, say }: Brief) {
  const byId = new Map(board.sectors.map((sector) => [sector.id, sector]));
  const near = adjacency(board.sectors);
  const toGoal = movesTo('goal', board.sectors);
  return {
    title(sector: Sector, name = sectorName(sector, game)): string {
      const moves = toGoal.get(sector.id) ?? 0;
      return moves === 0 ? name : `${name}, ${say('text-moves', { moves, goal: game.labels.goal })}`;
    },
    neighbours: (from: Sector): string =>
      (near.get(from.id) ?? [])
        .flatMap((id) => byId.get(id) ?? [])
        .map((to) => say('text-neighbour', { step: directionTo(from, to) ?? '', sector: sectorName(to, game) }))
        .join(', '),
  };
}

/** A Tracking Sheet to copy: its parts as lists, the map, and a table of Sectors. */
export function sheetBlocks(brief: Brief): Block[] {
  const { content, say } = brief;
  const { board, game } = content;
  const [[title = ''] = [], how = [], run = [], ...parts] = partsBefore(brief);
  const heading = (text: string, id: string): Block => ({ kind: 'heading', level: 2, text: plain(text), id });
  const listed = (lines: readonly string[]): Block => ({
    kind: 'list',
    ordered: false,
    items: lines.map((line) => plain(line)),
  });
  const [mapTitle = '', ...mapLines] = mapHead(brief);
  const { title: titleOf, neighbours } = placesOf(brief);
  const sectors = board.sectors.map((one) => [plain(titleOf(one)), plain(neighbours(one))]);
  return [
    { kind: 'heading', level: 1, text: plain(title), id: 'tracking-sheet' },
    { kind: 'paragraph', text: plain(`${say('ebook-sheet-how')} ${how.join(' ')}`) },
    listed(run),
    ...parts.flatMap(([name = '', ...lines], index) => [heading(name, `sheet-${index + 1}`), listed(lines)]),
    heading(mapTitle, 'board'),
    listed([...mapLines, game.words.log.one]),
    { kind: 'figure', name: 'board', alt: say('ebook-map', { count: board.sectors.length }), words: [] },
    {
      kind: 'table',
      header: [plain(capitalised(game.words.sector.one)), plain(say('ebook-neighbours'))],
      rows: sectors,
      align: ['left', 'left'],
    },
  ];
}

/** A line for each thing to write, or the numbers of a deal; the map lists borders. At most `widest` wide. Ends in a line feed. */
export function sheetText(brief: Brief, deal?: Challenge): string {
  const { content, say } = brief;
  const { board, game } = content;
  const { title: titleOf, neighbours } = placesOf(brief);
  const sections = [
    ...partsBefore(brief, deal),
    mapHead(brief),
    ...board.sectors.map((sector) => {
      const dealt = deal?.sectors.find(({ id }) => id === sector.id);
      return [
        titleOf(sector, say('text-sector', { sector: sectorName(sector, game) })),
        say('text-borders', { list: neighbours(sector) }),
        after(say('text-sector-number'), dealt?.sectorNumber),
        after(say('text-sector-event'), dealt?.eventNumber),
        say('text-finished'),
      ];
    }),
    ...(deal ? [spares(deal, game, say)] : []),
    [game.words.log.one, ''],
  ];
  return `${sections.map((lines) => lines.map(folded).join('\n')).join('\n\n')}\n`;
}

/** A line, cut after a comma or between words where it is too wide; what goes on is indented by two, as in Braille. */
function folded(line: string): string {
  const [first] = line.length > widest ? (/^(?:.{1,39},|.{1,39}[^[ ])(?= )/u.exec(line) ?? []) : [];
  return first === undefined ? line : `${first}\n${folded(`  ${line.slice(first.length + 1)}`)}`;
}

/** The title of the map, and what changes with each move. */
const mapHead = ({ content: { board, game }, say }: Brief) => [
  titled(board.title, game.language),
  say('text-marker'),
  say('text-turns'),
  say('text-used'),
];

/** The parts of a sheet before its map: a title, how to write, and boxes. */
function partsBefore({ content: { game }, say }: Brief, deal?: Challenge): string[][] {
  const { words } = game;
  const difficulty = game.difficulties.find(({ id }) => id === deal?.difficulty);
  const list = game.difficulties.map(({ name }) => name).join(', ');
  const boxesFor = (count: number) => Array.from({ length: count }, () => '[ ]').join(' ');
  const [start, now] = [say('text-start'), say('text-now')];
  const max = difficulty && Number.isFinite(difficulty.maximumHealth) ? difficulty.maximumHealth : undefined;
  return [
    [`${game.title}: ${words[deal ? 'runSheet' : 'trackingSheet'].one}`],
    ...(deal ? [[`${say('sheet-code')}: ${deal.code}`, ...(game.site ? [`${game.site}#${deal.code}`] : [])]] : []),
    [say('text-how')],
    [
      say('text-run'),
      say('text-date'),
      say('text-name'),
      after(say('text-seed'), deal?.name),
      difficulty ? difficulty.name : say('text-difficulty', { list }),
    ],
    [capitalised(words.health.one), after(start, difficulty?.health), after(say('text-max'), max), now],
    [capitalised(words.money.many), after(start, difficulty?.money), now],
    [
      capitalised(words.core.many),
      ...(game.coreDiamonds > 0
        ? [say('text-diamonds', { boxes: boxesFor(game.coreDiamonds) }), say('text-more')]
        : [now]),
    ],
    [
      say('text-dice-mods'),
      ...game.diceMods.map(({ abbreviation, count }) => `${abbreviationText(abbreviation)}: ${boxesFor(count)}`),
    ],
  ];
}

/** Spare numbers for the resets of a game, and rolls made ahead. */
function spares({ reserves, rolls }: Challenge, { diceMods }: Game, say: Say): string[] {
  const has = (kind: DiceMod['use']['kind']) => diceMods.some(({ use }) => use.kind === kind);
  const read = (id: string, numbers: readonly number[]) => say(id, { list: numbers.join(', ') });
  return [
    ...(has('reset-event') ? [read('sheet-spare-events-read', reserves.eventNumbers)] : []),
    ...(has('reset-sector') ? [read('sheet-spare-sectors-read', reserves.sectorNumbers)] : []),
    ...(rolls.length > 0 ? [read('sheet-rolls-read', rolls)] : []),
  ];
}
