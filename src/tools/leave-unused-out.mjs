/** Libraries load others that nothing here calls → these are left out of the bundle: 0.8 MB of it, and a tenth of `validate`. */

/**
 * What pdfkit loads for text layout, encryption and pixels: we hand it open fonts and laid-out text. Handlebars makes
 * maps of its code only with `source-map`.
 */
const unused = /^(fontkit|linebreak|@noble\/ciphers\/aes|png-js|source-map)$/;
/** Node's own: pdfkit would find fonts of its own by one, commander would start programs by the other. */
const ofNode = /^(module|node:child_process)$/;
const theirUsers = /[\\/](pdfkit|commander)[\\/]/u;
const refusal = `
const refuse = () => { throw new Error('a library was asked for what the bundle leaves out'); };
export default class { constructor() { refuse(); } }
export { refuse as cbc, refuse as create, refuse as ecb };
export const [createRequire, spawn] = [() => refuse, refuse];
`;

/** The plugin of esbuild. */
export const leaveUnusedOut = {
  name: 'unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: unused }, ({ path }) => ({ path, namespace: 'unused' }));
    onResolve({ filter: ofNode }, ({ importer, path }) =>
      theirUsers.test(importer) ? { path, namespace: 'unused' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: refusal }));
  },
};
