import { setTimeout as pause } from 'node:timers/promises'
import type { OwnPostgres } from '../../packages/mall-server/src/testing/own-postgres.ts'
import { startServerProcess, type ServerProcess } from '../../packages/mall-server/src/testing/server-process.ts'
import type { Random } from '../../packages/mall-server/src/platform/seeded-random.ts'
import type { Tally } from './tally.ts'

/** Time between two kills of the same process, s, and how long it stays down, ms. */
const betweenSeconds = [5, 40] as const
const awayMs = [0, 2_500] as const

/** A server that is started again whenever it ends, as an operator's supervisor does: even when its database is down at the start. */
export interface KeptServer {
  readonly address: string
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Why the server answered 500: what its log says about these requests. */
const failuresIn = (log: string): string[] => {
  const lines = log.split('\n')
  const failed = lines.flatMap((line) => (line.includes('"status":500') ? [/"requestId":"([^"]+)"/.exec(line)?.[1] ?? ''] : []))
  return lines.filter((line) => line.includes('"level":"error"') && failed.some((id) => line.includes(id))).map((line) => line.replaceAll(/"(?:time|requestId)":[^,}]*,?/g, ''))
}

/** Starts the server of the mall on a port of its own. */
export const keepServer = async (environment: Readonly<Record<string, string>>, failures: Tally): Promise<KeptServer> => {
  let running: ServerProcess | null = null
  const start = async (): Promise<void> => {
    while (running === null) {
      try {
        running = await startServerProcess(environment)
      } catch {
        await pause(500)
      }
    }
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    await running?.end(signal)
    for (const line of failuresIn(running?.output() ?? '')) failures.add(line)
    running = null
  }
  await start()
  return { address: `http://127.0.0.1:${environment.PORT}`, kill: () => end('SIGKILL'), start, stop: () => end('SIGTERM') }
}

/** Ends something again and again at moments of chance, and brings it back. Returns how often, when the time is over and it is back. */
const keepKilling = async (random: Random, over: AbortSignal, kill: () => Promise<void>, bringBack: () => Promise<void>): Promise<number> => {
  let kills = 0
  for (;;) {
    await pause(random.int(...betweenSeconds) * 1_000, undefined, { signal: over }).catch(() => {})
    if (over.aborted) return kills
    await kill()
    kills++
    await pause(random.int(...awayMs))
    await bringBack()
  }
}

/** Kills the server and its database, each at its own moments. */
export const killBoth = async (server: KeptServer, postgres: OwnPostgres, random: Random, over: AbortSignal): Promise<{ readonly serverKills: number; readonly databaseKills: number }> => {
  const [serverKills, databaseKills] = await Promise.all([
    keepKilling(random.fork('server'), over, () => server.kill(), () => server.start()),
    keepKilling(random.fork('database'), over, () => postgres.stop('immediate'), () => postgres.start()),
  ])
  return { serverKills, databaseKills }
}
