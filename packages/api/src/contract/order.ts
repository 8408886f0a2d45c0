import * as z from 'zod/mini'
import { withPermission } from './access.ts'
import { address } from './address.ts'
import { defineCalls } from './define.ts'
import { day, doneMessage, fileUrl, id, instant, money, pageOf, paging, productCode, quantity, requestId, requiredText, rowResult, text } from './common.ts'
import { orderActions, orderStatus } from './lifecycles/order.ts'

const orderNo = z.string().check(z.regex(/^[A-Z0-9]{8,32}$/))
const status = z.literal(Object.values(orderStatus))
const allowActions = z.array(z.literal(orderActions))

/** 1 账期月结 2 预存款 3 公司转账 4 在线支付 5 货到付款 */
export const paymentType = z.literal([1, 2, 3, 4, 5])
/** 1 随单 2 集中 3 暂不开票 */
export const invoiceMode = z.literal([1, 2, 3])
/** 1 数电普票 2 数电专票 3 纸质专票 */
export const invoiceType = z.literal([1, 2, 3])

export const orderLine = z.object({
  LineId: id,
  ProductCode: productCode,
  CustomerProductName: z.string(),
  ImageUrl: fileUrl,
  Unit: z.string(),
  Price: money,
  Quantity: quantity,
  Subtotal: money,
  Remark: z.string(),
  /** 已发 已收 可售后, pieces. */
  ShippedQuantity: z.int(),
  ReceivedQuantity: z.int(),
  AfterSalesQuantity: z.int(),
})

const budgetState = z.object({
  BudgetId: id,
  Name: z.string(),
  DepartmentId: id,
  /** 预算总额 已用 冻结 剩余 */
  Total: money,
  Used: money,
  Frozen: money,
  Remaining: money,
  /** What happens when the order exceeds it: 超支需审批, 禁止. */
  Control: z.literal(['approve', 'forbid']),
  /** 0 通过 / 1 超预算，可提交审批 / 2 超预算，禁止提交 — for this order. */
  Result: z.literal([0, 1, 2]),
})

const approvalNode = z.object({
  Name: z.string(),
  /** 1 会签 2 或签 3 依次 */
  Mode: z.literal([1, 2, 3]),
  Approvers: z.array(z.string()),
})

export const approvalPreview = z.object({
  /** Reasons in words: 超单笔限额 超预算 指定品类 非协议商品. Empty: no approval. */
  Reasons: z.array(z.string()),
  Nodes: z.array(approvalNode),
})

const confirmLine = z.object({
  CartItemId: id,
  ProductCode: productCode,
  CustomerProductName: z.string(),
  ImageUrl: fileUrl,
  Unit: z.string(),
  Price: money,
  Quantity: quantity,
  Subtotal: money,
  Remark: z.string(),
})

export const orderConfirmation = z.object({
  Items: z.array(confirmLine),
  UnsellableItems: z.array(z.object({ ...confirmLine.shape, Reason: z.string() })),
  Addresses: z.array(address),
  InvoiceTitles: z.array(z.object({ TitleId: id, Title: z.string(), TaxNo: z.string(), SupportSpecial: z.boolean() })),
  PaymentTypes: z.array(z.object({ Type: paymentType, Name: z.string(), Enabled: z.boolean(), DisabledReason: z.string() })),
  Departments: z.array(z.object({ DepartmentId: id, Name: z.string() })),
  /** Of every department above, for this order's amount. */
  Budgets: z.array(budgetState),
  /** Days on which nothing is delivered, within the next 90: weekends and public holidays. */
  NonWorkingDays: z.array(day),
  GoodsAmount: money,
  Freight: money,
  PayableAmount: money,
  ApprovalPreview: approvalPreview,
  /** Ties the submission to what was shown: prices, stock, lines. Good for 30 minutes. */
  ConfirmToken: z.string(),
})

export const orderSubmission = z.object({
  ConfirmToken: requiredText(4096),
  RequestId: requestId,
  AddressId: id,
  DeliveryDate: z.optional(day),
  DepartmentId: id,
  BudgetId: z.optional(id),
  PoNo: z.optional(text(26)),
  Reason: z.optional(text(200)),
  PaymentType: paymentType,
  InvoiceMode: invoiceMode,
  InvoiceType: z.optional(invoiceType),
  TitleId: z.optional(id),
  Remark: z.optional(text(100)),
  Attachments: z.optional(z.array(z.object({ Url: fileUrl, Name: text(255) })).check(z.maxLength(5))),
})

/** `changed`: 订单信息已变化，请确认, nothing was ordered; confirm again with the new token. */
export const submitAnswer = z.union([
  z.object({ Outcome: z.literal('submitted'), SubmitId: z.string(), OrderNo: orderNo }),
  z.object({
    Outcome: z.literal('changed'),
    Changes: z.array(
      z.object({
        CartItemId: id,
        CustomerProductName: z.string(),
        Kind: z.literal(['price', 'stock', 'unsellable']),
        /** The change in words: 单价由¥a变为¥b, 库存不足，仅剩{n}. */
        Text: z.string(),
      }),
    ),
    Confirmation: orderConfirmation,
  }),
])

export const submitResult = z.object({
  SubmitId: z.string(),
  OrderNo: orderNo,
  /** submitted 订单提交成功 · approving 已提交审批，等待{name}审批 · unpaid 待付款，请于{time}前完成支付 */
  State: z.literal(['submitted', 'approving', 'unpaid']),
  PayableAmount: money,
  PaymentTypeName: z.string(),
  ApproverNames: z.array(z.string()),
  PayBefore: z.nullable(instant),
})

export const orderSummary = z.object({
  OrderNo: orderNo,
  OrderTime: instant,
  Lines: z.array(z.object({ ProductCode: productCode, CustomerProductName: z.string(), ImageUrl: fileUrl, Quantity: quantity })),
  Quantity: z.int(),
  PayableAmount: money,
  UserName: z.string(),
  DepartmentName: z.string(),
  PaymentTypeName: z.string(),
  Status: status,
  StatusName: z.string(),
  AllowActions: allowActions,
  Version: z.int(),
})

const orderFilters = {
  OrderNo: z.optional(text(32)),
  Product: z.optional(text(100)),
  BeginTime: z.optional(day),
  EndTime: z.optional(day),
  UserName: z.optional(text(50)),
  DepartmentId: z.optional(id),
  PaymentType: z.optional(paymentType),
  /** 1 未开票 2 开票中 3 已开票 */
  InvoiceState: z.optional(z.literal([1, 2, 3])),
  AmountMin: z.optional(money),
  AmountMax: z.optional(money),
  Status: z.optional(status),
}

export const orderListRequest = z.object({
  ...orderFilters,
  SortField: z.optional(z.literal(['OrderTime', 'PayableAmount'])),
  SortOrder: z.optional(z.literal(['asc', 'desc'])),
  ...paging,
})

export const orderList = z.object({
  ...pageOf(orderSummary).shape,
  /** Orders per status under the same filters but the status; the tabs' counts. */
  StatusCounts: z.array(z.object({ Status: status, Count: z.int() })),
})

const trackStep = z.object({ Time: instant, Text: z.string() })

export const orderDetail = z.object({
  ...orderSummary.shape,
  Lines: z.array(orderLine),
  GoodsAmount: money,
  Freight: money,
  PoNo: z.string(),
  Reason: z.string(),
  Remark: z.string(),
  DeliveryDate: z.nullable(day),
  PayBefore: z.nullable(instant),
  Address: z.object({ Consignee: z.string(), Mobile: z.string(), FullAddress: z.string() }),
  Invoice: z.object({ Mode: invoiceMode, ModeName: z.string(), TypeName: z.string(), Title: z.string(), TaxNo: z.string() }),
  /** 费用归属: the department, and the budget when one was charged. */
  Cost: z.object({ DepartmentName: z.string(), BudgetName: z.string(), Amount: money }),
  /** The step bar: reached steps carry a time. */
  Steps: z.array(z.object({ Name: z.string(), Time: z.nullable(instant), State: z.literal(['done', 'current', 'todo', 'failed']) })),
  Approvals: z.array(
    z.object({
      NodeName: z.string(),
      Approver: z.string(),
      /** 0 未到达 1 审批中 2 同意 3 驳回 4 已转交 5 自动通过 */
      State: z.literal([0, 1, 2, 3, 4, 5]),
      StateName: z.string(),
      Time: z.nullable(instant),
      Comment: z.string(),
    }),
  ),
  Packages: z.array(
    z.object({ PackageNo: z.string(), Carrier: z.string(), TrackingNo: z.string(), ShippedAt: instant, Tracks: z.array(trackStep) }),
  ),
  Attachments: z.array(z.object({ Url: fileUrl, Name: z.string() })),
  Logs: z.array(z.object({ Time: instant, Operator: z.string(), Text: z.string() })),
})

const purchase = withPermission('purchase')
const view = withPermission('order.view')
const orderWrite = { OrderNo: orderNo, Version: z.int() }

export const orderCalls = defineCalls({
  'POST /api/Order/Confirm': {
    summary: 'Returns prices, stock, budget and approval of an order of these cart lines.',
    description: 'Nothing is written.',
    access: purchase,
    body: z.object({
      CartItemIds: z.array(id).check(z.minLength(1), z.maxLength(200)),
      AddressId: z.optional(id),
      DepartmentId: z.optional(id),
      BudgetId: z.optional(id),
    }),
    answer: orderConfirmation,
  },
  'POST /api/Order/Submit': {
    summary: 'Places the order, once per `RequestId`.',
    description: 'Send the same `RequestId` again after a lost response: the first result is returned again.',
    access: purchase,
    body: orderSubmission,
    answer: submitAnswer,
  },
  'POST /api/Order/SubmitResult': {
    summary: 'Returns the outcome of a submission.',
    access: purchase,
    body: z.object({ SubmitId: requiredText(64) }),
    answer: submitResult,
  },
  'POST /api/Order/List': {
    summary: 'Returns a page of the orders within the user’s data scope, filtered and sorted.',
    access: view,
    body: orderListRequest,
    answer: orderList,
  },
  'POST /api/Order/Detail': {
    summary: 'Returns all of one order.',
    access: view,
    body: z.object({ OrderNo: orderNo }),
    answer: orderDetail,
  },
  'POST /api/Order/Track': {
    summary: 'Returns the tracks of an order’s packages.',
    access: view,
    body: z.object({ OrderNo: orderNo }),
    answer: orderDetail.shape.Packages,
  },
  'POST /api/Order/Cancel': {
    summary: 'Cancels an order: its stock and its budget are released.',
    access: purchase,
    body: z.object({ ...orderWrite, Reason: z.literal(['不想买了', '信息填错', '重复下单', '其他']), Note: z.optional(text(100)) }),
    answer: orderSummary,
  },
  'POST /api/Order/Withdraw': {
    summary: 'Withdraws an order that waits for approval.',
    access: purchase,
    body: z.object(orderWrite),
    answer: orderSummary,
  },
  'POST /api/Order/Remind': {
    summary: 'Reminds those for whom an order waits, at most once an hour.',
    access: purchase,
    body: z.object({ OrderNo: orderNo }),
    answer: doneMessage,
  },
  'POST /api/Order/ConfirmReceipt': {
    summary: 'Confirms that the goods of an order arrived.',
    access: purchase,
    body: z.object(orderWrite),
    answer: orderSummary,
  },
  'POST /api/Order/Rebuy': {
    summary: 'Adds the products of an order to the cart again.',
    description: 'Returns a result per line.',
    access: purchase,
    body: z.object({ OrderNo: orderNo }),
    answer: z.object({ Results: z.array(rowResult) }),
  },
  'POST /api/Order/Pay': {
    summary: 'Pays an order.',
    access: withPermission('order.pay'),
    body: z.object(orderWrite),
    answer: orderSummary,
  },
  'POST /api/Order/Export': {
    summary: 'Returns the filtered list of orders as an .xlsx file.',
    access: view,
    mode: 'download',
    body: z.object(orderFilters),
    answer: z.unknown(),
  },
})

export type OrderLine = z.infer<typeof orderLine>
export type OrderSummary = z.infer<typeof orderSummary>
export type OrderList = z.infer<typeof orderList>
export type OrderListRequest = z.infer<typeof orderListRequest>
export type OrderDetail = z.infer<typeof orderDetail>
export type OrderConfirmation = z.infer<typeof orderConfirmation>
export type OrderSubmission = z.infer<typeof orderSubmission>
export type SubmitAnswer = z.infer<typeof submitAnswer>
export type SubmitResult = z.infer<typeof submitResult>
