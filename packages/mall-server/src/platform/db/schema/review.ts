import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from '../columns.ts'
import { product } from './catalogue.ts'
import { orderLine, orders } from './order.ts'
import { appUser } from './organisation.ts'
import { staff } from './staff.ts'

/** What a buyer wrote of a line of an order: one review per line, and what was appended to it. */
export const lineReview = pgTable(
  'line_review',
  {
    id: identity(),
    orderLineId: integer('order_line_id').notNull().unique().references(() => orderLine.id),
    productId: integer('product_id').notNull().references(() => product.id),
    userId: integer('user_id').notNull().references(() => appUser.id),
    stars: integer().notNull(),
    text: text().notNull(),
    /** Addresses of uploads. */
    images: text().array().notNull(),
    isAnonymous: boolean('is_anonymous').notNull(),
    createdAt: instant('created_at').notNull(),
    appendText: text('append_text').notNull(),
    appendImages: text('append_images').array().notNull(),
    /** Null: nothing was appended. */
    appendedAt: instant('appended_at'),
    /** What the seller replied; empty: nothing. */
    reply: text().notNull().default(''),
    repliedAt: instant('replied_at'),
    repliedBy: integer('replied_by').references(() => staff.id),
    /** Why the seller hid it; empty: it is shown. */
    hiddenReason: text('hidden_reason').notNull().default(''),
    hiddenAt: instant('hidden_at'),
    hiddenBy: integer('hidden_by').references(() => staff.id),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('line_review_product').on(table.productId, table.createdAt),
    index('line_review_created').on(table.createdAt, table.id),
    check('line_review_stars', sql`${table.stars} between 1 and 5`),
  ],
)

/** What a buyer thinks of how an order came, once per order. */
export const orderScore = pgTable('order_score', {
  orderId: integer('order_id').primaryKey().references(() => orders.id),
  delivery: integer(),
  service: integer(),
})
