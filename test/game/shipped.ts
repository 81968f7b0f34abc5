/** The content that ships, loaded once for the tests of the game. */

import { fileURLToPath } from 'node:url';
import { drawDiagnostic } from '../../src/diagnostics/diagnostic.ts';
import type { Content } from '../../src/model/content.ts';
import { loadContent } from '../load/directory.ts';

function load(): Content {
  const { content, diagnostics } = loadContent(fileURLToPath(new URL('../../content/core-runner', import.meta.url)));
  if (content === undefined) throw new Error(diagnostics.map((one) => drawDiagnostic(one)).join('\n\n'));
  return content;
}

export const shippedContent = load();
