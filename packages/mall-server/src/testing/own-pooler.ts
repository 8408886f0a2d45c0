import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { callSettings, connectQueryOf, listSettings } from '../hosts/node/connection-settings.ts'
import { freePort } from './free-port.ts'
import { giveToService, serviceUser } from './own-postgres.ts'

/** Since this version PgBouncer knows the statements that its clients prepared by name. */
const least = [1, 21] as const

const versionOf = (program: string): readonly [number, number] | null => {
  try {
    const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? []
    return [Number(major), Number(minor)]
  } catch {
    return null
  }
}

/** A PgBouncer that is new enough: `PGBOUNCER`, or the one on the path; null where there is none. */
export const poolerProgram: string | null =
  [process.env.PGBOUNCER ?? 'pgbouncer'].find((program) => {
    const [major, minor] = versionOf(program) ?? [0, 0]
    return major > least[0] || (major === least[0] && minor >= least[1])
  }) ?? null

export interface Pooler {
  /** The address of a database of it is this, `/`, and its name. */
  readonly origin: string
  remove(): Promise<void>
}

/** Where a database of the pooler is, and what its connections begin with. */
interface PooledDatabase {
  readonly url: string
  readonly connectQuery: string
}

/** A database as a mall needs it of a pooler: once for calls and, by the name with `_lists`, once for lists. */
export const pooledMall = (name: string, url: string): Readonly<Record<string, PooledDatabase>> => {
  const place = { isBounded: true, hasReaders: true }
  return { [name]: { url, connectQuery: connectQueryOf(callSettings(place)) }, [`${name}_lists`]: { url, connectQuery: connectQueryOf(listSettings(place)) } }
}

const lineOf = (name: string, { url, connectQuery }: PooledDatabase): string => {
  const { hostname, port, pathname, username } = new URL(url)
  return `${name} = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} connect_query='${connectQuery}'`
}

/** PgBouncer, which gives a connection to another client after each transaction, with fewer connections than a mall has. */
export const startPooler = async (databases: Readonly<Record<string, PooledDatabase>>): Promise<Pooler> => {
  if (poolerProgram === null) throw new Error('No PgBouncer of 1.21 or newer is installed')
  const folder = mkdtempSync(join(tmpdir(), 'mall-pooler-'))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    [
      '[databases]', ...Object.entries(databases).map(([name, database]) => lineOf(name, database)),
      '[pgbouncer]', 'listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir =', 'auth_type = any', 'pool_mode = transaction',
      'max_prepared_statements = 500', 'ignore_startup_parameters = options', 'default_pool_size = 4', 'max_client_conn = 400',
    ].join('\n'),
  )
  giveToService(folder, file)
  const child = spawn(poolerProgram, [file], { ...serviceUser(), stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  const killAtExit = () => void child.kill('SIGKILL')
  process.once('exit', killAtExit)
  const origin = `postgres://mall@127.0.0.1:${port}`
  const answers = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: `${origin}/${Object.keys(databases)[0] ?? ''}` })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => {})
    }
  }
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('PgBouncer ended before it was ready')
    await pause(50)
  }
  return {
    origin,
    remove: async () => {
      process.off('exit', killAtExit)
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
