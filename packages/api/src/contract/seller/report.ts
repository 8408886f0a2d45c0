import * as z from 'zod/mini'
import { day, id, money, pageOf, paging, productCode, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { reportActions, reportPoint } from '../report.ts'
import { reportMonths, reportUnitNames } from '../report-units.ts'
import { defineSellerCalls, staffWith } from './access.ts'

/** What one row of a report by time covers, with the Chinese names. */
export const sellerReportUnitNames = { day: reportUnitNames.day, week: '周', month: reportUnitNames.month, quarter: reportUnitNames.quarter, year: reportUnitNames.year } as const

export type SellerReportUnit = keyof typeof sellerReportUnitNames

/** By what 销售 and 毛利 are added up, with the Chinese names. */
export const salesDimensionNames = { time: '时间', customer: '客户', category: '品类', product: '商品', manager: '客户经理' } as const

export type SalesDimension = keyof typeof salesDimensionNames

/** Of which quarter 客户流失 is, with the Chinese names. */
export const churnQuarterNames = { current: '本季度', previous: '上季度' } as const

export type ChurnQuarter = keyof typeof churnQuarterNames

const count = z.int().check(z.nonnegative())
const ratio = z.number()
const anyMoney = z.number()

const span = {
  BeginTime: field(z.optional(day), `First day of the orders. Without both days: the last twelve months, and with \`Unit\` a fitting period. At most ${reportMonths} months.`),
  EndTime: field(z.optional(day), 'Last day of the orders.'),
}

const ofCustomers = {
  Customer: field(z.optional(text(50)), 'Only customers with this in their names.'),
  EnterpriseId: field(z.optional(id), 'Only one customer: names may be alike.'),
  ManagerId: field(z.optional(id), 'Only customers whom this one of the staff looks after now.'),
}

/** Which sales a report counts. */
const salesFilters = {
  ...span,
  ...ofCustomers,
  CategoryId: field(z.optional(id), 'Only goods of this category, of any level. Amounts are then those of the goods.'),
  ProductCode: field(z.optional(productCode), 'Only one product. Amounts are then those of the goods.'),
  Point: field(z.optional(text(64)), 'Only the row with this key: what was chosen in the chart.'),
}

const dimension = field(z.literal(Object.keys(salesDimensionNames) as readonly SalesDimension[]), 'What a row is: a period, a customer, a category below that of the filter, a product, or those who look after a customer now.')

const bySales = {
  By: dimension,
  Unit: field(z.optional(z.literal(Object.keys(sellerReportUnitNames) as readonly SellerReportUnit[])), 'What a row by time covers; month without it.'),
  ...salesFilters,
}

const descending = { SortOrder: field(z.optional(z.literal(['asc', 'desc'])), 'Direction of the order; descending without it. By time: the latest first, always.') }

const days = { BeginDate: field(day, 'First day.'), EndDate: field(day, 'Last day; today when the period goes on.') }

const compared = <Totals extends z.ZodMiniType>(totals: Totals) =>
  field(
    z.object({
      Current: field(totals, 'The period; by time with a `Point`, that one.'),
      Previous: field(totals, '环比: as many months or days before it.'),
      LastYear: field(totals, '同比: the same days of the year before.'),
    }),
    'The cards.',
  )

const row = {
  Key: field(z.string(), 'Chooses the row: 2026-10, number of the customer or the category, code of the product, numbers of the staff.'),
  Name: field(z.string(), 'Name, as shown; of a period its days, of customers whom nobody looks after 无人负责.'),
  IsOpen: field(z.boolean(), 'A period that goes on.'),
  BeginDate: field(day, 'First day of the orders that are counted.'),
  EndDate: field(day, 'Last day of them.'),
  EnterpriseId: field(z.nullable(id), 'The customer; null for other rows.'),
  ProductCode: field(z.nullable(z.string()), 'The product; null for other rows.'),
  CategoryId: field(z.nullable(id), 'The category; null for other rows.'),
  ManagerId: field(z.nullable(id), 'Who looks after the customers of the row alone; null for other rows.'),
}

export const salesReportRow = named(
  'SalesReportRow',
  'A row of 销售.',
  z.object({
    ...row,
    CustomerCount: field(count, '客户数: companies with an order.'),
    OrderCount: field(count, '订单数.'),
    Quantity: field(count, '商品件数.'),
    Amount: field(money, '销售额.'),
    Share: field(ratio, '占比: 0.25 is a quarter of the sales of the period.'),
    ReturnAmount: field(money, '退款: what was refunded of these orders, whenever it was.'),
    NetAmount: field(anyMoney, '净额: amount less what was refunded.'),
    PreviousAmount: field(money, 'Amount of the period before, for 环比.'),
    LastYearAmount: field(money, 'Amount of the same days of the year before, for 同比.'),
  }),
)

export const salesTotals = named(
  'SalesTotals',
  'What the sales of some days add up to.',
  z.object({
    ...days,
    Amount: field(money, '销售额.'),
    OrderCount: field(count, '订单数.'),
    CustomerCount: field(count, '客户数: companies with an order.'),
    AverageAmount: field(z.nullable(money), '客单价: amount per order; null without an order.'),
  }),
)

/** Whether the amounts of a report hold freight. */
const basis = field(z.literal(['payable', 'goods']), 'payable: what is to be paid, freight included; goods: price × quantity, since freight is of no goods.')

export const salesReportRequest = named(
  'SalesReportRequest',
  'Dimension, period, filters, order and page of 销售.',
  z.object({ ...bySales, SortField: field(z.optional(z.literal(['Amount', 'OrderCount', 'Quantity', 'ReturnAmount', 'PreviousAmount', 'LastYearAmount'])), 'Field to sort by.'), ...descending, ...paging }),
)

const points = (meaning: string) => ({ Points: field(z.array(reportPoint), meaning) })
const customerName = { CustomerName: field(z.nullable(z.string()), 'Name of the customer who was asked for by the id; null for all, and for one whom the caller does not see.') }
const allowed = { AllowActions: field(z.array(z.literal(reportActions)), 'What the user may do with it.') }

export const salesReport = named(
  'SalesReport',
  '销售: what was sold to the caller’s customers. Sold is what a buyer’s reports count as bought: approved, neither cancelled nor refused.',
  z.object({
    ...pageOf(salesReportRow).shape,
    Basis: basis,
    Sum: field(z.object({ OrderCount: field(count, '订单数.'), Quantity: field(count, '商品件数.'), Amount: field(money, '销售额.'), ReturnAmount: field(money, '退款.'), NetAmount: field(anyMoney, '净额.') }), 'The total row, over all pages. By category and product an order counts once in each row that it is in.'),
    Totals: compared(salesTotals),
    ...customerName,
    ...allowed,
    ...points('The periods, the earliest first, of days the last 31; else the twenty greatest amounts.'),
  }),
)

export const marginReportRow = named(
  'MarginReportRow',
  'A row of 毛利.',
  z.object({
    ...row,
    Quantity: field(count, '商品件数.'),
    Amount: field(money, '商品金额: price × quantity, without freight.'),
    CostedAmount: field(money, 'What of the amount has a cost: the rest is in no margin.'),
    Cost: field(money, '成本 of these: with tax, as it was when they were ordered.'),
    Profit: field(anyMoney, '毛利额: CostedAmount less Cost.'),
    Margin: field(z.nullable(ratio), '毛利率: 1 − Cost ÷ CostedAmount; null when nothing has a cost.'),
  }),
)

export const marginTotals = named(
  'MarginTotals',
  'What the margins of some days add up to.',
  z.object({ ...days, Amount: field(money, '商品金额.'), CostedAmount: field(money, 'What of it has a cost.'), Cost: field(money, '成本.'), Profit: field(anyMoney, '毛利额.'), Margin: field(z.nullable(ratio), '毛利率; null when nothing has a cost.') }),
)

export const marginReportRequest = named(
  'MarginReportRequest',
  'Dimension, period, filters, order and page of 毛利.',
  z.object({ ...bySales, SortField: field(z.optional(z.literal(['Amount', 'Cost', 'Profit', 'Margin'])), 'Field to sort by.'), ...descending, ...paging }),
)

export const marginReport = named(
  'MarginReport',
  '毛利 of what was sold, before refunds: a margin is of the price at which something was sold.',
  z.object({
    ...pageOf(marginReportRow).shape,
    Sum: field(z.object({ Quantity: field(count, '商品件数.'), Amount: field(money, '商品金额.'), CostedAmount: field(money, 'What of it has a cost.'), Cost: field(money, '成本.'), Profit: field(anyMoney, '毛利额.'), Margin: field(z.nullable(ratio), '毛利率.') }), 'The total row, over all pages.'),
    Totals: compared(marginTotals),
    ...customerName,
    ...allowed,
    ...points('The periods, the earliest first, of days the last 31; else the twenty greatest amounts.'),
  }),
)

export const churnReportRow = named(
  'ChurnReportRow',
  'A customer who bought in the quarter before, and not in this one.',
  z.object({
    Key: field(z.string(), 'Chooses the row: number of the customer.'),
    EnterpriseId: field(id, 'The customer.'),
    Name: field(z.string(), 'Name of the customer.'),
    ManagerName: field(z.string(), '客户经理: those who look after the customer now, by 、; 无人负责 when nobody does.'),
    OrderCount: field(count, 'Orders in the quarter before.'),
    Amount: field(money, 'Amount of them, freight included.'),
    EarlierAmount: field(money, 'Amount in the quarter before that one.'),
    LastOrderDate: field(day, 'Day of the last order before the quarter.'),
    IdleDays: field(count, 'Days from the last order to the next one; to today where there is none.'),
    ReturnDate: field(z.nullable(day), 'Day of the first order after the quarter; null when there is none.'),
  }),
)

export const churnTotals = named(
  'ChurnTotals',
  'How many customers some days of a quarter have lost.',
  z.object({
    ...days,
    LostCount: field(count, '流失客户: companies that ordered in the quarter before, and not on these days.'),
    CustomerCount: field(count, 'Companies that ordered in the quarter before.'),
    Rate: field(z.nullable(ratio), '流失率: 0.25 is one of four customers; null when nobody ordered in the quarter before.'),
    Amount: field(money, 'What the lost ones ordered in the quarter before, freight included.'),
  }),
)

const byChurn = {
  Quarter: field(z.optional(z.literal(Object.keys(churnQuarterNames) as readonly ChurnQuarter[])), 'The quarter without orders: the current one up to today, or the previous one; the current one without it.'),
  Customer: ofCustomers.Customer,
  ManagerId: ofCustomers.ManagerId,
  Point: salesFilters.Point,
}

export const churnReportRequest = named(
  'ChurnReportRequest',
  'Quarter, filters, order and page of 客户流失.',
  z.object({ ...byChurn, SortField: field(z.optional(z.literal(['Amount', 'OrderCount', 'EarlierAmount', 'LastOrderDate'])), 'Field to sort by.'), ...descending, ...paging }),
)

export const churnReport = named(
  'ChurnReport',
  '客户流失: customers who bought in the quarter before, and not in this one. Bought is what 销售 counts.',
  z.object({
    ...pageOf(churnReportRow).shape,
    Sum: field(z.object({ OrderCount: field(count, 'Orders in the quarter before.'), Amount: field(money, 'Amount of them.'), EarlierAmount: field(money, 'Amount in the quarter before that one.') }), 'The total row, over all pages.'),
    Totals: field(
      z.object({
        Current: field(churnTotals, 'The quarter, up to today.'),
        Previous: field(churnTotals, '环比: the quarter before it, as many days of it.'),
        LastYear: field(churnTotals, '同比: the same days of the year before.'),
      }),
      'The cards, of all customers of the filters.',
    ),
    ...allowed,
    ...points('The twenty customers with the greatest amounts.'),
  }),
)

export const reportChoices = named(
  'SellerReportChoices',
  'What reports can be narrowed to.',
  z.object({
    Managers: field(z.array(z.object({ StaffId: field(id, 'One of the staff.'), Name: field(z.string(), 'Name.') })), 'Who looks after the customers of the caller.'),
    Categories: field(z.array(z.object({ CategoryId: field(id, 'Category.'), ParentId: field(z.nullable(id), 'The one above it; null for one of the first level.'), Name: field(z.string(), 'Name.') })), 'All categories.'),
  }),
)

export const sellerReportController = { SellerReport: 'What was sold, to whom, and what came of it.' } as const

const shown = { access: staffWith('report.view'), scope: 'portfolio' } as const
/** For those who see costs, whichever reports they see else. */
const shownWithCost = { access: staffWith('cost.view'), scope: 'portfolio' } as const
const file = { mode: 'download', response: z.unknown() } as const

export const sellerReportCalls = defineSellerCalls({
  'POST /api/SellerReport/Sales': {
    summary: 'Returns what was sold, by period, customer, category, product, or who looks after the customers.',
    ...shown,
    body: salesReportRequest,
    response: salesReport,
  },
  'POST /api/SellerReport/SalesExport': { summary: 'Returns 销售 as an .xlsx file.', description: 'At most 10,000 rows in one file.', ...shown, access: staffWith('report.manage'), ...file, body: z.object(bySales) },
  'POST /api/SellerReport/Margin': {
    summary: 'Returns the margins of what was sold, by the same.',
    ...shownWithCost,
    body: marginReportRequest,
    response: marginReport,
  },
  'POST /api/SellerReport/MarginExport': { summary: 'Returns 毛利 as an .xlsx file.', description: 'At most 10,000 rows in one file. Needs `report.manage`, too.', ...shownWithCost, ...file, body: z.object(bySales) },
  'POST /api/SellerReport/Churn': {
    summary: 'Returns the customers who bought in the quarter before, and not in this one.',
    ...shown,
    body: churnReportRequest,
    response: churnReport,
  },
  'POST /api/SellerReport/ChurnExport': { summary: 'Returns 客户流失 as an .xlsx file.', description: 'At most 10,000 rows in one file.', ...shown, access: staffWith('report.manage'), ...file, body: z.object(byChurn) },
  'POST /api/SellerReport/Choices': { summary: 'Returns what reports can be narrowed to.', access: staffWith(['report.view', 'cost.view']), scope: 'portfolio', body: z.object({}), response: reportChoices },
})

export type {
  ChurnReport, ChurnReportRequest, ChurnReportRow, ChurnTotals, MarginReport, MarginReportRequest, MarginReportRow, MarginTotals, SalesReport, SalesReportRequest, SalesReportRow, SalesTotals, SellerReportChoices,
} from '../../resources/generated/shapes.ts'
