/** The pages of a view: a box for each, drawn when it becomes visible. */

import { byId, make } from '../../../site/client/element.ts';
import type { ViewDto } from '../answers.ts';
import { get } from './asking.ts';

export const main = byId('pages');
// Scrolling areas need keyboard access.
main.tabIndex = 0;

let wanted: ViewDto['pages'] = [];
/** Version of the ink of each page. */
let inked = new Map<number, number>();
const visible = new Set<number>();
let look: () => void = () => {};

const boxOf = (index: number) => main.querySelector<HTMLElement>(`.page[data-index="${index}"]`);

/** A box for each page, in its size; ink follows when it is visible. `onLook` reports newly visible pages. */
export function layPages(
  { pages }: ViewDto,
  { isOtherView, onLook }: { readonly isOtherView: boolean; readonly onLook: () => void },
): void {
  wanted = pages;
  look = onLook;
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

async function ink(index: number): Promise<void> {
  const version = wanted[index]?.version;
  if (version === undefined || inked.get(index) === version) return;
  const page = await get<{ svg: string; words: string[]; version: number }>('/page', { index: String(index) });
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
    look();
  },
  { rootMargin: '200px' },
);

/** Draws all visible pages; with `follows`, scrolls to the changed page. */
export async function inkPages(changed: readonly number[], { follows }: { readonly follows: boolean }): Promise<void> {
  if (follows && changed.length > 0 && !changed.some((index) => index > 0 && visible.has(index))) {
    // The cover has the fingerprint of the content, so it always changes.
    const target = changed.find((index) => index > 0) ?? 0;
    boxOf(target)?.scrollIntoView({ block: 'nearest' });
    visible.add(target);
  }
  await Promise.all([...visible].map(ink));
  for (const index of changed) flash(index);
}

/** Index of the first visible page. */
export function uppermost(): number | undefined {
  const top = Math.max(main.getBoundingClientRect().top, 0) + 40;
  return [...visible].sort((a, b) => a - b).find((index) => (boxOf(index)?.getBoundingClientRect().bottom ?? 0) > top);
}

export function show(index: number): void {
  boxOf(index)?.scrollIntoView({ block: 'start' });
}

/** Scrolls one page. */
export function leaf(step: 1 | -1): void {
  const top = main.getBoundingClientRect().top;
  const boxes = [...main.querySelectorAll<HTMLElement>('.page')];
  const here = boxes.findIndex((box) => box.getBoundingClientRect().bottom > Math.max(top, 0) + 60);
  show(Math.min(boxes.length - 1, Math.max(0, here + step)));
}
