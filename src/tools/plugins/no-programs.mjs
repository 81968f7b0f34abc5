/** commander loads Node's `child_process` for commands that are programs of their own → ours are not, and it is left out. */

const refusal = `export const spawn = () => { throw new Error('no command is a program of its own'); };`;

/** Worth a thirtieth of the time of a short command: twelve of Node's own modules are not loaded. */
export const startNoPrograms = {
  name: 'no-programs',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ importer, path }) =>
      /[\\/]commander[\\/]/u.test(importer) ? { path, namespace: 'no-programs' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'no-programs' }, () => ({ contents: refusal }));
  },
};
