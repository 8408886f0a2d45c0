import { seedOnce } from '../demo/index.ts'
import { openEmbedded, type OpenDatabase } from '../hosts/node/open-database.ts'
import { openPostgres, type PostgresOptions } from '../hosts/node/open-postgres.ts'
import { createScratchDatabase, type Template } from './scratch-database.ts'
import { readSnapshot, snapshotVersion, writeSnapshot } from './snapshots.ts'

export interface TestDatabase extends OpenDatabase {
  /** Of a PostgreSQL database: for a second connection. */
  readonly url: string | null
}

/** Fills a database with the demo as of a moment; null: leaves it empty. */
const seed = async ({ db }: OpenDatabase, seededAt: Date | null): Promise<void> => {
  if (seededAt) await seedOnce(db, { now: seededAt, size: 'small', loginWork: 'least' })
}

/** An embedded database with the small demo data as of a moment, or empty, as one file: made once for the same sources. */
export const embeddedFile = async (seededAt: Date | null): Promise<Blob> => {
  const name = seededAt ? `seeded-${seededAt.getTime()}` : 'empty'
  const kept = await readSnapshot(name)
  if (kept) return kept
  const opened = await openEmbedded(null)
  await seed(opened, seededAt)
  const file = await opened.snapshot()
  await opened.close()
  await writeSnapshot(name, file)
  return file
}

const templatePrefix = 'mall_template_'
const isOfOtherSources = (name: string) => name.startsWith(templatePrefix) && !name.startsWith(`${templatePrefix}${snapshotVersion()}`)

/** What a database on a server is copied from. */
export const templateOf = (seededAt: Date | null): Template => ({
  name: `${templatePrefix}${snapshotVersion()}_${seededAt?.getTime() ?? 'empty'}`,
  isStale: isOfOtherSources,
  fill: async (url) => {
    const opened = await openPostgres(url, { pool: 2, isBounded: false })
    try {
      await seed(opened, seededAt)
    } finally {
      await opened.close()
    }
  },
})

const openOnServer = async (server: string, seededAt: Date | null, watch: PostgresOptions['watch']): Promise<TestDatabase> => {
  const scratch = await createScratchDatabase(server, `mall_test_${crypto.randomUUID().replaceAll('-', '')}`, templateOf(seededAt))
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
export const openTestDatabase = async (seededAt: Date | null, { isEmbedded = false, watch }: TestDatabaseOptions = {}): Promise<TestDatabase> => {
  const server = isEmbedded ? undefined : process.env.TEST_DATABASE_URL
  return server ? openOnServer(server, seededAt, watch) : { ...(await openEmbedded(null, await embeddedFile(seededAt))), url: null }
}
