import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { incomingStatus, type IncomingStatus, type WarehouseCode } from '@mall/api/seller/contract'
import { identity, instant, literals } from '../columns.ts'
import { product } from './catalogue.ts'
import { staff } from './staff.ts'

/** Goods that the seller has bought and that are on their way to a warehouse (在途): no part of the stock before they are received. */
export const incomingStock = pgTable(
  'incoming_stock',
  {
    id: identity(),
    productId: integer('product_id').notNull().references(() => product.id),
    areaCode: text('area_code').$type<WarehouseCode>().notNull(),
    quantity: integer().notNull(),
    /** What came of them so far. */
    receivedQuantity: integer('received_quantity').notNull().default(0),
    /** 预计到货日. */
    expectedOn: date('expected_on', { mode: 'string' }).notNull(),
    note: text().notNull(),
    status: integer().$type<IncomingStatus>().notNull(),
    /** Who wrote it down. */
    staffId: integer('staff_id').notNull().references(() => staff.id),
    createdAt: instant('created_at').notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('incoming_stock_product').on(table.productId, table.areaCode),
    // Those that are on their way: few of very many.
    index('incoming_stock_open').on(table.areaCode, table.productId).where(sql`status = ${literals(incomingStatus.onWay)}`),
    check('incoming_stock_quantity', sql`${table.quantity} > 0 and ${table.receivedQuantity} between 0 and ${table.quantity}`),
  ],
)
