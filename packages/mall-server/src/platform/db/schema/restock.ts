import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { instant } from '../columns.ts'
import { product } from './catalogue.ts'
import { appUser, enterprise } from './organisation.ts'

/** Who waits for a product, in which stock area: deleted with the notice that it is there. */
export const restockRequest = pgTable(
  'restock_request',
  {
    userId: integer('user_id').notNull().references(() => appUser.id),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    productId: integer('product_id').notNull().references(() => product.id),
    areaCode: text('area_code').notNull(),
    /** So many pieces are wanted. */
    quantity: integer().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.enterpriseId, table.productId, table.areaCode] }),
    index('restock_request_product').on(table.productId, table.areaCode),
    index('restock_request_created').on(table.createdAt),
    check('restock_request_quantity', sql`${table.quantity} > 0`),
  ],
)
