/** What a page in a browser does with a game: it loads texts, deals, checks codes and scores, and prints. */

import { openWorkshop, type Supplies } from '../../src/build.ts';
import { ofGames, ofSystems } from '../../src/documents/index.ts';
import { challenge, challengeOf } from '../../src/game/challenge.ts';
import { scoreFaults } from '../../src/game/measure/score.ts';
import { compileRules } from '../../src/game/run/rules.ts';
import { readRunCode } from '../../src/game/run-code.ts';
import { lintContent } from '../../src/lint/lint.ts';
import { loadBalance } from '../../src/load/game/balance.ts';
import { withMessages } from '../../src/load/game/check-messages.ts';
import { loadGame } from '../../src/load/game/load.ts';
import { loadStyle } from '../../src/load/game/style.ts';
import { fingerprint, gameImprint, imprintOf } from '../../src/load/imprint.ts';
import { glyphCoverage } from '../../src/load/printable.ts';
import { type Sources, sourceOf } from '../../src/load/sources.ts';
import { loadSystem } from '../../src/load/system/load.ts';
import { drawSvg } from '../../src/svg/draw.ts';
import { webFont } from '../../src/svg/web-font.ts';
import { diceSystems } from '../../src/systems/index.ts';
import type { Coverage } from '../../src/typeset/text/font-table.ts';

export type Texts = Readonly<Record<string, string>>;

export const sourcesOf = (texts: Texts): Sources => ({
  directory: '',
  files: new Map(Object.entries(texts).map(([name, text]) => [name, sourceOf(name, text)])),
});

/** Does everything once. A translation is given with its original. */
export function visit(sources: Sources, systems: Sources, supplies: Supplies, coverage: Coverage) {
  const { content, diagnostics } = withMessages(loadGame(sources, { coverage: glyphCoverage(coverage) }), supplies);
  const { style, diagnostics: ofStyle } = loadStyle(sources);
  const known = { game: content?.game, policies: ['runner', 'random', 'cautious', 'novice', 'learner', 'freelance'] };
  const { balance, diagnostics: ofBalance } = loadBalance(sources, known);
  const said = [...diagnostics, ...ofStyle, ...ofBalance].map(({ code, message, span }) => [
    ...[code, message, span.source.path],
    span.start,
  ]);
  if (content === undefined) return { said };
  const { defaultDifficulty, language } = content.game;
  const dealt = challenge(content, 'limpet-marble-kettle', defaultDifficulty, { sealed: true, dice: true });
  const { code, fault } = { code: undefined, fault: undefined, ...readRunCode(dealt.code) };
  const again = code && challengeOf(content, code);
  const rules = compileRules(content, defaultDifficulty);
  const score = { end: 'goal', cores: 40, turns: 2, health: 90, events: [11] } as const;

  const workshop = openWorkshop(language, supplies);
  const given = { content, deals: [dealt], veil: 'overleaf', punch: false, fillable: true } as const;
  const imprint = gameImprint(content);
  const system = diceSystems[0];
  const words = system && loadSystem(systems, system).content;
  const printed = [
    workshop.print({ document: ofGames['run-sheet'], input: given, imprint, paper: 'a4' }),
    workshop.print({ document: ofGames['tracking-sheet'], input: given, imprint, paper: 'letter' }),
    workshop.print({ document: ofGames['event-book'], input: given, imprint, paper: 'booklet-a4' }),
    workshop.print({ document: ofGames['rule-book'], input: given, imprint, paper: 'a5' }),
    ...(words
      ? [
          workshop.print({
            document: ofSystems.rolls,
            input: { system, words, seed: 'moth', fillable: false },
            imprint: imprintOf({ ...words, title: words.name }, fingerprint(words.sources)),
            paper: 'a4',
          }),
        ]
      : []),
  ];
  const face = 'serif';
  return {
    said,
    balance,
    remarks: lintContent(content, { style }).map(({ message }) => message),
    dealt,
    fault,
    again: typeof again === 'string' ? again : again?.code,
    scoreFaults: scoreFaults(rules, dealt, score),
    files: printed.map(({ bytes }) => bytes),
    svg: printed.map(({ unfolded: [page] }) => page && drawSvg(page, workshop.faces)),
    font: webFont(supplies.fontFile(face), supplies.fontTable(face).glyphs),
  };
}
