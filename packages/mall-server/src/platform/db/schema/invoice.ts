import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgSequence, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { EInvoiceFacts } from '@mall/api/seller/contract'
import type { InvoiceContent, InvoiceFileKind, InvoiceStatus, InvoiceType } from '@mall/api/contract'
import { fen, identity, instant } from '../columns.ts'
import { orders } from './order.ts'
import { appUser, department, enterprise, enterpriseGroup } from './organisation.ts'
import { staff } from './staff.ts'

/** Continues over the days; the date in front of it makes the number readable. */
export const invoiceNoSequence = pgSequence('invoice_no_sequence', { startWith: 1, maxValue: 99_999_999, cycle: true })

/** Applications for invoices, and what becomes of them. The title is copied: later edits of it do not change an invoice. */
export const invoice = pgTable(
  'invoice',
  {
    id: identity(),
    /** 申请单号 */
    invoiceNo: text('invoice_no').notNull().unique(),
    groupId: integer('group_id').notNull().references(() => enterpriseGroup.id),
    /** The company that bought, not that of the applicant. */
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    /** Of the applicant. */
    departmentId: integer('department_id').notNull().references(() => department.id),
    userId: integer('user_id').notNull().references(() => appUser.id),
    status: integer().$type<InvoiceStatus>().notNull(),
    version: integer().notNull().default(1),
    type: integer().$type<InvoiceType>().notNull(),
    content: integer().$type<InvoiceContent>().notNull(),
    title: text().notNull(),
    taxNo: text('tax_no').notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    bank: text().notNull(),
    account: text().notNull(),
    remark: text().notNull(),
    email: text().notNull(),
    amountFen: fen('amount_fen').notNull(),
    taxFen: fen('tax_fen').notNull(),
    /** What red letters have reversed. */
    redFen: fen('red_fen').notNull().default(0),
    /** What the red letter under way will reverse. */
    redWantedFen: fen('red_wanted_fen').notNull().default(0),
    /** Red letters that were issued: the next one has the next number. */
    redCount: integer('red_count').notNull().default(0),
    /** What the issuer said at the review. */
    sellerNote: text('seller_note').notNull().default(''),
    /** 发票号码; empty before it is issued. */
    number: text().notNull().default(''),
    /** The staff have touched it: it is left to them, also where the demo plays the seller. */
    isByHand: boolean('is_by_hand').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    reviewedAt: instant('reviewed_at'),
    issuedAt: instant('issued_at'),
    /** When the red letter under way was applied for. */
    redAppliedAt: instant('red_applied_at'),
    /** When it was rejected, cancelled or withdrawn. */
    closedAt: instant('closed_at'),
    /** The mail to `email` that follows the issue. */
    mailState: text('mail_state').$type<'none' | 'due' | 'sent' | 'failed'>().notNull().default('none'),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    /** When that mail is tried next. */
    mailAt: instant('mail_at'),
    /** What a tax platform makes of what is to be issued next. */
    platformState: text('platform_state').$type<'none' | 'asked' | 'failed'>().notNull().default('none'),
    /** Why it was not issued, or what keeps it waiting. */
    platformReason: text('platform_reason').notNull().default(''),
    /** Who left it to the platform, and when. */
    platformStaffId: integer('platform_staff_id').references(() => staff.id),
    platformAskedAt: instant('platform_asked_at'),
    /** When the platform is asked next. */
    platformNextAt: instant('platform_next_at'),
    platformTries: integer('platform_tries').notNull().default(0),
  },
  (table) => [
    index('invoice_enterprise').on(table.enterpriseId, table.createdAt),
    index('invoice_group').on(table.groupId, table.createdAt),
    index('invoice_user').on(table.userId, table.createdAt),
    index('invoice_status').on(table.status),
    index('invoice_mail').on(table.mailAt).where(sql`mail_state = 'due'`),
    index('invoice_platform').on(table.platformNextAt).where(sql`platform_state = 'asked'`),
    uniqueIndex('invoice_number').on(table.number).where(sql`number <> ''`),
    check('invoice_amounts', sql`${table.amountFen} > 0 and ${table.taxFen} between 0 and ${table.amountFen} and ${table.redFen} >= 0 and ${table.redWantedFen} >= 0 and ${table.redFen} + ${table.redWantedFen} <= ${table.amountFen}`),
  ],
)

/** What an invoice takes of an order. */
export const invoiceOrder = pgTable(
  'invoice_order',
  {
    id: identity(),
    invoiceId: integer('invoice_id').notNull().references(() => invoice.id),
    orderId: integer('order_id').notNull().references(() => orders.id),
    amountFen: fen('amount_fen').notNull(),
    /** As the columns of `invoice`. */
    redFen: fen('red_fen').notNull().default(0),
    redWantedFen: fen('red_wanted_fen').notNull().default(0),
  },
  (table) => [
    unique('invoice_order_once').on(table.invoiceId, table.orderId),
    index('invoice_order_order').on(table.orderId),
    check('invoice_order_amounts', sql`${table.amountFen} > 0 and ${table.redFen} >= 0 and ${table.redWantedFen} >= 0 and ${table.redFen} + ${table.redWantedFen} <= ${table.amountFen}`),
  ],
)

/** Red letters of an invoice, one under way at a time. One that the issuer refuses is deleted: the invoice's log has it. */
export const invoiceRed = pgTable(
  'invoice_red',
  {
    id: identity(),
    invoiceId: integer('invoice_id').notNull().references(() => invoice.id),
    amountFen: fen('amount_fen').notNull(),
    reason: text().notNull(),
    /** Empty before it is issued. */
    number: text().notNull().default(''),
    appliedAt: instant('applied_at').notNull(),
    issuedAt: instant('issued_at'),
  },
  (table) => [
    index('invoice_red_invoice').on(table.invoiceId),
    uniqueIndex('invoice_red_number').on(table.number).where(sql`number <> ''`),
    uniqueIndex('invoice_red_under_way').on(table.invoiceId).where(sql`issued_at is null`),
    check('invoice_red_amount', sql`${table.amountFen} > 0`),
  ],
)

/** Files of invoices that the seller sent. Their bytes are in the file store under their ids. One that is part of no invoice is deleted after a day. */
export const invoiceFile = pgTable(
  'invoice_file',
  {
    id: uuid().primaryKey(),
    /** Null: nothing is issued with it yet. */
    invoiceId: integer('invoice_id').references(() => invoice.id),
    /** Null: of the invoice itself. */
    redId: integer('red_id').references(() => invoiceRed.id),
    kind: text().$type<InvoiceFileKind>().notNull(),
    name: text().notNull(),
    size: integer().notNull(),
    /** What an XML says; null of any other. */
    facts: jsonb().$type<EInvoiceFacts>(),
    staffId: integer('staff_id').notNull().references(() => staff.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('invoice_file_kind').on(table.invoiceId, table.kind).where(sql`red_id is null and invoice_id is not null`),
    uniqueIndex('invoice_file_red_kind').on(table.redId, table.kind).where(sql`red_id is not null`),
    index('invoice_file_loose').on(table.createdAt).where(sql`invoice_id is null`),
    index('invoice_file_staff').on(table.staffId, table.createdAt),
  ],
)

export const invoiceLine = pgTable(
  'invoice_line',
  {
    id: identity(),
    invoiceId: integer('invoice_id').notNull().references(() => invoice.id),
    name: text().notNull(),
    unit: text().notNull(),
    /** Null for a category, and for a part of the pieces’ amount. */
    quantity: integer(),
    priceFen: fen('price_fen'),
    amountFen: fen('amount_fen').notNull(),
    taxBp: integer('tax_bp').notNull(),
    taxFen: fen('tax_fen').notNull(),
    /** 税收分类编码 of the product when it was applied for, or when a tax platform was asked, where it had none before; empty where it has none, and for a category of several. */
    taxCode: text('tax_code').notNull().default(''),
  },
  (table) => [index('invoice_line_invoice').on(table.invoiceId), check('invoice_line_tax_code', sql`${table.taxCode} ~ '^([0-9]{19})?$'`)],
)

export const invoiceLog = pgTable(
  'invoice_log',
  {
    id: identity(),
    invoiceId: integer('invoice_id').notNull().references(() => invoice.id),
    operator: text().notNull(),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('invoice_log_invoice').on(table.invoiceId)],
)
