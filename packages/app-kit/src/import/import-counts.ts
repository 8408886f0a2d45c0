/** One row of a batch as the server reports it. */
export interface ImportRow {
  /** The row of the sheet, its head being row 1. */
  readonly RowNo: number
  readonly Success: boolean
  /** Why it was refused. */
  readonly Message?: string | null | undefined
}

/** How many rows there are, and which of them failed, in the order of the sheet. */
export const importCounts = (rows: readonly ImportRow[]) => {
  const failed = rows.filter(({ Success }) => !Success).toSorted((one, other) => one.RowNo - other.RowNo)
  return { total: rows.length, succeeded: rows.length - failed.length, failed }
}
