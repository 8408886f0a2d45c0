import * as z from 'zod/mini'
import { day, id, instant, money, pageOf, paging, productCode, quantity, text } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { budgetPeriods } from './lifecycles/budget.ts'
import { orderStatus } from './lifecycles/order.ts'
import { orderNo } from './order/values.ts'
import { departmentRowNames, reportMonths, reportUnitNames, type DepartmentRowKind, type ReportUnit } from './report-units.ts'

const units = Object.keys(reportUnitNames) as ReportUnit[]

const count = z.int().check(z.nonnegative())
const ratio = z.number().check(z.nonnegative())
const descending = {
  SortOrder: field(z.optional(z.literal(['asc', 'desc'])), 'Direction of the order.'),
  ...paging,
}

/** Which purchases a report counts. */
export const reportFilters = {
  BeginTime: field(z.optional(day), `First day of the orders. Without both days: the last twelve months, and with \`Unit\` a fitting period. At most ${reportMonths} months.`),
  EndTime: field(z.optional(day), 'Last day of the orders.'),
  EnterpriseId: field(z.optional(id), 'Only orders of this company.'),
  DepartmentId: field(z.optional(id), 'Only orders that are charged to this department, or to one below it.'),
  UserId: field(z.optional(id), 'Only orders of this person.'),
  CategoryId: field(z.optional(id), 'Only goods of this category, of any level. Freight is of none: amounts are then those of the goods.'),
  Cancelled: field(z.optional(z.literal(['with'])), 'with: 已取消 and 已拒收 count too. Orders without an approval never count.'),
  Point: field(z.optional(text(20)), 'Only the row with this key: what was chosen in the chart.'),
}

const reportTotals = named(
  'ReportTotals',
  'What the purchases of some days add up to.',
  z.object({
    BeginDate: field(day, 'First day.'),
    EndDate: field(day, 'Last day; today when the period goes on.'),
    Amount: field(money, '采购金额.'),
    OrderCount: field(count, '订单数.'),
    PurchaserCount: field(count, '采购人数: people with an order.'),
    AverageAmount: field(z.nullable(money), '客单价: amount per order; null without an order.'),
  }),
)

/** What can be done with a report. */
export const reportActions = ['Export'] as const

const totals = {
  Totals: field(
    z.object({
      Current: field(reportTotals, 'The period; of 订单报表 with a `Point`, that one.'),
      Previous: field(reportTotals, '环比: as many months or days before it.'),
      LastYear: field(reportTotals, '同比: the same days of the year before.'),
    }),
    'The cards.',
  ),
  AllowActions: field(z.array(z.literal(reportActions)), 'What the user may do with it.'),
}

export const reportPoint = named(
  'ReportPoint',
  'A place in the chart of a report.',
  z.object({
    Key: field(z.string(), 'Chooses its row: `Point`.'),
    Name: field(z.string(), 'Name, as shown.'),
    Amount: field(money, 'Its amount.'),
    OrderCount: field(count, 'Its orders.'),
    IsOpen: field(z.boolean(), 'Its period goes on.'),
  }),
)

const points = (meaning: string) => ({ Points: field(z.array(reportPoint), meaning) })

export const orderReportRow = named(
  'OrderReportRow',
  'A period of 订单报表.',
  z.object({
    Key: field(z.string(), '2026-10-05, 2026-10, 2026-Q4 or 2026.'),
    IsOpen: field(z.boolean(), 'The period goes on.'),
    OrderCount: field(count, '订单数.'),
    Quantity: field(count, '商品件数.'),
    Amount: field(money, '金额.'),
    ReturnAmount: field(money, '退货金额: what was refunded of the orders of the period, whenever it was.'),
    NetAmount: field(money, '净额: amount less what was refunded.'),
    PreviousAmount: field(money, 'Amount of the period before it, for 环比.'),
  }),
)

export const orderDetailReportRow = named(
  'OrderDetailReportRow',
  'A line of 订单明细报表.',
  z.object({
    LineId: field(id, 'The line.'),
    OrderNo: orderNo,
    OrderTime: field(instant, '下单时间.'),
    UserName: field(z.string(), '下单人.'),
    DepartmentName: field(z.string(), 'Department that the order is charged to; while several companies are shown, with its company: 行政部（华启科技）.'),
    ProductCode: productCode,
    ProductName: field(z.string(), 'Name of the product, as it was ordered.'),
    BrandName: field(z.string(), 'Brand.'),
    Unit: field(z.string(), 'Unit of a piece.'),
    Price: field(money, 'Price of a piece.'),
    Quantity: quantity,
    Amount: field(money, 'Price × quantity.'),
    TaxRate: field(z.number(), 'Tax rate in percent.'),
    Status: field(z.literal(Object.values(orderStatus)), 'Status of the order.'),
    StatusName: field(z.string(), 'Status, as shown.'),
  }),
)

export const productReportRow = named(
  'ProductReportRow',
  'A product of 商品报表.',
  z.object({
    Key: productCode,
    Name: field(z.string(), 'Name of the product.'),
    CategoryName: field(z.string(), 'Category of the third level.'),
    Quantity: field(count, '采购量.'),
    Amount: field(money, '金额.'),
    Share: field(ratio, '占比: 0.25 is a quarter of the goods of the period.'),
    LineCount: field(count, '次数: order lines.'),
    AveragePrice: field(money, '均价: amount per piece.'),
    LowestPrice: field(money, '最低价.'),
    HighestPrice: field(money, '最高价.'),
  }),
)

export const departmentReportRow = named(
  'DepartmentReportRow',
  'A department of 部门报表; a company while several are shown.',
  z.object({
    Key: field(z.string(), 'Number of the department or the company.'),
    Kind: field(z.literal(Object.keys(departmentRowNames) as readonly DepartmentRowKind[]), 'What the row is.'),
    Name: field(z.string(), 'Name.'),
    PurchaserCount: field(count, '人数: people with an order.'),
    OrderCount: field(count, '订单数.'),
    Amount: field(money, '金额.'),
    Share: field(ratio, '占比 of the amount.'),
    Budget: field(z.nullable(money), '预算: what was granted by the budgets of `BudgetLevel`, whole; null without one, or without the permission to see budgets.'),
    BudgetUsed: field(z.nullable(money), '已用 of these budgets; null without one.'),
    UsageRate: field(z.nullable(ratio), '执行率: BudgetUsed ÷ Budget; null without one.'),
    PerPerson: field(z.nullable(money), '人均; null without an order.'),
  }),
)

export const purchaserReportRow = named(
  'PurchaserReportRow',
  'A person of 采购人报表, in one company.',
  z.object({
    Key: field(z.string(), 'Number of the user.'),
    Name: field(z.string(), '采购人.'),
    DepartmentName: field(z.string(), 'Their department, while several companies are shown with its company: 行政部（华启科技）; — for a person who has left.'),
    OrderCount: field(count, '订单数.'),
    Amount: field(money, '金额.'),
    RejectionRate: field(z.nullable(ratio), '驳回率: share of the decided approvals of their orders of the period that were rejected or returned; null without one.'),
    ApprovalMinutes: field(z.nullable(count), '平均审批时长 of the same approvals.'),
    NonAgreedShare: field(z.nullable(ratio), '非协议占比: share of the goods outside of the company’s catalogue; null without goods.'),
  }),
)

const sumOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => ({ Sum: field(z.object(shape), 'The total row, over all pages.') })

const people = named(
  'ReportPeople',
  'Those whose orders a report can be narrowed to.',
  z.object({
    Items: field(
      z.array(z.object({
        UserId: field(id, 'The user.'),
        Name: field(z.string(), 'Name.'),
        DepartmentName: field(z.string(), 'Their department, while several companies are shown with its company.'),
      })),
      'At most 1,000, by department and name.',
    ),
  }),
)

export const orderReportRequest = named(
  'OrderReportRequest',
  'Period, filters and page of 订单报表.',
  z.object({ Unit: field(z.optional(z.literal(units)), 'What a row covers; month without it.'), ...reportFilters, ...paging }),
)
export const orderReport = named(
  'OrderReport',
  '订单报表: a row per period, the latest first.',
  z.object({
    ...pageOf(orderReportRow).shape,
    ...sumOf({
      OrderCount: field(count, '订单数.'), Quantity: field(count, '商品件数.'), Amount: field(money, '金额.'),
      ReturnAmount: field(money, '退货金额.'), NetAmount: field(money, '净额.'),
    }),
    ...totals,
    ...points('The periods, the earliest first; of days the last 31.'),
  }),
)

export const orderDetailReportRequest = named(
  'OrderDetailReportRequest',
  'Filters, order and page of 订单明细报表.',
  z.object({ ...reportFilters, SortField: field(z.optional(z.literal(['OrderTime', 'Quantity', 'Amount'])), 'Field to sort by.'), ...descending }),
)
export const orderDetailReport = named(
  'OrderDetailReport',
  '订单明细报表: a row per order line, the latest first.',
  z.object({
    ...pageOf(orderDetailReportRow).shape,
    ...sumOf({ Quantity: field(count, 'Pieces.'), Amount: field(money, 'Price × quantity.') }),
    ...totals,
  }),
)

export const productReportRequest = named(
  'ProductReportRequest',
  'Filters, order and page of 商品报表.',
  z.object({ ...reportFilters, SortField: field(z.optional(z.literal(['Amount', 'Quantity', 'LineCount'])), 'Field to sort by.'), ...descending }),
)
export const productReport = named(
  'ProductReport',
  '商品报表: a row per product, that of the greatest amount first.',
  z.object({
    ...pageOf(productReportRow).shape,
    ...sumOf({ Quantity: field(count, '采购量.'), Amount: field(money, '金额.'), LineCount: field(count, '次数.') }),
    ...totals,
    ...points('The twenty greatest amounts.'),
  }),
)

const bySize = field(z.optional(z.literal(['Amount', 'OrderCount'])), 'Field to sort by.')

export const departmentReportRequest = named('DepartmentReportRequest', 'Filters, order and page of 部门报表.', z.object({ ...reportFilters, SortField: bySize, ...descending }))
export const departmentReport = named(
  'DepartmentReport',
  '部门报表: a row per department that orders were charged to, that of the greatest amount first; per company while several are shown.',
  z.object({
    ...pageOf(departmentReportRow).shape,
    BudgetLevel: field(
      z.nullable(z.object({
        Period: field(z.literal(budgetPeriods), 'The one kind of level that is counted: month 月, quarter 季, year 年. Several would count money twice.'),
        BeginDate: field(day, 'First day of the first of these budgets.'),
        EndDate: field(day, 'Last day of the last of them.'),
      })),
      'The budgets that are meant by 预算 and 执行率: those with a day of the period, of the kind that most departments have; null without any, or without the permission to see budgets.',
    ),
    ...sumOf({ OrderCount: field(count, '订单数.'), Amount: field(money, '金额.') }),
    ...totals,
    ...points('The twenty greatest amounts.'),
  }),
)

export const purchaserReportRequest = named('PurchaserReportRequest', 'Filters, order and page of 采购人报表.', z.object({ ...reportFilters, SortField: bySize, ...descending }))
export const purchaserReport = named(
  'PurchaserReport',
  '采购人报表: a row per person who ordered, that of the greatest amount first.',
  z.object({
    ...pageOf(purchaserReportRow).shape,
    ...sumOf({ OrderCount: field(count, '订单数.'), Amount: field(money, '金额.') }),
    ...totals,
    ...points('The twenty greatest amounts.'),
  }),
)

export const reportController = { Report: 'What was bought, by period, line, product, department and person.' } as const

const shown = { who: 'user', permission: 'report.view', prices: true } as const
const taken = { who: 'user', permission: 'report.manage', prices: true } as const
/** A report that compares colleagues has nothing for those who see only themselves. */
const amongColleagues = { colleagues: true } as const
/** For those who read reports. */
const reading = { access: shown, scope: 'role' } as const
const readingColleagues = { access: { ...shown, ...amongColleagues }, scope: 'role' } as const
/** For those who also take them away as files. */
const taking = { access: taken, scope: 'role', mode: 'download', response: z.unknown() } as const
const takingColleagues = { access: { ...taken, ...amongColleagues }, scope: 'role', mode: 'download', response: z.unknown() } as const
const needsColleagues = 'For those whose 数据范围 is wider than 本人.'

export const reportCalls = defineCalls({
  'POST /api/Report/Order': {
    summary: 'Returns purchases by day, month, quarter or year.',
    description: 'Purchases are orders that were approved and are neither cancelled nor refused, at what is to be paid, freight included.',
    ...reading,
    body: orderReportRequest,
    response: orderReport,
  },
  'POST /api/Report/OrderDetail': { summary: 'Returns the lines of purchases.', description: 'Amounts are those of the goods.', ...reading, body: orderDetailReportRequest, response: orderDetailReport },
  'POST /api/Report/Product': { summary: 'Returns purchases by product.', description: 'Amounts are those of the goods.', ...reading, body: productReportRequest, response: productReport },
  'POST /api/Report/Department': { summary: 'Returns purchases by department, beside their budgets.', description: needsColleagues, ...readingColleagues, body: departmentReportRequest, response: departmentReport },
  'POST /api/Report/Purchaser': { summary: 'Returns purchases by person, with how their approvals went.', description: needsColleagues, ...readingColleagues, body: purchaserReportRequest, response: purchaserReport },
  'POST /api/Report/People': {
    summary: 'Returns the people whose orders the user may see.',
    ...reading,
    body: z.object({ EnterpriseId: field(z.optional(id), 'Only those of this company.') }),
    response: people,
  },
  'POST /api/Report/OrderExport': { ...taking, summary: 'Returns 订单报表 as an .xlsx file.', body: z.omit(orderReportRequest, { PageIndex: true, PageSize: true }) },
  'POST /api/Report/OrderDetailExport': { ...taking, summary: 'Returns 订单明细报表 as an .xlsx file.', description: 'At most 10,000 lines in one file.', body: z.object(reportFilters) },
  'POST /api/Report/ProductExport': { ...taking, summary: 'Returns 商品报表 as an .xlsx file.', description: 'At most 10,000 products in one file.', body: z.object(reportFilters) },
  'POST /api/Report/DepartmentExport': { ...takingColleagues, summary: 'Returns 部门报表 as an .xlsx file.', body: z.object(reportFilters) },
  'POST /api/Report/PurchaserExport': { ...takingColleagues, summary: 'Returns 采购人报表 as an .xlsx file.', body: z.object(reportFilters) },
})

export type {
  DepartmentReport, DepartmentReportRequest, OrderDetailReport, OrderDetailReportRequest, OrderReport, OrderReportRequest, ProductReport, ProductReportRequest,
  PurchaserReport, PurchaserReportRequest, ReportPeople, ReportPoint, ReportTotals,
} from '../resources/generated/shapes.ts'
