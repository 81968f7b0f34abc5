#!/usr/bin/env node
/** The command `core-runner`: there before the first build, so that npm can always link it. Old Nodes can read it. */

// The bundle says which Node it needs.
import(new URL('../../dist/core-runner.js', import.meta.url).href).catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  process.stderr.write('error: core-runner is not built yet\n  hint: run npm start, or npm run build\n');
  process.exitCode = 2;
});
