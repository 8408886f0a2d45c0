import { fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fillProducts } from '../../packages/mall-server/src/catalogue/search/testing/fill-products.ts'
import { seedOnce } from '../../packages/mall-server/src/demo/index.ts'
import { openPostgres } from '../../packages/mall-server/src/hosts/node/open-postgres.ts'
import { captchaCredential } from '../../packages/mall-server/src/platform/db/schema/organisation.ts'
import { sha256 } from '../../packages/mall-server/src/platform/http/crypto.ts'
import { fillLooks } from '../../packages/mall-server/src/testing/mass/looks.ts'
import { fillMembers } from '../../packages/mall-server/src/testing/mass/members.ts'
import { fillOrders } from '../../packages/mall-server/src/testing/mass/orders.ts'
import { createScratchDatabase } from '../../packages/mall-server/src/testing/scratch-database.ts'
import { watchLoop } from '../flood/watch-loop.ts'
import { freePort } from '../../packages/mall-server/src/testing/free-port.ts'
import { startMall } from '../mall.ts'
import { percentile } from '../percentile.ts'
import { peopleOf, type People } from '../scale/people.ts'
import { printTable } from '../table.ts'
import { attackSchedule, credentialOf } from './attackers.ts'
import type { Orders, Sending, Sent } from './schedule.ts'

const products = Number(process.env.ATTACKED_PRODUCTS ?? 10_000)
const orders = Number(process.env.ATTACKED_ORDERS ?? 50_000)
/** How long each part takes. */
const seconds = Number(process.env.ATTACKED_SECONDS ?? 30)
const members = { companies: 200, users: 2_000, agreedProducts: 200 }

/** A hundred users, each of an address of their own, of whom each does something every two seconds. */
const honest = { users: 100, perSecond: 50 }
const page = { PageIndex: 1, PageSize: 20 } as const

/** What the hundred do within so many seconds; each tenth call is a captcha, as before a login. */
const honestSchedule = ({ buyers }: People, productCode: string): Sending[] => {
  // Of other companies than the attackers, who are of the first, and of as many as there are.
  const elsewhere = buyers.filter(({ enterpriseId }) => enterpriseId !== buyers[0]?.enterpriseId)
  const others = Array.from({ length: honest.users }, (_, nth) => elsewhere[Math.floor((nth * elsewhere.length) / honest.users)])
  const calls = [
    ['Order/List', page],
    ['ShoppingCart/Count', {}],
    ['Product/Detail', { ProductCode: productCode }],
    ['Product/List', { ...page, Keyword: '笔' }],
    ['Notice/Count', {}],
    ['Workbench/Index', { Widgets: ['Todos'] }],
    ['Product/List', { ...page, Keyword: '纸' }],
    ['Approval/List', { ...page, View: 'submitted' }],
    ['ShoppingCart/List', {}],
    ['Captcha/Challenge', {}],
  ] as const
  return Array.from({ length: honest.perSecond * seconds }, (_, nth): Sending => {
    const user = nth % others.length
    const [path, json] = calls[(nth + Math.floor(nth / others.length)) % calls.length] ?? calls[1]
    const isVisitor = path === 'Captcha/Challenge'
    return { atMs: (nth * 1000) / honest.perSecond, name: isVisitor ? 'captchas' : 'calls', path, ip: `10.1.${user}.1`, token: isVisitor ? undefined : others[user]?.token, body: { json } }
  })
}

/** Sends a schedule from a process of its own. */
const sendBy = async (orders: Orders): Promise<readonly Sent[]> => {
  const child = fork(fileURLToPath(new URL('sender.ts', import.meta.url)))
  const [sent] = await new Promise<[readonly Sent[]]>((resolve, reject) => {
    child.once('message', (message) => resolve([message as Sent[]]))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The sender ended with code ${code}.`)))
    child.send(orders)
  })
  child.disconnect()
  return sent
}

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
    await fillLooks(db)
    await fillMembers(db, members, now)
    await fillOrders(db, { first: 1, last: orders }, now)
    await db.insert(captchaCredential).values(await Promise.all(Array.from({ length: 2 * seconds }, async (_, nth) => ({ hash: await sha256(credentialOf(nth)), expiresAt: new Date(now.getTime() + 3_600_000) }))))
    await db.execute('vacuum analyze')
    const people = await peopleOf(db)
    const metricsPort = await freePort()
    const environment = { MALL_ENV: 'live', FULFILMENT: 'off', LOG_LEVEL: 'error', RATE_LIMIT: 'on', TRUST_PROXY: '1', METRICS_PORT: String(metricsPort) }
    await using mall = await startMall({ databaseUrl: scratch.url, withoutPages: true, environment })
    const loop = await watchLoop(metricsPort)
    const [product] = await db.query.product.findMany({ limit: 1 })
    const schedule = honestSchedule(people, product?.code ?? '')
    const measure = async (name: string) => {
      await loop.read()
      const sent = await sendBy({ origin: mall.origin, schedule })
      const stalls = await loop.read()
      const timesOf = (what: string) => sent.filter((one) => one.name === what && one.outcome === 'made').map(({ ms }) => ms).toSorted((one, other) => one - other)
      const [calls, captchas, late] = [timesOf('calls'), timesOf('captchas'), sent.map(({ lateMs }) => lateMs).toSorted((one, other) => one - other)]
      return {
        the: name, 'calls p50 ms': percentile(calls, 0.5), 'p99 ms': percentile(calls, 0.99), 'captchas p50 ms': percentile(captchas, 0.5), 'captchas p99 ms': percentile(captchas, 0.99),
        // A refusal is no latency, but it is no service either.
        refused: sent.filter(({ outcome }) => outcome !== 'made').length, 'sent late p99 ms': percentile(late, 0.99), 'loop p99 ms': stalls.p99.toFixed(0), 'longest ms': stalls.longest.toFixed(0),
      }
    }
    await sendBy({ origin: mall.origin, schedule: schedule.slice(0, 5 * honest.perSecond) })
    const rows = [await measure('hundred alone')]
    // They begin before the hundred and go on until these have ended.
    const attackers = sendBy({ origin: mall.origin, schedule: attackSchedule(people, seconds + 4) })
    await sleep(2_000)
    rows.push(await measure('hundred beside ten attackers'))
    const outcomes = new Map<string, number>()
    for (const { name, outcome } of await attackers) outcomes.set(`${name} ${outcome}`, (outcomes.get(`${name} ${outcome}`) ?? 0) + 1)
    printTable(rows)
    console.log(`\nThe attackers were answered: ${[...outcomes].map(([outcome, times]) => `${outcome} ${times} times`).toSorted().join(', ')}.`)
  } finally {
    await close()
    await scratch.drop()
  }
}
