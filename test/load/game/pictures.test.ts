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

describe('accent: in game.yaml', () => {
  const said = (accent: string) =>
    faultsAfter((game) => game.replace('game.yaml', 'cover: city', `cover: city\n${accent}`));
  it('is a colour that reads on white', () => expect(said('accent: "#2b6f6b"')).toBe(''));
  it('is refused with the nearest that does, which passes', () => {
    const [, better = ''] = /hint: write ("#[\da-f]{6}")/u.exec(said('accent: "#ffb066"')) ?? [];
    expect(said('accent: "#ffb066"')).toContain('error[CR104]: must have a contrast of 4.5 to white, found 1.80');
    expect(said(`accent: ${better}`)).toBe('');
  });
  it('is refused once where it is no colour', () => {
    expect(said('accent: teal').match(/error/gu)).toHaveLength(1);
    expect(said('accent: #2b6f6b')).toContain('hint: # begins a comment: put the text in quotes');
  });
});

describe('pictures/ of a game', () => {
  const good = '<svg viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>';
  it.each([
    ['picture: mud', ''],
    ['picture: pictures/mud.svg', 'hint: did you mean mud?'],
    ['picture: mut', 'hint: did you mean mud?'],
  ])('are named without folder and ending: %s', (line, hint) =>
    expect(
      faultsAfter((game) =>
        game.folder('pictures').write('pictures/mud.svg', good).replace(golem, 'size: half', `size: half\n${line}`),
      ),
    ).toContain(hint),
  );
  it.each(['boat', 'kite', 'moon', 'lamp'])('are missing where a name is a word of its own: %s', (name) =>
    expect(faultsAfter((game) => game.replace(golem, 'size: half', `size: half\npicture: ${name}`))).toContain(
      name === 'lamp' ? 'did you mean lamps?' : `hint: add pictures/${name}.svg, or choose one`,
    ),
  );
  it.each([
    ['boat.png', 'make it paths, and save it as boat.svg'],
    ['Boat.SVG', 'rename it to boat.svg'],
    ['mud.jpg', ''],
    ['LICENCE.txt', ''],
  ])('are SVG: %s', (file, hint) => {
    const said = faultsAfter((game) =>
      game.folder('pictures').write('pictures/mud.svg', good).write(`pictures/${file}`, ''),
    );
    if (hint) expect(said).toContain(`hint: pictures are .svg files: ${hint}`);
    else expect(said).toBe('');
  });
  it('are read, whether or not they are named', () =>
    expect(faultsAfter((game) => game.folder('pictures').write('pictures/Mud.svg', '<svg/>'))).toMatch(
      /CR012\]: must be a name of at most 40 small letters[\s\S]*CR012\]: expected a viewBox of 4 numbers, found none/u,
    ));
});

describe('picture-titles: in game.yaml', () => {
  const said = (name: string) =>
    faultsAfter((game) =>
      game
        .folder('pictures')
        .write('pictures/mud.svg', '<svg viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>')
        .replace('game.yaml', 'cover: city', `cover: city\npicture-titles: { ${name}: Mud }`),
    );
  it('are those of its own pictures', () => {
    expect(said('mud')).toBe('');
    expect(said('mut')).toMatch(
      /CR101\]: expected the name of a picture in pictures\/, found mut[\s\S]*hint: did you mean mud\?/u,
    );
    expect(said('door')).toContain('expected the name of a picture in pictures/, found door');
  });
});
