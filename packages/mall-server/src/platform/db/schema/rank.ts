import { sql } from 'drizzle-orm'
import { bigint, doublePrecision, index, integer, jsonb, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { fen, instant } from '../columns.ts'

/** When the rankings of a length of time were made. */
export const mallRankMade = pgTable('mall_rank_made', {
  days: smallint().primaryKey(),
  /** On the last day of the period. */
  madeAt: instant('made_at').notNull(),
})

/**
 * What all companies together bought of a product in the last 7, 30 or 90 days: a copy that is made now and then, since it is the same for everybody and
 * reads the orders of all companies. No reference to the product: a hundred thousand of them would be looked up each time, and who reads joins the products.
 */
export const mallRank = pgTable(
  'mall_rank',
  {
    days: smallint().notNull(),
    productId: integer('product_id').notNull(),
    pieces: bigint({ mode: 'number' }).notNull(),
    /** In the period before, of the same length. */
    piecesBefore: bigint('pieces_before', { mode: 'number' }).notNull(),
    orders: integer().notNull(),
    /** Companies. */
    buyers: integer().notNull(),
    /** Pieces by the number of the part of the period; none of a part without purchases. */
    parts: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
    /** The market price of the earliest purchase of the period, quotes aside; null: there was none. */
    earliestMarketFen: fen('earliest_market_fen'),
    earliestAt: instant('earliest_at'),
    /** By so many per cent the market price is lower than it was then; null: it is not. */
    marketCut: doublePrecision('market_cut'),
  },
  (table) => [
    primaryKey({ columns: [table.days, table.productId] }),
    index('mall_rank_pieces').on(table.days, table.pieces.desc().nullsFirst(), table.productId),
    index('mall_rank_repeated').on(table.days, sql`(${table.orders} - ${table.buyers}) desc`, table.pieces.desc().nullsFirst(), table.productId),
    index('mall_rank_cut').on(table.days, table.marketCut.desc().nullsFirst(), table.productId).where(sql`${table.marketCut} is not null`),
  ],
)
