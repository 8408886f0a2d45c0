/** A `Storage` that lives as long as the page or process. */
export const createMemoryStorage = (): Storage => {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

/** Local storage, full or not; memory in Node, in workers and where the browser forbids it. */
export const defaultStorage = (): Storage => {
  try {
    const { localStorage } = window
    localStorage.getItem('')
    return localStorage
  } catch {
    return createMemoryStorage()
  }
}

/** Items of a storage that may be full or forbidden: what it does not take is kept in memory. Nothing throws. */
export interface Keep {
  get(name: string): string | null
  /** Keeps all of them in the storage, written in this order, or all of them in memory. */
  set(items: Readonly<Record<string, string>>): void
  remove(name: string): void
}

export const createKeep = (storage: Storage): Keep => {
  /** What is in memory, and what the storage had under the name at that time. */
  const held = new Map<string, { value: string; beneath: string | null }>()

  const read = (name: string) => {
    try {
      return storage.getItem(name)
    } catch {
      return null
    }
  }
  const drop = (name: string) => {
    if (read(name) === null) return
    try {
      storage.removeItem(name)
    } catch {
      // It stays, and what is in memory goes before it.
    }
  }
  /** Another tab has written there since; that is newer than what is in memory. */
  const isOutdated = () => [...held].some(([name, { beneath }]) => read(name) !== beneath)

  return {
    get: (name) => {
      if (isOutdated()) held.clear()
      return held.get(name)?.value ?? read(name)
    },
    set: (items) => {
      const entries = Object.entries(items)
      try {
        for (const [name, value] of entries) storage.setItem(name, value)
        for (const [name] of entries) held.delete(name)
      } catch {
        // A part of them, or outdated ones, would mislead other tabs: a refresh token that was used must not be used again.
        for (const [name] of entries) drop(name)
        for (const [name, value] of entries) held.set(name, { value, beneath: read(name) })
      }
    },
    remove: (name) => {
      held.delete(name)
      drop(name)
    },
  }
}
