/** Sorts the keys of an Event file. */

import type { Edit, Source } from '../../diagnostics/diagnostic.ts';
import { parseYaml } from '../yaml.ts';

const order = ['number', 'title', 'size', 'picture', 'text', 'outcome-roll', 'outcomes', 'items'];

/** The edit that sorts keys; undefined if they are sorted, a comment is between them, or the meaning would change. */
export function keyOrder(source: Source): Edit | undefined {
  const { tree } = parseYaml(source);
  const { text } = source;
  if (typeof tree?.value !== 'object' || tree.value === null || Array.isArray(tree.value)) return undefined;
  const keys = Object.keys(tree.value);
  const sorted = [...keys].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  if (keys.every((key, at) => key === sorted[at]) || keys.some((key) => !order.includes(key))) return undefined;
  const starts = keys.map((key) => tree.spanOfKey([key]).start);
  const first = starts[0] ?? 0;
  const isOnLinesOfItsOwn = starts.every((start) => start === 0 || text[start - 1] === '\n');
  if (!isOnLinesOfItsOwn || !text.endsWith('\n') || /^(?:#|---|\.\.\.)/mu.test(text.slice(first))) return undefined;
  const stretches = new Map(keys.map((key, at) => [key, text.slice(starts[at], starts[at + 1])]));
  const moved = sorted.map((key) => stretches.get(key)).join('');
  const after = parseYaml({ ...source, text: text.slice(0, first) + moved }).tree?.value;
  const before = tree.value as Record<string, unknown>;
  const isSame = JSON.stringify(after) === JSON.stringify(Object.fromEntries(sorted.map((key) => [key, before[key]])));
  return isSame ? { span: { source, start: first, end: text.length }, text: moved } : undefined;
}
