import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { fileContent } from '../db/schema/processes.ts'
import type { FileStore } from './file-store.ts'

/** Uploads in the database, where every process of a mall finds them. Each is read and written whole, 10 MB at most. */
export const createDatabaseFiles = (db: Db): FileStore => ({
  put: async (id, bytes) => {
    await db.insert(fileContent).values({ id, bytes }).onConflictDoUpdate({ target: fileContent.id, set: { bytes } })
  },
  get: async (id) => {
    const [row] = await db.select({ bytes: fileContent.bytes }).from(fileContent).where(eq(fileContent.id, id))
    return row ? new Uint8Array(row.bytes.buffer, row.bytes.byteOffset, row.bytes.byteLength) : null
  },
  remove: async (id) => {
    await db.delete(fileContent).where(eq(fileContent.id, id))
  },
})
