/** Work of which one run goes on at a time: all who ask during a run share the next one, which begins after they asked. */
export const createSharedTurns = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const start = (): Promise<void> => {
    running = work().finally(() => {
      running = null
    })
    return running
  }
  return () => {
    if (next !== null) return next
    if (running === null) return start()
    next = running.catch(() => undefined).then(() => {
      next = null
      return start()
    })
    return next
  }
}
