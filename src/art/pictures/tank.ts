/** A gasholder in its frame. */

import { person, type Stage, town } from '../scenery.ts';
import { type Art, accent, black, o, p, r, rimmed, scratch, stroke, white } from '../words.ts';

export function tank(stage: Stage): Art {
  if (stage.isTurned) return sunkTank(stage);
  const { half, roll } = stage;
  // All of it is in the frame, however narrow that is.
  const wide = Math.min(40, half - 3);
  const aside = Math.max(0, half - wide - 2);
  const x = Math.max(-aside, Math.min(aside, roll(16) - 8));
  const top = 30 + roll(14);
  const columns = [-1, -0.72, -0.26, 0.26, 0.72, 1];
  const post = (share: number, depth: number): Art => {
    const shift = 5 * depth * Math.sqrt(Math.max(0, 1 - share * share));
    const one = r(x + wide * share - 0.9, 10 + shift, 1.8, 80);
    return [rimmed(one), black(r(x + wide * share - 2.2, 89 + shift, 4.4, 2))];
  };
  return [
    town(stage, 86, { night: 70, towers: 26, dark: 'some' }, [x - 4, x + 4, 86], [x - 26, x + 18, 100]),
    // The far side of its frame, the bell with a round crown, and the near side.
    [14, 34].map((y) => stroke.medium(`M${x - wide} ${y}a${wide} 5 0 0 1 ${wide * 2} 0`)),
    [-0.5, 0, 0.5].map((share) => black(r(x + wide * share - 0.6, 14 - 5 * Math.sqrt(1 - share * share), 1.2, 40))),
    black(`M${x - wide * 0.92} ${top}A${wide * 0.92} 9 0 0 1 ${x + wide * 0.92} ${top}V88A${wide * 0.92} 5 0 0 1
      ${x - wide * 0.92} 88`),
    scratch.medium(
      p(
        ...[-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9].flatMap((share) => [
          x + wide * share,
          top + 5 * Math.sqrt(1 - share * share),
        ]),
      ),
    ),
    [14, 34, 54].map((y) => stroke.medium(`M${x + wide} ${y}a${wide} 5 0 0 1 ${-wide * 2} 0`)),
    columns.map((share) => post(share, 1)),
    // A door at its foot.
    white(`R${x - 6} 73 12 19`),
    accent(`R${x - 4.6} 74.4 9.2 17.6`),
    // Between two of the posts.
    person(x - wide * 0.44, 98, 15),
  ];
}

/** The gasholder sunk in its empty frame, a light in the valve house. */
function sunkTank(stage: Stage): Art {
  const { half, roll } = stage;
  const wide = Math.min(46, half - 4);
  const x = Math.min(half * 0.28, half - wide - 3);
  const [top, foot, low] = [7, 84, 66 + roll(6)];
  const posts = [-1, -0.62, -0.2, 0.24, 0.66, 1].map((share) => x + wide * share);
  const house = Math.max(-half * 0.6, 15 - half);
  const inlet = x - wide * 0.5;
  return [
    town(stage, foot, { night: 76, towers: 30 }, [house - 3, house + 5, 76], [house - 20, house + 34, 100]),
    // The bell above its pit.
    black(`M${x - wide * 0.94} ${low}A${wide * 0.94} 4 0 0 1 ${x + wide * 0.94} ${low}V${foot + 1}
      H${x - wide * 0.94}`),
    scratch.medium(`M${x - wide * 0.94} ${low + 3}H${x + wide * 0.94}`),
    // Rings, braces and posts of the frame.
    [top + 2, 32, 56].map((y) => [
      stroke.bold(`M${x - wide} ${y}H${x + wide}`),
      stroke.medium(`M${x - wide} ${y + 3}H${x + wide}`),
    ]),
    posts.slice(1).map((post, index) =>
      [top + 5, 35].map((y) =>
        stroke.fine(`M${posts[index] ?? post} ${y} ${post} ${y + 21} M${post} ${y} ${posts[index] ?? post}
            ${y + 21}`),
      ),
    ),
    posts.map((post) =>
      black(r(post - 1.1, top - 3, 2.2, foot + 3 - top), r(post - 2.4, foot - 3, 4.8, 4), o(post, top - 3, 1.6)),
    ),
    // A pipe from under it to the house.
    half > 60 && black(`M${house} ${foot + 3}H${inlet}v-3h3v6H${house}`),
    [r(house - 13, 62, 26, 29), `M${house - 15} 63l15-9 15 9`].map((part) => rimmed(part)),
    accent(`R${house - 4} 71 9 20`),
    white(`R${house - 10} 68 4 5`),
    person(house + 19, 97, 25),
  ];
}
