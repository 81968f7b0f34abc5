/** Two texts → a unified diff. */

const around = 2; // lines of context before and after
const maxCells = 4_000_000; // of the table; a larger difference becomes one hunk

type Line = readonly [sign: ' ' | '-' | '+', text: string];

/** Hunks headed by `@@`; empty if the texts are equal. */
export function lineDifference(before: string, after: string): string {
  const lines = alignedLines(linesOf(before), linesOf(after));
  const near = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(([sign]) => sign !== ' '),
  );
  let [from, to] = [1, 1];
  let listing = '';
  for (const [at, [sign, text]] of lines.entries()) {
    if (near[at] && !near[at - 1]) {
      const next = near.indexOf(false, at);
      const hunk = lines.slice(at, next === -1 ? undefined : next);
      const count = (other: '-' | '+') => hunk.filter(([each]) => each !== other).length;
      listing += `@@ -${from},${count('+')} +${to},${count('-')} @@\n`;
    }
    if (near[at]) listing += `${sign}${text}\n`;
    if (sign !== '+') from++;
    if (sign !== '-') to++;
  }
  return listing;
}

const linesOf = (text: string) => text.replace(/\r?\n$/u, '').split(/\r?\n/u);

/** The longest common subsequence of lines, by the table of Wagner and Fischer (1974), between equal heads and tails. */
function alignedLines(before: readonly string[], after: readonly string[]): Line[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head++;
  let tail = 0;
  const room = Math.min(before.length, after.length) - head;
  while (tail < room && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const a = before.slice(head, before.length - tail);
  const b = after.slice(head, after.length - tail);
  const same = (text: string): Line => [' ', text];
  return [...before.slice(0, head).map(same), ...middle(a, b), ...before.slice(before.length - tail).map(same)];
}

function middle(a: readonly string[], b: readonly string[]): Line[] {
  if ((a.length + 1) * (b.length + 1) > maxCells)
    return [...a.map((text): Line => ['-', text]), ...b.map((text): Line => ['+', text])];
  const width = b.length + 1;
  const common = new Uint32Array((a.length + 1) * width);
  const cell = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] = a[i] === b[j] ? cell(i + 1, j + 1) + 1 : Math.max(cell(i + 1, j), cell(i, j + 1));
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [old, fresh] = [a[i], b[j]];
    if (old !== undefined && old === fresh) {
      lines.push([' ', old]);
      i++;
      j++;
    } else if (old !== undefined && (fresh === undefined || cell(i + 1, j) >= cell(i, j + 1))) {
      lines.push(['-', old]);
      i++;
    } else {
      lines.push(['+', fresh ?? '']);
      j++;
    }
  }
  return lines;
}
