/** Faults as they are printed → the same in fewer lines: the place beside the code, and what is underlined between « and ». */

/** `error[CR005] a.yaml:2:8: words`, the line of the file with its mark, and the hint. */
export function condensed(drawn: string): string {
  return drawn.replace(/^(\s*)(.+)\n\s*(\S.*)(?:\n +\d+ \| (.*)\n +\| ( *)(\^+))?$/gmu, (all) => all);
}
