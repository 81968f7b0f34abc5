/** Elements of the page, found or made. */
/// <reference lib="dom" />

export const byId = <T extends HTMLElement = HTMLElement>(id: string): T => document.getElementById(id) as T;

/** What is in an element: words, or words and elements. */
type Inner = string | readonly (string | Node)[];

export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  inner: Inner = '',
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.append(...(typeof inner === 'string' ? [inner] : inner));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** A table with a row of heads; the first cell of each row is its head. */
export function dataTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): HTMLTableElement {
  const heads = head.map((cell) => make('th', cell, { scope: 'col' }));
  const lines = rows.map(([first = '', ...rest]) =>
    make('tr', [
      make('th', String(first), { scope: 'row' }),
      ...rest.map((cell) => make('td', String(cell).replaceAll(' %', '\u00a0%'))),
    ]),
  );
  return make('table', [make('thead', [make('tr', heads)]), make('tbody', lines)]);
}
