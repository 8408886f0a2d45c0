import {
  orderStatus,
  type OrderConfirmation,
  type OrderDetail,
  type OrderLine,
  type OrderList,
  type OrderStatus,
  type OrderSummary,
  type RowResult,
  type SubmitAnswer,
  type SubmitResult,
} from '@mall/api/contract'
import { recorded } from '../recorded.ts'
import { builder, entryAt, type Builder } from './define.ts'

const { responses, orders } = recorded
const page = responses['POST /api/Order/List']
const confirmation = responses['POST /api/Order/Confirm']

/** A row of the list, in the given `Status` with its name and its actions. */
export const buildOrderSummary = (parts: Partial<OrderSummary> = {}): OrderSummary => ({
  ...structuredClone(orders[parts.Status ?? orderStatus.pendingConfirmation].summary),
  ...parts,
})

/** So many rows, those of the list over and over, each with a number of its own. */
export const buildOrderSummaries = (count: number, parts: Partial<OrderSummary> = {}): OrderSummary[] =>
  Array.from({ length: count }, (_, place) => ({
    ...structuredClone(entryAt(page.Items, place)),
    OrderNo: `D20260318${String(place).padStart(8, '0')}`,
    ...parts,
  }))

/** An order of each status. */
export const buildOrdersOfAllStatuses = (): OrderSummary[] => Object.values(orderStatus).map((Status) => buildOrderSummary({ Status }))

/** The latest first, as the list has them. */
const OfAllStatuses = buildOrdersOfAllStatuses().toSorted((one, other) => other.OrderTime.localeCompare(one.OrderTime))

/** An order of each status, with the tabs' counts. Whoever gives other `Items` gives their `total` too. */
export const buildOrderList: Builder<OrderList> = builder<OrderList>({
  Items: OfAllStatuses,
  total: OfAllStatuses.length,
  StatusCounts: Object.values(orderStatus).map((Status) => ({ Status, Count: 1 })),
})

/** An order's page, in the given `Status` with its steps, approvals and packages. */
export const buildOrderDetail = (parts: Partial<OrderDetail> = {}): OrderDetail => ({
  ...structuredClone(orders[parts.Status ?? orderStatus.pendingConfirmation].detail),
  ...parts,
})

/** A line of an order. */
export const buildOrderLine: Builder<OrderLine> = builder<OrderLine>(entryAt(buildOrderDetail().Lines, 0))

/** What may be done with an order in a status. */
export const buildAllowActions = (status: OrderStatus): OrderSummary['AllowActions'] => [...orders[status].summary.AllowActions]

/** What is to be ordered, without approval. */
export const buildOrderConfirmation: Builder<OrderConfirmation> = builder<OrderConfirmation>(confirmation)

type BudgetState = OrderConfirmation['Budgets'][number]

/** A budget as the confirmation of an order shows it. */
export const buildBudgetState: Builder<BudgetState> = builder<BudgetState>(entryAt(confirmation.Budgets, 0))

/** The account of a department with a year, a quarter and a month, which all have enough; `Decides` is of none unless it is said. */
export const buildBudgetLevels = (parts: Readonly<Partial<Record<BudgetState['Period'], Partial<BudgetState>>>> = {}): BudgetState[] =>
  (
    [
      { BudgetId: 1, Period: 'year', PeriodName: '2026年', Name: '2026年度预算', Total: 600_000, Used: 214_300, Frozen: 2_350, Remaining: 383_350 },
      { BudgetId: 2, Period: 'quarter', PeriodName: '2026年一季度', Name: '2026年一季度预算', Total: 200_000, Used: 96_120, Frozen: 2_350, Remaining: 101_530 },
      { BudgetId: 3, Period: 'month', PeriodName: '2026年3月', Name: '2026年3月预算', Total: 80_000, Used: 31_400, Frozen: 2_350, Remaining: 46_250 },
    ] as const
  ).map((level) => buildBudgetState({ Control: 'approve', Result: 0, Decides: false, ...level, ...parts[level.Period] }))

/** Two reasons, two nodes. */
export const buildApprovalPreview: Builder<OrderConfirmation['ApprovalPreview']> = builder<OrderConfirmation['ApprovalPreview']>({
  Reasons: [
    { Code: 'overSingleLimit', Text: '您的单笔限额为 ¥5,000.00，本单 ¥6,200.00，超出 ¥1,200.00', Facts: { Amount: 6200, Limit: 5000 } },
    { Code: 'nonAgreed', Text: '“会议平板支架”不在协议目录，共 ¥2,600.00，达到审批起点 ¥2,000.00', Facts: { Amount: 2600, Limit: 2000 } },
  ],
  Nodes: [
    { Name: '部门负责人审批', Mode: 2, Approvers: ['行政部主管'], Because: '是费用归属部门的负责人' },
    { Name: '财务审批', Mode: 1, Approvers: ['财务主管', '财务专员'], Because: '有审批流程指定的角色' },
  ],
  Change: { Text: '不买“会议平板支架”，即可免审批', Lines: [{ CartItemId: entryAt(confirmation.Items, 0).CartItemId, Quantity: 0 }], PayableAmount: 3600 },
})

type Submitted = Extract<SubmitAnswer, { Outcome: 'submitted' }>
type Changed = Extract<SubmitAnswer, { Outcome: 'changed' }>

const { SubmitId, OrderNo } = responses['POST /api/Order/SubmitResult']

/** An order was taken. */
export const buildSubmitAnswer: Builder<Submitted> = builder<Submitted>({ Outcome: 'submitted', SubmitId, OrderNo })

const [dearer, scarcer] = [entryAt(confirmation.Items, 0), entryAt(confirmation.Items, 1)]

/** The order changed while it was confirmed: 订单信息已变化，请确认. */
export const buildChangedAnswer: Builder<Changed> = builder<Changed>({
  Outcome: 'changed',
  Changes: [
    { CartItemId: dearer.CartItemId, CustomerProductName: dearer.CustomerProductName, Kind: 'price', Text: '单价由¥138.80变为¥142.80' },
    { CartItemId: scarcer.CartItemId, CustomerProductName: scarcer.CustomerProductName, Kind: 'stock', Text: '库存不足，仅剩6' },
  ],
  Confirmation: confirmation,
})

/** What became of a submitted order. */
export const buildSubmitResult: Builder<SubmitResult> = builder<SubmitResult>(responses['POST /api/Order/SubmitResult'])

/** What became of a line when an order is bought again. */
export const buildRowResult: Builder<RowResult> = builder<RowResult>(entryAt(responses['POST /api/Order/Rebuy'].Results, 0))
