/** The Event Book at the table: shows the text that is asked for, and keeps what the visitor notes. */
/// <reference lib="dom" />

import type { Say } from '../../../language/catalogue.ts';
import { make } from '../element.ts';
import type { StartView } from '../page.ts';

/** Starts the view. */
export const startTable: StartView = (section, { say }) => {
  const notes = openNotes(section, say);
  const articles = [...section.querySelectorAll('article')];
  const [first] = articles;
  const form = section.querySelector<HTMLFormElement>('form.number');
  const field = form?.querySelector('input');

  /** Shows the article of the address, and no other; its heading gets the focus. */
  function show(): void {
    const head = document.getElementById(location.hash.slice(1));
    const asked = articles.find((one) => one.contains(head));
    const { needs } = asked?.dataset ?? {};
    const article = asked && (needs === undefined || notes.has(needs)) ? asked : first;
    for (const one of articles) one.hidden = one !== article;
    const [, number] = /^table-event-(\d+)$/u.exec(location.hash.slice(1)) ?? [];
    if (field && number !== undefined) field.value = number;
    if (form) tell(form, '');
    if (!head || article !== asked) return;
    head.tabIndex = -1;
    head.focus();
    head.scrollIntoView();
  }

  // The next number replaces the last one.
  field?.addEventListener('focus', () => field.select());
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const number = String(new FormData(form).get('number')).replace(/\D/gu, '');
    const isKnown = document.getElementById(`table-event-${number}`) !== null;
    if (isKnown) location.hash = `table-event-${number}`;
    tell(form, isKnown ? '' : say('site-table-unknown'));
  });
  addEventListener('hashchange', show);
  show();
};

/** Tells the visitor of a form something. */
function tell(form: HTMLElement, words: string): void {
  const status = form.querySelector('[role=status]');
  if (status) status.textContent = words;
}

/** What the visitor has noted, as conditions of texts: `late`, `mark-fish`. The device remembers it. */
function openNotes(section: HTMLElement, say: Say): ReadonlySet<string> {
  const form = section.querySelector<HTMLFormElement>('form.noted');
  if (!form) return new Set();
  const { game, marks = '' } = form.dataset;
  const names = Object.entries<string>(JSON.parse(marks));
  const key = `core-runner ${game}`;
  const notes = storedNotes(key);
  const all = <One extends HTMLElement>(selector: string) => section.querySelectorAll<One>(selector);

  /** Keeps the notes, and shows the texts on their conditions. */
  function update(): void {
    tell(form as HTMLFormElement, keep(key, notes) ? '' : say('site-table-unkept'));
    for (const one of all('[data-if]')) one.hidden = !notes.has(one.dataset.if ?? '');
    for (const one of all('.none')) one.hidden = one.parentElement?.querySelector('[data-if]:not([hidden])') != null;
    for (const one of all<HTMLInputElement>('[name=late]')) one.checked = notes.has('late');
    const list = form?.querySelector('.marks');
    for (const [value, name] of names)
      if (notes.has(`mark-${value}`) && !list?.querySelector(`[value="${value}"]`))
        list?.append(make('button', name, { type: 'button', class: 'mark', value }));
    for (const one of all<HTMLButtonElement>('.mark')) one.ariaPressed = String(notes.has(`mark-${one.value}`));
  }
  function note(condition: string, isSo = !notes.has(condition)): void {
    notes[isSo ? 'add' : 'delete'](condition);
    update();
  }

  section.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.className === 'mark') note(`mark-${button.value}`);
    if (button?.className !== 'clear') return;
    notes.clear();
    form.querySelector('.marks')?.replaceChildren();
    update();
    tell(form, say('site-table-cleared'));
  });
  form.addEventListener('change', ({ target }) => {
    const { name, checked } = target as HTMLInputElement;
    if (name === 'late') note('late', checked);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const word = ` ${String(new FormData(form).get('mark')).trim().toLowerCase()}`;
    const [mark] = names.find((both) => both.some((one) => ` ${one.toLowerCase()}`.endsWith(word))) ?? [];
    if (mark === undefined) return tell(form, say('site-table-unknown-mark'));
    // It resets the box for the hour too, which a note sets again.
    form.reset();
    note(`mark-${mark}`, true);
  });
  update();
  return notes;
}

function storedNotes(key: string): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    return new Set();
  }
}

/** Whether the device keeps the notes. */
function keep(key: string, notes: ReadonlySet<string>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify([...notes]));
    return true;
  } catch {
    return false;
  }
}
