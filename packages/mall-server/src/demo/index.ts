import { sql } from 'drizzle-orm'
import { queryRows, type Db } from '../platform/db/client.ts'
import { seedMarker } from '../platform/db/schema/organisation.ts'
import { seedAnnouncements } from './announcements.ts'
import { seedCatalogue } from './catalogue/index.ts'
import { seedOrganisation } from './organisation.ts'
import { seedStaff } from './staff.ts'
import { createRandom } from '../platform/seeded-random.ts'
import { seedIncoming } from './incoming.ts'
import { seedInquiries } from './inquiries.ts'
import { seedInvoices } from './invoices.ts'
import { seedPurchaseLists } from './purchase-lists.ts'
import { seedStatements } from './statements.ts'
import { seedTrade } from './trade.ts'
import { seedAfterSales } from './after-sales.ts'
import type { LoginWork } from '../company/account/password.ts'
import type { SeedContext } from './context.ts'

const demoSeed = 20_260_301

export interface SeedOptions {
  readonly now: Date
  readonly size: 'full' | 'small'
  /** `full` unless said otherwise. */
  readonly loginWork?: LoginWork
  progress?(message: string): void
}

/** Ids are fixed, so their sequences are moved past the highest one. */
const advanceSequences = async (db: Db): Promise<void> => {
  const columns = await queryRows<{ table_name: string; column_name: string }>(
    db,
    sql`select table_name, column_name from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  )
  for (const { table_name: table, column_name: column } of columns) {
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}), greatest(1, (select max(${sql.identifier(column)}) from ${sql.identifier(table)}),
        (select seqstart - 1 from pg_sequence where seqrelid = pg_get_serial_sequence(${table}, ${column})::regclass)))`,
    )
  }
}

/**
 * Fills an empty database with the demo data, all or nothing; false when it was filled before.
 * @throws Error for a database that was begun without it.
 */
export const seedOnce = async (db: Db, options: SeedOptions): Promise<boolean> => {
  const [done] = await db.select().from(seedMarker).limit(1)
  if (done?.name === 'none') throw new Error('This database was begun without the demo data. SEED=demo needs an empty one.')
  if (done) return false
  await db.transaction(async (tx) => {
    // Between two statements the data are drawn, which on a busy machine takes longer than a call may leave its transaction alone.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    const random = createRandom(demoSeed)
    const context = (label: string): SeedContext => ({
      db: tx, random: random.fork(label), now: options.now, size: options.size, loginWork: options.loginWork ?? 'full', progress: options.progress ?? (() => {}),
    })
    await seedOrganisation(context('organisation'))
    await seedStaff(context('staff'))
    await seedCatalogue(context('catalogue'))
    await seedAnnouncements(context('announcements'))
    await seedTrade(context('trade'))
    await seedInquiries(context('inquiries'))
    await seedPurchaseLists(context('purchase-lists'))
    await advanceSequences(tx)
    await seedIncoming(context('incoming'))
    await seedAfterSales(context('after-sales'))
    await seedInvoices(context('invoices'))
    await seedStatements(context('statements'))
    // The embedded database has no autovacuum, and without statistics the planner assumes empty tables.
    await tx.execute(sql`analyze`)
    await tx.insert(seedMarker).values({ name: 'demo', seed: demoSeed, seededAt: options.now })
  })
  return true
}

/**
 * Begins a database without demo data: what the rules need, such as the preset roles and their menus, came with the migrations.
 * @throws Error for a database that holds the demo data.
 */
export const beginWithoutDemo = async (db: Db, now: Date): Promise<void> => {
  const [done] = await db.select().from(seedMarker).limit(1)
  if (done?.name === 'demo') {
    throw new Error('This database holds the demo data, with accounts whose password everybody knows. Use an empty one, or SEED=demo to go on with the demo.')
  }
  if (done === undefined) await db.insert(seedMarker).values({ name: 'none', seed: 0, seededAt: now })
}
