/** How often the same text may appear. */
export interface NoticeLimits {
  /** Identical texts appear once in this time, ms. Default 3,000. */
  windowMs?: number
  /** Texts remembered at once; the oldest is dropped first. Default 100. */
  max?: number
  /** How often texts outside of the window are forgotten, ms. Default 10,000. */
  sweepMs?: number
}

/** Returns a function that says whether a text is new within the window, and remembers it. */
export const createDeduplicator = ({ windowMs = 3000, max = 100, sweepMs = 10_000 }: NoticeLimits = {}) => {
  const shownAt = new Map<string, number>()
  let sweptAt = performance.now()

  return (text: string): boolean => {
    const now = performance.now()
    if (now - sweptAt >= sweepMs) {
      sweptAt = now
      for (const [known, at] of shownAt) if (now - at >= windowMs) shownAt.delete(known)
    }
    const before = shownAt.get(text)
    if (before !== undefined && now - before < windowMs) return false
    // Deleted first, so that the map's order stays the order of showing and its first entry is the oldest.
    shownAt.delete(text)
    shownAt.set(text, now)
    if (shownAt.size > max) for (const oldest of shownAt.keys()) return shownAt.delete(oldest)
    return true
  }
}

/** Shows each text once per window, however often it is passed in. */
export const createNotices = ({ show, ...limits }: NoticeLimits & { show(message: string): void }): ((message: string) => void) => {
  const isNew = createDeduplicator(limits)
  return (message) => {
    if (isNew(message)) show(message)
  }
}
