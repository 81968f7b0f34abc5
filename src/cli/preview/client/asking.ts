/** The view that is chosen → questions to the server, and its answers. */

import { byId } from './element.ts';

/** What is chosen of a view, by the ids of its menus. */
export const chosen = ['document', 'paper', 'veil', 'ink'] as const;
export const selects = Object.fromEntries(chosen.map((id) => [id, byId<HTMLSelectElement>(id)])) as Record<
  (typeof chosen)[number],
  HTMLSelectElement
>;

const query = (more: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({ ...Object.fromEntries(chosen.map((id) => [id, selects[id].value])), ...more });

/** What the server answers about the view that is chosen; undefined where it refuses. */
export async function asked<T>(path: string, more?: Readonly<Record<string, string>>): Promise<T | undefined> {
  const response = await fetch(`${path}?${query(more)}`);
  return response.ok ? response.json() : undefined;
}

/** What the server answers to something that is done; undefined where it refuses. */
export async function post<T>(path: string, body: object): Promise<T | undefined> {
  const view = Object.fromEntries(query());
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-core-runner': 'preview' },
    body: JSON.stringify({ ...view, ...body }),
  });
  return response.ok ? response.json() : undefined;
}
