import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { schema, type Db } from '../../platform/db/client.ts'
import { isDatabaseBusy } from '../../platform/db/failures.ts'
import { ongoingCall } from './call-context.ts'
import { createFairPool, sendingBy, type FairPool, type Patience } from './fair-pool.ts'
import { createStatementNames, withNamedStatements } from './named-statements.ts'
import { checkMigrations, migrationsFolder } from './migrations.ts'
import { callSettings, checkSettings, listSettings, optionsOf, type Settings } from './connection-settings.ts'
import { createListener } from './postgres-listener.ts'
import type { OpenDatabase } from './open-database.ts'

/** Taken while one process migrates and fills the database; the others wait. Any number that no other lock uses. */
const setupLock = 5_100_201

/** How long one call may wait for the database, ms; beyond, it fails and the others go on. */
const waits = {
  /** For a new connection. */
  connectionTimeoutMillis: 5_000,
  /** For a response, after all of PostgreSQL's own times. */
  query_timeout: 35_000,
}

/** Less than PostgreSQL's own time for a statement: a call is not held for twenty seconds by a database that gives no sign. */
const usualPatience: Patience = { turnMs: 6_000, callMs: 12_000 }

/** A connection whose other end is gone without a word is noticed, and not used for a call. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** A new connection reads PostgreSQL's catalogue and plans its statements before it answers, some 50 ms: kept beyond the usual 10 s, those that many calls at once need are there when the next many come. */
const idleTimeoutMillis = 300_000

/** The share of the connections that lists, reports, searches and exports have, and have to themselves: however slow they are, what is written and what is read by keys goes on. */
const shareOfLists = 0.4

/** Without a listener a connection that is lost while it is used would end the process; its statements fail by themselves. */
const outlives = (client: pg.ClientBase): void => void client.on('error', () => {})

/** A name that leads nowhere, a host that is gone, a pooler whose database is. */
const away: ReadonlySet<unknown> = new Set(['08P01', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** A follower may be away at the start: lists fail until it is back. */
const unlessAway = (error: unknown): void => {
  const isAway = error instanceof Error && 'code' in error && away.has(error.code)
  if (!isAway && !isDatabaseBusy(error)) throw error
}

/** Lists only read, so that they may read a follower. What a list notes beside, such as a word that was searched for, is written where everything is. */
const writes = /^\s*(?:insert|update|delete)\b/i

/**
 * Statements of transactions find rows by keys and are repeated often: planning them each time took as long as running them. Lists are planned for their values.
 */
const databaseOf = (others: FairPool, ofLists: FairPool): Db => {
  const byConnection = new WeakMap<pg.PoolClient, Db>()
  const nameOf = createStatementNames()
  const dbOf = (client: pg.PoolClient): Db => {
    const db = byConnection.get(client) ?? drizzle(withNamedStatements(others.patient(client), nameOf), { schema })
    byConnection.set(client, db)
    return db
  }
  // In place of drizzle's, which never returns a connection to the pool when the transaction cannot begin.
  const transaction: Db['transaction'] = (work, config) => others.withClient((client) => dbOf(client).transaction(work, config))
  const poolOf = (text: string): FairPool => (ongoingCall()?.isCostly === true && !writes.test(text) ? ofLists : others)
  const db = drizzle(sendingBy(others.pool, (statement, values) => poolOf(statement.text).query(statement, values)), { schema })
  return Object.assign(db, { transaction })
}

/** A follower that has applied all that it was sent is not behind, however long ago the last write was; one that is sent nothing may be. */
const lagStatement = `select case
    when not pg_is_in_recovery() or (exists (select from pg_stat_wal_receiver) and pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn()) then 0
    else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())
  end::float8 as lag`

export interface PostgresOptions {
  /** Connections, two at least. */
  readonly pool: number
  /** Where lists, reports, searches and exports read: a synchronous follower of the database. Absent: the database itself. */
  readonly readUrl?: string | undefined
  /** PostgreSQL itself, where the others are addresses of a pooler that gives a connection to another client after each transaction. */
  readonly directUrl?: string | undefined
  /** False: waits as long as it takes. For tests, on machines that are busy with others. */
  readonly isBounded?: boolean
  /** How long calls wait, in place of what is usual. */
  readonly patience?: Patience
  /** Sees the pool and each of its connections, before they are used. */
  readonly watch?: ((sender: pg.Pool | pg.PoolClient) => void) | undefined
}

/** PostgreSQL. Brings the schema up to date, one process at a time. Survives a restart of it: calls fail until it is back. */
export const openPostgres = async (url: string, { pool: max, readUrl, directUrl, isBounded = true, patience = usualPatience, watch }: PostgresOptions): Promise<OpenDatabase> => {
  const lists = Math.max(1, Math.round(max * shareOfLists))
  const open = (connectionString: string, size: number, settings: Settings): FairPool => {
    const fair = createFairPool({ connectionString, max: size, pipeline: true, options: optionsOf(settings), idleTimeoutMillis, ...keepAlive, ...(isBounded ? waits : {}) }, isBounded ? patience : null)
    const { pool } = fair
    pool.on('connect', outlives)
    pool.on('error', () => {})
    watch?.(pool)
    if (watch) pool.on('connect', watch)
    return fair
  }
  const place = { isBounded, hasReaders: readUrl !== undefined }
  const [ofOthers, ofReaders] = [callSettings(place), listSettings(place)]
  const isPooled = directUrl !== undefined
  await checkSettings('DATABASE_URL', url, ofOthers, { isPooled })
  if (readUrl !== undefined) await checkSettings('DATABASE_READ_URL', readUrl, ofReaders, { isPooled }).catch(unlessAway)
  const others = open(url, Math.max(1, max - lists), ofOthers)
  const ofLists = open(readUrl ?? url, lists, ofReaders)
  const alone = async <Result>(work: (holder: pg.Client) => Promise<Result>): Promise<Result> => {
    const holder = new pg.Client({ connectionString: directUrl ?? url, connectionTimeoutMillis: waits.connectionTimeoutMillis })
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
  const listener = createListener(directUrl ?? url)
  const close = async (): Promise<void> => {
    await Promise.all([listener.close(), others.pool.end(), ofLists.pool.end()])
  }
  const connections = () => {
    const pools = [others, ofLists]
    const sum = (numberOf: (fair: FairPool) => number) => pools.reduce((total, fair) => total + numberOf(fair), 0)
    return { inUse: sum(({ pool }) => pool.totalCount - pool.idleCount), idle: sum(({ pool }) => pool.idleCount), waiting: sum(({ waiting }) => waiting()) }
  }
  const readersLag = async (): Promise<number> => {
    if (readUrl === undefined) return 0
    try {
      return (await ofLists.pool.query<{ readonly lag: number | null }>(lagStatement)).rows[0]?.lag ?? Number.NaN
    } catch {
      return Number.NaN
    }
  }
  return { db: databaseOf(others, ofLists), alone: (work) => alone(work), listen: listener.listen, connections, readersLag, close }
}
