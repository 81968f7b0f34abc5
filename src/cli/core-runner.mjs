#!/usr/bin/env node
/** The command `core-runner`: there before the first build, so that npm can always link it. Old Nodes can read it. */

// The bundle says which Node it needs. Node reads dist/package.json before it: who runs the bundle by its path gets
// Node's own trace if that is damaged.
import(new URL('../../dist/core-runner.js', import.meta.url).href)
  .then(() => {
    // First of all, the bundle listens for a command that stops before it is done.
    if (process.listenerCount('beforeExit') === 0) throw new Error('core-runner.js is empty or cut off');
  })
  .catch(({ code, message }) => {
    const fault =
      code === 'ERR_MODULE_NOT_FOUND'
        ? 'core-runner is not built yet\n  hint: run npm start, or npm run build'
        : `dist is damaged: ${message}\n  hint: install core-runner again, or run npm run build in a clone`;
    process.stderr.write(`error: ${fault}\n`);
    process.exitCode = 2;
  });
