import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { type Desk, it, itRefuses, lowTide, rewrite } from '../command.ts';

/** Every file of a game by its name. */
const filesOf = (directory: string) =>
  new Map(
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.\w+$/u.test(name))
      .map((name) => [name, readFileSync(`${directory}/${name}`, 'utf8')]),
  );

/** A copy of the small game, some of its files changed. */
function makeGame(desk: Desk, changes: Readonly<Record<string, (text: string) => string>> = {}): string {
  const directory = desk.at('game');
  cpSync(lowTide, directory, { recursive: true });
  for (const [name, change] of Object.entries(changes)) rewrite(`${directory}/${name}`, change);
  return directory;
}

const swapFirstLines = (text: string) => text.replace(/^(.*\n)(.*\n)/u, '$2$1');

describe('validate --fix', () => {
  it('puts right what has one right answer, and every other byte stays', async ({ desk }) => {
    const whole = filesOf(lowTide);
    const directory = makeGame(desk, {
      'events/11-the-stairs.yaml': (text) => text.replace(/^ {2,}/gmu, (lead) => '\t'.repeat(lead.length / 2)),
      'events/12-the-bucket.yaml': (text) => `\uFEFF${swapFirstLines(text).replace(/\n/gu, '\r\n')}`,
      'events/13-aground.yaml': (text) => text.replace('’', "'").replace(/(?<=[a-z]) (?=[a-z])/u, '  '),
      'endings.yaml': (text) => text.replace(/(?<=^ +[^:#\n]* [a-z]+)$/mu, ' \t'),
    });
    renameSync(`${directory}/events/33-the-gut.yaml`, `${directory}/events/3-gut.yaml`);
    const before = desk.listing();
    const dry = await desk.run(['validate', 'game', '--dry-run']);
    expect([dry.code, dry.err, desk.listing()]).toEqual([0, '', before]);
    expect(dry.out).toContain('--- game/events/13-aground.yaml\n+++ game/events/13-aground.yaml\n@@ -');
    expect(dry.out).toContain('--- game/events/3-gut.yaml\n+++ game/events/33-the-gut.yaml\n');
    expect(dry.out).toMatch(/^6 changes, nothing written$/mu);

    const { code, out, err } = await desk.run(['validate', 'game', '--fix']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^game\/events\/11-the-stairs\.yaml:\d+:1: a tab → 2 spaces \[CR005\]$/mu);
    expect(out).toMatch(/^game\/events\/13-aground\.yaml:\d+:\d+: ' → ’ \[CR508\]$/mu);
    expect(out).toContain('game/events/12-the-bucket.yaml: its keys are in order\n');
    expect(out).toMatch(/no faults\n$/u);
    const after = filesOf(directory);
    const bucket = whole.get('events/12-the-bucket.yaml') ?? '';
    expect(after).toEqual(new Map(whole).set('events/12-the-bucket.yaml', `\uFEFF${bucket.replace(/\n/gu, '\r\n')}`));

    const again = desk.listing();
    const second = await desk.run(['validate', 'game', '--fix']);
    expect(second.out).toMatch(/^nothing to fix\n/u);
    expect(desk.listing()).toEqual(again);
  });
  it('leaves names of the pictures of a game, though some are near to ours', async ({ desk }) => {
    const directory = makeGame(desk, {
      'events/11-the-stairs.yaml': (text) => text.replace(/^picture: .*/mu, 'picture: stair'),
    });
    writeFileSync(`${directory}/pictures/stair.svg`, '<svg viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>');
    const before = desk.listing();
    const { code } = await desk.run(['validate', 'game', '--fix']);
    expect([code, desk.listing()]).toEqual([0, before]);
  });
  it('tells and counts what is left, and writes over no file', async ({ desk }) => {
    const directory = makeGame(desk, {
      'events/13-aground.yaml': (text) => text.replace(/^number: 13$/mu, 'number: 12').replace('’', "'"),
      'events/33-the-gut.yaml': (text) => text.replace(/(?<=[a-z]) (?=[a-z])/u, '  '),
    });
    renameSync(`${directory}/events/11-the-stairs.yaml`, `${directory}/events/2-stairs.yaml`);
    writeFileSync(`${directory}/events/11-the-stairs.yaml.bak`, 'kept');
    const before = desk.listing();
    const { code, out, err } = await desk.run(['validate', 'game', '--fix']);
    expect(code).toBe(1);
    expect(err).toContain('error[CR202]');
    expect(existsSync(`${directory}/events/13-aground.yaml`)).toBe(true);
    expect(out).toBe('game/events/2-stairs.yaml → 11-the-stairs.yaml [CR212]\n1 change\n');
    expect(desk.listing().filter((line) => !before.includes(line))).toHaveLength(1);
  });
  it('takes back the one change that would bring a fault, and makes all others', async ({ desk }) => {
    const directory = makeGame(desk, {
      'events/12-the-bucket.yaml': (text) => text.replace('’', "'"),
      'events/13-aground.yaml': (text) => text.replace('’', "'").replace(/^title: .*$/mu, "title: The Gut's"),
      'events/33-the-gut.yaml': (text) => text.replace(/^title: .*$/mu, 'title: The Gut’s'),
    });
    const { code, out, err } = await desk.run(['validate', 'game', '--fix']);
    expect([code, err.match(/^\w+\[\w+\]/gmu)]).toEqual([0, ['warning[CR508]']]);
    expect(out).toContain('\n2 changes\n');
    expect(readFileSync(`${directory}/events/13-aground.yaml`, 'utf8').split("'")).toHaveLength(2);
  });
  it('keeps to the codes that are asked for, and to remarks that take one out', async ({ desk }) => {
    makeGame(desk, {
      'events/12-the-bucket.yaml': swapFirstLines,
      'events/13-aground.yaml': (text) => text.replace('’', "'"),
      'events/33-the-gut.yaml': (text) => `# core-runner ignore CR508: so\n${text.replace('’', "'")}`,
    });
    const { out } = await desk.run(['validate', 'game', '--dry-run', '--only', 'CR508', '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject({ directory: 'game', valid: true, diagnostics: [] });
    const { err } = await desk.run(['validate', 'game', '--fix', '--only', 'CR508', '--format', 'short']);
    expect(err).toMatch(/^game\/events\/13-aground\.yaml:\d+:\d+: ' → ’ \[CR508\]\n1 change\n$/u);
  });
  itRefuses('validate', [
    ['game --fix --watch', 'error: --fix cannot go with --watch'],
    ['game --fix --stdin --path game.yaml', 'error: --fix cannot go with --stdin'],
    ['--fix', 'error: cannot find a game to fix'],
    ['nowhere --fix', 'error[CR001]'],
  ]);
});
