import { seedOnce } from '../demo/index.ts'
import { openEmbedded, type OpenDatabase } from '../hosts/node/open-database.ts'
import { openPostgres, type PostgresOptions } from '../hosts/node/open-postgres.ts'
import { createScratchDatabase } from './scratch-database.ts'
import { readSnapshot, snapshotVersion, writeSnapshot } from './snapshots.ts'

export interface TestDatabase extends OpenDatabase {
  /** Of a PostgreSQL database: for a second connection. */
  readonly url: string | null
}

const openInMemory = async (seededAt: Date | null): Promise<TestDatabase> => {
  const name = seededAt ? `seeded-${seededAt.getTime()}` : 'empty'
  const snapshot = await readSnapshot(name)
  const opened = await openEmbedded(null, snapshot)
  if (!snapshot) {
    if (seededAt) await seedOnce(opened.db, { now: seededAt, size: 'small', loginWork: 'least' })
    await writeSnapshot(name, await opened.snapshot())
  }
  return { ...opened, url: null }
}

const templatePrefix = 'mall_template_'
const isOfOtherSources = (name: string) => name.startsWith(templatePrefix) && !name.startsWith(`${templatePrefix}${snapshotVersion()}`)

const openOnServer = async (server: string, seededAt: Date | null, watch: PostgresOptions['watch']): Promise<TestDatabase> => {
  const fill = async (url: string): Promise<void> => {
    const opened = await openPostgres(url, { pool: 2, isBounded: false })
    try {
      if (seededAt) await seedOnce(opened.db, { now: seededAt, size: 'small', loginWork: 'least' })
    } finally {
      await opened.close()
    }
  }
  const template = { name: `${templatePrefix}${snapshotVersion()}_${seededAt?.getTime() ?? 'empty'}`, isStale: isOfOtherSources, fill }
  const scratch = await createScratchDatabase(server, `mall_test_${crypto.randomUUID().replaceAll('-', '')}`, template)
  const opened = await openPostgres(scratch.url, { pool: 20, isBounded: false, watch })
  return {
    ...opened,
    url: scratch.url,
    close: async () => {
      await opened.close()
      await scratch.drop()
    },
  }
}

interface TestDatabaseOptions {
  /** The embedded database, also where TEST_DATABASE_URL names another. */
  readonly isEmbedded?: boolean | undefined
  /** Sees the connections to a PostgreSQL. */
  readonly watch?: PostgresOptions['watch']
}

/**
 * A database of its own for one test file, with the small demo data as of a moment, or empty: PGlite in memory, or a new
 * database on the server of TEST_DATABASE_URL.
 */
export const openTestDatabase = (seededAt: Date | null, { isEmbedded = false, watch }: TestDatabaseOptions = {}): Promise<TestDatabase> => {
  const server = isEmbedded ? undefined : process.env.TEST_DATABASE_URL
  return server ? openOnServer(server, seededAt, watch) : openInMemory(seededAt)
}
