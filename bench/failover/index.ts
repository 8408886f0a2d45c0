import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { missingForCluster, startCluster, type Cluster } from '../../e2e/cluster/cluster.ts'
import { createRandom } from '../../packages/mall-server/src/platform/seeded-random.ts'
import { keepServer } from '../chaos/kills.ts'
import { createTally } from '../chaos/tally.ts'
import { beginTrade, fill, gather, numberOf, report, serverSettings, trade, type Traded } from '../chaos/trade.ts'
import { freePort } from '../../packages/mall-server/src/testing/free-port.ts'
import { printTable } from '../table.ts'

/** Between the beginnings of two faults, ms; a cluster that is not whole by then is waited for. */
const everyMs = 60_000
/** Before the first one, ms. */
const beginMs = 10_000
/** How long a node stays dead or cut off: longer than its claim lasts, ms. */
const awayMs = 30_000

interface Fault {
  readonly name: string
  happen(cluster: Cluster): Promise<void>
}

const faults: readonly Fault[] = [
  {
    name: 'kill -9 of the primary',
    happen: async ({ primary }) => {
      const node = await primary()
      node.kill()
      await pause(awayMs)
      node.start()
    },
  },
  {
    name: 'primary cut off from the network',
    happen: async ({ primary }) => {
      const node = await primary()
      node.cut()
      await pause(awayMs)
      node.mend()
    },
  },
  { name: 'switchover', happen: async ({ switchover }) => switchover() },
  {
    name: 'kill -9 of the node that would take over',
    happen: async ({ successor }) => {
      const node = await successor()
      node.kill()
      await pause(awayMs)
      node.start()
    },
  },
]

/** Looks at the acknowledged writes until stopped: returns the longest time without one, s. */
const watchWrites = ({ books }: Traded) => {
  let [count, at, longestMs] = [books.written.length, performance.now(), 0]
  const look = () => {
    const now = performance.now()
    if (books.written.length > count) [count, at] = [books.written.length, now]
    longestMs = Math.max(longestMs, now - at)
  }
  const timer = setInterval(look, 50)
  return (): number => {
    clearInterval(timer)
    return Math.round(longestMs / 100) / 10
  }
}

/** One fault after the other until the time is over, with the longest time without an acknowledged write in each minute. */
const fail = async (cluster: Cluster, traded: Traded, over: AbortSignal) => {
  // The trade is under way before the first one.
  await pause(beginMs)
  const rows: { fault: string; 's without a write': number; 's until it is whole': number }[] = []
  for (let nth = 0; !over.aborted; nth++) {
    const fault = faults[nth % faults.length]
    if (fault === undefined) break
    const [begin, next] = [performance.now(), pause(everyMs)]
    const stop = watchWrites(traded)
    await fault.happen(cluster)
    await cluster.whole()
    rows.push({ fault: fault.name, 's without a write': stop(), 's until it is whole': Math.round((performance.now() - begin) / 1000) })
    await next
  }
  return rows
}

/**
 * Trades for FAILOVER_MINUTES (15) on a cluster of three nodes with one fault a minute, and compares afterwards what was acknowledged to callers with the
 * database. Fails when an order is lost, double or half.
 */
export const run = async (): Promise<void> => {
  const missing = missingForCluster()
  if (missing !== null) return console.log(`A cluster needs ${missing}.`)
  const minutes = numberOf('FAILOVER_MINUTES', 15)
  const seed = numberOf('CHAOS_SEED', Math.trunc(Math.random() * 1e9))
  console.log(`FAILOVER_MINUTES=${minutes} CHAOS_SEED=${seed}\n`)
  const random = createRandom(seed)
  const folder = mkdtempSync(join(tmpdir(), 'mall-failover-'))
  const failures = createTally()
  await using cluster = await startCluster()
  try {
    await fill(cluster.url)
    const traded = beginTrade()
    const server = await keepServer({ ...serverSettings(folder, cluster.url, await freePort()), DATABASE_READ_URL: cluster.readUrl }, failures)
    const person = await gather(traded, server)
    const over = AbortSignal.timeout(minutes * 60_000)
    const [rows] = await Promise.all([fail(cluster, traded, over), trade(traded, person, cluster.url, random, over)])
    printTable(rows)
    console.log()
    await report(traded, cluster.url, failures)
    await server.stop()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
