declare global {
  /** Waits until the page is idle; returns the longest time from an input to the paint after it since the last time this was asked, ms. */
  var longestEvent: () => Promise<number>
}

interface EventTiming extends PerformanceEntry {
  /** 0 of what is no interaction of its own, such as a move of the pointer. */
  readonly interactionId: number
}

/** Runs in the page before its scripts. */
export const watchEvents = (): void => {
  let longest = 0
  const read = (entries: PerformanceEntryList) => {
    for (const entry of entries as EventTiming[]) if (entry.interactionId > 0) longest = Math.max(longest, entry.duration)
  }
  const observer = new PerformanceObserver((list) => read(list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  globalThis.longestEvent = () =>
    new Promise((resolve) => {
      // Entries come after the paint that they wait for.
      requestAnimationFrame(() =>
        setTimeout(
          () =>
            requestIdleCallback(() => {
              read(observer.takeRecords())
              resolve(longest)
              longest = 0
            }),
          300,
        ),
      )
    })
}

/** Runs in the page: the longest time between two frames within so many ms. */
export const longestFrame = (ms: number): Promise<number> =>
  new Promise((resolve) => {
    const begin = performance.now()
    let [before, longest] = [begin, 0]
    const frame = (now: number) => {
      longest = Math.max(longest, now - before)
      before = now
      if (now - begin < ms) requestAnimationFrame(frame)
      else resolve(longest)
    }
    requestAnimationFrame(frame)
  })
