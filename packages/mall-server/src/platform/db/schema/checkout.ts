import type { PaymentType } from '@mall/api/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { fen, identity, instant } from '../columns.ts'
import { product } from './catalogue.ts'
import { appUser, department, enterprise } from './organisation.ts'

/** Delivery addresses: each user's own within an enterprise; some are shared with a department. */
export const address = pgTable(
  'address',
  {
    id: identity(),
    userId: integer('user_id').notNull().references(() => appUser.id),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    consignee: text().notNull(),
    mobile: text().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    district: text().notNull(),
    areaCode: text('area_code').notNull(),
    detail: text().notNull(),
    tag: text().notNull(),
    isDefault: boolean('is_default').notNull(),
    /** 本部门共享: whose members may use it too; null: nobody else. */
    sharedDepartmentId: integer('shared_department_id').references(() => department.id, { onDelete: 'set null' }),
    /** Rises with every change. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('address_owner').on(table.userId, table.enterpriseId),
    index('address_shared').on(table.sharedDepartmentId),
    uniqueIndex('address_one_default').on(table.userId, table.enterpriseId).where(sql`is_default`),
  ],
)

export const invoiceTitle = pgTable(
  'invoice_title',
  {
    id: identity(),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    title: text().notNull(),
    taxNo: text('tax_no').notNull(),
    /** Registered as a general taxpayer: 专票 can be made out to it. */
    supportsSpecial: boolean('supports_special').notNull(),
    address: text().notNull().default(''),
    phone: text().notNull().default(''),
    bank: text().notNull().default(''),
    account: text().notNull().default(''),
    /** Rises with every change. */
    version: integer().notNull().default(1),
  },
  (table) => [index('invoice_title_enterprise').on(table.enterpriseId)],
)

/** Which ways of payment an enterprise has agreed on. */
export const paymentTerm = pgTable(
  'payment_term',
  {
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    paymentType: integer('payment_type').$type<PaymentType>().notNull(),
    enabled: boolean().notNull(),
    disabledReason: text('disabled_reason').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseId, table.paymentType] })],
)

export const cartItem = pgTable(
  'cart_item',
  {
    id: identity(),
    userId: integer('user_id').notNull().references(() => appUser.id),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    productId: integer('product_id').notNull().references(() => product.id),
    quantity: integer().notNull(),
    selected: boolean().notNull(),
    /** Bought at once: for one order, beside the cart. */
    isDirect: boolean('is_direct').notNull().default(false),
    remark: text().notNull(),
    /** The price of a piece when it was put in, to tell a change. */
    addedPriceFen: fen('added_price_fen').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('cart_item_product').on(table.userId, table.enterpriseId, table.productId, table.isDirect),
    check('cart_item_quantity', sql`${table.quantity} > 0`),
  ],
)
