/** The view for designers: a folder → the faults of its game, with their places, and its sheet. */
/// <reference lib="dom" />

import { type Diagnostic, lineAndColumn } from '../../../diagnostics/diagnostic.ts';
import { type Dropped, gamesIn } from '../../dropped.ts';
import { byId, make } from '../element.ts';
import { type DroppedGame, examineDropped } from '../examine.ts';
import type { PageTools, StartView } from '../page.ts';

/** Max faults that are shown. */
const maxShown = 200;

/** Starts the view. */
export const startDesign: StartView = (section, page) => {
  const [input, choice] = [byId<HTMLInputElement>('design-folder'), byId<HTMLSelectElement>('design-game')];
  const open = (files: Dropped) => {
    const games = gamesIn(files);
    choice.replaceChildren(...games.map((name) => make('option', name)));
    byId('design-choice').hidden = games.length < 2;
    choice.onchange = () => void examine(files, choice.value, page);
    void examine(files, choice.value, page);
  };
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    if (files.length > 0) open(new Map(files.map((file) => [file.webkitRelativePath || file.name, file])));
  });
  section.addEventListener('dragover', (event) => event.preventDefault());
  section.addEventListener('drop', async (event) => {
    event.preventDefault();
    const entries = [...(event.dataTransfer?.items ?? [])].map((item) => item.webkitGetAsEntry());
    const folder = entries.find((entry) => entry?.isDirectory);
    if (folder) open(new Map(await filesIn(folder as FileSystemDirectoryEntry)));
    else byId('design-said').textContent = page.say('site-design-no-game');
  });
};

/** All files of a folder; a browser gives at most a hundred at once. */
async function filesIn(folder: FileSystemDirectoryEntry): Promise<(readonly [path: string, file: File])[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const next = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (next.length === 0) break;
    entries.push(...next);
  }
  const found = entries.map(async (entry) => {
    if (entry.isDirectory) return filesIn(entry as FileSystemDirectoryEntry);
    const file = new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    return [[entry.fullPath.slice(1), await file] as const];
  });
  return (await Promise.all(found)).flat();
}

async function examine(dropped: Dropped, directory: string, page: PageTools): Promise<void> {
  const [said, faults, sheet] = [byId('design-said'), byId('design-faults'), byId('design-sheet')];
  said.textContent = page.say('site-design-reading');
  faults.replaceChildren();
  sheet.hidden = true;
  byId('design-templates').hidden = ![...dropped.keys()].some(
    (path) => path.startsWith(`${directory}/templates/`) && path.endsWith('.hbs'),
  );
  try {
    show(await examineDropped(dropped, directory, page), page);
  } catch (error) {
    said.textContent = page.say('site-failed');
    reportError(error);
  }
}

function show({ content, diagnostics, sheet }: DroppedGame, { say }: PageTools): void {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  byId('design-said').textContent = say('site-design-found', { errors, warnings: diagnostics.length - errors });
  const more = diagnostics.length - maxShown;
  byId('design-faults').replaceChildren(
    ...diagnostics.slice(0, maxShown).map(faultItem),
    ...(more > 0 ? [make('li', say('site-design-more', { count: more }))] : []),
  );
  if (!content || !sheet) return;
  // Our own markup: texts of the game are written in it as text, its pictures as paths.
  const picture = document.importNode(new DOMParser().parseFromString(sheet, 'image/svg+xml').documentElement, true);
  const frame = make('div', [picture], { role: 'img', 'aria-labelledby': 'design-title' });
  const title = make('figcaption', say('site-design-sheet', { title: content.game.title }), { id: 'design-title' });
  byId('design-sheet').replaceChildren(title, frame);
  byId('design-sheet').hidden = false;
}

/** A fault in the words of `validate`, which are English. */
function faultItem({ severity, code, message, span, hint, related = [] }: Diagnostic): HTMLElement {
  const said = [
    make('p', [`${severity}[${code}]: `, make('b', message)]),
    ...placeOf(span),
    ...(hint ? [make('p', `hint: ${hint}`)] : []),
    ...related.flatMap((one) => [make('p', `note: ${one.message}`), ...placeOf(one.span)]),
  ];
  return make('li', said, { class: severity, lang: 'en' });
}

const room = 100;

/** Path, line and column, and that line with the place marked. */
function placeOf(span: Diagnostic['span']): HTMLElement[] {
  const { path, text } = span.source;
  if (text === '') return [make('code', path)];
  const { line, column } = lineAndColumn(span);
  const from = Math.max(text.lastIndexOf('\n', span.start - 1) + 1, span.start - room);
  const lineEnd = `${text}\n`.indexOf('\n', span.start);
  const end = Math.max(span.start, Math.min(span.end, lineEnd));
  const marked = make('mark', text.slice(span.start, end));
  const excerpt = [text.slice(from, span.start), marked, text.slice(end, Math.min(lineEnd, end + room))];
  return [make('code', `${path}:${line}:${column}`), make('pre', excerpt)];
}
