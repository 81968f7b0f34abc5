/** Events → a key to the signs of their effects. */

import { type IconName, iconNames } from '../../art/icons.ts';
import { type Block, type Figure, inlinesOf, plain, plainText, type Sign } from '../../manuscript/block.ts';
import { abbreviationText, type Effect } from '../../model/effect.ts';
import { baseline, setCaption, shifted } from '../../typeset/page/body.ts';
import type { Mark, Tag } from '../../typeset/page/page.ts';
import { horizontalLine } from '../../typeset/page/path.ts';
import { ink } from '../../typeset/page/style.ts';
import type { FlowPart } from '../book/flow.ts';
import type { Brief, Request } from '../document.ts';
import { iconOf } from '../figures/effect-icon.ts';
import { setSigns } from '../layout/signs.ts';

/** Signs and their meanings, in two columns if they fit. */
export function effectKeyPart(key: Figure, request: Request): readonly FlowPart[] {
  const { style } = request;
  const { marks, height } = effectKeyMarks(key, request);
  const air = { kind: 'glue', height: style.leading } as const;
  return [{ kind: 'drawn', items: [air, { kind: 'box', height, marks }] }];
}

/** The key and its height in points, in whole lines; empty without signs. */
export function effectKeyMarks(
  { words }: Figure,
  request: Request,
): { readonly marks: readonly Mark[]; readonly height: number } {
  const [title = [], ...meanings] = words.flatMap(inlinesOf);
  const icons = words.flatMap((block) => (block.kind === 'list' ? (block.icons ?? []) : []));
  const signs = meanings.map(
    (text, index): Sign => ({ text: plainText(text), ...(icons[index] && { icon: icons[index] }) }),
  );
  const { style, width } = request;
  const list: Tag = { role: 'list' };
  const set = signs.map((sign) =>
    setSigns([sign], request, { role: 'list-body', within: { role: 'list-item', within: list } }),
  );
  const half = Math.ceil(set.length / 2);
  const [left = 0, right = 0] = [set.slice(0, half), set.slice(half)].map((all) =>
    Math.max(0, ...all.map((one) => one.width)),
  );
  const second = Math.max(left + style.leading, Math.min(width / 2, width - right));
  const down = second + right <= width ? half : set.length;
  const caption = setCaption(plainText(title), { size: 11.5, colour: ink.accent }, 'label', request);
  // The rule is between two lines of the grid.
  const top = style.leading * 1.5;
  const marks: Mark[] = [
    ...shifted(caption.marks, 0, baseline(style)),
    horizontalLine(style.leading * 1.15, 0, width, { stroke: ink.text, width: 0.8 }),
    ...set.flatMap((one, index) => shifted(one.marks, index < down ? 0 : second, top + (index % down) * style.leading)),
  ];
  return { marks, height: Math.ceil(top / style.leading + down) * style.leading };
}

/** The key to the signs of effects; none in a book without effects. */
export function effectKey(brief: Brief): Figure[] {
  const signs = signsIn(brief);
  if (signs.length === 0) return [];
  const list: Block = {
    kind: 'list',
    ordered: false,
    items: signs.map(({ text }) => plain(text)),
    icons: signs.map(({ icon }) => icon),
  };
  return [
    { kind: 'figure', name: 'effect-key', words: [{ kind: 'paragraph', text: plain(brief.say('effect-key')) }, list] },
  ];
}

/** Signs of all effects, in the order of the icons. */
function signsIn({ content, say }: Brief): Sign[] {
  const { events, game } = content;
  const { diceMods, words } = game;
  const effects = events.flatMap((event): readonly Effect[] =>
    event.kind === 'event'
      ? Object.values(event.outcomes).flatMap((outcome) => outcome.effects)
      : event.items.flatMap((item) => item.effects),
  );
  const found = new Set(effects.map((effect) => iconOf(effect, diceMods)));
  const wordsOf = (icon: IconName): string => {
    switch (icon) {
      case 'health':
      case 'money':
      case 'core':
        return words[icon].notation;
      case 'choice':
        return say('effect-gain-of-choice');
      case 'lose':
        return say('effect-loss-of-choice');
      default: {
        const types = diceMods.filter(({ use }) => use.kind === icon);
        return [words.diceMod.notation, ...types.map((one) => abbreviationText(one.abbreviation))].join(' ');
      }
    }
  };
  return iconNames.filter((icon) => found.has(icon)).map((icon) => ({ text: wordsOf(icon), icon }));
}
