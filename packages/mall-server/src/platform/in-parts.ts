/** A few ms of computing. */
export const rowsInPart = 500

/** A turn of the loop that takes longer means that others are waiting for theirs, ms. */
const longTurnMs = 20

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** What came meanwhile goes first. Where the turn of that took long, the next two turns are for others too: of a thread that has too much to do, a work in parts gets a third. */
const nextTurn = async (): Promise<void> => {
  const begin = performance.now()
  await pause(0)
  const turnMs = performance.now() - begin
  if (turnMs > longTurnMs) await pause(2 * turnMs)
}

/** What a work makes of many rows, some of them at a time: ten thousand at once hold the thread of the requests for a tenth of a second. Between the parts others have their turn. */
export const inParts = async <Row, Result>(rows: readonly Row[], work: (part: readonly Row[]) => Result | Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  for (let at = 0; at < rows.length; at += rowsInPart) {
    if (at > 0) await nextTurn()
    results.push(await work(rows.slice(at, at + rowsInPart)))
  }
  return results
}
