import type { FileStore } from './file-store.ts'

export const createMemoryFiles = (): FileStore => {
  const files = new Map<string, Uint8Array>()
  return {
    put: (id, bytes) => {
      files.set(id, bytes)
      return Promise.resolve()
    },
    get: (id) => Promise.resolve(files.get(id) ?? null),
    remove: (id) => {
      files.delete(id)
      return Promise.resolve()
    },
  }
}
