import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fillProducts } from '../../packages/mall-server/src/catalogue/search/testing/fill-products.ts'
import { seedOnce } from '../../packages/mall-server/src/demo/index.ts'
import { openPostgres } from '../../packages/mall-server/src/hosts/node/open-postgres.ts'
import { statement, statementPiece, statementRow, statementTerm } from '../../packages/mall-server/src/platform/db/schema/statement.ts'
import { fillLooks } from '../../packages/mall-server/src/testing/mass/looks.ts'
import { fillMembers } from '../../packages/mall-server/src/testing/mass/members.ts'
import { fillOrders } from '../../packages/mall-server/src/testing/mass/orders.ts'
import { createScratchDatabase } from '../../packages/mall-server/src/testing/scratch-database.ts'
import { startServerProcess } from '../../packages/mall-server/src/testing/server-process.ts'
import { findTradeViolations } from '../../packages/mall-server/src/trade/trade-checks.ts'
import { watchLoop } from '../flood/watch-loop.ts'
import { askAtRate, createSender } from '../load.ts'
import { freePort } from '../../packages/mall-server/src/testing/free-port.ts'
import { secret } from '../mall.ts'
import { megabytes } from '../megabytes.ts'
import { percentile } from '../percentile.ts'
import { peopleOf } from '../scale/people.ts'
import { printTable } from '../table.ts'

const companies = Number(process.env.STATED_COMPANIES ?? 5_000)
const orders = Number(process.env.STATED_ORDERS ?? 200_000)
/** The part of the statements after which the server is killed. */
const killAfter = 0.4
const page = { PageIndex: 1, PageSize: 20 } as const

/** Statements of all companies at the end of a month, on PostgreSQL, while others look at their orders, with a kill of the server amid them. */
export const run = async (): Promise<void> => {
  const postgres = process.env.TEST_DATABASE_URL
  if (!postgres) return console.log('TEST_DATABASE_URL is not set: these are figures of PostgreSQL.')
  const scratch = await createScratchDatabase(postgres, `mall_statements_${process.pid}`)
  const folder = mkdtempSync(join(tmpdir(), 'mall-statements-'))
  const { db, close } = await openPostgres(scratch.url, { pool: 2, isBounded: false })
  const METRICS_PORT = String(await freePort())
  const start = () => startServerProcess({ DATABASE_URL: scratch.url, DATA_DIR: folder, PORT: '0', RATE_LIMIT: 'off', FULFILMENT: 'off', MALL_SECRET: secret, METRICS_PORT })
  const table: Record<string, string | number>[] = []
  let server: Awaited<ReturnType<typeof start>> | undefined
  try {
    const now = new Date()
    await seedOnce(db, { now, size: 'small' })
    await fillProducts(db, 10_000)
    await fillLooks(db)
    await fillMembers(db, { companies, users: 2 * companies, agreedProducts: 10 }, now)
    await fillOrders(db, { first: 1, last: orders }, now)
    await db.execute('vacuum analyze')
    const { managers, buyers } = await peopleOf(db)
    // Also of companies that have nothing to state.
    const closed = async () => (await db.select({ day: statementTerm.closedDay }).from(statementTerm)).filter(({ day }) => day !== null).length
    const [made, before] = [await db.$count(statement), await closed()]

    /** One part of it, beside others. */
    const timed = async (step: string, count: number): Promise<void> => {
      server = await start()
      const loop = await watchLoop(Number(METRICS_PORT))
      using sender = createSender(server.address)
      const over = new AbortController()
      const times: number[] = []
      const others = (async () => {
        for (let part = 0; !over.signal.aborted; part++) times.push(...(await askAtRate(sender, { perSecond: 20, seconds: 5 }, (nth) => ({ path: 'Order/List', body: page, token: buyers[(part * 100 + nth) % buyers.length]?.token ?? '' }))).times)
      })()
      const begin = performance.now()
      while ((await closed()) - before < count) await sleep(1_000)
      const seconds = (performance.now() - begin) / 1000
      over.abort()
      await others
      const { p99: late, longest } = await loop.read()
      const sorted = times.toSorted((one, other) => one - other)
      table.push({ step, seconds: seconds.toFixed(1), 'loop p99, ms': Math.round(late), 'loop max, ms': Math.round(longest), 'orders p50, ms': percentile(sorted, 0.5), 'orders p99, ms': percentile(sorted, 0.99), 'memory, MB': megabytes(server, 'VmHWM') })
      await server.end('SIGKILL')
    }
    await db.insert(statementTerm).values(managers.map(({ enterpriseId }) => ({ enterpriseId, day: 0, creditDays: 30, fromDay: '2020-01-01' })))
    await timed(`to ${killAfter * 100} %, then killed`, Math.floor(managers.length * killAfter))
    await timed('started, to the end', managers.length)
    printTable(table)
    const [rows, pieces, violations] = await Promise.all([db.$count(statementRow), db.$count(statementPiece), findTradeViolations(db)])
    console.log(`\n${(await db.$count(statement)) - made} statements of ${managers.length} companies: ${rows} orders, ${pieces} pieces. The audit found ${violations.length === 0 ? 'nothing' : JSON.stringify(violations)}.`)
  } finally {
    await server?.end('SIGKILL')
    await close()
    await scratch.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}
