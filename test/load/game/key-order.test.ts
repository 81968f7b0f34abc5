import { describe, expect, it } from 'vitest';
import { keyOrder } from '../../../src/load/game/key-order.ts';
import { parseYaml } from '../../../src/load/yaml.ts';

const ordered = (text: string) => {
  const edit = keyOrder({ path: 'x.yaml', text });
  return edit && text.slice(0, edit.span.start) + edit.text + text.slice(edit.span.end);
};

describe('the keys of an Event', () => {
  it('move with everything after and below them', () =>
    expect(
      ordered(
        '# schema\ntext: |\n  # no remark\n\n  Two.\n\ntitle:  Going  # up\noutcome-roll:\n  # of bad\n  bad: [2]\nnumber: 22\n',
      ),
    ).toBe(
      '# schema\nnumber: 22\ntitle:  Going  # up\ntext: |\n  # no remark\n\n  Two.\n\noutcome-roll:\n  # of bad\n  bad: [2]\n',
    ));
  it.each([
    ['they are in order', 'number: 22\ntitle: A\n'],
    ['a comment between them', 'title: A\n# of which?\nnumber: 22\n'],
    ['they stand on one line', '{ title: A, number: 22 }\n'],
    ['one is unknown', 'title: A\nnumber: 22\ncolour: red\n'],
    ['the last line has no end', 'title: A\nnumber: 22'],
    ['the file cannot be read', 'title: "A\nnumber: 22\n'],
  ])('stay where %s', (_, text) => expect(ordered(text)).toBeUndefined());
});

describe('tabs for indentation', () => {
  const spaced = (text: string) => {
    const [fault] = parseYaml({ path: 'x.yaml', text }).diagnostics;
    return [...(fault?.fix ?? [])]
      .reverse()
      .reduce((all, { span, text }) => all.slice(0, span.start) + text + all.slice(span.end), text);
  };
  it('become spaces where any width gives the same', () =>
    expect(spaced('text: |\n\tOne\n\n\ttwo\nroll:\n\tbad:\n\t\t- 1\t# x\n')).toBe(
      'text: |\n  One\n\n  two\nroll:\n  bad:\n    - 1\t# x\n',
    ));
  it('stay where their width would make a difference', () => {
    const text = 'roll:\n\tbad: 1\ntext: |\n    One\n\tdeeper, or not?\n';
    expect(spaced(text)).toBe(text);
  });
});
