import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../directory.ts';
import { faultsAfter, withGame } from './game-directory.ts';

describe('a game without remarks.yaml', () => {
  const withoutMarks = (text: string) => text.replace(/^ {4}mark: .*\n/gmu, '');

  it('has no marks, and is whole', () =>
    withGame((game) => {
      game.remove('remarks.yaml');
      for (const name of readdirSync(join(game.path, 'events')))
        game.write(`events/${name}`, withoutMarks(game.read(`events/${name}`)));
      expect(loadContent(game.path)).toMatchObject({ diagnostics: [] });
      expect(loadContent(game.path).content?.remarks).toEqual({ marks: [], remarks: [] });
    }));

  it('is reported once for all its marks', () => {
    const said = faultsAfter((game) => game.remove('remarks.yaml'));
    expect(said.match(/CR220/gu)).toHaveLength(1);
    expect(said).toContain('expected remarks.yaml with the mark');
  });
});

describe('an Ending that no Run can come to', () => {
  it('is a warning where all Events together do not lead there', () =>
    withGame((game) => {
      for (const name of readdirSync(join(game.path, 'events'))) {
        const text = game.read(`events/${name}`);
        game.write(
          `events/${name}`,
          text.replace(/Core (?=[+-])/gu, 'CryptoCredits ').replace(/Health (?=-)/gu, 'CryptoCredits '),
        );
      }
      const { diagnostics } = loadContent(game.path);
      expect(
        diagnostics
          .filter(({ severity }) => severity === 'error')
          .map(({ message, span }) => message + span.source.path),
      ).toEqual([]);
      expect(new Set(diagnostics.map(({ code, severity }) => `${severity} ${code}`))).toEqual(
        new Set(['warning CR223']),
      );
      expect(diagnostics.map(({ message }) => message)).toEqual([
        'no Run loses all Health: Down is never read',
        'no Run is unable to move: Stuck is never read',
        'no Run ends with 1+ cores: Full Start is never read',
        'no Run ends with 1-4 cores: Fair Escape is never read',
        'no Run ends with 5+ cores: Full Escape is never read',
        'no Run ends with 3-4 cores: Fair Goal is never read',
        'no Run ends with 5+ cores: Full Goal is never read',
      ]);
    }));
});

describe('texts that are read on a condition', () => {
  const inGolem = (more: string) => (text: string) => text.replace('It bows.', `It bows., if-you-bear: { ${more} }`);
  const late = 'late: { turn: 16, title: Late, text: The lamps are out. }';
  const faults = (change: (game: Parameters<Parameters<typeof withGame>[0]>[0]) => void) =>
    withGame((game) => {
      const golem = 'events/11-corroded-golem.yaml';
      game.write(golem, game.read(golem).replace('text: It stands', 'if-late: It sits.\ntext: It stands'));
      game.write('setting.yaml', `${game.read('setting.yaml').replace(/^late:[\s\S]*/mu, '')}${late}\n`);
      change(game);
      return loadContent(game.path).diagnostics.map(({ code, message }) => `${code} ${message}`);
    });
  const change = (file: string, by: (text: string) => string) =>
    faults((game) => game.write(file, by(game.read(file))));

  it.each([
    ['a mark of another Event', 'stamp: "If you have a stamp, it nods."', []],
    ['an unknown mark', 'stomp: "If you have a stomp, it nods."', ['CR220 unknown mark stomp']],
  ])('%s', (_, more, said) => expect(change('events/11-corroded-golem.yaml', inGolem(more))).toEqual(said));
  it('a mark that only its own Event leaves', () =>
    expect(
      change('events/16-the-wedding-in-canteen-two.yaml', (text) =>
        text.replace('  bad:\n    text', '  bad:\n    if-you-bear: { stamp: "If you have a stamp, look." }\n    text'),
      ),
    ).toEqual(['CR220 expected another Event that leaves the mark stamp, found none']));
  it('late texts in a game that says no turn', () =>
    expect(change('setting.yaml', (text) => text.replace(late, ''))).toEqual([
      'CR234 expected late in setting.yaml, found none',
    ]));
  it('a late text of an Ending in such a game', () =>
    expect(
      withGame((game) => {
        for (const file of ['setting.yaml', ...readdirSync(join(game.path, 'events')).map((name) => `events/${name}`)])
          game.write(file, game.read(file).replace(/^(?:if-)?late:.*\n(?: .*\n|\n)*/mu, ''));
        game.write('endings.yaml', game.read('endings.yaml').replace('text: You', 'if-late: Late., text: You'));
        return loadContent(game.path).diagnostics.map(({ code, span }) => [code, span.source.path.split('/').at(-1)]);
      }),
    ).toEqual([['CR234', 'endings.yaml']]));
});
