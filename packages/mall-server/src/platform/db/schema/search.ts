import { sql } from 'drizzle-orm'
import { bigint, boolean, check, customType, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, instant } from '../columns.ts'
import { staff } from './staff.ts'

/** The number of a transaction: such numbers rise for ever. */
const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * What the index of the catalogue (search/follow) must read again, written by triggers within the write that changes it: a product, what a company
 * agreed on or bought of it, or, where both are 0, names that all products share. The product -1 stands for the synonyms and the pinned words.
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

/**
 * Searches of a day (Asia/Shanghai) for a word that nothing in the mall is found by: from which company, or from visitors, but not by whom.
 */
export const searchMiss = pgTable(
  'search_miss',
  {
    word: text('word').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** 0: visitors. */
    enterpriseId: integer('enterprise_id').notNull(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.word, table.day, table.enterpriseId] }), index('search_miss_day').on(table.day, table.enterpriseId)],
)

/** Words without a result that somebody decided to do nothing about. */
export const ignoredWord = pgTable('ignored_word', {
  word: text('word').primaryKey(),
  staffId: integer('staff_id').notNull().references(() => staff.id),
  ignoredAt: instant('ignored_at').notNull(),
})

/** The seller's own synonyms, beside those of the code. */
export const searchSynonym = pgTable(
  'search_synonym',
  {
    id: identity(),
    word: text('word').notNull(),
    /** What searches for the word find too. */
    meaning: text('meaning').notNull(),
    /** Whether searches for the meaning find what the word names as well. */
    bothWays: boolean('both_ways').notNull(),
    staffId: integer('staff_id').notNull().references(() => staff.id),
    changedAt: instant('changed_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('search_synonym_pair').on(table.word, table.meaning), check('search_synonym_of_two', sql`${table.word} <> ${table.meaning}`)],
)

/** Products that come first where exactly this word is searched for. */
export const searchPin = pgTable(
  'search_pin',
  {
    id: identity(),
    word: text('word').notNull(),
    /** In their order. */
    productIds: integer('product_ids').array().notNull(),
    /** Days in Asia/Shanghai, both included; null: at once, and without an end. */
    fromDay: date('from_day', { mode: 'string' }),
    untilDay: date('until_day', { mode: 'string' }),
    staffId: integer('staff_id').notNull().references(() => staff.id),
    changedAt: instant('changed_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('search_pin_word').on(table.word), check('search_pin_days', sql`${table.fromDay} <= ${table.untilDay}`)],
)
