/** Panels beside the pages: faults, numbers, odds and balance. */

import { byId, dataTable, make } from '../../../site/client/element.ts';
import type { OddsDto, ViewDto } from '../answers.ts';
import { get, post } from './asking.ts';
import { show } from './pages.ts';

export const status = byId('status');

let shownNumber: number | undefined;

export const chosenNumber = (): number | undefined => shownNumber;

/** The list of faults; a click opens the place. */
export function showFaults({ faults }: ViewDto): void {
  const shown = JSON.stringify(faults);
  if (byId('faults').dataset.shown === shown) return;
  byId('faults').dataset.shown = shown;
  byId('faults-head').textContent = faults.length === 0 ? 'No faults' : `Faults (${faults.length})`;
  byId('faults').replaceChildren(
    ...faults.slice(0, 200).map((fault) => {
      const said = [
        make('b', `${fault.severity} ${fault.code} `),
        fault.message,
        make('code', `${fault.path}:${fault.line}:${fault.column}\n${fault.excerpt}`),
        ...(fault.hint === undefined ? [] : [make('span', `hint: ${fault.hint}`)]),
      ];
      const button = make('button', said, { type: 'button' });
      button.addEventListener('click', () => void open({ path: fault.path, line: fault.line, column: fault.column }));
      return make('li', [button], { class: fault.severity });
    }),
  );
}

/** The tracker of numbers, a row for each first throw. */
export function showNumbers({ numbers, faults }: ViewDto): void {
  const nav = byId('numbers');
  const focused = (document.activeElement as HTMLElement | null)?.dataset.number;
  nav.style.gridTemplateColumns = `repeat(${Math.round(Math.sqrt(numbers.length))}, minmax(1.6rem, 1fr))`;
  nav.replaceChildren(
    ...numbers.map(({ number, title = 'none', kind, path, page }) => {
      const isFaulty = faults.some((fault) => fault.severity === 'error' && fault.path === path);
      const button = make('button', String(number), {
        type: 'button',
        title: `${number} ${title}`,
        'aria-label': `${number} ${title}${isFaulty ? ', with a fault' : ''}`,
        class: `${kind ?? ''} ${isFaulty ? 'faulty' : ''}`,
        'data-number': String(number),
      });
      button.addEventListener('click', () => {
        if (page !== undefined) show(page);
        void showOdds(number);
      });
      return button;
    }),
  );
  markNumber();
  // Keeps the keyboard focus.
  if (focused !== undefined)
    nav.querySelector<HTMLElement>(`[data-number="${focused}"]`)?.focus({ preventScroll: true });
}

function markNumber(): void {
  for (const button of byId('numbers').querySelectorAll<HTMLElement>('button'))
    button.setAttribute('aria-current', String(button.dataset.number === String(shownNumber)));
}

/** Chooses a number and shows its odds or goods. */
export async function showOdds(number: number): Promise<void> {
  shownNumber = number;
  markNumber();
  const odds = await get<OddsDto>('/odds', { number: String(number) });
  if (number !== shownNumber) return;
  const box = byId('odds');
  byId('odds-head').textContent = odds ? `${number} ${odds.title}` : `${number}`;
  if (odds === undefined) return box.replaceChildren(make('p', 'Nothing has this number.'));
  const tables = odds.tables.flatMap(({ heading, head, rows }) => {
    return [...(heading ? [make('h3', heading)] : []), dataTable(head, rows)];
  });
  box.replaceChildren(...tables);
}

export async function showBands(): Promise<void> {
  const box = byId('bands');
  box.replaceChildren(make('p', 'Playing …'));
  const answer = await post<{ head: string[]; rows: string[][] } | { problem: string }>('/bands', {});
  const isTable = answer !== undefined && 'rows' in answer;
  box.replaceChildren(
    isTable ? dataTable(answer.head, answer.rows) : make('p', answer?.problem ?? 'the game cannot be played'),
  );
}

/** Shows the place of something in the files, and opens it in the editor. */
export async function open(what: object): Promise<void> {
  const answer = await post<{
    path?: string;
    line?: number;
    column?: number;
    hint?: string;
    problem?: string;
    opened?: true;
  }>('/open', what);
  const place = answer?.path === undefined ? '' : `${answer.path}:${answer.line}:${answer.column}`;
  status.textContent = [place, answer?.opened ? 'opened' : (answer?.problem ?? answer?.hint)]
    .filter(Boolean)
    .join(' – ');
}
