/** pdfkit loads libraries that nothing here calls → they are left out of the bundle. */

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

/** Worth 0.79 MB of 1.69 in the bundle, and a third of the time in which a Tracking Sheet is printed. */
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
