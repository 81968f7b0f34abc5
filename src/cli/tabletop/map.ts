/** State → the map as characters draw it, and its Sectors in words. */

import type { Rules } from '../../game/run/rules.ts';
import type { State } from '../../game/run/state.ts';
import { isDumb } from '../terminal/output.ts';
import { placeText, sectorText } from './words.ts';

const widest = 80; // characters: a usual terminal

/** The map: hexagons if the terminal is wide enough and can show them, then all Sectors with a number; `>` is the marker. */
export function mapText(rules: Rules, state: State): string {
  const lines = rules.sectors.flatMap((_, sector) =>
    state.numbers[sector] === 0
      ? []
      : [`  ${sector === state.sector ? '>' : ' '} ${placeText(rules, sector)}: ${sectorText(rules, state, sector)}`],
  );
  return [isDumb ? '' : drawing(rules, state), lines.join('\n') || 'nothing is rolled yet']
    .filter(Boolean)
    .join('\n\n');
}

/** Flat-topped hexagons, four lines high, each half a hexagon below its left neighbour; empty if too wide. */
function drawing(rules: Rules, state: State): string {
  const cells = rules.sectors.map(({ id, q, r }, sector) => ({
    q,
    row: 2 * r + q,
    texts: cellTexts(rules, state, sector, id),
  }));
  const edge = Math.max(
    ...cells.flatMap(({ texts: [id, label, numbers] }) => [id.length, label.length, numbers.length]),
  );
  const left = Math.min(...cells.map(({ q }) => q));
  const top = Math.min(...cells.map(({ row }) => row));
  const width = (Math.max(...cells.map(({ q }) => q)) - left + 1) * (edge + 2) + 2;
  if (width > widest) return '';
  const height = (Math.max(...cells.map(({ row }) => row)) - top) * 2 + 5;
  const canvas = Array.from({ length: height }, () => Array.from({ length: width }, () => ' '));
  for (const { q, row, texts } of cells) {
    const [x, y] = [(q - left) * (edge + 2), (row - top) * 2];
    const put = (dx: number, dy: number, text: string) =>
      [...text].forEach((character, index) => {
        (canvas[y + dy] as string[])[x + dx + index] = character;
      });
    put(2, 0, '_'.repeat(edge));
    put(1, 1, `/${centred(texts[0], edge)}\\`);
    put(0, 2, `/${centred(texts[1], edge + 2)}\\`);
    put(0, 3, `\\${centred(texts[2], edge + 2)}/`);
    put(1, 4, `\\${'_'.repeat(edge)}/`);
  }
  return canvas.map((line) => `  ${line.join('').trimEnd()}`).join('\n');
}

/** Texts of a hexagon: id, label, and both numbers once written, with an x when finished. */
function cellTexts(rules: Rules, state: State, sector: number, id: string): readonly [string, string, string] {
  const label = rules.labels[sector];
  const event = rules.events[state.events[sector] ?? -1];
  const number = state.numbers[sector] || '';
  return [
    `${sector === state.sector && number !== '' ? '>' : ''}${id}`,
    label ? rules.content.game.labels[label] : '',
    `${number}${event && number ? ` ${event.number}` : ''}${state.finished[sector] === 1 ? ' x' : ''}`,
  ];
}

function centred(text: string, width: number): string {
  const before = Math.floor((width - text.length) / 2);
  return `${' '.repeat(before)}${text}`.padEnd(width);
}
