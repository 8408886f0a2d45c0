import { sql } from 'drizzle-orm'
import {
  bigint, boolean, check, date, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, timestamp, unique, uniqueIndex,
} from 'drizzle-orm/pg-core'
import type {
  ApprovalMode, ApprovalReason, ApprovalStatus, ApprovalStepStatus, BudgetControl, BudgetPeriod, LedgerKind,
} from '@mall/api/contract'
import { product } from './catalogue.ts'
import { appUser, department, enterprise, enterpriseGroup } from './organisation.ts'

const fen = (name: string) => bigint(name, { mode: 'number' })
const instant = (name: string) => timestamp(name, { withTimezone: true })
const identity = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

/** Delivery addresses: each user's own within an enterprise. */
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
    /** Rises with every change. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('address_owner').on(table.userId, table.enterpriseId),
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
  },
  (table) => [index('invoice_title_enterprise').on(table.enterpriseId)],
)

/** Which ways of payment an enterprise has agreed on. */
export const paymentTerm = pgTable(
  'payment_term',
  {
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    paymentType: integer('payment_type').notNull(),
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
    remark: text().notNull(),
    /** The price of a piece when it was put in, to tell a change. */
    addedPriceFen: fen('added_price_fen').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('cart_item_product').on(table.userId, table.enterpriseId, table.productId),
    check('cart_item_quantity', sql`${table.quantity} > 0`),
  ],
)

/** 可用 = total + adjusted − used − frozen (screens §5); every change of it is a row of `budget_ledger`. */
export const budget = pgTable(
  'budget',
  {
    id: identity(),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    departmentId: integer('department_id').notNull().references(() => department.id),
    name: text().notNull(),
    period: text().$type<BudgetPeriod>().notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    totalFen: fen('total_fen').notNull(),
    adjustedFen: fen('adjusted_fen').notNull(),
    usedFen: fen('used_fen').notNull(),
    frozenFen: fen('frozen_fen').notNull(),
    control: text().$type<BudgetControl>().notNull(),
    enabled: boolean().notNull(),
    /** Rises with every edit; not with orders that are charged. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('budget_department').on(table.departmentId, table.startsOn),
    check('budget_parts', sql`${table.usedFen} >= 0 and ${table.frozenFen} >= 0 and ${table.totalFen} >= 0`),
  ],
)

/** Every change of a budget's 可用, in the order of its ids. */
export const budgetLedger = pgTable(
  'budget_ledger',
  {
    id: identity(),
    budgetId: integer('budget_id').notNull().references(() => budget.id),
    /** Null: not caused by an order. */
    orderId: integer('order_id'),
    kind: text().$type<LedgerKind>().notNull(),
    /** Signed change of 可用; their sum is the balance. */
    amountFen: fen('amount_fen').notNull(),
    balanceFen: fen('balance_fen').notNull(),
    operator: text().notNull(),
    /** Why somebody adjusted it; empty for orders. */
    reason: text().notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('budget_ledger_budget').on(table.budgetId), index('budget_ledger_order').on(table.orderId)],
)

/** When an order needs approval; every condition that holds is one reason. */
export interface FlowConditions {
  /** 超单笔限额: over the purchaser's own limit. */
  readonly overSingleLimit: boolean
  /** 超预算: over a budget whose control is 超支需审批. */
  readonly overBudget: boolean
  /** 非协议商品: goods without an agreed price of at least this sum. Null: never. */
  readonly nonAgreedFromFen: number | null
  /** 指定品类: goods of one of these categories, whatever their level. */
  readonly categoryIds: readonly number[]
}

/** Who approves at a node: named users, the manager of the applicant's department, or everybody with a role. */
export type FlowApprover =
  | { readonly type: 'users'; readonly userIds: readonly number[] }
  | { readonly type: 'departmentManager' }
  | { readonly type: 'role'; readonly roleId: number }

export interface FlowNode {
  readonly name: string
  readonly approver: FlowApprover
  readonly mode: ApprovalMode
  /** Whether its approvers may lower quantities and strike lines; they may without it. */
  readonly allowEditLines?: boolean
}

export const approvalFlow = pgTable(
  'approval_flow',
  {
    id: identity(),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    name: text().notNull(),
    version: integer().notNull(),
    status: text().$type<'draft' | 'published' | 'disabled'>().notNull(),
    conditions: jsonb().$type<FlowConditions>().notNull(),
    nodes: jsonb().$type<readonly FlowNode[]>().notNull(),
  },
  (table) => [uniqueIndex('approval_flow_published').on(table.enterpriseId).where(sql`status = 'published'`)],
)

/** Copied from the address when the order is placed: later edits of the address do not move it. */
export interface OrderAddress {
  readonly consignee: string
  readonly mobile: string
  readonly fullAddress: string
  readonly areaCode: string
}

export interface OrderInvoice {
  readonly mode: 1 | 2 | 3
  readonly type: 1 | 2 | 3 | null
  readonly titleId: number | null
  readonly title: string
  readonly taxNo: string
}

/** Continues over the days; the date in front of it makes the number readable. */
export const orderNoSequence = pgSequence('order_no_sequence', { startWith: 1, maxValue: 99_999_999, cycle: true })

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
    status: integer().notNull(),
    version: integer().notNull(),
    paymentType: integer('payment_type').notNull(),
    goodsFen: fen('goods_fen').notNull(),
    freightFen: fen('freight_fen').notNull(),
    payableFen: fen('payable_fen').notNull(),
    quantity: integer().notNull(),
    address: jsonb().$type<OrderAddress>().notNull(),
    invoice: jsonb().$type<OrderInvoice>().notNull(),
    /** Key of `invoiceStateNames`. */
    invoiceState: integer('invoice_state').notNull(),
    attachments: jsonb().$type<readonly { Url: string; Name: string }[]>().notNull(),
    poNo: text('po_no').notNull(),
    reason: text().notNull(),
    remark: text().notNull(),
    deliveryDate: date('delivery_date', { mode: 'string' }),
    budgetId: integer('budget_id').references(() => budget.id),
    /** What the order holds of its budget. */
    budgetState: text('budget_state').$type<'none' | 'frozen' | 'used' | 'returned'>().notNull(),
    /** Whether the goods are out of the stock, or back in it. */
    stockState: text('stock_state').$type<'taken' | 'returned'>().notNull(),
    stockArea: text('stock_area').notNull(),
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
    index('orders_enterprise').on(table.enterpriseId, table.createdAt),
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_status').on(table.status),
    check('orders_payable', sql`${table.payableFen} = ${table.goodsFen} + ${table.freightFen}`),
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
    isAgreed: boolean('is_agreed').notNull(),
    taxBp: integer('tax_bp').notNull(),
    quantity: integer().notNull(),
    shippedQuantity: integer('shipped_quantity').notNull(),
    receivedQuantity: integer('received_quantity').notNull(),
    remark: text().notNull(),
  },
  (table) => [
    index('order_line_order').on(table.orderId),
    index('order_line_product').on(table.productId),
    check(
      'order_line_quantities',
      sql`${table.receivedQuantity} <= ${table.shippedQuantity} and ${table.shippedQuantity} <= ${table.quantity}`,
    ),
  ],
)

/** Every change of a stock row that an order caused, with what was left after it: a chain that can be checked. */
export const stockMovement = pgTable(
  'stock_movement',
  {
    id: identity(),
    productId: integer('product_id').notNull().references(() => product.id),
    areaCode: text('area_code').notNull(),
    orderId: integer('order_id').notNull().references(() => orders.id),
    /** Negative: taken by the order; positive: back from it. */
    change: integer().notNull(),
    quantityAfter: integer('quantity_after').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('stock_movement_stock').on(table.productId, table.areaCode), index('stock_movement_order').on(table.orderId)],
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

/**
 * `SP`, the day in Shanghai, then the id with at least four digits: `SP202611180412`. Of whole numbers, because a generated column may not use
 * `to_char`, which depends on the session.
 */
const approvalNo = sql`'SP' || (
  extract(year from created_at at time zone 'Asia/Shanghai') * 10000
  + extract(month from created_at at time zone 'Asia/Shanghai') * 100
  + extract(day from created_at at time zone 'Asia/Shanghai')
)::integer || lpad(id::text, greatest(4, length(id::text)), '0')`

/** One reason of an approval, with what decided. */
export interface ReasonFacts {
  readonly code: ApprovalReason
  /** The budget, or the goods; empty for the limit. */
  readonly name: string
  /** What was compared: the order, or the goods concerned. Null: of an approval from before this was kept. */
  readonly amountFen: number | null
  /** What it was compared with; null where nothing is. */
  readonly limitFen: number | null
}

/** The approval of one order. Its steps were copied from the flow: a running approval keeps the version it started with. */
export const orderApproval = pgTable(
  'order_approval',
  {
    id: identity(),
    approvalNo: text('approval_no').notNull().generatedAlwaysAs(approvalNo),
    orderId: integer('order_id').notNull().references(() => orders.id),
    flowId: integer('flow_id').notNull().references(() => approvalFlow.id),
    flowVersion: integer('flow_version').notNull(),
    status: integer().$type<ApprovalStatus>().notNull(),
    reasons: jsonb().$type<readonly ReasonFacts[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [index('order_approval_order').on(table.orderId), unique('order_approval_no').on(table.approvalNo)],
)

/** One approver at one node. */
export const approvalStep = pgTable(
  'approval_step',
  {
    id: identity(),
    approvalId: integer('approval_id').notNull().references(() => orderApproval.id),
    nodeIndex: integer('node_index').notNull(),
    nodeName: text('node_name').notNull(),
    mode: integer().$type<ApprovalMode>().notNull(),
    approverId: integer('approver_id').notNull().references(() => appUser.id),
    state: integer().$type<ApprovalStepStatus>().notNull(),
    /** When it became this approver's turn; null: not yet. Who was never reached does not know of the approval. */
    reachedAt: instant('reached_at'),
    /** Whether the approver may lower quantities and strike lines. */
    allowEditLines: boolean('allow_edit_lines').notNull().default(true),
    comment: text().notNull(),
    handledAt: instant('handled_at'),
  },
  (table) => [index('approval_step_approval').on(table.approvalId), index('approval_step_approver').on(table.approverId, table.state)],
)

/** What an approver changed of a line, with the product as it was: a struck line is gone from the order. */
export const orderLineChange = pgTable(
  'order_line_change',
  {
    id: identity(),
    orderId: integer('order_id').notNull().references(() => orders.id),
    approvalId: integer('approval_id').notNull().references(() => orderApproval.id),
    userId: integer('user_id').notNull().references(() => appUser.id),
    productCode: text('product_code').notNull(),
    name: text().notNull(),
    imageUrl: text('image_url').notNull(),
    unit: text().notNull(),
    fromQuantity: integer('from_quantity').notNull(),
    toQuantity: integer('to_quantity').notNull(),
    fromPriceFen: fen('from_price_fen').notNull(),
    toPriceFen: fen('to_price_fen').notNull(),
    comment: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('order_line_change_approval').on(table.approvalId),
    check('order_line_change_lowers', sql`${table.toQuantity} >= 0 and ${table.toQuantity} < ${table.fromQuantity}`),
  ],
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
  (table) => [index('order_package_order').on(table.orderId)],
)

export const packageTrack = pgTable(
  'package_track',
  {
    id: identity(),
    packageId: integer('package_id').notNull().references(() => orderPackage.id),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('package_track_package').on(table.packageId)],
)
