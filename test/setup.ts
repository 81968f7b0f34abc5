/** Before each file of tests: a property draws the same cases for ever. */

import fc from 'fast-check';

fc.configureGlobal({ seed: 20_261_122 });
