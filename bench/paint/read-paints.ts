/** What a visit looked like: times in ms from its start, sizes in bytes as they were sent. */
export interface Paint {
  readonly first: number
  readonly largest: number
  /** For how long scripts kept the page from answering: of each task, what is above 50 ms. */
  readonly blocked: number
  readonly shift: number
  readonly html: number
  readonly scripts: number
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
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return {
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largest: (await observed('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
    blocked: sum((await observed('longtask')).map(({ duration }) => Math.max(0, duration - 50))),
    shift: sum(shifts.map(({ value, hadRecentInput }) => (hadRecentInput ? 0 : value))),
    html: page?.encodedBodySize ?? 0,
    scripts: sum(resources.filter(({ name }) => name.endsWith('.js')).map(({ encodedBodySize }) => encodedBodySize)),
  }
}
