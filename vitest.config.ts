import { configDefaults, defineConfig } from 'vitest/config';

/** Milliseconds until something counts as hung: a bound for faults, far above what a busy machine needs. */
const patience = 300_000;

/**
 * What takes longest: whole processes, every edition printed, games made at random, many Runs played. `npm test` leaves them to
 * `npm run test:long`, so that it ends in under three minutes on two processors; `npm run check` runs both.
 */
const long = [
  'test/browser/browser.test.ts',
  'test/cli/code-cache.test.ts',
  'test/cli/commands/any-game.test.ts',
  'test/cli/commands/balance.test.ts',
  'test/cli/commands/cli.test.ts',
  'test/cli/commands/diff.test.ts',
  'test/cli/commands/fix.test.ts',
  'test/cli/commands/from-a-chat.test.ts',
  'test/cli/commands/help.test.ts',
  'test/cli/commands/init.test.ts',
  'test/cli/commands/next-steps.test.ts',
  'test/cli/commands/odd-words.test.ts',
  'test/examine/overflow-risk.test.ts',
  'test/cli/commands/play.test.ts',
  'test/cli/commands/publish.test.ts',
  'test/cli/commands/run.test.ts',
  'test/cli/commands/score.test.ts',
  'test/cli/commands/simulate.test.ts',
  'test/cli/commands/stars.test.ts',
  'test/cli/commands/validate-formats.test.ts',
  'test/cli/commands/watch.test.ts',
  'test/cli/fault-injection.test.ts',
  'test/cli/hostile-files.test.ts',
  'test/cli/package.test.ts',
  'test/cli/preview/preview.test.ts',
  'test/contributing.test.ts',
  'test/documents/any-game.test.ts',
  'test/documents/black-ink.test.ts',
  'test/documents/calm.test.ts',
  'test/documents/companions/companions.test.ts',
  'test/documents/companions/written-on.test.ts',
  'test/documents/editions.test.ts',
  'test/documents/english-texts.test.ts',
  'test/documents/ink.test.ts',
  'test/documents/low-tide.test.ts',
  'test/documents/odd-content.test.ts',
  'test/documents/own-templates.test.ts',
  'test/documents/pseudo.test.ts',
  'test/documents/rule-book/no-holes.test.ts',
  'test/documents/sheets/crowded.test.ts',
  'test/documents/sheets/fillable.test.ts',
  'test/documents/sheets/packs.test.ts',
  'test/documents/tags.test.ts',
  'test/ebook/ebook.test.ts',
  'test/game/code-slips.test.ts',
  'test/game/even-deals.test.ts',
  'test/game/measure/score.test.ts',
  'test/game/policy/runner-weights.test.ts',
  'test/game/properties.test.ts',
  'test/installation/prepared-pictures.test.ts',
  'test/json.test.ts',
  'test/load/fuzz.test.ts',
  'test/load/hints.test.ts',
  'test/load/linear.test.ts',
  'test/site/check.test.ts',
  'test/site/design.test.ts',
  'test/site/page.test.ts',
  'test/site/print.test.ts',
  'test/site/same-sheets.test.ts',
  'test/site/sheet.test.ts',
  'test/site/single.test.ts',
  'test/site/table.test.ts',
  'test/systems/properties.test.ts',
  'test/tools/pictures.test.ts',
];

export default defineConfig({
  test: {
    setupFiles: 'test/setup.ts',
    testTimeout: patience,
    hookTimeout: patience,
    // The files of a worker share what they import and what the workshop has printed: a fifth of the processor's time.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'quick', exclude: [...configDefaults.exclude, ...long] } },
      { extends: true, test: { name: 'long', include: long } },
    ],
  },
});
