/** Two pages → whether their ink is the same. */

import type { Colour, Mark, Page, PathMark } from '../../typeset/page/page.ts';

/** Words that are set by one workshop are the same objects wherever they stand, so that nothing is compared letter by letter. */
export function samePage(a: Page, b: Page): boolean {
  return (
    a.width === b.width &&
    a.height === b.height &&
    a.marks.length === b.marks.length &&
    a.marks.every((mark, index) => sameMark(mark, b.marks[index] as Mark))
  );
}

function sameMark(a: Mark, b: Mark): boolean {
  if (a === b) return true;
  if (a.kind === 'text' && b.kind === 'text')
    return (
      a.x === b.x &&
      a.y === b.y &&
      a.size === b.size &&
      a.face === b.face &&
      sameColour(a.colour, b.colour) &&
      a.pieces.length === b.pieces.length &&
      a.pieces.every((piece, index) => piece === b.pieces[index])
    );
  if (a.kind === 'path' && b.kind === 'path') return samePath(a, b);
  if (a.kind === 'stamp' && b.kind === 'stamp') {
    if (a.x !== b.x || a.y !== b.y) return false;
    const { pictureKey } = a.stamp;
    if (pictureKey !== undefined && pictureKey === b.stamp.pictureKey) return true;
    const [marks, others] = [a.stamp.marks, b.stamp.marks];
    return marks.length === others.length && marks.every((mark, index) => sameMark(mark, others[index] as Mark));
  }
  if (a.kind === 'link' && b.kind === 'link') return a.x === b.x && a.y === b.y && a.to === b.to;
  if (a.kind === 'grid' && b.kind === 'grid') return a.x === b.x && a.y === b.y && a.bits === b.bits;
  return a.kind === 'anchor' && b.kind === 'anchor' && a.id === b.id && a.y === b.y;
}

function samePath(a: PathMark, b: PathMark): boolean {
  return (
    sameColour(a.fill, b.fill) &&
    sameColour(a.stroke, b.stroke) &&
    a.width === b.width &&
    a.steps.length === b.steps.length &&
    sameSteps(a.steps, b.steps)
  );
}

function sameColour(a: Colour | undefined, b: Colour | undefined): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && a.every((part, index) => part === b[index]));
}

/** Pictures have thousands of them, all of which are looked at after each edit: hence the loops. */
function sameSteps(a: PathMark['steps'], b: PathMark['steps']): boolean {
  for (let index = 0; index < a.length; index++) {
    const [step, other] = [a[index] ?? [], b[index] ?? []];
    if (step === other) continue;
    for (let at = 0; at < step.length; at++) if (step[at] !== other[at]) return false;
  }
  return true;
}
