import { describe, expect, it } from 'vitest';
import { effectText, parseEffect } from '../../src/model/effect.ts';
import { generalWords, titled, withArticle, wordsFrom } from '../../src/model/vocabulary.ts';

const tide = wordsFrom({
  health: { one: 'Nerve' },
  money: { one: 'Shell', many: 'Shells' },
  core: { one: 'relic' },
  diceMod: { one: 'Charm' },
  event: { one: 'Omen' },
  sector: { one: 'Pool' },
  run: { one: 'Tide' },
  shop: { one: 'Inn' },
});

describe('the words of a game', () => {
  it('has regular forms for what is left out', () => {
    expect(tide.core).toMatchObject({ many: 'relics', a: 'a relic', heading: 'RELICS', notation: 'Relic', mark: 'R' });
    expect(tide.shop).toMatchObject({ many: 'Inns', a: 'an Inn', heading: 'INN', mark: 'I' });
    expect(wordsFrom({ run: { one: 'Body' }, core: { one: 'box' } })).toMatchObject({
      run: { many: 'Bodies' },
      core: { many: 'boxes' },
    });
  });

  it('makes words of other words', () => {
    expect(tide.eventNumber.one).toBe('Omen Number');
    expect(tide.sectorNumber.many).toBe('Pool Numbers');
    expect(titled(tide.runSheet.many, 'en-GB')).toBe('Tide Sheets');
    expect(titled('Feuilles de course', 'fr')).toBe('Feuilles de course');
  });

  it('has no plural for what is not counted, unless the game has one', () => {
    expect(generalWords.money).toMatchObject({ one: 'Money', many: 'Money', a: 'Money' });
    expect(tide.money).toMatchObject({ many: 'Shells', a: 'a Shell', notation: 'Shells' });
  });

  it.each(['Nerve -2', 'Shells +3', 'Relic +1', 'Charm +2', 'Charm of your choice', 'Lose a Charm of your choice'])(
    'reads and prints %s',
    (text) => {
      const effect = parseEffect(text, tide);
      expect(effect).toBeDefined();
      expect(effect && effectText(effect, tide).replace('\u2212', '-')).toBe(text);
    },
  );

  it('does not know the words of another game', () => {
    for (const text of ['Health -2', 'CryptoCredits +3', 'Core +1', 'DiceMod +2'])
      expect(parseEffect(text, tide)).toBeUndefined();
  });

  it('puts articles before vowels', () => expect(['Event', 'core'].map(withArticle)).toEqual(['an Event', 'a core']));
});
