import { setTimeout as sleep } from 'node:timers/promises'
import { fillProducts } from '../../packages/mall-server/src/catalogue/search/testing/fill-products.ts'
import { seedOnce } from '../../packages/mall-server/src/demo/index.ts'
import { openPostgres } from '../../packages/mall-server/src/hosts/node/open-postgres.ts'
import { fillMembers } from '../../packages/mall-server/src/testing/mass/members.ts'
import { fillOrders } from '../../packages/mall-server/src/testing/mass/orders.ts'
import { createScratchDatabase } from '../../packages/mall-server/src/testing/scratch-database.ts'
import { watchLoop } from '../flood/watch-loop.ts'
import { askAtRate, createSender, type Ask } from '../load.ts'
import { freePort, startMall } from '../mall.ts'
import { percentile } from '../percentile.ts'
import { peopleOf, type People } from '../scale/people.ts'
import { printTable } from '../table.ts'
import { startAttackers } from './attackers.ts'

const products = Number(process.env.ATTACKED_PRODUCTS ?? 10_000)
const orders = Number(process.env.ATTACKED_ORDERS ?? 50_000)
/** How long each part takes. */
const seconds = Number(process.env.ATTACKED_SECONDS ?? 30)
const members = { companies: 200, users: 2_000, agreedProducts: 200 }

/** A hundred users, each of an address of their own, of whom each does something every two seconds. */
const honest = { users: 100, perSecond: 50 }
const page = { PageIndex: 1, PageSize: 20 } as const
const words = ['笔', '纸', '文件夹', '胶', '本']

/** What the hundred do; each tenth call is a captcha, as before a login. */
const askOf = ({ buyers }: People, productCode: string) => {
  // Of other companies than the attackers, who are of the first.
  const others = buyers.filter(({ enterpriseId }) => enterpriseId !== buyers[0]?.enterpriseId).slice(0, honest.users)
  const bodies: readonly Omit<Ask, 'token'>[] = [
    { path: 'Order/List', body: page },
    { path: 'ShoppingCart/Count', body: {} },
    { path: 'Product/Detail', body: { ProductCode: productCode } },
    { path: 'Product/List', body: { ...page, Keyword: words[0] } },
    { path: 'Notice/Count', body: {} },
    { path: 'Workbench/Index', body: { Widgets: ['Todos'] } },
    { path: 'Product/List', body: { ...page, Keyword: words[1] } },
    { path: 'Approval/List', body: { ...page, View: 'mine' } },
    { path: 'ShoppingCart/List', body: {} },
  ]
  return (nth: number): Ask => {
    const user = nth % others.length
    const ask = bodies[nth % bodies.length] ?? { path: 'ShoppingCart/Count', body: {} }
    return { ...ask, token: others[user]?.token, ip: `10.1.${user}.1` }
  }
}

const captchaOf = (nth: number): Ask => ({ path: 'Captcha/Challenge', body: {}, ip: `10.1.${nth % honest.users}.1` })

/** The responses that ten users of one address leave for a hundred others. Without PostgreSQL there is nothing to share. */
export const run = async (): Promise<void> => {
  const postgres = process.env.TEST_DATABASE_URL
  if (!postgres) return console.log('TEST_DATABASE_URL is not set: these are figures of PostgreSQL.')
  const scratch = await createScratchDatabase(postgres, `mall_attackers_${crypto.randomUUID().replaceAll('-', '')}`)
  const { db, close } = await openPostgres(scratch.url, { pool: 4, isBounded: false })
  try {
    const now = new Date()
    await seedOnce(db, { now, size: 'small' })
    await fillProducts(db, products)
    await fillMembers(db, members, now)
    await fillOrders(db, { first: 1, last: orders }, now)
    await db.execute('vacuum analyze')
    const people = await peopleOf(db)
    const metricsPort = await freePort()
    const environment = { MALL_ENV: 'live', FULFILMENT: 'off', LOG_LEVEL: 'error', RATE_LIMIT: 'on', TRUST_PROXY: '1', METRICS_PORT: String(metricsPort) }
    await using mall = await startMall({ databaseUrl: scratch.url, withoutPages: true, environment })
    const loop = await watchLoop(metricsPort)
    using sender = createSender(mall.origin)
    const [product] = await db.query.product.findMany({ limit: 1 })
    const ask = askOf(people, product?.code ?? '')
    /** A refusal is no latency, but it is no service either. */
    let refused = 0
    const tolerant = { ...sender, send: (one: Ask) => sender.send(one).catch(() => void refused++ as unknown as string) }
    const measure = async (name: string) => {
      refused = 0
      await loop.read()
      const [calls, captchas] = await Promise.all([
        askAtRate(tolerant, { perSecond: honest.perSecond, seconds }, ask),
        askAtRate(tolerant, { perSecond: honest.perSecond / 10, seconds }, captchaOf),
      ])
      const stalls = await loop.read()
      return {
        the: name, 'calls p50 ms': percentile(calls, 0.5), 'p99 ms': percentile(calls, 0.99), 'captchas p50 ms': percentile(captchas, 0.5), 'captchas p99 ms': percentile(captchas, 0.99),
        refused, 'loop p99 ms': stalls.p99.toFixed(0), 'longest ms': stalls.longest.toFixed(0),
      }
    }
    await askAtRate(tolerant, { perSecond: 40, seconds: 5 }, ask)
    const rows = [await measure('hundred alone')]
    const attackers = startAttackers(mall.origin, people)
    await sleep(2_000)
    rows.push(await measure('hundred beside ten attackers'))
    const statuses = await attackers.stop()
    printTable(rows)
    console.log(`\nThe attackers were answered: ${[...statuses].map(([status, times]) => `${status} ${times} times`).join(', ')}.`)
  } finally {
    await close()
    await scratch.drop()
  }
}
