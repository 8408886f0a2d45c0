import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** The number of a transaction: such numbers rise for ever. */
const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * What the index of the catalogue (search/follow) must read again, written by triggers within the write that changes it: a product, what a company
 * agreed on or bought of it, or, where both are 0, names that all products share.
 */
export const searchChange = pgTable(
  'search_change',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction: transactionNumber('transaction').notNull().default(sql`pg_current_xact_id()`),
    changedAt: instant('changed_at').notNull().default(sql`now()`),
    /** 0: of no product in particular. */
    productId: integer('product_id').notNull(),
    /** 0: of the product itself. */
    enterpriseId: integer('enterprise_id').notNull(),
  },
  (table) => [index('search_change_transaction').on(table.transaction), index('search_change_time').on(table.changedAt)],
)
