#!/usr/bin/env node
/** The command `core-runner`: there before the first build, so that npm can always link it. */

import { existsSync } from 'node:fs';

const bundle = new URL('../../dist/core-runner.js', import.meta.url);
if (existsSync(bundle)) await import(bundle.href);
else {
  process.stderr.write('error: core-runner is not built yet\n  hint: run npm start, or npm run build\n');
  process.exitCode = 2;
}
