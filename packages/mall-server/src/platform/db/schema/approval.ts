import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { approvalStatus, approvalStepStatus, approvalWaitDays, type ApprovalMode, type ApprovalReason, type ApprovalStatus, type ApprovalStepStatus, type TimeoutAction } from '@mall/api/contract'
import { fen, identity, instant, literals } from '../columns.ts'
import { orders } from './order.ts'
import { appUser, enterprise } from './organisation.ts'

/** When an order needs approval; every condition that holds is one reason. */
export interface FlowConditions {
  /** 审批金额: orders of at least this sum. Null: the amount alone is no condition. */
  readonly amountFromFen: number | null
  /** The sum that an order is below, where the amount is a condition. Null: any. */
  readonly amountToFen: number | null
  /** 超单笔限额: over the purchaser's own limit. */
  readonly overSingleLimit: boolean
  /** 超预算: over a budget whose control is 超支需审批. */
  readonly overBudget: boolean
  /** 非协议商品: goods outside of the company's catalogue of at least this sum. Null: never. */
  readonly nonAgreedFromFen: number | null
  /** 指定品类: goods of one of these categories, whatever their level. */
  readonly categoryIds: readonly number[]
}

/** Who approves at a node: named users, the manager of the department that is charged, some managers from there upwards, or everybody with a role. */
export type FlowApprover =
  | { readonly type: 'users'; readonly userIds: readonly number[] }
  | { readonly type: 'departmentManager' }
  | { readonly type: 'superiors'; readonly levels: number }
  | { readonly type: 'role'; readonly roleId: number }

export interface FlowNode {
  readonly name: string
  readonly approver: FlowApprover
  readonly mode: ApprovalMode
  /** Whether its approvers may lower quantities and strike lines; they may without it. */
  readonly allowEditLines?: boolean
  /** After how many hours without a decision something happens, and what; nothing without them. */
  readonly timeout?: { readonly hours: number; readonly action: TimeoutAction }
}

/** An order for which one of the conditions holds goes through the nodes. */
export interface FlowRule extends FlowConditions {
  readonly nodes: readonly FlowNode[]
}

/** What an administrator writes of a flow. */
export interface FlowContent {
  readonly name: string
  /** Each with the departments below it that have no flow of their own; empty: all of the enterprise. */
  readonly departmentIds: readonly number[]
  readonly rules: readonly FlowRule[]
  /** After how many days an order that still waits is withdrawn. */
  readonly waitDays: number
}

export const approvalFlow = pgTable(
  'approval_flow',
  {
    id: identity(),
    enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
    /** Number of the version in `content`; 0: none was published. */
    publishedVersion: integer('published_version').notNull(),
    status: text().$type<'draft' | 'published' | 'disabled'>().notNull(),
    /** What was published last. Null: nothing was. */
    content: jsonb().$type<FlowContent>(),
    /** Changes that were not published; null: none. */
    draft: jsonb().$type<FlowContent>(),
    /** Changes with every write. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('approval_flow_enterprise').on(table.enterpriseId),
    check('approval_flow_content', sql`case when ${table.status} = 'draft' then ${table.content} is null and ${table.draft} is not null else ${table.content} is not null end`),
  ],
)

/** All that was ever published. */
export const approvalFlowVersion = pgTable(
  'approval_flow_version',
  {
    flowId: integer('flow_id').notNull().references(() => approvalFlow.id),
    version: integer().notNull(),
    content: jsonb().$type<FlowContent>().notNull(),
    publishedAt: instant('published_at').notNull(),
    /** Null: the mall itself. */
    publishedById: integer('published_by_id').references(() => appUser.id),
  },
  (table) => [primaryKey({ columns: [table.flowId, table.version] })],
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
    /** Of the flow, when the order was submitted. */
    waitDays: integer('wait_days').notNull().default(approvalWaitDays),
  },
  (table) => [index('order_approval_order').on(table.orderId), index('order_approval_flow').on(table.flowId), unique('order_approval_no').on(table.approvalNo), index('order_approval_running').on(table.createdAt).where(sql`status = ${literals(approvalStatus.running)}`)],
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
    /** Who transferred the turn to this approver, or added them; null: the flow chose them. */
    addedById: integer('added_by_id').references(() => appUser.id),
    addedComment: text('added_comment').notNull().default(''),
    timeout: jsonb().$type<FlowNode['timeout'] | null>(),
    /** When the time was over and its action was made: once in each turn. */
    timedOutAt: instant('timed_out_at'),
  },
  (table) => [
    index('approval_step_approval').on(table.approvalId),
    // With the approval: lists find out which ones are an approver's without reading the steps.
    index('approval_step_approver').on(table.approverId, table.state, table.approvalId),
    // The node that decides now: few of all steps.
    index('approval_step_pending').on(table.approvalId, table.id).where(sql`state = ${literals(approvalStepStatus.running)}`),
  ],
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
