import { seedOnce } from '../seed/index.ts'
import { openEmbedded, openPostgres, type OpenDatabase } from '../node/open-database.ts'
import { createScratchDatabase } from './scratch-database.ts'
import { readSnapshot, writeSnapshot } from './snapshots.ts'

export interface TestDatabase extends OpenDatabase {
  /** Of a PostgreSQL database: for a second connection. */
  readonly url: string | null
}

const openInMemory = async (seededAt: Date | null): Promise<TestDatabase> => {
  const name = seededAt ? `seeded-${seededAt.getTime()}` : 'empty'
  const snapshot = await readSnapshot(name)
  const opened = await openEmbedded(null, snapshot)
  if (!snapshot) {
    if (seededAt) await seedOnce(opened.db, { now: seededAt, size: 'small' })
    await writeSnapshot(name, await opened.snapshot())
  }
  return { ...opened, url: null }
}

const openOnServer = async (server: string, seededAt: Date | null): Promise<TestDatabase> => {
  const scratch = await createScratchDatabase(server, `mall_test_${crypto.randomUUID().replaceAll('-', '')}`)
  const opened = await openPostgres(scratch.url, 20)
  if (seededAt) await seedOnce(opened.db, { now: seededAt, size: 'small' })
  return {
    ...opened,
    url: scratch.url,
    close: async () => {
      await opened.close()
      await scratch.drop()
    },
  }
}

/**
 * A database of its own for one test file, with the small demo data as of a moment, or empty: PGlite in memory, or a new
 * database on the server of TEST_DATABASE_URL.
 */
export const openTestDatabase = (seededAt: Date | null): Promise<TestDatabase> => {
  const server = process.env.TEST_DATABASE_URL
  return server ? openOnServer(server, seededAt) : openInMemory(seededAt)
}
