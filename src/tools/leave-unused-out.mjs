/** pdfkit loads libraries that nothing here calls → they are left out of the bundle: 0.8 MB of it. */

/**
 * What pdfkit loads to read fonts, lay text out, encrypt and read pictures. It is handed fonts that are open and text
 * that is laid out, and files are neither encrypted nor hold pixels.
 */
const unused = /^(fontkit|linebreak|@noble\/ciphers\/aes|png-js)$/;
/** Node's own, by which pdfkit would find fonts of its own. */
const loader = /^module$/;
const refusal = `
const refuse = () => { throw new Error('the pen was asked for what the bundle leaves out'); };
export default class { constructor() { refuse(); } }
export { refuse as cbc, refuse as create, refuse as ecb };
export const createRequire = () => refuse;
`;

/** The plugin of esbuild. */
export const leaveUnusedOut = {
  name: 'unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: unused }, ({ path }) => ({ path, namespace: 'unused' }));
    onResolve({ filter: loader }, ({ importer, path }) =>
      /[\\/]pdfkit[\\/]/u.test(importer) ? { path, namespace: 'unused' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: refusal }));
  },
};
