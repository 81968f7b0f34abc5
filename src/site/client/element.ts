/** Elements of the page, found or made. */
/// <reference lib="dom" />

export const byId = <T extends HTMLElement = HTMLElement>(id: string): T => document.getElementById(id) as T;

export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  words = '',
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.textContent = words;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** A table with a row of heads; the first cell of each row is its head. */
export function dataTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): HTMLTableElement {
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
      line([
        make('th', String(first), { scope: 'row' }),
        ...rest.map((cell) => make('td', String(cell).replaceAll(' %', '\u00a0%'))),
      ]),
    ),
  );
  element.append(top, body);
  return element;
}
