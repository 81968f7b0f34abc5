/** Before each file of tests: a property draws the same cases for ever, and the environment is a usual one. */

import fc from 'fast-check';

fc.configureGlobal({ seed: 20_261_122 });

// The tests read plain text of a usual width, with the date of the edition.
for (const name of ['FORCE_COLOR', 'COLUMNS', 'SOURCE_DATE_EPOCH', 'NODE_OPTIONS', 'CORE_RUNNER_DEBUG'])
  delete process.env[name];
