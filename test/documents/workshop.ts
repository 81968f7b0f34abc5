/** The game that ships, and a workshop that prints it, as the command line would after `npm run build`. */

import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { type Finished, openWorkshop } from '../../src/build.ts';
import type { System } from '../../src/dice/system.ts';
import type { GameDocumentId, PackId, SystemDocumentId } from '../../src/documents/catalogue.ts';
import { type GameDocument, type GameNeed, type GameNeeds, inStyle } from '../../src/documents/document.ts';
import { ofGames, ofPacks, ofSystems } from '../../src/documents/index.ts';
import { type Catalogue, openCatalogue, type Say } from '../../src/language/catalogue.ts';
import { fingerprint, gameImprint, imprintOf } from '../../src/load/imprint.ts';
import { plainText } from '../../src/manuscript/block.ts';
import { proseParagraphs } from '../../src/manuscript/markdown.ts';
import type { Content } from '../../src/model/content.ts';
import { outcomeNames } from '../../src/model/event.ts';
import { type Edition, type EditionPaper, formatOf } from '../../src/typeset/edition/edition.ts';
import { type Composed, type Mark, moved, type Page, type TextMark } from '../../src/typeset/page/page.ts';
import { stampMarks } from '../../src/typeset/page/stamp.ts';
import { type PaperName, styleFor } from '../../src/typeset/page/style.ts';
import { loadContent, loadSystem } from '../load/directory.ts';
import { openPdf, type ReadPage, type ReadPdf, squeezed } from '../pdf/open-pdf.ts';
import { supplies, typesetter } from '../typeset/house.ts';

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const loaded = loadContent(inRoot('content/core-runner'));
if (!loaded.content) throw new Error(loaded.diagnostics.map(({ message }) => message).join('\n'));

export const content: Content = loaded.content;

/** The Events with Outcomes. */
export const stories = content.events.filter((event) => event.kind === 'event');

/** Every Outcome, with its Event and a name for messages. */
export const storyOutcomes = stories.flatMap((event) =>
  outcomeNames.map((name) => ({ event, name, outcome: event.outcomes[name], place: `${event.title}, ${name}` })),
);

/** A text as a page has it, without white. */
export const asPrinted = (text: string): string =>
  squeezed(
    proseParagraphs(text)
      .map((one) => plainText(one.text))
      .join(' '),
  );

/** The first words of a text, as they are found on a page. */
export const opening = (text: string): string => asPrinted(text).slice(0, 45);

/** The marks of one kind. */
export const marksOf = <Kind extends Mark['kind']>(kind: Kind, marks: readonly Mark[]) =>
  marks.filter((mark): mark is Extract<Mark, { kind: Kind }> => mark.kind === kind);

/** The labels of Outcomes on a page. */
export const labelsOn = ({ marks }: Page): TextMark[] => {
  const labels = outcomeNames.map((name) => content.game.words[name].one.toUpperCase());
  return marksOf('text', marks).filter((mark) => mark.role !== 'artifact' && labels.includes(textOf(mark)));
};

/** What is said of a document, loose lines apart. */
export const loudOf = (diagnostics: Finished['diagnostics']): string[] =>
  diagnostics.filter(({ code }) => code !== 'CR301').map(({ code, message }) => `${code} ${message}`);

/** How many links of a page lie on a number; each is the label of the page that the link leads to. */
export function trueNumbers({ pages }: ReadPdf, page: ReadPage | undefined): number {
  const numbers = (page?.links ?? []).flatMap(({ rect: [left = 0, top = 0, right = 0, bottom = 0], to }) => {
    const over = page?.runs.filter(({ x, y }) => x > left - 1 && x < right && y > top && y < bottom);
    const number = over?.find(({ text }) => /^\d+$/u.test(text));
    return number ? [{ number: number.text, label: pages[to.page - 1]?.label }] : [];
  });
  for (const { number, label } of numbers) expect(number).toBe(label);
  return numbers.length;
}

/** The pages of anchors, from 0. */
export const anchorsOf = (pages: readonly Page[]): ReadonlyMap<string, number> =>
  new Map(pages.flatMap(({ marks }, index) => marksOf('anchor', marks).map(({ id }) => [id, index] as const)));

/** An order of a companion of a dice system. */
export function companionOrder(
  system: System,
  id: SystemDocumentId,
  paper: PaperName = 'a4',
  directory = 'content/systems',
) {
  const words = loadSystem(directory, system).content;
  if (words === undefined) throw new Error('no words');
  const imprint = imprintOf({ ...words, title: words.name }, fingerprint(words.sources));
  return { document: ofSystems[id], input: { system, words, seed: 'moth', fillable: false }, imprint, paper };
}

type More = Partial<GameNeeds> & { readonly date?: string; readonly edition?: Omit<Edition, 'paper'> };

const defaults: Omit<GameNeeds, 'orders'> = {
  files: [],
  deals: [],
  weeksFrom: undefined,
  measured: { seed: '', runs: 0, partRuns: 0, tables: [], difficulty: '', policy: '', parts: [] },
  veil: 'overleaf',
  punch: false,
  fillable: false,
};

const inputOf = (of: Content, more: Partial<GameNeeds>) => ({
  content: of,
  ...defaults,
  orders: of.orders ?? { title: '', text: '', isStale: false, orders: [] },
  ...more,
});

const documentOf = (id: GameDocumentId | PackId) => ({ ...ofGames, ...ofPacks })[id] as GameDocument<GameNeed>;

/** An order of one document of a content. */
export const orderOf = (
  id: GameDocumentId | PackId,
  paper: EditionPaper,
  of: Content = content,
  { date, edition, ...more }: More = {},
) => ({
  ...edition,
  document: documentOf(id),
  input: inputOf(of, more),
  imprint: gameImprint(of),
  paper,
  ...(date && { date }),
});

const workshops = new Map<string, ReturnType<typeof openWorkshop>>();

export function workshopFor(language: string): ReturnType<typeof openWorkshop> {
  const workshop = workshops.get(language) ?? openWorkshop(language, supplies);
  workshops.set(language, workshop);
  return workshop;
}

/** Prints one document of a content, however often it was printed before. */
export function printAfresh(...order: Parameters<typeof orderOf>): Finished {
  const [, , of = content] = order;
  return workshopFor(of.game.language).print(orderOf(...order));
}

/** What is made once, of the shipped game without wishes, and read by many tests. */
function kept<Made>(make: (...order: Parameters<typeof orderOf>) => Promise<Made>): typeof make {
  const all = new Map<string, Promise<Made>>();
  return (...order) => {
    const [id, paper, of = content, more] = order;
    if (of !== content || more) return make(...order);
    const key = `${id} ${paper}`;
    const made = all.get(key) ?? make(...order);
    all.set(key, made);
    return made;
  };
}

/** Prints one document of a content; the same order may get the same print. */
export const print = kept(async (...order) => printAfresh(...order));

/** The pages of one document of a content, before they are drawn. */
export function typeset(...order: Parameters<typeof orderOf>): Composed {
  const [, , of = content] = order;
  const { composed } = workshopFor(of.game.language).typeset(orderOf(...order));
  if (composed === undefined) throw new Error('a template cannot be filled');
  return composed;
}

/** Prints a document and reads it again. */
export const printed = kept(async (...order): Promise<Finished & { readonly pdf: ReadPdf }> => {
  const finished = await print(...order);
  return { ...finished, pdf: await openPdf(finished.bytes) };
});

/** The English texts for a content. */
export const textsIn = ({ game }: Content): Catalogue =>
  openCatalogue('en-GB', [supplies.messages('en') as string], game.ownWords);

/** The English messages for a content. */
export const sayIn = (of: Content): Say => textsIn(of).say;

/** The pages of a document without a template, before they are drawn. */
export function composed(id: GameDocumentId, paper: PaperName, of: Content = content, more: More = {}): Page[] {
  const brief = {
    ...inputOf(of, more),
    edition: { paper, ...more.edition },
    imprint: gameImprint(of),
    template: '',
    englishTemplate: undefined,
    ...textsIn(of),
    format: formatOf(styleFor(paper)),
  };
  const document = documentOf(id);
  const { pages } = document.lay(
    document.manuscript?.(brief) ?? [],
    inStyle(styleFor(paper), { ...brief, typesetter, report: () => {} }),
  );
  return pages.map((page) => ({ ...page, marks: page.marks.flatMap(flat) }));
}

/** Art that is drawn once counts wherever it is. */
const flat = (mark: Mark): Mark[] =>
  mark.kind === 'stamp' ? stampMarks(mark.stamp).map((one) => moved(one, mark.x, mark.y)) : [mark];

const charactersOf = ({ pieces }: TextMark): string =>
  pieces.map((piece) => (typeof piece === 'number' ? '' : piece.clusters.join(''))).join('');

/** The characters of a mark, without the space that parts them from what is read next. */
export function textOf(mark: TextMark): string {
  return charactersOf(mark).trimEnd();
}

/** What a page says, as it is read in its file: marks that do not touch are parted by a space. */
export function wordsOn({ marks }: Page): string {
  let text = '';
  let [end, baseline] = [0, 0];
  for (const mark of marks.flatMap(flat)) {
    if (mark.kind !== 'text') continue;
    const touches = mark.y === baseline && Math.abs(mark.x - end) < mark.size / 10;
    text += (touches ? '' : ' ') + charactersOf(mark);
    [end, baseline] = [inkBox(mark)?.[2] ?? 0, mark.y];
  }
  return text.replace(/\s+/gu, ' ').trim();
}

/** What the pages of a document say, in a third of the time that a file takes to be drawn and read. */
export function laid(...order: Parameters<typeof orderOf>) {
  const [, , of = content] = order;
  const { composed, diagnostics } = workshopFor(of.game.language).typeset(orderOf(...order));
  const pages = composed?.pages.map(wordsOn) ?? [];
  return { pages, text: pages.join(' '), diagnostics };
}

/** The corners of the box that a mark's ink fills; undefined for marks without ink. */
export function inkBox(mark: Mark): readonly [left: number, top: number, right: number, bottom: number] | undefined {
  if (mark.kind === 'text') {
    const width = mark.pieces.reduce<number>(
      (sum, piece) => sum + (typeof piece === 'number' ? piece : (piece.width * mark.size) / 1000),
      0,
    );
    return [mark.x, mark.y - mark.size * 0.75, mark.x + width, mark.y + mark.size * 0.25];
  }
  if (mark.kind !== 'path') return undefined;
  const numbers = mark.steps.flatMap((step) => step.slice(1) as number[]);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  const half = mark.stroke === undefined ? 0 : (mark.width ?? 1) / 2;
  return [Math.min(...xs) - half, Math.min(...ys) - half, Math.max(...xs) + half, Math.max(...ys) + half];
}

/** Stretches of text that leave the page, or come nearer to its edge than `margin` points. */
export function textOutside(page: ReadPage, margin = 0): string[] {
  return page.runs
    .filter(({ text }) => text.trim() !== '')
    .filter(
      ({ x, y, width, size }) =>
        x < margin - 0.1 ||
        x + width > page.width - margin + 0.1 ||
        y - size * 0.7 < margin - 0.1 ||
        y + size * 0.2 > page.height - margin + 0.1,
    )
    .map(({ text }) => text);
}
