import pg from 'pg'

/** Of PostgreSQL, in force on each connection of a pool: by name, as `pg_settings` shows their values. */
export type Settings = Readonly<Record<string, string>>

/** Compiling a statement takes longer than any statement of the mall: on a large table PostgreSQL would do so each time. */
const uncompiled: Settings = { jit: 'off' }

/** How long one call may wait for the database by PostgreSQL itself, ms; beyond, it fails and the others go on. */
const limits: Settings = {
  statement_timeout: '30000',
  lock_timeout: '10000',
  /** An idle transaction is ended, and its locks with it. */
  idle_in_transaction_session_timeout: '30000',
}

/** A list that takes longer has filters that hold nobody's attention. */
const limitsOfLists: Settings = { ...limits, statement_timeout: '8000' }

interface Place {
  /** Whether statements have a time at all. */
  readonly isBounded: boolean
  /** Whether lists read at another address than calls do. */
  readonly hasReaders: boolean
}

/** Of the connections that write. With a follower a write is acknowledged when it shows it to lists. */
export const callSettings = ({ isBounded, hasReaders }: Place): Settings => ({
  ...uncompiled, ...(isBounded ? limits : {}), ...(hasReaders ? { synchronous_commit: 'remote_apply' } : {}),
})

/** Of those of lists, which only read. */
export const listSettings = ({ isBounded }: Place): Settings => ({ ...uncompiled, ...(isBounded ? limitsOfLists : {}), default_transaction_read_only: 'on' })

/** As a new connection asks for them. */
export const optionsOf = (settings: Settings): string => Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`).join(' ')

/** As a pooler gives them to its connections. */
export const connectQueryOf = (settings: Settings): string => Object.entries(settings).map(([name, value]) => `set ${name}=${value}`).join('; ')

/** For the connection, and for each answer, ms: what listens and says nothing is not waited for. */
const waitMs = 5_000

/** The process that the other end of a connection said it is; the types of pg lack it. */
const processOf = (client: pg.Client): number => (client as pg.Client & { readonly processID: number }).processID

/** Before anything else is sent: a pooler drops what its clients ask for, and gives its own connections what it was configured with. Without the limits one list could hold all of them. */
export const checkSettings = async (variable: string, url: string, settings: Settings, { isPooled }: { readonly isPooled: boolean }): Promise<void> => {
  const client = new pg.Client({ connectionString: url, options: optionsOf(settings), connectionTimeoutMillis: waitMs, query_timeout: waitMs })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows: [own] } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    if (!isPooled && own?.pid !== processOf(client)) throw new Error(`${variable} is a pooler: it needs DATABASE_DIRECT_URL, PostgreSQL itself, for what listens, and DATABASE_READ_URL, a second database of it.`)
    const { rows } = await client.query<{ name: string; setting: string }>('select name, setting from pg_settings where name = any($1) order by name', [Object.keys(settings)])
    const wrong = rows.filter(({ name, setting }) => settings[name] !== setting)
    if (wrong.length === 0) return
    const found = wrong.map(({ name, setting }) => `${name} is ${setting}`).join(', ')
    throw new Error(`On connections of ${variable} ${found}. The pooler needs connect_query='${connectQueryOf(settings)}' for that database.`)
  } finally {
    await client.end()
  }
}
