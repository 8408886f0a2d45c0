/** Does a work when it is its turn. Rejects with the reason of the signal when that gives up waiting; from then on the work is not hurried. */
export type InTurn = <Result>(work: () => Promise<Result>, giveUp: AbortSignal) => Promise<Result>

/** Lets so many works be done at once; the others wait, the first come first. */
export const createTurns = (atOnce: number): InTurn => {
  const line: (() => void)[] = []
  let taken = 0

  const take = async (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted()
    if (taken < atOnce) {
      taken++
      return
    }
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(begin), 1)
        reject(signal.reason as Error)
      }
      const begin = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      signal.addEventListener('abort', leave)
      line.push(begin)
    })
  }

  /** The next in line has the turn now; when there is none, it is free. */
  const release = (): void => {
    const next = line.shift()
    if (next === undefined) taken--
    else next()
  }

  return async (work, giveUp) => {
    await take(giveUp)
    try {
      return await work()
    } finally {
      release()
    }
  }
}
