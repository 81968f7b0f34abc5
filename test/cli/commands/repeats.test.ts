import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { type Desk, it } from '../command.ts';

/** The starter game with the same scene in `count` Events. */
function repeating(desk: Desk, count: number): string {
  const directory = `repeats-${count}`;
  cpSync('content/starter', desk.at(directory), { recursive: true });
  const events = readdirSync(desk.at(`${directory}/events`)).slice(0, count);
  for (const name of events) {
    const path = desk.at(`${directory}/events/${name}`);
    const scene = 'A quiet yard in which no two of the seven lamps are lit together.';
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^text: \|\n(?: .*\n|\n)+/mu, `text: |\n  ${scene}\n`));
  }
  return directory;
}

interface Found {
  readonly code: string;
  readonly related?: readonly { readonly message: string }[];
}

const repeats = async (desk: Desk, directory: string): Promise<Found[]> => {
  const { out } = await desk.run(['validate', directory, '--format', 'json']);
  const { counts, diagnostics } = JSON.parse(out);
  expect(counts).toMatchObject({ events: 9 });
  return diagnostics.filter(({ code }: Found) => code === 'CR502');
};

describe('repeated words', () => {
  it('are listed one by one where they are few, and gathered where they are many', async ({ desk }) => {
    expect(await repeats(desk, repeating(desk, 4))).toHaveLength(3);
    const found = await repeats(desk, repeating(desk, 9));
    expect(found).toHaveLength(5);
    expect(found.at(-1)?.related).toMatchObject([{ message: 'and 3 more like this, the last one here' }]);
    expect(found.slice(0, -1).flatMap(({ related = [] }) => related)).toEqual([]);
  });
  it('of an original are not reported in its translation', async ({ desk }) => {
    const directory = repeating(desk, 9);
    mkdirSync(desk.at(`${directory}/it`));
    writeFileSync(desk.at(`${directory}/it/game.yaml`), 'translates: ..\nlanguage: it\n');
    expect(await repeats(desk, `${directory}/it`)).toEqual([]);
  });
});
