import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { ProductField, ProductFields } from '@mall/api/seller/contract'
import { identity, instant } from '../columns.ts'
import { product } from './catalogue.ts'
import { staff } from './staff.ts'

/** A value of a draft that was published in another way meanwhile, such as a price that was changed in the list: the draft gave way. */
export interface OvertakenValue {
  readonly field: ProductField
  /** What the draft had. */
  readonly drafted: Partial<ProductFields>
  readonly by: string
  /** ISO 8601. */
  readonly at: string
}

/** What was changed of a product and not published yet, at most one draft a product: the changed fields in the form of the wire. */
export const productDraft = pgTable('product_draft', {
  id: identity(),
  productId: integer('product_id').notNull().unique().references(() => product.id, { onDelete: 'cascade' }),
  values: jsonb('values').$type<Partial<ProductFields>>().notNull(),
  /** Its editor sees them until the draft is saved again. */
  overtaken: jsonb('overtaken').$type<readonly OvertakenValue[]>().notNull().default([]),
  staffId: integer('staff_id').notNull().references(() => staff.id),
  changedAt: instant('changed_at').notNull(),
  version: integer('version').notNull().default(1),
})
