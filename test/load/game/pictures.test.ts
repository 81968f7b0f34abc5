import { describe, expect, it } from 'vitest';
import { faultsAfter, golem, junk } from './game-directory.ts';

describe('picture: in an Event, a Shop and an Ending', () => {
  const said = (file: string, from: string, to: string) => faultsAfter((game) => game.replace(file, from, to));
  it.each([
    [golem, 'size: half', 'size: half\npicture: walkers', 'walker'],
    [junk, 'text: A yard.', 'picture: truk\ntext: A yard.', 'truck'],
    ['endings.yaml', 'title: Down', 'title: Down, picture: leters', 'letters'],
  ])('is said to be meant where it is nearly a name: %s', (file, from, to, name) =>
    expect(said(file, from, to)).toContain(`hint: did you mean ${name}?`),
  );
  it('is refused with what to do where it is none', () =>
    expect(said(golem, 'size: half', 'size: half\npicture: submarine')).toMatch(
      /error\[CR101\]: expected the name of a picture, found submarine[\s\S]*hint: add pictures\/submarine\.svg, or choose one from docs\/pictures\.md/u,
    ));
  it('may be there or left out', () => expect(said(golem, 'size: half', 'size: half\npicture: walker')).toBe(''));
});

describe('cover: in game.yaml', () => {
  it('is refused with the nearest name', () => {
    const said = faultsAfter((game) => game.replace('game.yaml', 'cover: city', 'cover: citty'));
    expect(said).toContain('error[CR101]: expected the name of a picture, found citty');
    expect(said).toContain('hint: did you mean city?');
  });
  it('may be left out', () => expect(faultsAfter((game) => game.replace('game.yaml', 'cover: city', ''))).toBe(''));
});
