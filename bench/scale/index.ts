import { openPostgres } from '../../packages/mall-server/src/hosts/node/open-postgres.ts'
import { findTradeViolations } from '../../packages/mall-server/src/trade/trade-checks.ts'
import { fillProducts } from '../../packages/mall-server/src/catalogue/search/testing/fill-products.ts'
import { seedOnce } from '../../packages/mall-server/src/demo/index.ts'
import { fillLooks } from '../../packages/mall-server/src/testing/mass/looks.ts'
import { fillMembers } from '../../packages/mall-server/src/testing/mass/members.ts'
import { fillOrders } from '../../packages/mall-server/src/testing/mass/orders.ts'
import { createScratchDatabase } from '../../packages/mall-server/src/testing/scratch-database.ts'
import { printTable } from '../table.ts'
import { measure, type Row } from './measure.ts'

const sizes = (process.env.SCALE_ORDERS ?? '10000,100000,1000000').split(',').map(Number)
const products = Number(process.env.SCALE_PRODUCTS ?? 100_000)
const members = { companies: Number(process.env.SCALE_COMPANIES ?? 5_000), users: Number(process.env.SCALE_USERS ?? 10_000), agreedProducts: 200 }

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now()
  await work()
  return Math.round((performance.now() - begin) / 100) / 10
}

/** The mall with ten thousand, a hundred thousand and a million orders of five thousand companies: generated, measured and checked, on PostgreSQL. */
export const run = async (): Promise<void> => {
  const postgres = process.env.TEST_DATABASE_URL
  if (!postgres) return console.log('TEST_DATABASE_URL is not set: these are figures of PostgreSQL.')
  const scratch = await createScratchDatabase(postgres, `mall_scale_${crypto.randomUUID().replaceAll('-', '')}`)
  try {
    const { db, close } = await openPostgres(scratch.url, { pool: 4, isBounded: false })
    try {
      const now = new Date()
      await seedOnce(db, { now, size: 'small' })
      const made: Row[] = [
        { what: `${products} products`, seconds: await seconds(() => fillProducts(db, products).then(() => fillLooks(db))) },
        { what: `${members.companies} companies, ${members.users} users`, seconds: await seconds(() => fillMembers(db, members, now)) },
      ]
      const rows = new Map<string, Row>()
      const placed: Row[] = []
      let last = 0
      for (const size of sizes) {
        made.push({ what: `orders up to ${size}`, seconds: await seconds(() => fillOrders(db, { first: last + 1, last: size }, now)) })
        last = size
        await db.execute('vacuum analyze')
        placed.push(...(await measure(db, scratch.url, size, rows)))
      }
      printTable(made)
      console.log()
      printTable([...rows.values()])
      console.log()
      printTable(placed)
      const violations = await findTradeViolations(db)
      console.log(`\nThe audit of all orders found ${violations.length === 0 ? 'nothing' : JSON.stringify(violations)}.`)
    } finally {
      await close()
    }
  } finally {
    await scratch.drop()
  }
}
