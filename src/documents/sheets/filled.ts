/** Values of a filled-in form → the end of a Run. */

import type { ScoreEnd } from '../../game/measure/score.ts';
import type { Content } from '../../model/content.ts';

/** Values of a filled-in sheet as they were typed; empty fields are absent. */
export interface FilledSheet {
  readonly end?: ScoreEnd;
  readonly health?: string;
  readonly turns?: string;
  /** Cores ticked, and the text of the field for more. */
  readonly cores: { readonly ticked: number; readonly more: string };
  /** Numbers of finished Events. */
  readonly events: readonly number[];
}

/** Whether a form has the fields of this board and no others. */
export function isFormOf(values: ReadonlyMap<string, string>, { board }: Content): boolean {
  const ids = [...values.keys()].flatMap((name) => /^(.+) number$/u.exec(name)?.slice(1) ?? []);
  return ids.length === board.sectors.length && board.sectors.every(({ id }) => ids.includes(id));
}

/** Reads values of fields by name, `''` if empty. */
export function filledSheet(values: ReadonlyMap<string, string>, { board, game }: Content): FilledSheet {
  const value = (name: string) => values.get(name)?.trim() ?? '';
  const given = (name: 'health' | 'turns') => (value(name) === '' ? {} : { [name]: value(name) });
  const cores = Array.from({ length: game.coreDiamonds }, (_, index) => value(`core-${index + 1}`));
  const here = board.sectors.find(({ id }) => id === value('marker'));
  const end: ScoreEnd | undefined =
    value('health') === '0' ? 'no-health' : here && (here.label ?? ('unable-to-move' as const));
  return {
    ...given('health'),
    ...given('turns'),
    ...(end && { end }),
    cores: { ticked: cores.filter(Boolean).length, more: value('cores-more') },
    events: board.sectors.flatMap(({ id }) =>
      value(`${id} finished`) !== '' && value(`${id} event`) !== '' ? [Number(value(`${id} event`))] : [],
    ),
  };
}
