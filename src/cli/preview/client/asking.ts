/** The chosen view → requests to the server. */

import { byId } from '../../../site/client/element.ts';

/** Menus of a view, by id. */
export const chosen = ['document', 'paper', 'veil', 'ink'] as const;
export const selects = Object.fromEntries(chosen.map((id) => [id, byId<HTMLSelectElement>(id)])) as Record<
  (typeof chosen)[number],
  HTMLSelectElement
>;

const query = (more: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({ ...Object.fromEntries(chosen.map((id) => [id, selects[id].value])), ...more });

/** The answer about the chosen view; undefined if refused. */
export async function get<T>(path: string, more?: Readonly<Record<string, string>>): Promise<T | undefined> {
  const response = await fetch(`${path}?${query(more)}`);
  return response.ok ? response.json() : undefined;
}

/** The answer to an action; undefined if refused. */
export async function post<T>(path: string, body: object): Promise<T | undefined> {
  const view = Object.fromEntries(query());
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-core-runner': 'preview' },
    body: JSON.stringify({ ...view, ...body }),
  });
  return response.ok ? response.json() : undefined;
}
