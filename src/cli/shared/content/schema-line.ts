/** A file of a game → its text with a first line that names its schema to editors. */

/** Files with a schema, without `.yaml`. */
const kinds = ['game', 'board', 'setting', 'endings', 'remarks', 'orders', 'papers', 'balance', 'style'];

/** `text` with the line for the YAML language server, if the file has a schema. */
export function withSchemaLine(path: string, text: string): string {
  const name = /^([a-z]+)\.yaml$/u.exec(path)?.[1] ?? '';
  if (path === 'core-runner.yaml') return `${schemaLine('schema/settings')}${text}`;
  if (kinds.includes(name)) return `${schemaLine(`schema/${name}`)}${text}`;
  if (/^events\/[^/]+\.yaml$/u.test(path))
    return `${schemaLine(`../schema/${/^items:/mu.test(text) ? 'shop' : 'event'}`)}${text}`;
  return text;
}

export function schemaLine(schema: string): string {
  return `# yaml-language-server: $schema=${schema}.schema.json\n`;
}
