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

/** Local storage where it can be written to; memory in Node, in workers and where the browser forbids it. */
export const defaultStorage = (): Storage => {
  try {
    const { localStorage } = window
    const probe = 'mall:probe'
    localStorage.setItem(probe, '')
    localStorage.removeItem(probe)
    return localStorage
  } catch {
    return createMemoryStorage()
  }
}
