interface Named {
  readonly name: string
  readonly formerNames: readonly string[]
}

/** Rows by the names that they have or had. What has a name now goes before what had it; of several that had it the first one holds. */
export const byEveryName = <Row extends Named>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map([...rows.toReversed().flatMap((row) => row.formerNames.map((name) => [name, row] as const)), ...rows.map((row) => [row.name, row] as const)])

/** The names that something has no more: without the one that it has, each once. */
export const formerNamesOf = (now: string, ...names: readonly string[]): string[] => [...new Set(names)].filter((name) => name !== now)
