/** A few ms of computing. */
export const rowsInPart = 500

/** What came meanwhile goes first. */
const nextTurn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0))

/** What a work makes of many rows, some of them at a time: ten thousand at once hold the thread of the requests for a tenth of a second. Between the parts others have their turn. */
export const inParts = async <Row, Result>(rows: readonly Row[], work: (part: readonly Row[]) => Result | Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  for (let at = 0; at < rows.length; at += rowsInPart) {
    if (at > 0) await nextTurn()
    results.push(await work(rows.slice(at, at + rowsInPart)))
  }
  return results
}
