/** Counts how often something happened. */
export interface Tally {
  add(what: string): void
  of(what: string): number
  /** The most frequent first. */
  rows(): readonly { readonly what: string; readonly times: number }[]
}

export const createTally = (): Tally => {
  const counts = new Map<string, number>()
  return {
    add: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    of: (what) => counts.get(what) ?? 0,
    rows: () => [...counts].map(([what, times]) => ({ what, times })).toSorted((one, other) => other.times - one.times),
  }
}
