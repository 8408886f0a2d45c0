import * as z from 'zod/mini'
import { managing, viewing } from './access.ts'
import { day, id, instant, money, moneyMax, pageOf, requestId, requiredText, sorting, statusCounts, text } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { budgetActions, budgetControls, budgetPeriods, budgetStatus, budgetWarnings, ledgerKinds } from './lifecycles/budget.ts'
import { orderNo } from './order/values.ts'

const status = z.literal(Object.values(budgetStatus))
const count = z.int().check(z.nonnegative())
const period = field(z.literal(budgetPeriods), 'month 月, quarter 季, year 年.')
const control = field(z.literal(budgetControls), 'What happens to an order that exceeds it: approve 超支需审批, forbid 禁止.')

export const budgetFilters = {
  Keyword: field(z.optional(text(50)), 'Part of the name.'),
  DepartmentId: field(z.optional(id), 'A department, with all below it.'),
  Period: field(z.optional(period), 'Only budgets of this kind of period.'),
  Control: field(z.optional(control), 'Only budgets with this control.'),
  BeginTime: field(z.optional(day), 'Only budgets whose period has not ended before this day.'),
  EndTime: field(z.optional(day), 'Only budgets whose period begins on this day or before it.'),
  UsageFrom: field(z.optional(z.literal(budgetWarnings)), 'Only budgets of which at least so many percent are used or frozen.'),
  Status: field(z.optional(status), 'Only budgets in this status.'),
}

/** The first day of a month of this millennium. */
const firstOfMonth = z.iso.date().check(z.refine((text) => text.startsWith('2') && text.endsWith('-01'), 'the first day of a month'))

const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')

export const budgetListRequest = named(
  'BudgetListRequest',
  'Filters, sorting and page of the list of budgets.',
  z.object({
    ...budgetFilters,
    ...sorting(['EndDate', 'Total', 'Available', 'UsageRate']),
  }),
)

export const budgetSummary = named(
  'BudgetSummary',
  'A budget as a row of a list: Available = Total + Adjusted − Used − Frozen.',
  z.object({
    BudgetId: field(id, 'The budget.'),
    Name: field(z.string(), 'Name.'),
    DepartmentId: field(id, 'The department whose orders are charged to it.'),
    DepartmentName: field(z.string(), 'Name of the department.'),
    Period: period,
    StartDate: field(day, 'First day of the period.'),
    EndDate: field(day, 'Last day of the period.'),
    Total: field(money, '总额: what it was opened with.'),
    Adjusted: field(money, '调整: the sum of all adjustments; negative when it was lowered.'),
    Used: field(money, '已用.'),
    Frozen: field(money, '冻结: of orders that wait for approval.'),
    Available: field(money, '可用: negative when approved orders exceeded the budget.'),
    UsageRate: field(count, '使用率: share that is used or frozen, in whole percent, rounded down; above 100 when exceeded.'),
    Control: control,
    Status: field(status, '1 未开始 2 生效中 3 已耗尽 4 已过期 5 已停用.'),
    StatusName: field(z.string(), 'Status, as shown.'),
    AllowActions: field(z.array(z.literal(budgetActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with every edit, not with orders that are charged.'),
  }),
)

export const budgetList = named(
  'BudgetList',
  'A page of budgets.',
  z.object({
    ...pageOf(budgetSummary).shape,
    StatusCounts: statusCounts(status, 'Budgets per status under the same filters: the counts of the tabs.'),
    InForce: field(
      z.object({
        Count: field(count, 'How many departments have one.'),
        Available: field(money, 'What these departments have left, each by its tightest level.'),
        Overdrawn: field(count, 'How many of them have an exceeded level.'),
      }),
      'The budgets in force (生效中 and 已耗尽) under the same filters.',
    ),
    AllowActions: field(z.array(z.literal(['Create'])), 'What the user may do beside the budgets that there are.'),
  }),
)

export const budgetDetail = named(
  'BudgetDetail',
  'A budget, with what only its own page shows.',
  z.object({
    ...budgetSummary.shape,
    ManagerName: field(z.nullable(z.string()), 'Name of the manager of the department; null when it has none.'),
    IsCharged: field(z.boolean(), 'Whether an order was charged to it, or it was adjusted: then department, period and total stay.'),
  }),
)

export const budgetInput = z
  .object({
    BudgetId: field(z.optional(id), 'The budget; absent for a new one.'),
    Name: field(requiredText(50), 'Name.'),
    DepartmentId: field(id, 'The department whose orders are charged to it.'),
    Period: period,
    StartDate: field(firstOfMonth, 'First day of the period, the first of a month; the last one follows from `Period`.'),
    Total: field(money.check(z.positive(), z.maximum(moneyMax)), '总额, above 0.'),
    Control: control,
    Version: field(z.optional(version), 'Needed with `BudgetId`.'),
  })
  .check(z.refine(({ BudgetId, Version }) => BudgetId === undefined || Version !== undefined, { path: ['Version'] }))

export const budgetAdjustment = z.object({
  BudgetId: field(id, 'The budget.'),
  Amount: field(money.check(z.minimum(-moneyMax), z.maximum(moneyMax), z.refine((yuan) => yuan !== 0)), 'What is added to it; below 0 takes away.'),
  Reason: field(requiredText(200), 'Why; it stands in the ledger.'),
  Version: version,
  RequestId: requestId,
})

const budgetTarget = z.object({ BudgetId: field(id, 'The budget.'), Version: version })

export const budgetLedgerFilters = {
  BudgetId: field(id, 'The budget.'),
  Kind: field(z.optional(z.literal(ledgerKinds)), 'Only entries of this kind.'),
  OrderNo: field(z.optional(text(32)), 'Part of an order number.'),
  BeginTime: field(z.optional(day), 'First day.'),
  EndTime: field(z.optional(day), 'Last day.'),
}

export const budgetLedgerRequest = named(
  'BudgetLedgerRequest',
  'Filters and page of the ledger of one budget.',
  z.object({
    ...budgetLedgerFilters,
    ...sorting(['Time']),
  }),
)

export const budgetEntry = named(
  'BudgetEntry',
  'An entry of the ledger of a budget: the sum of all of them is what is available.',
  z.object({
    EntryId: field(id, 'The entry.'),
    Time: field(instant, 'When.'),
    OrderNo: field(z.nullable(orderNo), 'The order that caused it; null when somebody changed the budget itself.'),
    Kind: field(z.literal(ledgerKinds), 'freeze 冻结, use 扣减, release 释放, refund 退回, adjust 调整.'),
    KindName: field(z.string(), 'The kind, as shown.'),
    Amount: field(money, 'Change of what is available: below 0 takes away.'),
    Balance: field(money, 'What was available after it.'),
    Operator: field(z.string(), 'Who caused it.'),
    Reason: field(z.string(), 'Why somebody adjusted it; empty for orders.'),
  }),
)

export const budgetLedger = named(
  'BudgetLedger',
  'A page of the ledger of a budget.',
  z.object({
    ...pageOf(budgetEntry).shape,
    Increase: field(money, 'Sum of what the entries on all pages added.'),
    Decrease: field(money, 'Sum of what they took away, as an amount above 0.'),
  }),
)

export const budgetController = { Budget: 'Budgets of departments, and what was charged to them.' } as const

export const budgetCalls = defineCalls({
  'POST /api/Budget/List': {
    summary: 'Returns a page of the budgets that the user may see, filtered and sorted.',
    description: 'Without a sort field, budgets of a department stand together in the order of the tree of departments, the period that ends last first.',
    access: viewing('budget'),
    scope: 'role',
    body: budgetListRequest,
    response: budgetList,
  },
  'POST /api/Budget/Export': {
    summary: 'Returns the filtered list as an .xlsx file.',
    description: 'At most 10,000 budgets in one file.',
    access: viewing('budget'),
    scope: 'role',
    mode: 'download',
    body: z.object(budgetFilters),
    response: z.unknown(),
  },
  'POST /api/Budget/Detail': {
    summary: 'Returns one budget that the user may see.',
    access: viewing('budget'),
    scope: 'role',
    body: z.object({ BudgetId: field(id, 'The budget.') }),
    response: budgetDetail,
  },
  'POST /api/Budget/Ledger': {
    summary: 'Returns a page of the ledger of a budget, the latest entry first.',
    access: viewing('budget'),
    scope: 'role',
    body: budgetLedgerRequest,
    response: budgetLedger,
  },
  'POST /api/Budget/LedgerExport': {
    summary: 'Returns the filtered ledger of a budget as an .xlsx file, the latest entry first.',
    description: 'At most 10,000 entries in one file.',
    access: viewing('budget'),
    scope: 'role',
    mode: 'download',
    body: z.object(budgetLedgerFilters),
    response: z.unknown(),
  },
  'POST /api/Budget/Save': {
    summary: 'Opens a budget, or changes the one with `BudgetId`.',
    description: 'Budgets of one department and one kind of period never overlap. Once orders were charged to it, only name and control can change.',
    access: managing('budget'),
    scope: 'role',
    body: budgetInput,
    response: budgetDetail,
  },
  'POST /api/Budget/Adjust': {
    summary: 'Adds to a budget or takes from it, at most what is available.',
    access: managing('budget'),
    scope: 'role',
    body: budgetAdjustment,
    response: budgetDetail,
  },
  'POST /api/Budget/Enable': {
    summary: 'Puts a disabled budget in force again.',
    access: managing('budget'),
    scope: 'role',
    body: budgetTarget,
    response: budgetDetail,
  },
  'POST /api/Budget/Disable': {
    summary: 'Takes a budget out of force: no further order is charged to it.',
    description: 'Orders that wait for approval keep what they have frozen.',
    access: managing('budget'),
    scope: 'role',
    body: budgetTarget,
    response: budgetDetail,
  },
})

export type { BudgetDetail, BudgetEntry, BudgetLedger, BudgetLedgerRequest, BudgetList, BudgetListRequest, BudgetSummary } from '../resources/generated/shapes.ts'
