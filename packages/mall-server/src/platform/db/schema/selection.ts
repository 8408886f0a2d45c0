import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { SelectionScene } from '@mall/api/contract'
import { identity } from '../columns.ts'

/** What an occasion of 一键选品 needs. Migrations insert the initial rows; they are read for each selection. */
export const selectionNeed = pgTable(
  'selection_need',
  {
    id: identity(),
    scene: text().$type<SelectionScene>().notNull(),
    name: text().notNull(),
    /** Names of the categories, of any level, whose products fill it. */
    kinds: text().array().notNull(),
    /** So many `unit` for every `per_people` people that come; for all of them together where that is null. */
    quantity: integer().notNull(),
    perPeople: integer('per_people'),
    /** What is counted. A product that is sold by another unit says in its packing how many are in it: 24瓶/箱. */
    unit: text().notNull(),
    /** False: left out first when the budget is short. */
    isNecessary: boolean('is_necessary').notNull(),
    position: integer().notNull(),
  },
  (table) => [
    unique('selection_need_name').on(table.scene, table.name),
    check('selection_need_quantity', sql`${table.quantity} > 0 and (${table.perPeople} is null or ${table.perPeople} > 0)`),
  ],
)
