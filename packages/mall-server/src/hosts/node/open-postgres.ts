import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { schema, type Db } from '../../platform/db/client.ts'
import { createStatementNames, withNamedStatements } from './named-statements.ts'
import { checkMigrations, migrationsFolder } from './migrations.ts'
import { createListener } from './postgres-listener.ts'
import type { OpenDatabase } from './open-database.ts'

/** Taken while one process migrates and fills the database; the others wait. Any number that no other lock uses. */
const setupLock = 5_100_201

/** How long one call may wait for the database, ms; beyond, it fails and the others go on. */
const waits = {
  /** For a connection of the pool, or a new one. */
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  /** An idle transaction is ended, and its locks with it. */
  idle_in_transaction_session_timeout: 30_000,
}

/** Without a listener a connection that is lost while it is used would end the process; its statements fail by themselves. */
const outlives = (client: pg.ClientBase): void => void client.on('error', () => {})

/**
 * Statements of transactions find rows by keys and are repeated often: planning them each time took as long as running them. Lists are planned for their values.
 */
const databaseOf = (pool: pg.Pool): Db => {
  const byConnection = new WeakMap<pg.PoolClient, Db>()
  const nameOf = createStatementNames()
  const dbOf = (client: pg.PoolClient): Db => {
    const db = byConnection.get(client) ?? drizzle(withNamedStatements(client, nameOf), { schema })
    byConnection.set(client, db)
    return db
  }
  // In place of drizzle's, which never returns a connection to the pool when the transaction cannot begin.
  const transaction: Db['transaction'] = async (work, config) => {
    const client = await pool.connect()
    try {
      return await dbOf(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return Object.assign(drizzle(pool, { schema }), { transaction })
}

/** Compiling a statement takes longer than any statement of the mall: on a large table PostgreSQL would do so each time. */
const uncompiled = '-c jit=off'

export interface PostgresOptions {
  /** Connections. */
  readonly pool: number
  /** False: waits as long as it takes. For tests, on machines that are busy with others. */
  readonly isBounded?: boolean
  /** Sees the pool and each of its connections, before they are used. */
  readonly watch?: ((sender: pg.Pool | pg.PoolClient) => void) | undefined
}

/** PostgreSQL. Brings the schema up to date, one process at a time. Survives a restart of it: calls fail until it is back. */
export const openPostgres = async (url: string, { pool: max, isBounded = true, watch }: PostgresOptions): Promise<OpenDatabase> => {
  const pool = new pg.Pool({ connectionString: url, max, pipeline: true, options: uncompiled, ...(isBounded ? waits : {}) })
  pool.on('connect', outlives)
  pool.on('error', () => {})
  watch?.(pool)
  if (watch) pool.on('connect', watch)
  const alone = async <Result>(work: (holder: pg.Client) => Promise<Result>): Promise<Result> => {
    const holder = new pg.Client({ connectionString: url, connectionTimeoutMillis: waits.connectionTimeoutMillis })
    outlives(holder)
    await holder.connect()
    try {
      await holder.query('select pg_advisory_lock($1)', [setupLock])
      return await work(holder)
    } finally {
      await holder.end()
    }
  }
  await alone(async (holder) => {
    await holder.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
    const db = drizzle(holder, { schema })
    await checkMigrations(db)
    await migrate(db, { migrationsFolder })
  })
  const listener = createListener(url)
  const close = async (): Promise<void> => {
    await Promise.all([listener.close(), pool.end()])
  }
  const connections = () => ({ inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { db: databaseOf(pool), alone: (work) => alone(work), listen: listener.listen, connections, close }
}
