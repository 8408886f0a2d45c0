import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { OrderStatus } from '@mall/api/contract'
import { fen, instant } from '../columns.ts'
import { orderLine } from './order.ts'

/**
 * A line with what reports ask of its order: copies that triggers keep within the write that changes an order or a line. The index holds
 * every column, so that a report reads nothing else.
 */
export const reportLine = pgTable(
  'report_line',
  {
    lineId: integer('line_id').primaryKey().references(() => orderLine.id, { onDelete: 'cascade' }),
    orderId: integer('order_id').notNull(),
    enterpriseId: integer('enterprise_id').notNull(),
    departmentId: integer('department_id').notNull(),
    userId: integer('user_id').notNull(),
    orderedAt: instant('ordered_at').notNull(),
    status: smallint().$type<OrderStatus>().notNull(),
    productId: integer('product_id').notNull(),
    categoryId: integer('category_id').notNull(),
    productCode: text('product_code').notNull(),
    /** As it was called when it was ordered. */
    name: text().notNull(),
    quantity: integer().notNull(),
    priceFen: fen('price_fen').notNull(),
    isAgreed: boolean('is_agreed').notNull(),
    /** Cost of a piece when it was ordered; null: its product had none. */
    costFen: fen('cost_fen'),
  },
  (table) => [
    index('report_line_order').on(table.orderId),
    // Whole, so that the orders of a company with a product are found without a look at each of their lines.
    index('report_line_goods').on(table.enterpriseId, table.orderId, table.productCode, table.name),
    index('report_line_all').on(
      table.enterpriseId, table.orderedAt, table.lineId, table.status, table.productId, table.categoryId, table.quantity, table.priceFen,
      table.departmentId, table.userId, table.orderId, table.isAgreed, table.costFen,
    ),
  ],
)
