/** commander loads Node's `child_process` for commands that are programs of their own → ours are not, and it is left out. */

const refusal = `export const spawn = () => { throw new Error('no command is a program of its own'); };`;

/** Worth 5 % of `validate` and 4 % of the time in which a Tracking Sheet is printed: twelve of Node's own modules are not loaded. */
export const startNoPrograms = {
  name: 'no-programs',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ importer, path }) =>
      /[\\/]commander[\\/]/u.test(importer) ? { path, namespace: 'no-programs' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'no-programs' }, () => ({ contents: refusal }));
  },
};
