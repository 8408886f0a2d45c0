import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { pgliteDb, schema, type Db } from '../db/client.ts'
import type { Listen } from '../wake-ups/wake-ups.ts'

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))

/** Taken while one process migrates and fills the database; the others wait. Any number that no other lock uses. */
const setupLock = 5_100_201

export interface OpenDatabase {
  readonly db: Db
  /** Runs alone among all processes: migrating and filling. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>
  readonly listen: Listen
  close(): Promise<void>
}

export interface EmbeddedDatabase extends OpenDatabase {
  /** All of it as one file, to begin another from. */
  snapshot(): Promise<Blob>
}

/** The embedded database: in `folder`, or in memory (from a snapshot) when there is none. Brings the schema up to date. */
export const openEmbedded = async (folder: string | null, snapshot?: Blob): Promise<EmbeddedDatabase> => {
  if (folder) mkdirSync(folder, { recursive: true })
  const place = folder ? { dataDir: folder } : {}
  const client = await PGlite.create({ ...place, ...(snapshot ? { loadDataDir: snapshot } : {}), extensions: { pg_trgm } })
  await client.exec('CREATE EXTENSION IF NOT EXISTS pg_trgm')
  await migratePglite(drizzlePglite(client), { migrationsFolder })
  const listen: Listen = (channel, onPayload) => client.listen(channel, onPayload)
  return { db: pgliteDb(client), alone: (work) => work(), listen, close: () => client.close(), snapshot: () => client.dumpDataDir('none') }
}

/** PostgreSQL. Brings the schema up to date, one process at a time. */
export const openPostgres = async (url: string, pool: number): Promise<OpenDatabase> => {
  const client = postgres(url, { max: pool, onnotice: () => {}, connect_timeout: 10 })
  const alone = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const lockHolder = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 })
    try {
      await lockHolder`select pg_advisory_lock(${setupLock})`
      return await work()
    } finally {
      await lockHolder.end()
    }
  }
  await alone(async () => {
    await client`CREATE EXTENSION IF NOT EXISTS pg_trgm`
    await migratePostgres(drizzlePostgres(client), { migrationsFolder })
  })
  const listen: Listen = (channel, onPayload) => client.listen(channel, onPayload)
  return { db: drizzlePostgres(client, { schema }), alone, listen, close: () => client.end({ timeout: 5 }) }
}
