import { join } from 'node:path'
import type { Environment } from '../environment.ts'
import type { Db } from '../../platform/db/client.ts'
import { beginWithoutDemo, seedOnce } from '../../demo/index.ts'
import { claimDataDir } from './data-dir.ts'
import { databaseTime } from './database-clock.ts'
import { openEmbedded } from './open-database.ts'
import { openPostgres, type PostgresOptions } from './open-postgres.ts'

const openDatabase = async (env: Environment, dataDir: string, watch: PostgresOptions['watch']) => {
  if (env.DATABASE_URL) return { ...(await openPostgres(env.DATABASE_URL, { pool: env.DATABASE_POOL, readUrl: env.DATABASE_READ_URL, directUrl: env.DATABASE_DIRECT_URL, watch })), release: () => {} }
  const release = claimDataDir(dataDir)
  try {
    return { ...(await openEmbedded(join(dataDir, 'pg'))), release }
  } catch (error) {
    release()
    throw error
  }
}

/** Reports slow steps to the operator. */
type Say = (text: string) => void

const begin = async (db: Db, { SEED, SEED_SIZE, LOGIN_WORK }: Environment, say: Say): Promise<void> => {
  const now = await databaseTime(db)
  if (SEED === 'none') return beginWithoutDemo(db, now)
  const filled = await seedOnce(db, { now, size: SEED_SIZE, loginWork: LOGIN_WORK, progress: (message) => say(`  filling the database: ${message}`) })
  if (filled) say('  the demo data is in')
}

/** The database of a configuration, begun with the demo data or without it. An embedded one belongs to this process until it is closed; `watch` sees none of it. */
export const openBegunDatabase = async (env: Environment, dataDir: string, say: Say, watch?: PostgresOptions['watch']) => {
  const { release, ...database } = await openDatabase(env, dataDir, watch)
  const close = async (): Promise<void> => {
    await database.close()
    release()
  }
  try {
    await database.alone(() => begin(database.db, env, say))
    return { ...database, close }
  } catch (error) {
    await close()
    throw error
  }
}
