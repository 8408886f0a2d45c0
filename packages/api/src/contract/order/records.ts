import * as z from 'zod/mini'
import { day, fileUrl, id, instant, pageOf, quantity, sorting, statusCounts, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { refusalReasons } from '../lifecycles/order.ts'
import { approvalStepStatus } from '../lifecycles/approval.ts'
import { invoiceState } from '../lifecycles/invoice.ts'
import { lineFields, lineProduct } from '../lines.ts'
import { orderNo, orderStatusCode, allowedOrderActions, paymentTypeCode, invoiceModeCode, reviewStateCode } from './values.ts'
import { amountText, askedPrice, price } from '../priced.ts'
import { orderShortage } from './shortage.ts'
import { sumFields } from './sum-fields.ts'

export const orderLine = named(
  'OrderLine',
  'A line of an order.',
  z.object({
    LineId: field(id, 'The line of the order.'),
    ...lineFields,
    ShippedQuantity: field(z.int(), 'Pieces shipped (已发).'),
    ReceivedQuantity: field(z.int(), 'Pieces received (已收).'),
    RefusedQuantity: field(z.int(), 'Pieces refused (已拒). Shipped ones that were neither received nor refused are on their way (在途).'),
    AfterSalesQuantity: field(z.int(), 'Pieces that can be returned (可售后).'),
  }),
)

export const orderSummary = named(
  'OrderSummary',
  'An order as a row of a list.',
  z.object({
    OrderNo: orderNo,
    OrderTime: field(instant, 'Time of the order.'),
    Lines: field(
      z.array(z.object({
        ...lineProduct,
        Quantity: field(quantity, 'Pieces of all lines.'),
      })),
      'Lines in short.',
    ),
    Quantity: field(z.int(), 'Pieces of all lines.'),
    ...sumFields,
    RefusedQuantity: field(z.int(), 'Pieces refused (已拒).'),
    RefusedAmount: field(price, 'What goes back for them (拒收退回): their price, and the freight when all of the order was refused.'),
    RefundAmount: field(price, 'Refunded for goods that came back (售后退款); what goes back for refused ones is apart.'),
    NetAmount: field(price, '实际应付: 应付 − 拒收退回 − 售后退款.'),
    PaidBackAmount: field(price, '已退款: what was paid and has gone back.'),
    PayingBackAmount: field(price, '退款中: what was paid and is going back.'),
    UserName: field(z.string(), 'Name of the user.'),
    DepartmentName: field(z.string(), 'Name of the department.'),
    PaymentTypeName: field(z.string(), 'Way of payment, as shown.'),
    Status: field(orderStatusCode, 'Status.'),
    StatusName: field(z.string(), 'Status, as shown.'),
    AllowActions: field(allowedOrderActions, 'Actions that the user may take now.'),
    Version: field(z.int(), 'Version that was read; changes with every write.'),
  }),
)

export const orderFilters = {
  OrderNo: field(z.optional(text(32)), 'Part of an order number.'),
  Product: field(z.optional(text(100)), 'Part of a product’s name or code.'),
  BeginTime: field(z.optional(day), 'First day.'),
  EndTime: field(z.optional(day), 'Last day.'),
  UserName: field(z.optional(text(50)), 'Name of the user.'),
  DepartmentId: field(z.optional(id), 'The department.'),
  PaymentType: field(z.optional(paymentTypeCode), 'Way of payment.'),
  InvoiceState: field(z.optional(z.literal(Object.values(invoiceState))), '1 未开票 2 开票中 3 已开票.'),
  ReviewState: z.optional(reviewStateCode),
  AmountMin: field(z.optional(askedPrice), 'Least amount.'),
  AmountMax: field(z.optional(askedPrice), 'Greatest amount.'),
  Status: field(z.optional(orderStatusCode), 'Status.'),
}

export const orderListRequest = named(
  'OrderListRequest',
  'Filters, sorting and page of the list of orders.',
  z.object({
    ...orderFilters,
    ...sorting(['OrderTime', 'PayableAmount']),
  }),
)

export const orderList = named(
  'OrderList',
  'A page of orders.',
  z.object({
    ...pageOf(orderSummary).shape,
    StatusCounts: statusCounts(orderStatusCode, 'Orders per status under the same filters but the status: the counts of the tabs.'),
  }),
)

const trackStep = named(
  'TrackStep',
  'A step of a package.',
  z.object({ Time: field(instant, 'When it happened.'), Text: field(z.string(), 'What happened.') }),
)

/** The way of an order, as every page that says where it goes has it. */
export const orderSteps = field(
  z.array(z.object({
    Name: field(z.string(), 'Name, as shown.'),
    Time: field(z.nullable(instant), 'When it happened; null when not yet.'),
    State: field(z.literal(['done', 'current', 'todo', 'failed']), 'Whether the step is reached.'),
  })),
  'The step bar: reached steps carry a time.',
)

export const orderDetail = named(
  'OrderDetail',
  'Details of one order.',
  z.object({
    ...orderSummary.shape,
    EnterpriseName: field(z.string(), 'Name of the company that buys: of a group’s companies, the one that the order was placed for.'),
    Lines: field(z.array(orderLine), 'Lines.'),
    PoNo: field(z.string(), 'Purchase order number of the customer (采购单号).'),
    Reason: field(z.string(), 'Reason of the purchase (采购事由).'),
    Remark: field(z.string(), 'Remark of the buyer.'),
    DeliveryDate: field(z.nullable(day), 'Wanted day of delivery (期望送达日期).'),
    PayBefore: field(z.nullable(instant), 'Deadline of the payment; null for none.'),
    AwaitsCredit: field(z.boolean(), 'Whether it is above the credit of the company (信用额度), and the seller has still to agree to it.'),
    Address: field(
      z.object({
        Consignee: field(z.string(), 'Name of the recipient (收货人).'),
        Mobile: field(z.string(), 'Mobile number.'),
        FullAddress: field(z.string(), 'The whole address in one line.'),
      }),
      'Delivery address.',
    ),
    Invoice: field(
      z.object({
        Mode: field(invoiceModeCode, '1 随单, 2 集中, 3 暂不开票.'),
        ModeName: field(z.string(), 'When the invoice is issued, as shown.'),
        TypeName: field(z.string(), 'Type of the invoice, as shown.'),
        Title: field(z.string(), 'Title of the invoice (发票抬头).'),
        TaxNo: field(z.string(), 'Tax number.'),
      }),
      'Invoice.',
    ),
    Cost: field(
      z.object({
        DepartmentName: field(z.string(), 'Name of the department.'),
        BudgetName: field(z.string(), 'Names of the budgets that hold it, the longest period first; empty when none was charged.'),
        Amount: field(price, 'What it bears: 应付 without what went back, 实际应付.'),
      }),
      '费用归属: the department, and the budgets that were charged.',
    ),
    Steps: orderSteps,
    Approvals: field(
      z.array(
        z.object({
          NodeName: field(z.string(), 'Name of the node.'),
          Approver: field(z.string(), 'Name of the approver.'),
          State: field(z.literal(Object.values(approvalStepStatus)), '0 未到达 1 审批中 2 同意 3 驳回 4 已转交 5 自动通过.'),
          StateName: field(z.string(), 'State, as shown.'),
          Time: field(z.nullable(instant), 'When it happened; null when not yet.'),
          Comment: field(z.string(), 'Comment of the approver.'),
        }),
      ),
      'Record of the approval.',
    ),
    Packages: field(
      z.array(
        z.object({
          PackageNo: field(z.string(), 'Number of the package.'),
          Carrier: field(z.string(), 'Carrier.'),
          TrackingNo: field(z.string(), 'Tracking number.'),
          ShippedAt: field(instant, 'When it was shipped.'),
          Lines: field(
            z.array(z.object({
              LineId: field(id, 'The line of the order.'),
              Quantity: field(z.int(), 'Pieces that it has of the line.'),
              ReceivedQuantity: field(z.int(), 'Pieces of these that were received (已收).'),
              RefusedQuantity: field(z.int(), 'Pieces of these that were refused (已拒).'),
            })),
            'What is in it.',
          ),
          Tracks: field(z.array(trackStep), 'Tracks, newest first.'),
        }),
      ),
      'Packages with their tracks.',
    ),
    Refusals: field(
      z.array(
        z.object({
          Time: field(instant, 'When it was refused.'),
          PackageNo: field(z.string(), 'Number of the package.'),
          LineId: field(id, 'The line of the order.'),
          Quantity: quantity,
          Reason: field(z.literal(refusalReasons), 'Why.'),
          Images: field(z.array(z.object({ Url: field(fileUrl, 'Address of the picture.'), Name: field(z.string(), 'Name, as shown.') })), 'Pictures of it.'),
          RefundAmount: field(price, 'What goes back for it.'),
          TakenBackAt: field(z.nullable(instant), 'When the seller had the goods back; null while they are on their way back.'),
        }),
      ),
      'What was refused (拒收记录), the earliest first.',
    ),
    Shortages: field(z.array(orderShortage), 'Pieces that the seller does not have (缺货), the latest first.'),
    Attachments: field(
      z.array(z.object({ Url: field(fileUrl, 'Address of the file.'), Name: field(z.string(), 'Name, as shown.') })),
      'Attached files.',
    ),
    Logs: field(
      z.array(z.object({
        Time: field(instant, 'When it happened.'),
        Operator: field(z.string(), 'Name of who did it.'),
        Text: field(amountText, 'What happened.'),
      })),
      'Log of the order.',
    ),
  }),
)

export type { OrderDetail, OrderLine, OrderList, OrderListRequest, OrderSummary } from '../../resources/generated/shapes.ts'
