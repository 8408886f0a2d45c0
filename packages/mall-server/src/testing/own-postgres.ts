import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/** `fast` ends the connections, rolls back and stops in order; `immediate` ends as a crash does, and recovers at the next start. */
export type StopMode = 'fast' | 'immediate'

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const satisfies Readonly<Record<StopMode, NodeJS.Signals>>

/** A PostgreSQL that nobody else uses, so that it can be stopped. */
export interface OwnPostgres {
  /** Of a database with nothing in it. */
  readonly url: string
  /** Resolves when its process has ended. */
  stop(mode: StopMode): Promise<void>
  /** Resolves when it accepts connections. */
  start(): Promise<void>
  /** Starts it where it has ended by itself, as the manager of its service would. */
  restartWhenEnded(): Promise<void>
  /** Stops it and deletes its data. */
  remove(): Promise<void>
}

const byVersion = (one: string, other: string) => one.localeCompare(other, undefined, { numeric: true })

/** Where Debian, and where others keep the programs of the newest PostgreSQL. */
const places = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql@*/bin', '/usr/local/bin', '/usr/bin']

/** The folder with `initdb` and `postgres`; null where no PostgreSQL is installed. */
export const postgresPrograms: string | null =
  places.map((place) => globSync(place).toSorted(byVersion).findLast((folder) => existsSync(join(folder, 'initdb')))).find((folder) => folder !== undefined) ?? null

/** PostgreSQL and PgBouncer refuse to run as root: PostgreSQL's own user runs them then. */
export const serviceUser = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** What that user writes is in a folder, or a file, of its own. */
export const giveToService = (...paths: readonly string[]): void => {
  const { uid, gid } = serviceUser()
  if (uid !== undefined && gid !== undefined) for (const path of paths) chownSync(path, uid, gid)
}

/** Its messages are in English by the locale it was made with. */
const isReady = /database system is ready to accept (?:read-only )?connections/

/** Fills the folder of a PostgreSQL's data. */
type Fill = (run: (program: string, args: readonly string[]) => void, data: string) => void

const newData: Fill = (run, data) => run('initdb', ['-D', data, '-U', 'mall', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'])

/** Without fsync: only its process is killed, never the machine. */
const startIn = async (folder: string, fill: Fill, more: readonly string[] = []): Promise<OwnPostgres> => {
  if (postgresPrograms === null) throw new Error('No PostgreSQL is installed')
  const programs = postgresPrograms
  const user = serviceUser()
  mkdirSync(folder, { recursive: true })
  giveToService(folder)
  const place = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  const data = join(folder, 'data')
  fill((program, args) => void execFileSync(join(programs, program), args, { ...place, stdio: ['ignore', 'ignore', 'pipe'] }), data)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=100', ...more]
  let running: { readonly child: ChildProcess; readonly ended: Promise<void> } | null = null

  const start = async (): Promise<void> => {
    const child = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])], { ...place, stdio: ['ignore', 'ignore', 'pipe'] })
    const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
    running = { child, ended }
    let text = ''
    await new Promise<void>((resolve, reject) => {
      child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
        text = (text + chunk).slice(-4_000)
        if (isReady.test(text)) resolve()
      })
      void ended.then(() => reject(new Error(`PostgreSQL ended before it was ready:\n${text}`)))
    })
    // Keeps reading, since a full pipe would block it.
    child.stderr?.removeAllListeners('data').resume()
  }
  const stop = async (mode: StopMode): Promise<void> => {
    running?.child.kill(signals[mode])
    await running?.ended
    running = null
  }
  const killAtExit = () => void running?.child.kill(signals.immediate)
  process.once('exit', killAtExit)
  await start()
  return {
    url: `postgres://mall@127.0.0.1:${port}/postgres`,
    stop,
    start,
    restartWhenEnded: async () => {
      if (running !== null && (running.child.exitCode ?? running.child.signalCode) !== null) await start()
    },
    remove: async () => {
      await stop('immediate')
      process.off('exit', killAtExit)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'mall-postgres-'))

/** A cluster in a folder that is deleted with it, on a port of its own, started. */
export const startOwnPostgres = (folder = newFolder()): Promise<OwnPostgres> => startIn(folder, newData)

/** What point-in-time recovery needs, in a folder of its own: a backup of the whole, and every change since. */
export interface Archive {
  /** Started, with each full segment of its log copied to the archive. */
  readonly postgres: OwnPostgres
  /** Copies all that is there while it runs. */
  backUp(): void
  /** Another PostgreSQL as this one was at a moment, ISO 8601. */
  restore(moment: string): Promise<OwnPostgres>
  remove(): Promise<void>
}

/** The commands are those of docs/running.md. */
export const startArchived = async (): Promise<Archive> => {
  const folder = newFolder()
  const [archive, backup] = [join(folder, 'archive'), join(folder, 'backup')]
  mkdirSync(archive)
  giveToService(folder, archive)
  const postgres = await startIn(join(folder, 'server'), newData, ['archive_mode=on', `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`, 'archive_timeout=60'])
  const restored: OwnPostgres[] = []
  return {
    postgres,
    backUp: () => void execFileSync(join(postgresPrograms ?? '', 'pg_basebackup'), ['-d', postgres.url, '-D', backup, '--checkpoint=fast', '--no-sync'], serviceUser()),
    restore: async (moment) => {
      const fill: Fill = (_, data) => {
        cpSync(backup, data, { recursive: true })
        writeFileSync(join(data, 'recovery.signal'), '')
        giveToService(data, ...globSync('**', { cwd: data }).map((name) => join(data, name)))
        chmodSync(data, 0o700)
      }
      const one = await startIn(newFolder(), fill, [`restore_command=cp ${archive}/%f %p`, `recovery_target_time=${moment}`, 'recovery_target_action=promote'])
      restored.push(one)
      return one
    },
    remove: async () => {
      for (const one of [...restored, postgres]) await one.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One that has all that another has, and follows it: it is read, and never written. */
export const startFollower = ({ url }: OwnPostgres): Promise<OwnPostgres> => startIn(newFolder(), (run, data) => run('pg_basebackup', ['-d', url, '-D', data, '-R', '--checkpoint=fast', '--no-sync']))
