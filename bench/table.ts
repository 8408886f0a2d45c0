/** Prints rows as a Markdown table with numbers aligned right. */
export const printTable = (rows: readonly Readonly<Record<string, string | number>>[]): void => {
  const first = rows[0]
  if (!first) return
  const heads = Object.keys(first)
  const width = (head: string) => Math.max(displayWidth(head), ...rows.map((row) => displayWidth(String(row[head] ?? ''))))
  const widths = heads.map(width)
  const line = (cells: readonly string[], right: readonly boolean[]) =>
    `| ${cells.map((cell, at) => pad(cell, widths[at] ?? 0, right[at] ?? false)).join(' | ')} |`
  const numeric = heads.map((head) => rows.every((row) => typeof row[head] === 'number' || /^[\d.]/.test(row[head] ?? '')))
  console.log(line(heads, numeric))
  console.log(`|${widths.map((n, at) => (numeric[at] ? `${'-'.repeat(n + 1)}:` : '-'.repeat(n + 2))).join('|')}|`)
  for (const row of rows) console.log(line(heads.map((head) => String(row[head] ?? '')), numeric))
}

const displayWidth = (text: string): number => [...text].reduce((sum, char) => sum + (char > '\u2E7F' ? 2 : 1), 0)

const pad = (text: string, width: number, right: boolean): string => {
  const space = ' '.repeat(Math.max(0, width - displayWidth(text)))
  return right ? space + text : text + space
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}
