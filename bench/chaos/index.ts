import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom } from '../../packages/mall-server/src/platform/seeded-random.ts'
import { postgresPrograms, startOwnPostgres } from '../../packages/mall-server/src/testing/own-postgres.ts'
import { freePort } from '../../packages/mall-server/src/testing/free-port.ts'
import { keepServer, killBoth } from './kills.ts'
import { createTally } from './tally.ts'
import { beginTrade, fill, gather, numberOf, report, serverSettings, trade } from './trade.ts'

/**
 * Trades for CHAOS_MINUTES (15) while server and database are killed at moments that follow from CHAOS_SEED, and compares afterwards what
 * was acknowledged to callers with the state of the database. Fails when an order is lost, double or half.
 */
export const run = async (): Promise<void> => {
  if (postgresPrograms === null) return console.log('No PostgreSQL is installed here: nothing to kill.')
  const minutes = numberOf('CHAOS_MINUTES', 15)
  const seed = numberOf('CHAOS_SEED', Math.trunc(Math.random() * 1e9))
  console.log(`CHAOS_MINUTES=${minutes} CHAOS_SEED=${seed}\n`)
  const random = createRandom(seed)
  const folder = mkdtempSync(join(tmpdir(), 'mall-chaos-'))
  const postgres = await startOwnPostgres()
  const failures = createTally()
  try {
    await fill(postgres.url)
    const traded = beginTrade()
    const server = await keepServer(serverSettings(folder, postgres.url, await freePort()), failures)
    const person = await gather(traded, server)
    const over = AbortSignal.timeout(minutes * 60_000)
    const [kills] = await Promise.all([killBoth(server, postgres, random, over), trade(traded, person, postgres.url, random, over)])
    console.log(`The server was killed ${kills.serverKills} times, the database ${kills.databaseKills} times.\n`)
    await report(traded, postgres.url, failures)
    await server.stop()
  } finally {
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
