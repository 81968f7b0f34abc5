import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pictureNames } from '../src/model/picture-names.ts';
import { atDesk } from './cli/command.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const pages = ['README.md', 'CONTRIBUTING.md'].map((name) => [name, readFileSync(join(root, name), 'utf8')] as const);
const readme = pages[0]?.[1] ?? '';
const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, one = '']) => one))];

describe.each(pages)('%s', (_, text) => {
  it('names files that are there', () => {
    // What its steps add is not there yet.
    const added = found(text, /^ *```(?:ts|yaml) (\S+)$/gmu);
    const named = found(text, /(?:`|\]\()((?:src|test|content|templates|out)\/[\w./-]*[\w/]|[A-Z]+\.md)(?:`|\))/gu);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((path) => !existsSync(join(root, path)) && !added.includes(path))).toEqual([]);
  });
  it('names scripts that there are', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(found(text, /\bnpm run ([\w-]+)/gu).filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('README.md', () => {
  it('gives each command options that it has', () =>
    atDesk(async (desk) => {
      const rows = readme.matchAll(/^\| `core-runner (\w+)[^`]*` \| (.*) \|$/gmu);
      let count = 0;
      for (const [, command = '', does = ''] of rows) {
        const { out } = await desk.run([command, '--help']);
        for (const option of found(does, /(--[a-z]+)/gu))
          expect([command, out]).toEqual([command, expect.stringContaining(option)]);
        count++;
      }
      expect(count).toBeGreaterThanOrEqual(7);
    }));
  it('shows a fault as it is shown, in an Event that is in no Run (CR-042)', () =>
    atDesk(async (desk) => {
      cpSync(join(root, 'content/core-runner'), desk.at('my-game'), { recursive: true });
      const events = desk.at('my-game/events');
      for (const file of readdirSync(events)) if (file.startsWith('22-')) rmSync(join(events, file));
      const invented = readFileSync(join(root, 'src/tools/picture-events/22-going-down.yaml'), 'utf8');
      writeFileSync(join(events, '22-going-down.yaml'), invented.replace('neutral: [7]', 'neutral: [6, 7]'));
      const { err } = await desk.run(['validate', 'my-game']);
      const [, shown] = /^```\n(error\[[\s\S]*?)^```$/mu.exec(readme) ?? [];
      expect(err).toContain(shown);
    }));
  it('lists every code as explain does', () =>
    atDesk(async (desk) => {
      const [, list] = /<summary>All codes.*\n\n```\n([\s\S]*?)```/u.exec(readme) ?? [];
      expect(list).toBe((await desk.run(['explain'])).out);
    }));
  it('lists every picture there is', () => {
    const [list = ''] = /Pictures, which[\s\S]*?\*\*/u.exec(readme) ?? [];
    expect(found(list, /`(\w+)`/gu)).toEqual([...pictureNames]);
  });
  it('lists every rule of the lint by its code', () => {
    const lint = ['sizes', 'runs', 'openings', 'phrases', 'overuse', 'spelling', 'marks', 'counts'];
    const codes = lint.flatMap((rule) =>
      found(readFileSync(join(root, `src/lint/${rule}.ts`), 'utf8'), /'(CR5\d\d)'/gu),
    );
    expect(found(readme, /\b(CR5\d\d)\b/gu)).toEqual(codes.sort());
  });
});
