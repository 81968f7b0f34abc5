/** A file of a game → the same with a first line that names its schema to editors. */

/** The schema of each file, by its name without the ending. */
const kinds = ['game', 'board', 'setting', 'endings', 'remarks', 'orders', 'papers', 'balance', 'style'];

/** `text` with the line that the YAML language server looks for; files without a schema stay as they are. */
export function withSchemaLine(path: string, text: string): string {
  const name = /^([a-z]+)\.yaml$/u.exec(path)?.[1] ?? '';
  if (path === 'core-runner.yaml') return `${schemaLine('schema/settings')}${text}`;
  if (kinds.includes(name)) return `${schemaLine(`schema/${name}`)}${text}`;
  if (/^events\/[^/]+\.yaml$/u.test(path))
    return `${schemaLine(`../schema/${/^items:/mu.test(text) ? 'shop' : 'event'}`)}${text}`;
  return text;
}

/** The line itself, for a schema beside or above the file. */
export function schemaLine(schema: string): string {
  return `# yaml-language-server: $schema=${schema}.schema.json\n`;
}
