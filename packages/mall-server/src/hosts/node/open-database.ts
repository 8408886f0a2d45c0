import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { pgliteDb, type Db } from '../../platform/db/client.ts'
import { makePrivateFolder } from './data-dir.ts'
import { EmbeddedFolder } from './embedded-folder.ts'
import { checkMigrations, migrationsFolder } from './migrations.ts'
import type { Connections } from './metrics.ts'
import type { Listen } from '../../platform/pub-sub/pub-sub.ts'

export interface OpenDatabase {
  readonly db: Db
  /** Runs alone among all processes: migrating and filling. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>
  readonly listen: Listen
  /** Of its pool; null where there is none. */
  connections(): Connections | null
  /** How far what lists read is behind what was written, s; 0 where they read the same. Not a number while the follower gives no answer. */
  readersLag(): Promise<number>
  close(): Promise<void>
}

export interface EmbeddedDatabase extends OpenDatabase {
  /** All of it as one file, to begin another from. */
  snapshot(): Promise<Blob>
}

/** The embedded database: in `folder`, or in memory (from a snapshot) when there is none. Brings the schema up to date. */
export const openEmbedded = async (folder: string | null, snapshot?: Blob): Promise<EmbeddedDatabase> => {
  if (folder) makePrivateFolder(folder)
  const place = folder ? { fs: new EmbeddedFolder(folder) } : {}
  const client = await PGlite.create({ ...place, ...(snapshot ? { loadDataDir: snapshot } : {}), extensions: { pg_trgm } })
  await client.exec('CREATE EXTENSION IF NOT EXISTS pg_trgm')
  const db = pgliteDb(client)
  await checkMigrations(db)
  await migrate(drizzle(client), { migrationsFolder })
  const listen: Listen = (channel, onPayload) => client.listen(channel, onPayload)
  return { db, alone: (work) => work(), listen, connections: () => null, readersLag: () => Promise.resolve(0), close: () => client.close(), snapshot: () => client.dumpDataDir('none') }
}
