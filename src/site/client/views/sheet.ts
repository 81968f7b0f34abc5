/** The view of sheets: a seed, code or day → a picture of its sheet at once, then its file or text. */
/// <reference lib="dom" />

import { boardOfCode, boardOfDay, dealBoards } from '../../../boards/deal.ts';
import { InputRefusal } from '../../../boards/refusal.ts';
import { countFrom, maxSeed, nearSeed, seedOrCode, seedUpTo } from '../../../boards/word.ts';
import type { Challenge } from '../../../game/challenge.ts';
import { dailySeed, weeklySeed } from '../../../game/day-seeds.ts';
import { codeIn, readRunCode } from '../../../game/run-code.ts';
import { itemAt } from '../../../item-at.ts';
import type { Content } from '../../../model/content.ts';
import { faultWords, likeliest } from '../../../scores/code-words.ts';
import type { PaperName } from '../../../typeset/page/style.ts';
import { byId, make } from '../element.ts';
import { freshBoards } from '../fresh-boards.ts';
import { addressed, type PageTools, type StartView } from '../page.ts';
import { openSheetPress, type SheetPress } from '../sheet-press.ts';

/** Sheets of one file: more would keep a phone busy for long. */
const maxSheets = 100;

/** Milliseconds without a key until a text counts as typed. */
const pause = 300;

const form = () => byId<HTMLFormElement>('sheet-form');
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;

/** What the form asks for. */
const wished = () => ({
  difficulty: field('difficulty').value,
  kind: { sealed: field('numbers').value === 'sealed', dice: field('dice').checked },
});

/** Fresh seeds that were drawn, so that another paper is of the same board. */
let drawn: readonly string[] = [];

/** The boards that the form asks for, and whether a code sets what is on their sheet. @throws InputRefusal */
function dealt(content: Content): { readonly boards: readonly Challenge[]; readonly isSet: boolean } {
  const wishes = wished();
  const typed = field('word').value.trim();
  const word = typed === '' ? '' : seedOrCode(content, typed);
  const ofCode = boardOfCode(content, word);
  if (ofCode) return { boards: [ofCode], isSet: true };
  const count = countFrom('the number of sheets', field('count').value.trim(), [1, maxSheets]);
  if (word !== '') {
    const seed = seedUpTo('the seed', word, maxSeed);
    const several = count > 1 ? { count } : {};
    return { boards: dealBoards(content, { ...wishes, ...several, seed }), isSet: false };
  }
  const boards = freshBoards(content, { ...wishes, count }, drawn);
  drawn = boards.map(({ seed }) => seed);
  return { boards, isSet: false };
}

/** Refuses a word of an address that is no code: it would be a seed that nobody meant. @throws InputRefusal */
function requireCode(content: Content, word: string): void {
  const read = readRunCode(codeIn(word));
  if ('code' in read) return;
  const [message, hint] = faultWords(likeliest(content, read.fault), word);
  throw new InputRefusal(message, hint);
}

/** Shows a code's difficulty and sheet in the form. */
function showWishes({ difficulty, sealed, dice }: Challenge): void {
  field('difficulty').value = difficulty;
  field('numbers').value = sealed ? 'sealed' : 'open';
  field('dice').checked = dice;
  field('count').value = '1';
}

/** The day by UTC, as the command line takes it. */
const today = () => new Date().toISOString().slice(0, 10);

/** Saves bytes as a file of the visitor. */
function save({ name, bytes }: ReturnType<SheetPress['file']>): void {
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }));
  make('a', '', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The page that opens boards for others; a file of this device does not. */
const pageOf = ({ game }: Content) =>
  game.site ?? (location.protocol === 'file:' ? undefined : location.href.replace(/#.*/u, ''));

/** Lists the codes of boards, each with what copies it and its link. */
function listCodes(content: Content, boards: readonly Challenge[], { copyButton, say }: PageTools): void {
  const address = pageOf(content);
  const items = boards.map(({ code, name }) => {
    const copies = [copyButton(() => code, say('site-copy-code'))];
    if (address !== undefined) copies.push(copyButton(() => `${address}#${code}`, say('site-copy-link')));
    return make('li', [make('b', code), make('span', name), make('span', copies, { class: 'buttons' })]);
  });
  byId('sheet-codes').replaceChildren(...items);
}

const paper = () => field('paper').value as PaperName;

/** Deals the boards that the form asks for, and shows their codes and a picture of the first sheet. @throws InputRefusal */
function showBoards(content: Content, press: SheetPress, page: PageTools): readonly Challenge[] {
  const { boards, isSet } = dealt(content);
  const board = itemAt(boards, 0);
  byId<HTMLFieldSetElement>('sheet-board').disabled = isSet;
  byId('sheet-set').hidden = !isSet;
  if (isSet) showWishes(board);
  byId('sheet-pages').innerHTML = press.pictures([board], paper()).join('');
  const said = byId('sheet-said');
  said.textContent = page.say('site-sheet-said', { count: boards.length, code: board.code });
  said.classList.toggle('unseen', boards.length === 1);
  byId('sheet-note').textContent = nearSeed(content, field('word').value) ?? '';
  listCodes(content, boards, page);
  byId('sheet-acts').hidden = false;
  byId('sheet-as-text').hidden = board.sealed;
  byId('sheet-read').hidden = true;
  return boards;
}

/** Makes the address that of the board which is shown, so that a reload opens it again. */
function follow(section: HTMLElement, boards: readonly Challenge[]): void {
  const word = boards.length === 1 ? itemAt(boards, 0).code : section.id;
  if (!section.hidden) history.replaceState(null, '', `#${word}`);
}

/** Shows what was made, which is below the form in a narrow window. */
function reveal(): void {
  const made = byId('sheet-made');
  if (made.getBoundingClientRect().top > innerHeight * 0.7) made.scrollIntoView();
}

/** Starts the view. */
export const startSheet: StartView = async (section, page) => {
  const content = await page.content();
  const press = await openSheetPress(page, content);
  let boards: readonly Challenge[] = [];
  const text = byId('sheet-text');
  const show = ({ mustBeCode = false } = {}) => {
    const [made, fault] = [byId('sheet-made'), byId('sheet-fault')];
    fault.textContent = '';
    made.hidden = false;
    try {
      if (mustBeCode) requireCode(content, field('word').value);
      boards = showBoards(content, press, page);
      follow(section, boards);
    } catch (error) {
      if (!(error instanceof InputRefusal)) throw error;
      boards = [];
      made.hidden = true;
      fault.textContent = [error.message, error.hint].filter(Boolean).join(' – ');
    }
  };
  const type = (word: string, how: { readonly mustBeCode?: boolean } = {}) => {
    field('word').value = word;
    show(how);
    reveal();
  };
  const acts: Readonly<Record<string, () => void>> = {
    new: () => {
      drawn = [];
      type('');
    },
    day: () => type(boardOfDay(content, dailySeed(today()), wished()).seed),
    week: () => type(boardOfDay(content, weeklySeed(today()), wished()).seed),
    save: () => save(press.file(boards, paper())),
    text: () => {
      text.textContent = press.text(boards);
      byId('sheet-read').hidden = false;
      text.focus();
    },
  };
  section.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) acts[target.value]?.();
  });
  let timer: ReturnType<typeof setTimeout>;
  form().addEventListener('submit', (event) => event.preventDefault());
  form().addEventListener('input', ({ target }) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(), target === field('word') || target === field('count') ? pause : 0);
  });
  text.after(page.copyButton(() => text.textContent ?? ''));
  const open = () => {
    const word = addressed();
    if (section.hidden || (boards.length === 1 && boards[0]?.code === word)) return;
    if (!document.getElementById(word)) type(word, { mustBeCode: true });
    else if (boards.length === 0) show();
    else follow(section, boards);
  };
  addEventListener('hashchange', open);
  open();
};
