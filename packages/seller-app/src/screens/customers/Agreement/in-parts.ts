/** Work over thousands of rows, which pauses now and then: where whoever runs it may let the page answer. */
export type Parts<Result> = Generator<void, Result, void>

/** Rows between two pauses. */
export const rowsOfPart = 64

/** For how long the page may be kept from answering, ms: half a frame. */
const partMs = 8

const nextTurn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0))

/** Does all of it at once. */
export const atOnce = <Result,>(parts: Parts<Result>): Result => {
  for (;;) {
    const step = parts.next()
    if (step.done) return step.value
  }
}

/** Does it in parts, between which the page answers and draws. Rejects once the signal says that it is not wanted any more. */
export const inParts = async <Result,>(parts: Parts<Result>, signal?: AbortSignal): Promise<Result> => {
  for (;;) {
    await nextTurn()
    signal?.throwIfAborted()
    for (const end = performance.now() + partMs; performance.now() < end; ) {
      const step = parts.next()
      if (step.done) return step.value
    }
  }
}
