/** What the server tells → the page in the browser; what is clicked and typed → what the server is asked. */
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

interface PageState {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly version: number;
}

interface Fault {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly hint?: string;
  readonly excerpt: string;
}

interface NumberState {
  readonly number: number;
  readonly title?: string;
  readonly kind?: 'event' | 'shop';
  readonly path?: string;
  readonly page?: number;
}

interface State {
  readonly directory: string;
  readonly view: Readonly<Record<'document' | 'paper' | 'veil' | 'ink', string>>;
  readonly title: string;
  readonly isStale: boolean;
  readonly version: number;
  readonly pages: readonly PageState[];
  readonly anchors: Readonly<Record<string, number>>;
  readonly faults: readonly Fault[];
  readonly numbers: readonly NumberState[];
}

interface Odds {
  readonly number: number;
  readonly title: string;
  readonly heads: readonly string[];
  readonly best?: string;
  readonly outcomes?: readonly {
    readonly name: string;
    readonly ways: number;
    readonly withBest: number;
    readonly effects: string;
  }[];
  readonly expected?: readonly number[];
  readonly expectedWithBest?: readonly number[];
  readonly items?: readonly { readonly name: string; readonly effects: string; readonly cost: number }[];
}

const byId = <T extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as T;
const main = byId('pages');
// What scrolls can be scrolled by keys.
main.tabIndex = 0;
const status = byId('status');
const chosen = ['document', 'paper', 'veil', 'ink'] as const;
const selects = Object.fromEntries(chosen.map((id) => [id, byId<HTMLSelectElement>(id)])) as Record<
  (typeof chosen)[number],
  HTMLSelectElement
>;

let state: State | undefined;
let shownNumber: number | undefined;
/** The version of the ink that each page of the view shows. */
let inked = new Map<number, number>();
const visible = new Set<number>();

/** An element with words and attributes. */
function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  words = '',
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.textContent = words;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const query = (more: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({ ...Object.fromEntries(chosen.map((id) => [id, selects[id].value])), ...more });

async function ask<T>(path: string, more?: Readonly<Record<string, string>>): Promise<T | undefined> {
  const response = await fetch(`${path}?${query(more)}`);
  return response.ok ? response.json() : undefined;
}

async function post<T>(path: string, body: object): Promise<T | undefined> {
  const view = Object.fromEntries(query());
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-core-runner': 'preview' },
    body: JSON.stringify({ ...view, ...body }),
  });
  return response.ok ? response.json() : undefined;
}

/** Asks for everything anew; with `follows`, shows the page that changed. */
async function update(follows: boolean): Promise<void> {
  const next = await ask<State>('/state', state ? {} : undefined);
  if (next === undefined) return;
  const isOtherView = JSON.stringify(next.view) !== JSON.stringify(state?.view);
  const before = state;
  state = next;
  document.title = `${next.title}: preview`;
  byId('title').textContent = next.title;
  main.classList.toggle('stale', next.isStale);
  status.classList.toggle('stale', next.isStale);
  showFaults(next);
  layPages(next, isOtherView);
  showNumbers(next);
  const changed = isOtherView
    ? []
    : next.pages.flatMap(({ version }, index) => (version !== before?.pages[index]?.version ? [index] : []));
  if (follows && changed.length > 0 && !changed.some((index) => index > 0 && visible.has(index))) {
    // The cover bears the digits of the content, and so it always changes.
    const target = changed.find((index) => index > 0) ?? 0;
    boxOf(target)?.scrollIntoView({ block: 'nearest' });
    visible.add(target);
  }
  await Promise.all([...visible].map(ink));
  for (const index of changed) flash(index);
  if (shownNumber !== undefined) await showOdds(shownNumber);
  const errors = next.faults.filter(({ severity }) => severity === 'error').length;
  const words = errors > 0 ? `${errors} ${errors === 1 ? 'error' : 'errors'}` : 'no errors';
  status.textContent = next.isStale
    ? `${words}: the last good pages are shown`
    : `${words}, ${next.pages.length} pages`;
  main.dataset.version = String(next.version);
}

const boxOf = (index: number) => main.querySelector<HTMLElement>(`.page[data-index="${index}"]`);

/** A box for each page, of the size of the page; ink comes when it is looked at. */
function layPages({ pages }: State, isOtherView: boolean): void {
  if (isOtherView || main.children.length !== pages.length) {
    inked = new Map();
    visible.clear();
    watcher.disconnect();
    main.replaceChildren(
      ...pages.map(({ label }, index) => {
        const box = make('section', '', {
          class: 'page',
          'data-index': String(index),
          'aria-label': `Page ${label}`,
          id: `page-${index}`,
        });
        watcher.observe(box);
        return box;
      }),
    );
    for (const index of [0, 1]) if (index < pages.length) visible.add(index);
  }
  pages.forEach(({ width, height }, index) => {
    const box = boxOf(index);
    box?.style.setProperty('--width', String(width));
    box?.style.setProperty('aspect-ratio', `${width} / ${height}`);
  });
}

/** Draws a page where it is not as it should be. */
async function ink(index: number): Promise<void> {
  const wanted = state?.pages[index]?.version;
  if (wanted === undefined || inked.get(index) === wanted) return;
  const page = await ask<{ svg: string; words: string[]; version: number }>('/page', { index: String(index) });
  const box = boxOf(index);
  if (page === undefined || box === null) return;
  inked.set(index, page.version);
  const words = make('div', page.words.join(' '), { class: 'words' });
  const svg = new DOMParser().parseFromString(page.svg, 'image/svg+xml').documentElement;
  box.replaceChildren(document.importNode(svg, true), words);
  box.dataset.version = String(page.version);
}

function flash(index: number): void {
  const box = boxOf(index);
  box?.classList.add('changed');
  setTimeout(() => box?.classList.remove('changed'), 1200);
}

const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const index = Number((target as HTMLElement).dataset.index);
      if (isIntersecting) visible.add(index);
      else visible.delete(index);
      if (isIntersecting) void ink(index);
    }
    chooseNumber();
  },
  { rootMargin: '200px' },
);

function showFaults({ faults }: State): void {
  const told = JSON.stringify(faults);
  if (byId('faults').dataset.told === told) return;
  byId('faults').dataset.told = told;
  byId('faults-head').textContent = faults.length === 0 ? 'No faults' : `Faults (${faults.length})`;
  byId('faults').replaceChildren(
    ...faults.slice(0, 200).map((fault) => {
      const item = make('li', '', { class: fault.severity });
      const button = make('button', '', { type: 'button' });
      button.append(
        make('b', `${fault.severity} ${fault.code} `),
        fault.message,
        make('code', `${fault.path}:${fault.line}:${fault.column}\n${fault.excerpt}`),
      );
      if (fault.hint !== undefined) button.append(make('span', `hint: ${fault.hint}`));
      button.addEventListener('click', () => void open({ path: fault.path, line: fault.line, column: fault.column }));
      item.append(button);
      return item;
    }),
  );
}

/** The tracker of numbers, a row for each first throw. */
function showNumbers({ numbers, faults }: State): void {
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
  // Whoever works by keys stays where they were.
  if (focused !== undefined)
    nav.querySelector<HTMLElement>(`[data-number="${focused}"]`)?.focus({ preventScroll: true });
}

function markNumber(): void {
  for (const button of byId('numbers').querySelectorAll<HTMLElement>('button'))
    button.setAttribute('aria-current', String(button.dataset.number === String(shownNumber)));
}

/** The Event of the uppermost page that is looked at. */
function chooseNumber(): void {
  const top = main.getBoundingClientRect().top + 40;
  const first = [...visible]
    .sort((a, b) => a - b)
    .find((index) => (boxOf(index)?.getBoundingClientRect().bottom ?? 0) > top);
  if (first === undefined || state?.anchors.events === undefined) return;
  const before = state.numbers.filter(({ page }) => page !== undefined && page <= first);
  const found = before.find(({ page }) => page === before.at(-1)?.page);
  const current = before.find(({ number }) => number === shownNumber);
  if (found && current?.page !== found.page) void showOdds(found.number);
}

function show(index: number): void {
  boxOf(index)?.scrollIntoView({ block: 'start' });
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): HTMLTableElement {
  const element = make('table');
  const line = (cells: readonly HTMLElement[]) => {
    const row = make('tr');
    row.append(...cells);
    return row;
  };
  const top = make('thead');
  top.append(line(head.map((cell) => make('th', cell, { scope: 'col' }))));
  const body = make('tbody');
  body.append(
    ...rows.map(([first = '', ...rest]) =>
      line([make('th', String(first), { scope: 'row' }), ...rest.map((cell) => make('td', String(cell)))]),
    ),
  );
  element.append(top, body);
  return element;
}

async function showOdds(number: number): Promise<void> {
  shownNumber = number;
  markNumber();
  const odds = await ask<Odds>('/odds', { number: String(number) });
  if (number !== shownNumber) return;
  const box = byId('odds');
  byId('odds-head').textContent = odds ? `${number} ${odds.title}` : `${number}`;
  if (odds === undefined) return box.replaceChildren(make('p', 'There is none with this number.'));
  if (odds.items)
    return box.replaceChildren(
      table(
        odds.heads,
        odds.items.map(({ name, effects, cost }) => [name, effects, cost]),
      ),
    );
  const best = odds.best === undefined ? [] : [`with ${odds.best}`];
  const signed = (values: readonly number[] = []) =>
    values.map((value) => (value > 0 ? `+${value}` : String(value).replace('-', '−')));
  box.replaceChildren(
    table(
      ['of 36', 'throws', ...best, 'effects'],
      (odds.outcomes ?? []).map(({ name, ways, withBest, effects }) => [
        name,
        ways,
        ...(odds.best ? [withBest] : []),
        effects || 'none',
      ]),
    ),
    make('h3', 'On average'),
    table(
      ['of each', ...odds.heads],
      [
        ['as thrown', ...signed(odds.expected)],
        ...(odds.expectedWithBest ? [[best[0] ?? '', ...signed(odds.expectedWithBest)]] : []),
      ],
    ),
  );
}

async function showBands(): Promise<void> {
  const box = byId('bands');
  box.replaceChildren(make('p', 'Playing …'));
  const answer = await post<{ rows?: string[][]; before?: string[]; problem?: string }>('/bands', {});
  const { rows, before } = answer ?? {};
  box.replaceChildren(
    rows
      ? table(
          ['verdict', 'promise', 'measured', '95 %', 'wanted', ...(before ? ['before the edit'] : [])],
          before ? rows.map((row, index) => [...row, before[index] ?? '']) : rows,
        )
      : make('p', answer?.problem ?? 'cannot be played'),
  );
}

/** Asks where something is written, and to open it there. */
async function open(what: object): Promise<void> {
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

for (const id of chosen) selects[id].addEventListener('change', () => void update(false));
byId<HTMLSelectElement>('zoom').addEventListener('change', (event) =>
  main.style.setProperty('--across', (event.target as HTMLSelectElement).value),
);
byId('view').addEventListener('submit', (event) => event.preventDefault());
byId('bands-button').addEventListener('click', () => void showBands());

/** The next value of a choice. */
function turn(select: HTMLSelectElement): void {
  select.selectedIndex = (select.selectedIndex + 1) % select.length;
  void update(false);
}

/** One page on or back from the uppermost that is seen. */
function leaf(step: 1 | -1): void {
  const top = main.getBoundingClientRect().top;
  const boxes = [...main.querySelectorAll<HTMLElement>('.page')];
  const here = boxes.findIndex((box) => box.getBoundingClientRect().bottom > Math.max(top, 0) + 60);
  show(Math.min(boxes.length - 1, Math.max(0, here + step)));
}

const keys: Readonly<Record<string, () => void>> = {
  n: () => leaf(1),
  p: () => leaf(-1),
  g: () => byId('numbers').querySelector<HTMLElement>('button[aria-current="true"], button')?.focus(),
  e: () => void open(shownNumber === undefined ? {} : { number: shownNumber }),
  f: () => (byId('faults').querySelector<HTMLElement>('button') ?? byId('faults-head')).focus(),
  o: () => byId('odds-head').focus(),
  b: () => void showBands(),
  d: () => turn(selects.document),
  v: () => turn(selects.veil),
  '?': () => byId<HTMLDialogElement>('help').showModal(),
};
document.addEventListener('keydown', (event) => {
  const isTyped = event.target instanceof HTMLSelectElement || event.ctrlKey || event.metaKey || event.altKey;
  const key = isTyped ? undefined : keys[event.key];
  if (key === undefined) return;
  event.preventDefault();
  key();
});

/** The first view is the server's; from then on it is the browser's. */
async function begin(): Promise<void> {
  const first = await (await fetch('/state')).json();
  for (const id of chosen) selects[id].value = first.view[id];
  await update(false);
  const events = new EventSource('/events');
  let isLost = false;
  events.addEventListener('message', () => void update(true));
  events.addEventListener('error', () => {
    isLost = true;
    status.textContent = 'the preview has ended; waiting for it to come back';
  });
  events.addEventListener('open', () => {
    if (isLost) void update(false);
    isLost = false;
  });
}
void begin();
