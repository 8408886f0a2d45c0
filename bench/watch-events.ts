/** How a page responded to an interaction, ms. */
export interface Response {
  /** From the longest of its events to the paint after it. */
  readonly paint: number
  /** From the first of its events to the last change of the document. */
  readonly settled: number
  /** The longest task. */
  readonly task: number
  /** How many frames took more than 50 ms. */
  readonly longFrames: number
}

declare global {
  /** Waits until the page is idle; returns how it responded to what was done since the last time this was asked. */
  var responseOfPage: () => Promise<Response>
}

interface EventTiming extends PerformanceEntry {
  /** 0 of what is no interaction of its own, such as a move of the pointer. */
  readonly interactionId: number
}

/** Runs in the page before its scripts. */
export const watchEvents = (): void => {
  let [longest, began, changed, task, longFrames] = [0, 0, 0, 0, 0]
  const read = (entries: PerformanceEntryList) => {
    for (const entry of entries as EventTiming[]) if (entry.interactionId > 0) longest = Math.max(longest, entry.duration)
  }
  const observer = new PerformanceObserver((list) => read(list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  const readTasks = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) task = Math.max(task, duration)
  }
  const readFrames = (entries: PerformanceEntryList) => (longFrames += entries.length)
  const tasks = new PerformanceObserver((list) => readTasks(list.getEntries()))
  tasks.observe({ type: 'longtask' })
  const frames = new PerformanceObserver((list) => readFrames(list.getEntries()))
  frames.observe({ type: 'long-animation-frame' })
  new MutationObserver(() => (changed = performance.now())).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  for (const type of ['keydown', 'click']) addEventListener(type, (event) => (began ||= event.timeStamp), { capture: true })
  globalThis.responseOfPage = () =>
    new Promise((resolve) => {
      // Entries come after the paint that they wait for.
      requestAnimationFrame(() =>
        setTimeout(
          () =>
            requestIdleCallback(() => {
              read(observer.takeRecords())
              readTasks(tasks.takeRecords())
              readFrames(frames.takeRecords())
              resolve({ paint: longest, settled: began > 0 ? Math.max(0, changed - began) : 0, task, longFrames })
              longest = began = task = longFrames = 0
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
