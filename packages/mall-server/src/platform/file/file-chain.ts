import type { FileStore } from './file-store.ts'

/** Uploads go into the first store and are looked for in the others too: a mall that moves to another store keeps what it has. */
export const createFileChain = (first: FileStore, before: readonly FileStore[]): FileStore => ({
  put: first.put,
  get: async (id) => {
    for (const store of [first, ...before]) {
      const bytes = await store.get(id)
      if (bytes !== null) return bytes
    }
    return null
  },
  remove: async (id) => {
    for (const store of [first, ...before]) await store.remove(id)
  },
})
