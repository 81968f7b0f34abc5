/** What is rarely asked for → it is loaded when it is first asked for something. */

/** marked makes all its regular expressions when it is loaded: worth 5 % of the time in which a Tracking Sheet is printed. */
const sleepingLexer = `
const awake = () => require('marked');
export class Lexer {
  constructor(options) { return new (awake().Lexer)(options); }
  static lexInline(text, options) { return awake().Lexer.lexInline(text, options); }
}
export class Tokenizer {
  constructor(options) { return new (awake().Tokenizer)(options); }
}
`;

/**
 * Parts of our own: what reads YAML, where a game lies ready and there are no settings, worth 3 % of a Run sheet; what fills
 * templates, which lie filled for games that ship; and what draws, pdfkit with it, where a sheet lies ready. Node's own that packs
 * brings all its streams along, 3 % of a Run sheet, of which nothing needs a fingerprint either.
 */
const sleepingFunctions = {
  'src/load/settings.ts': ['loadSettings', 'settingsSchema'],
  'src/load/yaml.ts': ['parseYaml'],
  'src/manuscript/template.ts': ['fillTemplate'],
  'src/pdf/draw.ts': ['drawPdf'],
  'node:zlib': ['crc32'],
};

const namespace = 'asleep';

/** Has them load late, in a bundle of the tree at `root`. */
export const letSleep = (root) => ({
  name: namespace,
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^marked$/ }, ({ kind, path }) =>
      kind === 'import-statement' ? { path, namespace } : undefined,
    );
    onResolve({ filter: /^node:zlib$/ }, ({ kind, path }) =>
      kind === 'import-statement' ? { path, namespace } : undefined,
    );
    onResolve({ filter: /\/(draw|settings|template|yaml)\.ts$/ }, async ({ kind, path, ...from }) => {
      if (kind !== 'import-statement' || from.pluginData === namespace) return undefined;
      const found = await resolve(path, { kind, ...from, pluginData: namespace });
      const part = found.path.slice(root.length).replaceAll('\\', '/');
      return part in sleepingFunctions ? { path: part, namespace } : undefined;
    });
    onLoad({ filter: /.*/, namespace }, ({ path }) => ({
      contents:
        sleepingFunctions[path]
          ?.map(
            (name) =>
              `export const ${name} = (...given) => require('${path.startsWith('node:') ? '' : './'}${path}').${name}(...given);`,
          )
          .join('\n') ?? sleepingLexer,
      resolveDir: root,
    }));
  },
});
