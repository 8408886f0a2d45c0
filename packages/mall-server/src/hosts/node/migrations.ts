import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { queryRows, type Db } from '../../platform/db/client.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url))

/** The hashes of the migrations that a database has, in their order. */
const findApplied = async (db: Db): Promise<readonly string[]> => {
  const [journal] = await queryRows<{ exists: boolean }>(db, sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`)
  if (!journal?.exists) return []
  const rows = await queryRows<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations order by id`)
  return rows.map(({ hash }) => hash)
}

/**
 * Checks that the migrations of a database are these: the first of them, or these and those of a later version.
 * @throws Error for a database of a version that was never released: until the first release the first migrations change.
 */
export const checkMigrations = async (db: Db): Promise<void> => {
  const applied = await findApplied(db)
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  if (applied.some((hash, at) => at < known.length && hash !== known[at])) {
    throw new Error('This database was made by a version of the mall that was never released, and cannot be migrated. Begin an empty one: move DATA_DIR away, or name another database in DATABASE_URL.')
  }
}
