/** Templates of documents, filled for the games that ship ↔ the files they lie in: they are neither compiled nor read again. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from '../manuscript/block.ts';
import type { TemplateData } from '../manuscript/template.ts';
import { installation } from './installation.ts';

/** A template, and the blocks that each text of data makes of it. */
export interface FilledTemplate {
  readonly template: string;
  readonly blocks: ReadonlyMap<string, readonly Block[]>;
}

/** Where the template of a document lies filled. */
export const filledPath = (document: string): string => join(installation.ready, `${document}.filled.txt`);

/** A line of the template, then in turn one of data and one of blocks, each as JSON. */
export function filledText({ template, blocks }: FilledTemplate): string {
  const lines = [...blocks].flatMap(([data, made]) => [data, JSON.stringify(made)]);
  return [JSON.stringify(template), ...lines].join('\n');
}

/** The data of a template as a text: of the same text the same blocks are made. */
export const dataText = (data: TemplateData): string => JSON.stringify(data);

/** The blocks of a document's template where it was filled with the same data when the tool was built. */
export function filledBefore(
  document: string,
  template: string,
  data: TemplateData,
  path = filledPath(document),
): Block[] | undefined {
  if (!existsSync(path)) return undefined;
  const [own, ...lines] = readFileSync(path, 'utf8').split('\n');
  if (own !== JSON.stringify(template)) return undefined;
  const text = dataText(data);
  const place = lines.findIndex((line, index) => index % 2 === 0 && line === text);
  return place < 0 ? undefined : JSON.parse(lines[place + 1] as string);
}
