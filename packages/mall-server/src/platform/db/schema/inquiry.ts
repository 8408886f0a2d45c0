import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { inquiryStatus, type InquiryStatus } from '@mall/api/contract'
import type { SellerOffer } from '@mall/api/seller/contract'
import { fen, identity, instant, literals } from '../columns.ts'
import { ownerColumns, ownerIndexes } from '../owner-columns.ts'
import { product } from './catalogue.ts'
import { appUser } from './organisation.ts'
import { staff } from './staff.ts'

/** Statuses of inquiries that were quoted for. */
const quotedStatuses = [inquiryStatus.quoted, inquiryStatus.accepted, inquiryStatus.declined, inquiryStatus.expired]

/** `XJ`, the day in Shanghai, then the id with at least four digits, as the number of an approval is made: `XJ202611180412`. */
const inquiryNo = sql`'XJ' || (
  extract(year from created_at at time zone 'Asia/Shanghai') * 10000
  + extract(month from created_at at time zone 'Asia/Shanghai') * 100
  + extract(day from created_at at time zone 'Asia/Shanghai')
)::integer || lpad(id::text, greatest(4, length(id::text)), '0')`

export const inquiry = pgTable(
  'inquiry',
  {
    id: identity(),
    inquiryNo: text('inquiry_no').notNull().generatedAlwaysAs(inquiryNo),
    ...ownerColumns(),
    status: integer().$type<InquiryStatus>().notNull(),
    /** Rises with every move and every edit. */
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    quotedAt: instant('quoted_at'),
    /** 有效期: the quoted prices hold before this moment. */
    validUntil: instant('valid_until'),
    /** Why it was declined or cancelled. */
    closeReason: text('close_reason').notNull().default(''),
  },
  (table) => [
    unique('inquiry_no').on(table.inquiryNo),
    ...ownerIndexes('inquiry', table, table.createdAt),
    index('inquiry_open').on(table.status, table.createdAt).where(sql`status in (${literals(inquiryStatus.pending, inquiryStatus.quoted)})`),
    check('inquiry_quote', sql`${table.status} not in (${literals(...quotedStatuses)}) or ${table.validUntil} is not null`),
  ],
)

/** The same words, however they are typed: in full or half width, small or large, with spaces and signs between them or not. A full stop and a hyphen stay: 2.5mm is not 25mm. */
const sameWords = sql`regexp_replace(lower(normalize(name, NFKC)), '[[:space:],;:!?、。"''“”‘’()\\[\\]【】《》]+', '', 'g')`

export const inquiryLine = pgTable(
  'inquiry_line',
  {
    id: identity(),
    inquiryId: integer('inquiry_id').notNull().references(() => inquiry.id),
    name: text().notNull(),
    words: text().notNull().generatedAlwaysAs(sameWords),
    brand: text().notNull(),
    model: text().notNull(),
    spec: text().notNull(),
    unit: text().notNull(),
    quantity: integer().notNull(),
    targetPriceFen: fen('target_price_fen'),
    expectedDate: date('expected_date'),
    /** Addresses of uploads. */
    images: jsonb().$type<readonly string[]>().notNull(),
    link: text().notNull(),
    remark: text().notNull(),
    /** The product that it is about; null when the seller is to look for one. */
    productId: integer('product_id').references(() => product.id),
    /** What the seller offers for it: a product of the mall, all of it or nothing. */
    quotedProductId: integer('quoted_product_id').references(() => product.id),
    quotedPriceFen: fen('quoted_price_fen'),
    quotedTaxBp: integer('quoted_tax_bp'),
    quotedMoq: integer('quoted_moq'),
    quotedLeadDays: integer('quoted_lead_days'),
    /** What is put into the cart: the wanted quantity, raised to what is sold. */
    quotedQuantity: integer('quoted_quantity'),
    /** When, as the inquiry says too: the newest quotes for the same words are read by an index. */
    quotedAt: instant('quoted_at'),
  },
  (table) => [
    index('inquiry_line_inquiry').on(table.inquiryId),
    index('inquiry_line_quoted').on(table.quotedProductId, table.quotedAt.desc().nullsFirst(), table.id.desc().nullsFirst()).where(sql`quoted_product_id is not null`),
    index('inquiry_line_words').on(table.words, table.quotedAt.desc().nullsFirst(), table.id.desc().nullsFirst()).where(sql`quoted_product_id is not null`),
    check('inquiry_line_quantity', sql`${table.quantity} > 0`),
    check(
      'inquiry_line_quote',
      sql`num_nulls(${table.quotedProductId}, ${table.quotedPriceFen}, ${table.quotedTaxBp}, ${table.quotedMoq}, ${table.quotedLeadDays}, ${table.quotedQuantity}, ${table.quotedAt}) in (0, 7)`,
    ),
  ],
)

export const inquiryMessage = pgTable(
  'inquiry_message',
  {
    id: identity(),
    inquiryId: integer('inquiry_id').notNull().references(() => inquiry.id),
    /** Null: the seller. */
    userId: integer('user_id').references(() => appUser.id),
    /** Who of the staff wrote it for the seller; null for the buyer, and for the simulated seller. */
    staffId: integer('staff_id').references(() => staff.id),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('inquiry_message_inquiry').on(table.inquiryId, table.createdAt),
    check('inquiry_message_writer', sql`num_nonnulls(${table.userId}, ${table.staffId}) < 2`),
  ],
)

/** A quote that the staff have begun and not sent, at most one an inquiry. */
export const inquiryDraft = pgTable('inquiry_draft', {
  id: identity(),
  inquiryId: integer('inquiry_id').notNull().unique().references(() => inquiry.id, { onDelete: 'cascade' }),
  offers: jsonb().$type<readonly SellerOffer[]>().notNull(),
  text: text().notNull(),
  /** Last day on which the quote will hold. */
  validUntil: date('valid_until').notNull(),
  staffId: integer('staff_id').notNull().references(() => staff.id),
  changedAt: instant('changed_at').notNull(),
  version: integer().notNull().default(1),
})
