import { expect, it } from 'vitest';
import { pseudo, pseudoMessages, pseudoTemplate } from './pseudo.ts';

it('gives words accents, and a third more letters', () => {
  expect(pseudo('A Date, of 12 mm')).toBe('Á Ðááţé, öff 12 mmm');
  const sentence = 'One sheet of paper holds the whole of a Run, from its first turn to its last.';
  expect(pseudo(sentence).length / sentence.length).toBeGreaterThan(1.25);
});

it('changes the texts of messages alone', () => {
  const messages = pseudoMessages('# Remark\nrun = { $n ->\n    [one] one { -run } a\n   *[other] { "{" }\n}\n');
  expect(messages).toBe(
    '# Remark\nrun =\n    { $n ->\n        [one] öññé { -run } á\n       *[other] { "{" }\n    }\n',
  );
});

it('changes the running text of templates alone', () => {
  const template =
    '{{!-- CR-031\n A --}}\n# Go {{words.run.a}}\n\n:::sheet\n\n<!-- A\nB -->[at](#at) {{#if a}}so{{/if}}';
  expect(pseudoTemplate(template)).toBe(
    '{{!-- CR-031\n A --}}\n# Ĝöö {{words.run.a}}\n\n:::sheet\n\n<!-- A\nB -->[áţţ](#at) {{#if a}}šöö{{/if}}',
  );
});
