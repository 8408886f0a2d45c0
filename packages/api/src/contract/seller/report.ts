import * as z from 'zod/mini'
import { day, id, instant, money, pageOf, paging, productCode, text } from '../common.ts'
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

/** By what 履约 is added up, with the Chinese names. */
export const fulfilmentDimensionNames = { time: salesDimensionNames.time, customer: salesDimensionNames.customer, manager: salesDimensionNames.manager } as const

export type FulfilmentDimension = keyof typeof fulfilmentDimensionNames

/** What an order goes through at the seller, each with a time that is promised, with the Chinese names. */
export const fulfilmentStageNames = { confirm: '确认', ship: '发货', arrive: '送达' } as const

export type FulfilmentStage = keyof typeof fulfilmentStageNames

/** By what 库存周转 is added up, with the Chinese names. */
export const turnoverDimensionNames = { product: salesDimensionNames.product, category: salesDimensionNames.category } as const

export type TurnoverDimension = keyof typeof turnoverDimensionNames

/** Which goods 库存周转 is narrowed to, with the Chinese names. */
export const turnoverKindNames = { idle: '滞销', sold: '有销售' } as const

export type TurnoverKind = keyof typeof turnoverKindNames

/** By what 协议执行 is added up, with the Chinese names. */
export const agreementDimensionNames = { agreement: '协议', product: salesDimensionNames.product, manager: salesDimensionNames.manager } as const

export type AgreementDimension = keyof typeof agreementDimensionNames

/** Which rows 协议执行 is narrowed to, with the Chinese names. */
export const agreementUseNames = { unbought: '没买过的', bought: '买过的' } as const

export type AgreementUse = keyof typeof agreementUseNames

/** By what 搜不到的词 is added up, with the Chinese names. */
export const missDimensionNames = { word: '词', time: salesDimensionNames.time } as const

export type MissDimension = keyof typeof missDimensionNames

/** Which words 搜不到的词 is narrowed to, with the Chinese names. */
export const missKindNames = { waiting: '待处理的', handled: '已处理的' } as const

export type MissKind = keyof typeof missKindNames

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

const unit = { Unit: field(z.optional(z.literal(Object.keys(sellerReportUnitNames) as readonly SellerReportUnit[])), 'What a row by time covers; month without it.') }

const ofCustomers = {
  Customer: field(z.optional(text(50)), 'Only customers with this in their names.'),
  EnterpriseId: field(z.optional(id), 'Only one customer: names may be alike.'),
  ManagerId: field(z.optional(id), 'Only customers whom this one of the staff looks after now.'),
}

const point = { Point: field(z.optional(text(64)), 'Only the row with this key: what was chosen in the chart.') }

/** Which sales a report counts. */
const salesFilters = {
  ...span,
  ...ofCustomers,
  CategoryId: field(z.optional(id), 'Only goods of this category, of any level. Amounts are then those of the goods.'),
  ProductCode: field(z.optional(productCode), 'Only one product. Amounts are then those of the goods.'),
  ...point,
}

const dimension = field(z.literal(Object.keys(salesDimensionNames) as readonly SalesDimension[]), 'What a row is: a period, a customer, a category below that of the filter, a product, or those who look after a customer now.')

const bySales = {
  By: dimension,
  ...unit,
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

const rowDays = {
  IsOpen: field(z.boolean(), 'A period that goes on.'),
  BeginDate: field(day, 'First day of the orders that are counted.'),
  EndDate: field(day, 'Last day of them.'),
}
const rowCustomer = { EnterpriseId: field(z.nullable(id), 'The customer; null for other rows.') }
const rowManager = { ManagerId: field(z.nullable(id), 'Who looks after the customers of the row alone; null for other rows.') }
const rowName = field(z.string(), 'Name, as shown; of a period its days, of customers whom nobody looks after 无人负责.')

const row = {
  Key: field(z.string(), 'Chooses the row: 2026-10, number of the customer or the category, code of the product, numbers of the staff.'),
  Name: rowName,
  ...rowDays,
  ...rowCustomer,
  ProductCode: field(z.nullable(z.string()), 'The product; null for other rows.'),
  CategoryId: field(z.nullable(id), 'The category; null for other rows.'),
  ...rowManager,
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

const pieces = z.number().check(z.nonnegative())

/** Numbers of 库存周转. */
const turnoverNumbers = {
  SoldQuantity: field(count, '售出件数: pieces of the orders of the days, as 销售 counts them.'),
  BeginStock: field(count, '期初库存: pieces that could be ordered when the first day began, in all warehouses.'),
  EndStock: field(count, '期末库存: the same when the last day ended, or now.'),
  AverageStock: field(pieces, '平均库存: half of both together.'),
  Turns: field(z.nullable(pieces), '周转次数: SoldQuantity ÷ AverageStock, with two decimals; null without a stock.'),
  StockDays: field(z.nullable(count), '可售天数: for how many days EndStock lasts, as fast as it was sold; null when nothing was.'),
  IdleCount: field(count, '滞销: products with a stock at the end of which nothing was sold on the days.'),
  Cost: field(z.nullable(money), '售出成本: of pieces that had a cost when they were ordered, with tax. Null for those without `cost.view`.'),
  StockCost: field(z.nullable(money), '库存成本: EndStock at the cost of today, with tax, of products that have one. Null for those without `cost.view`.'),
}

export const turnoverReportRow = named(
  'TurnoverReportRow',
  'A row of 库存周转.',
  z.object({
    Key: field(z.string(), 'Chooses the row: code of the product, number of the category.'),
    Name: field(z.string(), 'Name, as shown.'),
    ProductCode: row.ProductCode,
    CategoryId: row.CategoryId,
    ...turnoverNumbers,
  }),
)

export const turnoverTotals = named('TurnoverTotals', 'How the stock turned over on some days.', z.object({ ...days, ...turnoverNumbers }))

const byTurnover = {
  By: field(z.literal(Object.keys(turnoverDimensionNames) as readonly TurnoverDimension[]), 'What a row is: a product, or a category below that of the filter.'),
  ...span,
  CategoryId: field(z.optional(id), 'Only products that are in this category now, of any level.'),
  Kind: field(z.optional(z.literal(Object.keys(turnoverKindNames) as readonly TurnoverKind[])), 'Only rows of products of which nothing was sold, with a stock at the end (idle), or something was (sold). The cards are of all.'),
  ...point,
}

export const turnoverReportRequest = named(
  'TurnoverReportRequest',
  'Dimension, days, filters, order and page of 库存周转.',
  z.object({ ...byTurnover, SortField: field(z.optional(z.literal(['SoldQuantity', 'EndStock', 'Turns', 'StockDays', 'IdleCount'])), 'Field to sort by; the most pieces sold first without it. What has no number comes last.'), ...descending, ...paging }),
)

export const turnoverPoint = named(
  'TurnoverPoint',
  'A place in the chart of 库存周转.',
  z.object({ Key: reportPoint.shape.Key, Name: reportPoint.shape.Name, SoldQuantity: turnoverNumbers.SoldQuantity, IsOpen: field(z.boolean(), 'Always false.') }),
)

export const turnoverReport = named(
  'TurnoverReport',
  '库存周转: how often the stock was sold, and what of it was not. It is of the whole mall: a stock is no customer’s.',
  z.object({
    ...pageOf(turnoverReportRow).shape,
    Sum: field(z.object(turnoverNumbers), 'The total row, over all pages.'),
    Totals: compared(turnoverTotals),
    ...allowed,
    Points: field(z.array(turnoverPoint), 'The twenty of which the most pieces were sold.'),
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

/** Numbers of one stage. */
const stageNumbers = {
  DoneCount: field(count, '完成: orders that have been through the stage.'),
  OpenCount: field(count, '未完成: orders that are in it now. How long they take is not known yet.'),
  LateCount: field(count, '超时未完成: those of the open ones whose promised time has passed.'),
  DueCount: field(count, 'Orders with a promised time that has come: through the stage, or late in it. An open one that still has time is not among them.'),
  KeptCount: field(count, '按时: those of them that were through it within the promised time.'),
  KeptShare: field(z.nullable(ratio), '按时率: KeptCount ÷ DueCount; null when nothing was due.'),
  MedianMinutes: field(z.nullable(count), 'p50: half of the done ones took at most so long, minutes: of 确认 and 发货 those that are worked, of 送达 all. Null when none is done.'),
  NinetiethMinutes: field(z.nullable(count), 'p90: nine of ten took at most so long, likewise.'),
}

const fulfilmentNumbers = named(
  'FulfilmentNumbers',
  'How orders went through a stage.',
  z.object(stageNumbers),
)

const fulfilmentOrders = field(count, '订单数: orders that have come to the seller.')

export const fulfilmentReportRow = named(
  'FulfilmentReportRow',
  'A row of 履约.',
  z.object({
    Key: field(z.string(), 'Chooses the row: 2026-10, number of the customer, numbers of the staff.'),
    Name: rowName,
    ...rowDays,
    ...rowCustomer,
    ...rowManager,
    OrderCount: fulfilmentOrders,
    ...stageNumbers,
  }),
)

export const fulfilmentTotals = named(
  'FulfilmentTotals',
  'How the orders of some days went through every stage.',
  z.object({
    ...days,
    OrderCount: fulfilmentOrders,
    Confirm: field(fulfilmentNumbers, '确认: from the order, its approval or its payment, whichever was last, to the confirmation.'),
    Ship: field(fulfilmentNumbers, '发货: from the confirmation until the last of it was sent.'),
    Arrive: field(fulfilmentNumbers, '送达: from then until the receipt was confirmed. Only orders with a wanted day (期望送达) have a promised time.'),
  }),
)

const byFulfilment = {
  By: field(z.literal(Object.keys(fulfilmentDimensionNames) as readonly FulfilmentDimension[]), 'What a row is: a period, a customer, or those who look after a customer now.'),
  Stage: field(z.optional(z.literal(Object.keys(fulfilmentStageNames) as readonly FulfilmentStage[])), 'The stage that rows and chart are of; confirm without it.'),
  ...unit,
  ...span,
  ...ofCustomers,
  ...point,
}

export const fulfilmentReportRequest = named(
  'FulfilmentReportRequest',
  'Dimension, stage, period, filters, order and page of 履约.',
  z.object({ ...byFulfilment, SortField: field(z.optional(z.literal(['OrderCount', 'KeptShare', 'MedianMinutes', 'NinetiethMinutes', 'LateCount'])), 'Field to sort by; the most orders first without it. What has no number comes last.'), ...descending, ...paging }),
)

export const fulfilmentPoint = named(
  'FulfilmentPoint',
  'A place in the chart of 履约.',
  z.object({
    Key: reportPoint.shape.Key,
    Name: reportPoint.shape.Name,
    OrderCount: fulfilmentOrders,
    KeptShare: stageNumbers.KeptShare,
    IsOpen: reportPoint.shape.IsOpen,
  }),
)

export const fulfilmentReport = named(
  'FulfilmentReport',
  '履约: how soon the caller’s customers were served, of the orders of a period, and whether within the promised time. Of the orders that 销售 counts, those that wait for their payment are left out.',
  z.object({
    ...pageOf(fulfilmentReportRow).shape,
    Sum: field(z.object({ OrderCount: fulfilmentOrders, ...stageNumbers }), 'The total row, over all pages: counted once more over all of their orders, since times do not add up.'),
    Totals: compared(fulfilmentTotals),
    Promised: field(
      z.object({
        AcceptHours: field(z.int(), 'Working hours within which an order is confirmed.'),
        ShipHours: field(z.int(), 'Working hours after the confirmation within which an order without a wanted day is sent.'),
        WorkFrom: field(z.string(), 'When work begins on a working day, `09:00`.'),
        WorkTo: field(z.string(), 'When it ends, and by when an order is sent on its wanted day.'),
      }),
      'What the promised times are, by the calendar of the mall as it is now.',
    ),
    ...customerName,
    ...allowed,
    Points: field(z.array(fulfilmentPoint), 'The periods, the earliest first, of days the last 31; else the twenty with the most orders.'),
  }),
)

/** Numbers of 协议执行. */
const agreementNumbers = {
  ProductCount: field(count, '协议商品数: products of the version in force on the last day of the period on which the agreement was. Each agreement counts its own: of a product it is the agreements that have it.'),
  BoughtCount: field(count, '买过: distinct products that were bought under the agreement in the period, by any of its versions. Each agreement counts its own, too.'),
  BoughtShare: field(z.nullable(ratio), '执行率: BoughtCount ÷ ProductCount; above 1 where products were bought that the later version no longer has. Null without products.'),
  Quantity: field(count, '件数: pieces that were bought under agreements.'),
  Amount: field(money, '协议内金额: price × quantity of these.'),
  SavedAmount: field(money, '已省: market price when they were ordered − price, × quantity, of the lines where it is positive.'),
}

const agreementShare = field(z.nullable(ratio), '协议占比: Amount ÷ TotalAmount; null without it.')
const companiesAmount = field(z.nullable(money), '商品总额: price × quantity of all that the companies of these agreements bought in the period, each company once. Null by product.')

export const agreementReportRow = named(
  'AgreementReportRow',
  'A row of 协议执行.',
  z.object({
    Key: field(z.string(), 'Chooses the row: number of the agreement, code of the product, numbers of the staff.'),
    Name: field(z.string(), 'Name, as shown; of agreements whose customers nobody looks after 无人负责.'),
    AgreementId: field(z.nullable(id), 'The agreement; null for other rows.'),
    AgreementNo: field(z.nullable(z.string()), '协议号; null for other rows.'),
    PartyName: field(z.nullable(z.string()), 'The company or the group that it is with; null for other rows.'),
    ProductCode: row.ProductCode,
    ManagerId: field(z.nullable(id), 'Who alone looks after the customers of these agreements; null for other rows.'),
    ...agreementNumbers,
    TotalAmount: companiesAmount,
    Share: agreementShare,
    LastOrderDate: field(z.nullable(day), 'Last day of the period on which something was bought; null when nothing was.'),
  }),
)

export const agreementTotals = named(
  'AgreementTotals',
  'How far agreed prices were used on some days.',
  z.object({ ...days, ...agreementNumbers, TotalAmount: field(money, '商品总额: price × quantity of all that the companies of the agreements bought.'), Share: agreementShare }),
)

const byAgreement = {
  By: field(z.optional(z.literal(Object.keys(agreementDimensionNames) as readonly AgreementDimension[])), 'What a row is: an agreement, a product, or those who look after the customers of an agreement now, together. Agreement without it.'),
  ...span,
  Customer: ofCustomers.Customer,
  ManagerId: ofCustomers.ManagerId,
  AgreementId: field(z.optional(id), 'Only one agreement.'),
  Kind: field(z.optional(z.literal(Object.keys(agreementUseNames) as readonly AgreementUse[])), 'Only rows of which nothing was bought (unbought), or something was (bought). The cards are of all.'),
  ...point,
}

export const agreementReportRequest = named(
  'AgreementReportRequest',
  'Dimension, days, filters, order and page of 协议执行.',
  z.object({ ...byAgreement, SortField: field(z.optional(z.literal(['Amount', 'ProductCount', 'BoughtCount', 'BoughtShare', 'Quantity', 'Share', 'SavedAmount', 'LastOrderDate'])), 'Field to sort by; the greatest amount first without it. What has no number comes last.'), ...descending, ...paging }),
)

export const agreementPoint = named(
  'AgreementPoint',
  'A place in the chart of 协议执行.',
  z.object({ Key: reportPoint.shape.Key, Name: reportPoint.shape.Name, Amount: agreementNumbers.Amount, IsOpen: field(z.boolean(), 'Always false.') }),
)

export const agreementReport = named(
  'AgreementReport',
  '协议执行: how far the prices were used that were agreed with the caller’s customers, over the agreements that were in force on a day of the period. Of an agreement with a group it is what the caller’s customers among its companies bought. Bought is what 销售 counts.',
  z.object({
    ...pageOf(agreementReportRow).shape,
    Sum: field(z.object({ ...agreementNumbers, TotalAmount: companiesAmount, Share: agreementShare }), 'The total row, over all pages. A company of two agreements is in the TotalAmount of both, and here once.'),
    Totals: compared(agreementTotals),
    AgreementName: field(z.nullable(z.string()), 'Name of the agreement that was asked for by the id; null for all, and for one that the caller does not see.'),
    ...allowed,
    Points: field(z.array(agreementPoint), 'The twenty greatest amounts.'),
  }),
)

const missNumbers = {
  Count: field(count, '次数: searches that found nothing by it.'),
  WordCount: field(count, '词数: different words.'),
  CustomerCount: field(count, '客户数: companies whose people searched; which ones is kept from everybody.'),
  WaitingCount: field(count, '待处理: words that have no synonym, and that nobody decided to ignore.'),
}

export const missReportRow = named(
  'MissReportRow',
  'A row of 搜不到的词.',
  z.object({
    Key: field(z.string(), 'Chooses the row: the word, or 2026-10.'),
    Name: field(z.string(), 'The word, in the spelling in which searches are read; of a period its days.'),
    ...rowDays,
    ...missNumbers,
    Share: field(ratio, '占比: 0.25 is a quarter of the searches of the report that found nothing.'),
    LastTime: field(z.nullable(instant), 'The last of these searches; null where there was none.'),
  }),
)

export const missTotals = named('MissTotals', 'How many searches of some days found nothing.', z.object({ ...days, ...missNumbers }))

const byMiss = {
  By: field(z.optional(z.literal(Object.keys(missDimensionNames) as readonly MissDimension[])), 'What a row is: a word, or a period; a word without it.'),
  ...unit,
  BeginTime: field(z.optional(day), 'First day of the searches. Without both days: the last thirty, and by time those that fit `Unit`. Searches are kept for three months.'),
  EndTime: field(z.optional(day), 'Last day of the searches.'),
  Kind: field(z.optional(z.literal(Object.keys(missKindNames) as readonly MissKind[])), 'Only words that wait for a decision (waiting), or those with one (handled). The cards are of all.'),
  ...point,
}

export const missReportRequest = named(
  'MissReportRequest',
  'Dimension, days, filters, order and page of 搜不到的词.',
  z.object({ ...byMiss, SortField: field(z.optional(z.literal(['Count', 'CustomerCount', 'LastTime'])), 'Field to sort by; the most searches first without it.'), ...descending, ...paging }),
)

export const missPoint = named(
  'MissPoint',
  'A place in the chart of 搜不到的词.',
  z.object({ Key: reportPoint.shape.Key, Name: reportPoint.shape.Name, Count: missNumbers.Count, IsOpen: reportPoint.shape.IsOpen }),
)

export const missReport = named(
  'MissReport',
  '搜不到的词: words by which nothing in the mall is found, from customers and visitors together. It is of the whole mall: nobody who searched is kept.',
  z.object({
    ...pageOf(missReportRow).shape,
    Sum: field(z.object(missNumbers), 'The total row, over all pages. A word, and a company, of several rows is in it once.'),
    Totals: compared(missTotals),
    ...allowed,
    Points: field(z.array(missPoint), 'By word the twenty that were searched for most; by time the periods, the earliest first, of days the last 31.'),
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
  'POST /api/SellerReport/Fulfilment': {
    summary: 'Returns how soon orders were confirmed, shipped and received, and how many of them within the promised time.',
    description: 'Promised is to confirm within 4 working hours, to ship by the wanted day or else within 24 working hours, and that the goods arrive by the wanted day.',
    ...shown,
    body: fulfilmentReportRequest,
    response: fulfilmentReport,
  },
  'POST /api/SellerReport/FulfilmentExport': { summary: 'Returns 履约 of one stage as an .xlsx file.', description: 'At most 10,000 rows in one file.', ...shown, access: staffWith('report.manage'), ...file, body: z.object(byFulfilment) },
  'POST /api/SellerReport/Churn': {
    summary: 'Returns the customers who bought in the quarter before, and not in this one.',
    ...shown,
    body: churnReportRequest,
    response: churnReport,
  },
  'POST /api/SellerReport/ChurnExport': { summary: 'Returns 客户流失 as an .xlsx file.', description: 'At most 10,000 rows in one file.', ...shown, access: staffWith('report.manage'), ...file, body: z.object(byChurn) },
  'POST /api/SellerReport/Turnover': {
    summary: 'Returns how often the stock of products or categories was sold, and which of it was not.',
    access: staffWith('report.view'),
    scope: 'none',
    body: turnoverReportRequest,
    response: turnoverReport,
  },
  'POST /api/SellerReport/TurnoverExport': { summary: 'Returns 库存周转 as an .xlsx file.', description: 'At most 10,000 rows in one file.', access: staffWith('report.manage'), scope: 'none', ...file, body: z.object(byTurnover) },
  'POST /api/SellerReport/Agreements': {
    summary: 'Returns how far agreed prices were used, by agreement, product, or who looks after the customers.',
    ...shown,
    body: agreementReportRequest,
    response: agreementReport,
  },
  'POST /api/SellerReport/AgreementsExport': { summary: 'Returns 协议执行 as an .xlsx file.', description: 'At most 10,000 rows in one file.', ...shown, access: staffWith('report.manage'), ...file, body: z.object(byAgreement) },
  'POST /api/SellerReport/Misses': {
    summary: 'Returns the words that searches found nothing by, or how many such searches there were by time.',
    access: staffWith('report.view'),
    scope: 'none',
    body: missReportRequest,
    response: missReport,
  },
  'POST /api/SellerReport/MissesExport': { summary: 'Returns 搜不到的词 as an .xlsx file.', description: 'At most 10,000 rows in one file.', access: staffWith('report.manage'), scope: 'none', ...file, body: z.object(byMiss) },
  'POST /api/SellerReport/Choices': { summary: 'Returns what reports can be narrowed to.', access: staffWith(['report.view', 'cost.view']), scope: 'portfolio', body: z.object({}), response: reportChoices },
})

export type {
  AgreementPoint, AgreementReport, AgreementReportRequest, AgreementReportRow, AgreementTotals, ChurnReport, ChurnReportRequest, ChurnReportRow, ChurnTotals, FulfilmentNumbers, FulfilmentPoint, FulfilmentReport, FulfilmentReportRequest, FulfilmentReportRow, FulfilmentTotals, MarginReport, MarginReportRequest, MarginReportRow, MarginTotals, MissPoint, MissReport, MissReportRequest, MissReportRow, MissTotals, SalesReport, SalesReportRequest, SalesReportRow, SalesTotals, SellerReportChoices, TurnoverPoint, TurnoverReport, TurnoverReportRequest, TurnoverReportRow, TurnoverTotals,
} from '../../resources/generated/shapes.ts'
