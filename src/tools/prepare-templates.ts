/** Templates of the documents of a game → filled, when the tool is built, for the games that ship. */

import { writeFileSync } from 'node:fs';
import { openWorkshop } from '../build.ts';
import { dataText, filledPath, filledText } from '../cli/filled-templates.ts';
import { installation } from '../cli/installation.ts';
import { supplies } from '../cli/supplies.ts';
import type { GameDocumentId } from '../documents/catalogue.ts';
import { ofGames } from '../documents/index.ts';
import { loadContent } from '../load/game/load.ts';
import { gameImprint } from '../load/imprint.ts';
import type { Block } from '../manuscript/block.ts';
import { markdownBlocks } from '../manuscript/markdown.ts';
import { fillTemplate } from '../manuscript/template.ts';
import { paperNames } from '../typeset/page/style.ts';

/** Documents whose template is filled with no more than the game, the veil and the kind of paper. */
const documents = ['rule-book', 'event-book', 'veil-card'] as const satisfies readonly GameDocumentId[];

/** Ends a document when its template is filled: nothing of it is to be set. */
class Filled extends Error {}

/** Writes what each of them is filled with on all papers, where nothing else is asked for; the fonts are prepared before. */
export function prepareTemplates(): void {
  for (const id of documents) {
    let template = '';
    const blocks = new Map<string, readonly Block[]>();
    const filled = (_: string, text: string, data: Parameters<typeof dataText>[0]): never => {
      template = text;
      blocks.set(dataText(data), markdownBlocks(fillTemplate(text, data)));
      throw new Filled();
    };
    for (const directory of Object.values(installation.games)) {
      const { content } = loadContent(directory);
      // What a game has of its own is filled when it is printed.
      if (content === undefined || content.templates) continue;
      const workshop = openWorkshop(content.game.language, { ...supplies, filled });
      for (const paper of paperNames)
        try {
          const input = { content, edition: { paper } };
          workshop.typeset({ document: ofGames[id], input, imprint: gameImprint(content), paper });
        } catch (error) {
          if (!(error instanceof Filled)) throw error;
        }
    }
    writeFileSync(filledPath(id), filledText({ template, blocks }));
  }
}
