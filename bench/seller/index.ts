import { randomUUID } from 'node:crypto'
import { fillProducts } from '../../packages/mall-server/src/catalogue/search/testing/fill-products.ts'
import { seedOnce } from '../../packages/mall-server/src/demo/index.ts'
import { demoStaff } from '../../packages/mall-server/src/demo/staff.ts'
import { openPostgres } from '../../packages/mall-server/src/hosts/node/open-postgres.ts'
import type { Db } from '../../packages/mall-server/src/platform/db/client.ts'
import { staffSecondFactor, staffSession } from '../../packages/mall-server/src/platform/db/schema/staff.ts'
import { signStaffToken } from '../../packages/mall-server/src/seller/account/access-token.ts'
import { blocksRead } from '../../packages/mall-server/src/testing/mass/blocks-read.ts'
import { fillLooks } from '../../packages/mall-server/src/testing/mass/looks.ts'
import { fillMembers } from '../../packages/mall-server/src/testing/mass/members.ts'
import { fillOrders } from '../../packages/mall-server/src/testing/mass/orders.ts'
import { createScratchDatabase } from '../../packages/mall-server/src/testing/scratch-database.ts'
import { askAtRate } from '../load.ts'
import { secret } from '../mall.ts'
import { percentile } from '../percentile.ts'
import { startServer, type MeasuredServer } from '../scale/server.ts'
import { printTable } from '../table.ts'
import { askOf, calls, opened, type SellerCall } from './calls.ts'

const orders = Number(process.env.SELLER_ORDERS ?? 100_000)
/** How long each call is made. */
const seconds = Number(process.env.SELLER_SECONDS ?? 3)
const perSecond = 5
const members = { companies: 1_000, users: 2_000, agreedProducts: 50 }

/** A session of one of the demo's staff with a second factor, which some roles demand. */
const loggedIn = async (db: Db, staffId: number, now: Date): Promise<string> => {
  const sid = randomUUID()
  await db.insert(staffSession).values({ id: sid, staffId, ip: '127.0.0.1', userAgent: 'bench', createdAt: now, expiresAt: new Date(now.getTime() + 8 * 3_600_000) })
  await db.insert(staffSecondFactor).values({ userId: staffId, sealedSecret: '-', lastStep: 0, startedAt: now, confirmedAt: now })
  return signStaffToken({ id: staffId, sid }, { secret, now, seconds: 28_800 })
}

/** The first item of each list, opened. */
const openedCalls = async ({ sender }: MeasuredServer, token: string): Promise<SellerCall[]> => {
  const found: SellerCall[] = []
  for (const { name, list, path, key } of opened) {
    const answer = JSON.parse(await sender.send({ path: list, body: { PageIndex: 1, PageSize: 20 }, token })) as { readonly MsgBody: { readonly Items: readonly Record<string, unknown>[] } }
    const first = answer.MsgBody.Items[0]
    if (first !== undefined) found.push({ name, path, body: { [key]: first[key] } })
  }
  return found
}

/** The pages of the seller's staff with a hundred thousand orders of a thousand customers behind them, on PostgreSQL: nothing is to take more than 100 ms. */
export const run = async (): Promise<void> => {
  const postgres = process.env.TEST_DATABASE_URL
  if (!postgres) return console.log('TEST_DATABASE_URL is not set: these are figures of PostgreSQL.')
  const scratch = await createScratchDatabase(postgres, `mall_seller_${randomUUID().replaceAll('-', '')}`)
  const { db, close } = await openPostgres(scratch.url, { pool: 4, isBounded: false })
  try {
    const now = new Date()
    await seedOnce(db, { now, size: 'small' })
    await fillProducts(db, 10_000)
    await fillLooks(db)
    await fillMembers(db, members, now)
    await fillOrders(db, { first: 1, last: orders }, now)
    await db.execute('vacuum analyze')
    const token = await loggedIn(db, demoStaff.seller, now)
    await using server = await startServer(scratch.url)
    const rows: Record<string, string | number>[] = []
    for (const call of [...calls, ...(await openedCalls(server, token))]) {
      const ask = askOf(call, token)
      await askAtRate(server.sender, { perSecond, seconds: 1 }, () => ask)
      const [cpu, blocks] = [await server.cpuMs(), await blocksRead(db)]
      const { times } = await askAtRate(server.sender, { perSecond, seconds }, () => ask)
      rows.push({
        call: call.name, 'p50 ms': percentile(times, 0.5), 'p99 ms': percentile(times, 0.99),
        'CPU ms': Math.round((((await server.cpuMs()) - cpu) / times.length) * 10) / 10, blocks: Math.round(((await blocksRead(db)) - blocks) / times.length),
      })
    }
    printTable(rows)
  } finally {
    await close()
    await scratch.drop()
  }
}
