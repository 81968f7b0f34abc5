/** marked makes all its regular expressions when it is loaded → it is loaded when it is first asked for something. */

const sleepingLexer = `
const awake = () => require('marked');
export class Lexer {
  constructor(options) { return new (awake().Lexer)(options); }
  static lexInline(text, options) { return awake().Lexer.lexInline(text, options); }
}
`;

/** Worth 5 % of the time in which a Tracking Sheet is printed. */
export const letMarkedSleep = (root) => ({
  name: 'asleep',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^marked$/ }, ({ kind, path }) =>
      kind === 'import-statement' ? { path, namespace: 'asleep' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'asleep' }, () => ({ contents: sleepingLexer, resolveDir: root }));
  },
});
