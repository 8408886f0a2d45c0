/** A value as the source of a program has it. */
export const quoted = (value: unknown): string => JSON.stringify(value).replaceAll(',', ', ').replaceAll('"', "'")

/** The lines of a table in Markdown. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
