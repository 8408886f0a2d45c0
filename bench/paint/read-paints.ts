/** What a visit looked like: times in ms from its start, sizes in bytes as they were sent. */
export interface Paint {
  readonly first: number
  readonly largest: number
  /** For how long scripts kept the page from answering: of each task, what is above 50 ms. */
  readonly blocked: number
  /** The longest of these tasks; 0 where none takes 50 ms. */
  readonly longest: number
  readonly shift: number
  readonly html: number
  readonly scripts: number
  readonly pictures: number
}

/** Runs in the page, when all is over: a script before it would be part of what is measured. */
export const readPaints = async (): Promise<Paint> => {
  const observed = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list, observer) => {
        observer.disconnect()
        resolve(list.getEntries())
      }).observe({ type, buffered: true })
      // Nothing is reported for a type without an entry.
      setTimeout(resolve, 500, [])
    })
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const shifts = (await observed('layout-shift')) as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
  const tasks = await observed('longtask')
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return {
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largest: (await observed('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
    blocked: sum(tasks.map(({ duration }) => Math.max(0, duration - 50))),
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
    shift: sum(shifts.map(({ value, hadRecentInput }) => (hadRecentInput ? 0 : value))),
    html: page?.encodedBodySize ?? 0,
    pictures: sum(resources.filter(({ initiatorType }) => initiatorType === 'img').map(({ encodedBodySize }) => encodedBodySize)),
    scripts: sum(resources.filter(({ name }) => name.endsWith('.js')).map(({ encodedBodySize }) => encodedBodySize)),
  }
}

/** The slowest of all events so far from the press to the next paint, ms. Events below 16 ms are not kept. */
export const readSlowestPress = () =>
  new Promise<number>((resolve) => {
    const found: number[] = [0]
    new PerformanceObserver((list) => void found.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
    setTimeout(() => resolve(Math.max(...found)), 500)
  })
