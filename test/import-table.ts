/** The rooms of src/ that each room may import, and the picture of it in CONTRIBUTING.md. */

/** A room and the rooms it may import: in brackets types only, itself always; `*` is a folder of any name. */
const rows = `
  bytes.ts:
  colour.ts:
  item-at.ts:
  memo.ts:
  xml-text.ts:
  zip.ts:
  diagnostics/:
  dice/:
  model/: diagnostics/ (dice/)
  language/: model/
  systems/: dice/ systems/*/
  systems/*/: dice/
  load/: diagnostics/ model/
  load/game/: diagnostics/ language/ model/ load/ load/game/schema/ load/svg/
  load/game/schema/: model/ load/
  load/svg/: diagnostics/ model/
  load/system/: diagnostics/ dice/ model/ load/
  files/: diagnostics/ load/ load/game/
  game/: dice/ model/
  game/run/: dice/ model/ game/ (game/policy/)
  game/policy/: dice/ model/ game/run/
  game/measure/: dice/ model/ game/ game/run/ game/policy/
  scores/: game/ game/measure/ game/run/ (language/) model/
  boards/: dice/ (documents/) game/ game/measure/ game/run/ manuscript/ model/ scores/ typeset/edition/
  lint/: diagnostics/ model/ load/ load/game/ manuscript/
  manuscript/: diagnostics/
  typeset/text/: manuscript/ (typeset/page/)
  typeset/page/: diagnostics/ manuscript/ typeset/text/
  typeset/spread/: typeset/page/
  typeset/edition/: typeset/page/
  pdf/: typeset/page/ (typeset/text/)
  svg/: pdf/ typeset/page/ (typeset/text/)
  art/: dice/ (model/) typeset/page/ art/pictures/
  art/pictures/: art/
  art/covers/: art/ dice/ typeset/page/
  documents/: art/ language/ (diagnostics/) (dice/) (manuscript/) (model/) (game/) (game/measure/) (typeset/edition/)
      typeset/page/ documents/*/
  documents/book/: documents/ documents/figures/ art/ art/covers/ language/ model/ manuscript/ typeset/edition/ typeset/page/
      typeset/spread/ typeset/text/
  documents/layout/: art/ diagnostics/ documents/ documents/book/ documents/figures/ model/ manuscript/ typeset/page/
      typeset/spread/ typeset/text/
  documents/figures/: art/ documents/ dice/ (language/) model/ manuscript/ typeset/page/ typeset/text/
  documents/event-book/: art/ (diagnostics/) documents/ documents/book/ documents/figures/ documents/layout/ language/ model/ manuscript/
      typeset/edition/ typeset/page/ typeset/spread/ typeset/text/
  documents/rule-book/: art/ documents/ documents/book/ documents/figures/ documents/layout/ documents/sheets/
      game/run/ language/ model/ manuscript/ typeset/edition/ typeset/page/ typeset/spread/ typeset/text/
  documents/print-me-first/: documents/ documents/book/ documents/figures/ manuscript/ model/ typeset/edition/
      typeset/page/ typeset/text/
  documents/sheets/: art/ dice/ documents/ documents/figures/ diagnostics/ (game/) language/ model/ manuscript/ typeset/page/
      (game/measure/)
  documents/papers/: diagnostics/ documents/ documents/book/ documents/figures/ model/ manuscript/ typeset/page/
      typeset/text/
  documents/balance/: documents/ documents/book/ documents/figures/ dice/ game/measure/ language/ model/ manuscript/
      typeset/page/
  documents/challenges/: dice/ documents/ documents/figures/ documents/sheets/ language/ model/ manuscript/ typeset/page/
      typeset/text/
  documents/companions/: dice/ language/ documents/ documents/book/ documents/figures/ art/ art/covers/ model/
      manuscript/ typeset/page/ typeset/text/
  build.ts: diagnostics/ language/ documents/ load/ manuscript/ model/ pdf/ typeset/edition/ typeset/page/ typeset/text/
  html/: manuscript/
  ebook/: (diagnostics/) art/ art/covers/ build.ts typeset/edition/ documents/ documents/book/ documents/event-book/ documents/figures/
      documents/sheets/ html/ load/ manuscript/ model/ svg/ typeset/page/
  examine/: build.ts diagnostics/ documents/ documents/event-book/ documents/print-me-first/ documents/rule-book/ game/ game/measure/
      game/policy/ lint/ load/ load/game/ model/ typeset/edition/ typeset/page/
  site/: build.ts diagnostics/ documents/ documents/print-me-first/ documents/rule-book/ documents/sheets/ ebook/ html/ language/ load/ load/game/
      (manuscript/) model/ svg/ typeset/edition/ typeset/page/ typeset/text/ site/views/
  site/views/: (language/) typeset/page/ documents/event-book/ documents/rule-book/ documents/sheets/ ebook/ game/measure/ html/
      manuscript/ model/ scores/ site/ typeset/edition/
  site/client/: boards/ build.ts diagnostics/ documents/sheets/ examine/ game/ game/measure/ game/run/ language/ lint/ load/ (manuscript/) model/ svg/
      (typeset/page/) (typeset/text/) site/ site/client/views/
  site/client/views/: boards/ diagnostics/ game/ (game/measure/) game/run/ (language/) model/ scores/ site/ site/client/ (typeset/page/)
  installation/: (build.ts) files/ language/ lint/ load/ load/game/ (model/) typeset/text/
  library/: build.ts diagnostics/ dice/ (documents/) documents/ files/ game/ game/measure/ game/policy/ game/run/ installation/ load/
      model/ svg/ systems/ (typeset/edition/) typeset/text/
  tools/: build.ts files/ language/ documents/ game/measure/ game/policy/ game/run/ installation/ lint/ load/ load/game/
      manuscript/ pdf/ svg/ typeset/page/ typeset/text/
  cli/: boards/ library/ files/ cli/commands/*/ cli/shared/ cli/terminal/ dice/ examine/ game/measure/ installation/ typeset/edition/
  cli/commands/*/: boards/ library/ files/ build.ts cli/ cli/preview/ cli/shared/ cli/shared/boards/ cli/shared/content/ cli/shared/press/
      cli/tabletop/ cli/terminal/ cli/workers/ diagnostics/ dice/ documents/ documents/event-book/ documents/sheets/ ebook/ examine/
      game/ game/measure/ game/policy/ game/run/ installation/ language/ lint/ load/
      load/game/ load/system/ manuscript/ model/ scores/ site/ systems/ typeset/edition/ typeset/page/
  cli/shared/: boards/ cli/ cli/terminal/ dice/ documents/ game/policy/ model/ systems/ typeset/edition/
  cli/shared/boards/: boards/ build.ts files/ cli/shared/content/ cli/terminal/ dice/ documents/ game/ installation/ manuscript/ model/ scores/
  cli/shared/content/: files/ cli/terminal/ documents/ examine/ installation/ load/ load/game/ (model/)
      typeset/edition/
  cli/shared/press/: boards/ files/ build.ts cli/ cli/shared/ cli/shared/boards/ cli/shared/content/ cli/terminal/ cli/workers/ (diagnostics/) dice/
      documents/ game/measure/ game/policy/ installation/ load/ load/system/ (model/) systems/
      typeset/edition/
  cli/tabletop/: cli/ cli/terminal/ dice/ (game/) (game/policy/) game/run/ manuscript/ model/
  cli/preview/: files/ (build.ts) cli/ cli/shared/press/ cli/terminal/ cli/workers/ diagnostics/
      documents/ examine/ game/ game/measure/ game/run/ installation/ (lint/) load/ model/ svg/ typeset/page/ typeset/text/
  cli/preview/client/: (cli/preview/) site/client/
  cli/workers/: cli/ cli/terminal/ (game/) game/measure/ game/policy/ game/run/ installation/ (model/)
  cli/terminal/: files/ diagnostics/ dice/ (game/measure/) model/
`;

/** The rows by room; where only types may be imported a permission begins with `types of `. */
export const importTable: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  rows
    .split(/\n {2}(?! )/u)
    .slice(1)
    .map((row) => {
      const [room = '', permissions = ''] = row.split(/:\s*/u);
      return [
        room,
        permissions
          .split(/\s+/u)
          .filter(Boolean)
          .map((one) => one.replace(/^\((.*)\)$/u, 'types of $1')),
      ];
    }),
);

/** `typeset/page/` → `typeset`; `build.ts` → `build`. */
const floorOf = (row: string) => row.replace(/(?:\/.*|\.ts)$/u, '');

/** For each top-level room the ones it imports, types included; not itself. */
function floors(table: typeof importTable): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [row, permissions] of Object.entries(table)) {
    const own = floorOf(row);
    const used = found.get(own) ?? new Set();
    for (const one of permissions) used.add(floorOf(one.replace('types of ', '')));
    used.delete(own);
    found.set(own, used);
  }
  return found;
}

/** Draws the rooms with an arrow to each they import, without the arrows that a longer way implies. */
export function mermaidMap(): string {
  const uses = floors(importTable);
  const reaches = (from: string, to: string): boolean =>
    [...(uses.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  const arrows = [...uses].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))
      .sort()
      .map((to) => `  ${from} --> ${to}`),
  );
  return ['flowchart TD', ...arrows].join('\n');
}
