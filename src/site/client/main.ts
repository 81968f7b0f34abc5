/** The page in the browser: shows the view of the address, and starts it. */
/// <reference lib="dom" />

import type { SiteView } from '../brief.ts';
import { byId } from './element.ts';
import { addressed, openPage, type StartView } from './page.ts';

/** Written by the build: whether the page is a single file, without designs and a server. */
declare const singleFile: boolean;

/** What starts each view, loaded when it is first shown. */
const starts: Partial<Record<string, () => Promise<StartView>>> = {
  sheet: async () => (await import('./views/sheet.ts')).startSheet,
  table: async () => (await import('./views/table.ts')).startTable,
  check: async () => (await import('./views/check.ts')).startCheck,
  ...(singleFile ? {} : { design: async () => (await import('./views/design.ts')).startDesign }),
} satisfies Partial<Record<SiteView['id'], () => Promise<StartView>>>;

const sections = [...document.querySelectorAll<HTMLElement>('main > section')];
const { title } = document;
const page = openPage();
const started = new Set<HTMLElement>();
let shown: HTMLElement | undefined;

/** The section of the address, and what is named in it; any other word is a run code, for the view of sheets. */
function named(): readonly [section: HTMLElement | null | undefined, inside?: HTMLElement | null] {
  const word = addressed();
  if (word === '') return [sections[0]];
  const inside = document.getElementById(word);
  if (inside) return [inside.closest<HTMLElement>('main > section'), inside];
  // It may be in a file that is not loaded yet.
  return [sections.find(({ id }) => word.startsWith(`${id}-`)) ?? document.getElementById('sheet')];
}

function show(): void {
  const [section, inside] = named();
  if (!section) return;
  for (const one of sections) one.hidden = one !== section;
  for (const link of document.querySelectorAll('nav a'))
    if (link.getAttribute('href') === `#${section.id}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  const head = byId(`${section.id}-head`);
  document.title = `${head.textContent} – ${title}`;
  if (inside && inside !== section) inside.scrollIntoView();
  else if (shown && shown !== section) {
    window.scrollTo(0, 0);
    head.focus({ preventScroll: true });
  }
  shown = section;
  start(section)
    // What keeps the files loads all of them, and would delay the first view.
    .then(() => (singleFile ? undefined : navigator.serviceWorker?.register('offline.js')))
    .catch((error) => {
      started.delete(section);
      reportError(error);
      const said = byId('said');
      said.textContent = said.dataset.failed ?? '';
    });
}

async function start(section: HTMLElement): Promise<void> {
  if (started.has(section)) return;
  started.add(section);
  const tools = await page;
  const { file } = section.dataset;
  if (file) {
    section.insertAdjacentHTML('beforeend', new TextDecoder().decode(await tools.file(file)));
    delete section.dataset.file;
    const named = document.getElementById(addressed());
    if (named !== section) named?.scrollIntoView();
  }
  const startView = await starts[section.id]?.();
  await startView?.(section, tools);
}

// The address stays, so that a reload shows the same view.
document.querySelector('.skip')?.addEventListener('click', (event) => {
  event.preventDefault();
  byId('views').focus();
});
addEventListener('hashchange', show);
show();
