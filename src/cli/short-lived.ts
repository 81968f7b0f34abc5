/** Tells V8 that this process is short: the first import of the tool. */

import { setFlagsFromString } from 'node:v8';

/**
 * Most commands end before optimised code pays for its making: by default V8's optimiser takes as much processor time
 * as printing a book does, and on a machine with two busy cores that is time on the clock. With a larger budget only
 * what runs very often is optimised, and long jobs (a thousand sheets) are no slower. `npm run bench` shows it.
 * In bytes of bytecode run; the default is 67,584. Set only where V8 is known to know the flag: it complains otherwise.
 */
const [major = 0] = process.versions.node.split('.').map(Number);
if (major <= 24) setFlagsFromString('--interrupt-budget=2000000');
