import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../src/load/game/load.ts';
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

  it('is told once that its marks have no names', () => {
    const said = faultsAfter((game) => game.remove('remarks.yaml'));
    expect(said.match(/CR220/gu)).toHaveLength(1);
    expect(said).toContain('expected remarks.yaml, which names the mark');
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
        'no Run is shut in: Stuck is never read',
        'no Run ends with 1+ cores: Full Start is never read',
        'no Run ends with 1-4 cores: Fair Escape is never read',
        'no Run ends with 5+ cores: Full Escape is never read',
        'no Run ends with 3-4 cores: Fair Goal is never read',
        'no Run ends with 5+ cores: Full Goal is never read',
      ]);
    }));
});
