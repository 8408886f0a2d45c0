import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgSequence, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { invoiceMode, invoiceState, orderStatus, shippableStatuses, type InvoiceMode, type InvoiceState, type InvoiceType, type OrderStatus, type PaymentType, type RefusalReason, shortageState, type ShortageState } from '@mall/api/contract'
import type { StockReason } from '@mall/api/seller/contract'
import { fen, identity, instant, literals } from '../columns.ts'
import { agreementVersion } from './agreement.ts'
import { product } from './catalogue.ts'
import { appUser, department, enterprise, enterpriseGroup } from './organisation.ts'
import { staff } from './staff.ts'

/** Copied from the address when the order is placed: later edits of the address do not move it. */
export interface OrderAddress {
  readonly consignee: string
  readonly mobile: string
  readonly fullAddress: string
  readonly areaCode: string
}

export interface OrderInvoice {
  readonly mode: InvoiceMode
  readonly type: InvoiceType | null
  readonly titleId: number | null
  readonly title: string
  readonly taxNo: string
}

/** Continues over the days; the date in front of it makes the number readable. */
export const orderNoSequence = pgSequence('order_no_sequence', { startWith: 1, maxValue: 99_999_999, cycle: true })

/** The first two digits of the area that an order is delivered to: those of its province. */
export const provinceOfOrder = (table: { readonly address: SQLWrapper }): SQL => sql`left(${table.address} ->> 'areaCode', 2)`

export const orders = pgTable(
  'orders',
  {
    id: identity(),
    orderNo: text('order_no').notNull().unique(),
    /** Names the submission in the address of the page after it; null for orders that were imported. */
    submitId: text('submit_id').unique(),
    groupId: integer('group_id').notNull().references(() => enterpriseGroup.id),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    userId: integer('user_id').notNull().references(() => appUser.id),
    /** 费用归属部门 */
    departmentId: integer('department_id').notNull().references(() => department.id),
    status: integer().$type<OrderStatus>().notNull(),
    version: integer().notNull(),
    paymentType: integer('payment_type').$type<PaymentType>().notNull(),
    goodsFen: fen('goods_fen').notNull(),
    freightFen: fen('freight_fen').notNull(),
    payableFen: fen('payable_fen').notNull(),
    quantity: integer().notNull(),
    address: jsonb().$type<OrderAddress>().notNull(),
    invoice: jsonb().$type<OrderInvoice>().notNull(),
    /** Key of `invoiceStateNames`. */
    invoiceState: integer('invoice_state').$type<InvoiceState>().notNull(),
    /** What anybody can apply for to be invoiced of it now (`trade/order/invoiceable.ts`). */
    applyableFen: fen('applyable_fen').notNull().default(0),
    /** What is invoiced of it beyond what was paid and not refunded, until red letters settle it (there too). */
    overInvoicedFen: fen('over_invoiced_fen').notNull().default(0),
    /** What of its amount goes back for refused goods: the sum of its refusals. */
    refusedFen: fen('refused_fen').notNull().default(0),
    /** Of an order on account what was received, or is to come, and is in no statement: triggers keep it (`trade/statement/credit.ts`). */
    unstatedFen: fen('unstated_fen').notNull().default(0),
    /** Whether something of it was received or refunded that no statement has, also where that adds up to nothing: the next one looks at no other orders. The same triggers keep it. */
    awaitsStatement: boolean('awaits_statement').notNull().default(false),
    attachments: jsonb().$type<readonly { Url: string; Name: string }[]>().notNull(),
    poNo: text('po_no').notNull(),
    reason: text().notNull(),
    remark: text().notNull(),
    deliveryDate: date('delivery_date', { mode: 'string' }),
    /** What became of what the order holds of its department's budgets; how much of each is in `budget_hold`. */
    budgetState: text('budget_state').$type<'none' | 'frozen' | 'used' | 'returned'>().notNull(),
    /** Whether the goods are out of the stock, or back in it. */
    stockState: text('stock_state').$type<'taken' | 'returned'>().notNull(),
    stockArea: text('stock_area').notNull(),
    /** One of the seller's staff has confirmed or shipped of it: where the demo plays the seller, it leaves this one to them. */
    isByHand: boolean('is_by_hand').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    payBefore: instant('pay_before'),
    approvedAt: instant('approved_at'),
    paidAt: instant('paid_at'),
    acceptedAt: instant('accepted_at'),
    shippedAt: instant('shipped_at'),
    receivedAt: instant('received_at'),
    closedAt: instant('closed_at'),
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    // With all that reports add up: they read nothing but the index.
    index('orders_enterprise').on(
      table.enterpriseId, table.createdAt, table.id, table.status, table.departmentId, table.userId, table.quantity, table.goodsFen, table.payableFen,
    ),
    // A group's, with what its tabs count.
    index('orders_group').on(table.groupId, table.createdAt, table.id, table.status),
    index('orders_user').on(table.userId, table.createdAt, table.id, table.enterpriseId, table.status),
    index('orders_status').on(table.status),
    // Those that are to be shipped: a list of the late ones reads few, also when there are none.
    index('orders_to_ship').on(table.createdAt, table.id).where(sql`status in (${literals(...shippableStatuses)})`),
    // The seller's, of a province.
    index('orders_province').on(provinceOfOrder(table), table.createdAt, table.id, table.status),
    // Rankings read the orders of all companies by time.
    index('orders_created').on(table.createdAt),
    // Those that may still wait for the invoice that the mall applies for by itself: few of very many.
    index('orders_own_invoice').on(table.id).where(
      sql`status = ${literals(orderStatus.completed)} and invoice_state = ${literals(invoiceState.notInvoiced)} and invoice ->> 'mode' = '${literals(invoiceMode.withOrder)}'`,
    ),
    // With what the list and the sum of what can be invoiced ask: they read nothing but the index.
    index('orders_applyable').on(table.enterpriseId, table.receivedAt, table.id, table.applyableFen, table.userId, table.departmentId, table.goodsFen).where(sql`applyable_fen > 0`),
    index('orders_over_invoiced').on(table.id, table.overInvoicedFen).where(sql`over_invoiced_fen > 0`),
    // Those of which something is open: what a company owes is added up from the index, whatever it bought before.
    index('orders_unstated').on(table.enterpriseId, table.createdAt, table.unstatedFen).where(sql`unstated_fen <> 0`),
    // Those that the next statement has something of.
    index('orders_awaiting_statement').on(table.enterpriseId, table.createdAt).where(sql`awaits_statement`),
    check('orders_payable', sql`${table.payableFen} = ${table.goodsFen} + ${table.freightFen}`),
    check('orders_refused', sql`${table.refusedFen} between 0 and ${table.payableFen}`),
  ],
)

export const orderLine = pgTable(
  'order_line',
  {
    id: identity(),
    orderId: integer('order_id').notNull().references(() => orders.id),
    productId: integer('product_id').notNull().references(() => product.id),
    productCode: text('product_code').notNull(),
    name: text().notNull(),
    imageUrl: text('image_url').notNull(),
    unit: text().notNull(),
    categoryId: integer('category_id').notNull(),
    priceFen: fen('price_fen').notNull(),
    marketFen: fen('market_fen').notNull(),
    /** Cost of a piece with tax when it was ordered, which a trigger takes from the product; null: the product had none. */
    costFen: fen('cost_fen'),
    /** In the catalogue of its company when it was ordered; else it is 非协议. */
    isAgreed: boolean('is_agreed').notNull(),
    /** At the price of a quote, which does not depend on the quantity. */
    isQuoted: boolean('is_quoted').notNull().default(false),
    /** At the price that was agreed with its company; else it is at that of a quote or of the market. */
    hasAgreedPrice: boolean('has_agreed_price').notNull().default(false),
    /** The version of the agreement that made its price; null: a quote did, or the market. */
    agreementVersionId: integer('agreement_version_id').references(() => agreementVersion.id),
    taxBp: integer('tax_bp').notNull(),
    quantity: integer().notNull(),
    shippedQuantity: integer('shipped_quantity').notNull(),
    receivedQuantity: integer('received_quantity').notNull(),
    refusedQuantity: integer('refused_quantity').notNull().default(0),
    remark: text().notNull(),
  },
  (table) => [
    index('order_line_order').on(table.orderId),
    index('order_line_product').on(table.productId),
    // Those whose pieces have not all left the warehouse: few of very many.
    index('order_line_open').on(table.productId).where(sql`shipped_quantity < quantity`),
    check(
      'order_line_quantities',
      sql`${table.receivedQuantity} >= 0 and ${table.refusedQuantity} >= 0 and ${table.receivedQuantity} + ${table.refusedQuantity} <= ${table.shippedQuantity} and ${table.shippedQuantity} <= ${table.quantity}`,
    ),
  ],
)

/** Every change of a stock row that an order or one of the staff caused, with what was left after it: a chain that can be checked. */
export const stockMovement = pgTable(
  'stock_movement',
  {
    id: identity(),
    productId: integer('product_id').notNull().references(() => product.id),
    areaCode: text('area_code').notNull(),
    /** Null: changed by one of the seller's staff. */
    orderId: integer('order_id').references(() => orders.id),
    staffId: integer('staff_id').references(() => staff.id),
    /** Of one of the staff: why, and what they wrote beside it. */
    reason: text().$type<StockReason>(),
    note: text().notNull().default(''),
    /** Negative: taken out; positive: put in, or back from the order. */
    change: integer().notNull(),
    quantityAfter: integer('quantity_after').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('stock_movement_stock').on(table.productId, table.areaCode), index('stock_movement_order').on(table.orderId),
    check('stock_movement_cause', sql`num_nonnulls(${table.orderId}, ${table.staffId}) = 1 and (${table.staffId} is null) = (${table.reason} is null)`),
  ],
)

export const orderLog = pgTable(
  'order_log',
  {
    id: identity(),
    orderId: integer('order_id').notNull().references(() => orders.id),
    operator: text().notNull(),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('order_log_order').on(table.orderId)],
)

/** Orders that were placed above the credit of their company (信用额度), by whose terms the seller decides about them. */
export const orderOverCredit = pgTable(
  'order_over_credit',
  {
    orderId: integer('order_id').primaryKey().references(() => orders.id),
    /** How much of it was more than was free when it was placed. */
    overFen: fen('over_fen').notNull(),
    createdAt: instant('created_at').notNull(),
    agreedAt: instant('agreed_at'),
    agreedBy: integer('agreed_by').references(() => staff.id),
  },
  (table) => [check('order_over_credit_amount', sql`${table.overFen} > 0`), check('order_over_credit_agreed', sql`(${table.agreedAt} is null) = (${table.agreedBy} is null)`)],
)

export const orderPackage = pgTable(
  'order_package',
  {
    id: identity(),
    orderId: integer('order_id').notNull().references(() => orders.id),
    packageNo: text('package_no').notNull().unique(),
    carrier: text().notNull(),
    trackingNo: text('tracking_no').notNull(),
    shippedAt: instant('shipped_at').notNull(),
  },
  (table) => [index('order_package_order').on(table.orderId), index('order_package_tracking').on(table.trackingNo)],
)

/** What a package has of a line of its order. */
export const orderPackageLine = pgTable(
  'order_package_line',
  {
    id: identity(),
    packageId: integer('package_id').notNull().references(() => orderPackage.id),
    lineId: integer('line_id').notNull().references(() => orderLine.id),
    quantity: integer().notNull(),
    receivedQuantity: integer('received_quantity').notNull().default(0),
    refusedQuantity: integer('refused_quantity').notNull().default(0),
  },
  (table) => [
    unique('order_package_line_once').on(table.packageId, table.lineId),
    index('order_package_line_line').on(table.lineId),
    check('order_package_line_quantities', sql`${table.receivedQuantity} >= 0 and ${table.refusedQuantity} >= 0 and ${table.receivedQuantity} + ${table.refusedQuantity} <= ${table.quantity}`),
  ],
)

/** Pieces of a package that the buyer refused (拒收). */
export const orderRefusal = pgTable(
  'order_refusal',
  {
    id: identity(),
    orderId: integer('order_id').notNull().references(() => orders.id),
    packageId: integer('package_id').notNull().references(() => orderPackage.id),
    lineId: integer('line_id').notNull().references(() => orderLine.id),
    quantity: integer().notNull(),
    reason: text().$type<RefusalReason>().notNull(),
    images: jsonb().$type<readonly { Url: string; Name: string }[]>().notNull(),
    /** Price × quantity. */
    refundFen: fen('refund_fen').notNull(),
    /** The freight of the order, with the last refusal of one of which nothing is kept; else 0. */
    freightFen: fen('freight_fen').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When the seller had the goods back; what can be sold is in the stock again from then on. */
    takenBackAt: instant('taken_back_at'),
  },
  (table) => [
    index('order_refusal_order').on(table.orderId),
    index('order_refusal_line').on(table.lineId),
    index('order_refusal_on_its_way').on(table.createdAt).where(sql`taken_back_at is null`),
    check('order_refusal_quantity', sql`${table.quantity} > 0`),
  ],
)

export const packageTrack = pgTable(
  'package_track',
  {
    id: identity(),
    packageId: integer('package_id').notNull().references(() => orderPackage.id),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** The carrier's own number of it; null of what a person wrote. */
    eventId: text('event_id'),
  },
  (table) => [unique('package_track_event').on(table.packageId, table.eventId)],
)

/** What is offered instead of pieces that are not there, as its line of the order would be. */
export type Replacement = Pick<
  typeof orderLine.$inferSelect,
  'productId' | 'productCode' | 'name' | 'imageUrl' | 'unit' | 'categoryId' | 'priceFen' | 'marketFen' | 'isAgreed' | 'hasAgreedPrice' | 'agreementVersionId' | 'taxBp' | 'quantity'
>

/** Pieces of a line that the seller does not have (缺货), with what the line was: it may be gone. */
export const orderShortage = pgTable(
  'order_shortage',
  {
    id: identity(),
    orderId: integer('order_id').notNull().references(() => orders.id),
    /** Null once nothing is left of the line. */
    lineId: integer('line_id').references(() => orderLine.id, { onDelete: 'set null' }),
    productCode: text('product_code').notNull(),
    name: text().notNull(),
    imageUrl: text('image_url').notNull(),
    unit: text().notNull(),
    priceFen: fen('price_fen').notNull(),
    quantity: integer().notNull(),
    state: integer().$type<ShortageState>().notNull(),
    reason: text().notNull(),
    /** Until when pieces that are sent later are sent. */
    day: date('day', { mode: 'string' }),
    replacement: jsonb().$type<Replacement>(),
    answerBefore: instant('answer_before'),
    /** What the order costs less by it. */
    lessFen: fen('less_fen').notNull().default(0),
    /** What of that had been paid, and goes back. */
    refundFen: fen('refund_fen').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('order_shortage_order').on(table.orderId),
    index('order_shortage_line').on(table.lineId),
    index('order_shortage_asked').on(table.answerBefore).where(sql`state = ${literals(shortageState.asked)}`),
    check('order_shortage_quantity', sql`${table.quantity} > 0`),
    check('order_shortage_asked_whole', sql`(${table.state} = ${literals(shortageState.asked)}) = (${table.decidedAt} is null) and (${table.decidedAt} is not null or (${table.replacement} is not null and ${table.answerBefore} is not null))`),
  ],
)

/** What the staff write to each other about an order. */
export const orderNote = pgTable(
  'order_note',
  {
    id: identity(),
    orderId: integer('order_id').notNull().references(() => orders.id),
    staffId: integer('staff_id').notNull().references(() => staff.id),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('order_note_order').on(table.orderId)],
)
