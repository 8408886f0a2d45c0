import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { PurchaseListVisibility } from '@mall/api/contract'
import { identity, instant } from '../columns.ts'
import { product } from './catalogue.ts'
import { appUser, department, enterprise } from './organisation.ts'

/** 常购清单: each user's own within an enterprise; some are shared with a department. */
export const purchaseList = pgTable(
  'purchase_list',
  {
    id: identity(),
    userId: integer('user_id').notNull().references(() => appUser.id),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    name: text().notNull(),
    visibility: text().$type<PurchaseListVisibility>().notNull(),
    /** Whose members see it too; null: nobody else, as before when the department is no more. */
    sharedDepartmentId: integer('shared_department_id').references(() => department.id, { onDelete: 'set null' }),
    updatedAt: instant('updated_at').notNull(),
    /** Rises with every change. */
    version: integer().notNull().default(1),
  },
  (table) => [unique('purchase_list_name').on(table.userId, table.enterpriseId, table.name), index('purchase_list_shared').on(table.sharedDepartmentId)],
)

export const purchaseListLine = pgTable(
  'purchase_list_line',
  {
    listId: integer('list_id').notNull().references(() => purchaseList.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull().references(() => product.id),
    quantity: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.productId] }), check('purchase_list_line_quantity', sql`${table.quantity} > 0`)],
)
