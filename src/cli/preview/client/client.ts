/** The page in the browser: shows the answers of the server, sends clicks and keys. */

import { byId } from '../../../site/client/element.ts';
import type { ViewDto } from '../answers.ts';
import { chosen, get, selects } from './asking.ts';
import { inkPages, layPages, leaf, main, show, uppermost } from './pages.ts';
import { chosenNumber, open, showBands, showFaults, showNumbers, showOdds, status } from './panels.ts';

let state: ViewDto | undefined;

/** Updates everything, and shows the changed page if it `follows` an edit. */
async function update({ follows = false } = {}): Promise<void> {
  const next = await get<ViewDto>('/state', state ? {} : undefined);
  if (next === undefined) return;
  const isOtherView = JSON.stringify(next.view) !== JSON.stringify(state?.view);
  const before = state;
  state = next;
  document.title = `${next.title}: preview`;
  byId('title').textContent = next.title;
  main.classList.toggle('stale', next.isStale);
  status.classList.toggle('stale', next.isStale);
  showFaults(next);
  layPages(next, { isOtherView, onLook: chooseNumber });
  showNumbers(next);
  const changed = isOtherView
    ? []
    : next.pages.flatMap(({ version }, index) => (version !== before?.pages[index]?.version ? [index] : []));
  await inkPages(changed, { follows });
  const number = chosenNumber();
  if (number !== undefined) await showOdds(number);
  const errors = next.faults.filter(({ severity }) => severity === 'error').length;
  const words = errors > 0 ? `${errors} ${errors === 1 ? 'error' : 'errors'}` : 'no errors';
  status.textContent = next.isStale
    ? `${words}: the last good pages are shown`
    : `${words}, ${next.pages.length} ${next.pages.length === 1 ? 'page' : 'pages'}`;
  main.dataset.version = String(next.version);
}

/** Chooses the Event of the first visible page. */
function chooseNumber(): void {
  const first = uppermost();
  if (first === undefined || state?.anchors.events === undefined) return;
  const before = state.numbers.filter(({ page }) => page !== undefined && page <= first);
  const found = before.find(({ page }) => page === before.at(-1)?.page);
  const current = before.find(({ number }) => number === chosenNumber());
  if (found && current?.page !== found.page) void showOdds(found.number);
}

main.addEventListener('click', (event) => {
  const target = event.target as Element;
  const page = target.closest<HTMLElement>('.page');
  const to = target.closest('a[data-to]')?.getAttribute('data-to');
  const index = to == null ? undefined : state?.anchors[to];
  if (index !== undefined) return show(index);
  const text = target.closest('text');
  if (page && text)
    void open({ index: Number(page.dataset.index), words: text.getAttribute('data-words') ?? text.textContent ?? '' });
});

for (const id of chosen) selects[id].addEventListener('change', () => void update());
byId<HTMLSelectElement>('zoom').addEventListener('change', (event) =>
  main.style.setProperty('--across', (event.target as HTMLSelectElement).value),
);
byId('view').addEventListener('submit', (event) => event.preventDefault());
byId('bands-button').addEventListener('click', () => void showBands());

function turn(select: HTMLSelectElement): void {
  select.selectedIndex = (select.selectedIndex + 1) % select.length;
  void update();
}

const keys: Readonly<Record<string, () => void>> = {
  n: () => leaf(1),
  p: () => leaf(-1),
  g: () => byId('numbers').querySelector<HTMLElement>('button[aria-current="true"], button')?.focus(),
  e: () => {
    const number = chosenNumber();
    void open(number === undefined ? {} : { number });
  },
  f: () => (byId('faults').querySelector<HTMLElement>('button') ?? byId('faults-head')).focus(),
  o: () => byId('odds-head').focus(),
  b: () => void showBands(),
  d: () => turn(selects.document),
  v: () => turn(selects.veil),
  '?': () => byId<HTMLDialogElement>('help').showModal(),
};
/** The last two digits typed: the number of an Event. */
let digits = '';
function digit(one: string): void {
  digits = (digits + one).slice(-2);
  const button = byId('numbers').querySelector<HTMLElement>(`[data-number="${digits}"]`);
  if (button === null) return;
  digits = '';
  button.focus();
  button.click();
}
document.addEventListener('keydown', (event) => {
  const isTyped = event.target instanceof HTMLSelectElement || event.ctrlKey || event.metaKey || event.altKey;
  if (!isTyped && /^\d$/u.test(event.key)) return digit(event.key);
  const key = isTyped ? undefined : keys[event.key];
  if (key === undefined) return;
  event.preventDefault();
  key();
});

/** The first view is the server's, later ones the browser's. */
async function begin(): Promise<void> {
  const first = await (await fetch('/state')).json();
  for (const id of chosen) selects[id].value = first.view[id];
  await update();
  const events = new EventSource('/events');
  let isLost = false;
  events.addEventListener('message', () => void update({ follows: true }));
  events.addEventListener('error', () => {
    isLost = true;
    status.textContent = 'the preview has ended: start it again to go on';
  });
  events.addEventListener('open', () => {
    if (isLost) void update();
    isLost = false;
  });
}
void begin();
