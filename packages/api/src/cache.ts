/** Default lifetime of a value: 24 h, in ms. */
const defaultTtlMs = 24 * 3_600_000

/** A cache whose values expire. */
export interface TimedCache {
  get(key: string): unknown
  set(key: string, value: unknown, ttlMs?: number): void
  /** Forgets all values. */
  clear(): void
}

/** Keeps JSON in a storage under `prefix`. A value that cannot be read or written counts as missing. */
export const createTimedCache = (storage: Storage, prefix: string): TimedCache => ({
  get: (key) => {
    try {
      const kept = JSON.parse(storage.getItem(prefix + key) ?? 'null') as { until: number; value: unknown } | null
      if (kept && kept.until > Date.now()) return kept.value
      storage.removeItem(prefix + key)
    } catch {
      storage.removeItem(prefix + key)
    }
    return undefined
  },
  set: (key, value, ttlMs = defaultTtlMs) => {
    try {
      storage.setItem(prefix + key, JSON.stringify({ until: Date.now() + ttlMs, value }))
    } catch {
      // With a full storage the value is only requested again.
    }
  },
  clear: () => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key)
  },
})
