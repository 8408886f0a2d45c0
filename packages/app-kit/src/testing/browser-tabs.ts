import { createMemoryStorage, createSession, type Session } from '@mall/api'

/** The tabs of one browser: they share a storage, and a write by one sends events to the others. */
export const createBrowserTabs = (): { readonly open: () => { session: Session; storage: Storage } } => {
  const shared = createMemoryStorage()
  const tabs: EventTarget[] = []
  return {
    open() {
      const events = new EventTarget()
      tabs.push(events)
      const tell = (key: string | null) => {
        for (const other of tabs) if (other !== events) other.dispatchEvent(new StorageEvent('storage', { key }))
      }
      const storage: Storage = {
        ...shared,
        get length() {
          return shared.length
        },
        setItem(key, value) {
          shared.setItem(key, value)
          tell(key)
        },
        removeItem(key) {
          shared.removeItem(key)
          tell(key)
        },
      }
      return { session: createSession({ storage, events }), storage }
    },
  }
}
