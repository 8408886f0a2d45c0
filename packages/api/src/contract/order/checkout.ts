import * as z from 'zod/mini'
import { address } from '../address.ts'
import { day, fileUrl, givenFileUrl, id, instant, requestId, requiredText, text } from '../common.ts'
import { approvalReason, passingChange } from '../approval-reason.ts'
import { field, named } from '../describe.ts'
import { approvalMode } from '../lifecycles/approval.ts'
import { budgetControls, budgetPeriods, budgetResult } from '../lifecycles/budget.ts'
import { lineFields } from '../lines.ts'
import { orderSteps } from './records.ts'
import { allowedOrderActions, orderNo, orderStatusCode, paymentTypeCode, invoiceModeCode, invoiceTypeCode } from './values.ts'
import { amountText, price } from '../priced.ts'
import { sumFields } from './sum-fields.ts'
import { submissionLimits } from './submission-rules.ts'

export const budgetState = named(
  'BudgetState',
  'A budget, one level of the account of its department, and what the order would make of it.',
  z.object({
    BudgetId: field(id, 'The budget.'),
    Name: field(z.string(), 'Name, as shown.'),
    DepartmentId: field(id, 'The department.'),
    Period: field(z.literal(budgetPeriods), 'Which level of the account it is: month 月, quarter 季, year 年.'),
    PeriodName: field(z.string(), 'The period in words: 2026年11月.'),
    Total: field(price, 'Total with its adjustments (预算总额).'),
    Used: field(price, 'Used (已用), without this order.'),
    Frozen: field(price, 'Frozen (冻结), without this order.'),
    Remaining: field(price, 'Remaining (剩余), without this order.'),
    Control: field(z.literal(budgetControls), 'What happens when the order exceeds it: 超支需审批, 禁止.'),
    Result: field(z.literal(Object.values(budgetResult)), '0 通过 / 1 超预算，可提交审批 / 2 超预算，禁止提交 — for this order.'),
    Decides: field(z.boolean(), 'Whether its result is the one that holds: of the levels of a department the strictest, then the one with least left.'),
  }),
)

const approvalNode = named(
  'ApprovalNode',
  'A node of an approval.',
  z.object({
    Name: field(z.string(), 'Name, as shown.'),
    Mode: field(z.literal(Object.values(approvalMode)), '1 会签, 2 或签, 3 依次.'),
    Approvers: field(z.array(z.string()), 'Names of the approvers.'),
    Because: field(amountText, 'Why they approve, by the rule that chose them.'),
  }),
)

export const approvalPreview = named(
  'ApprovalPreview',
  'Whether and by whom an order would have to be approved.',
  z.object({
    Reasons: field(z.array(approvalReason), 'Why, each with what decided. Empty: no approval.'),
    Nodes: field(z.array(approvalNode), 'Nodes of the approval, in order.'),
    Change: field(z.nullable(passingChange), 'Null when it needs none, or no small change is enough.'),
  }),
)

const confirmLine = named(
  'ConfirmLine',
  'A line of an order before it is placed.',
  z.object({
    CartItemId: field(id, 'The line of the cart; of an order that is submitted again, the line of the order.'),
    ...lineFields,
    SupportSpecialInvoice: field(z.boolean(), 'Whether a special invoice (专票) can be issued for it.'),
  }),
)

export const orderConfirmation = named(
  'OrderConfirmation',
  'Prices, stock, budgets and approval of an order before it is placed.',
  z.object({
    Items: field(z.array(confirmLine), 'Lines that can be ordered.'),
    UnsellableItems: field(
      z.array(z.object({ ...confirmLine.shape, Reason: field(z.string(), 'Why it cannot be ordered.') })),
      'Lines that cannot be ordered.',
    ),
    Addresses: field(z.array(address), 'Delivery addresses to choose from.'),
    InvoiceTitles: field(
      z.array(z.object({
        TitleId: field(id, 'The invoice title.'),
        Title: field(z.string(), 'Title of the invoice (发票抬头).'),
        TaxNo: field(z.string(), 'Tax number.'),
        SupportSpecial: field(z.boolean(), 'Whether a special invoice (专票) can be issued.'),
      })),
      'Invoice titles to choose from.',
    ),
    PaymentTypes: field(
      z.array(z.object({
        Type: field(paymentTypeCode, 'Way of payment.'),
        Name: field(z.string(), 'Name, as shown.'),
        Enabled: field(z.boolean(), 'Whether it can be chosen.'),
        DisabledReason: field(amountText, 'Why it cannot be chosen; empty when it can.'),
        Note: field(amountText, 'What is said of it while it can be chosen, such as what is free of 信用额度; may be empty.'),
      })),
      'Ways of payment to choose from.',
    ),
    Departments: field(
      z.array(z.object({ DepartmentId: field(id, 'The department.'), Name: field(z.string(), 'Name, as shown.') })),
      'Departments that can be charged.',
    ),
    Budgets: field(z.array(budgetState), 'The levels of the account of every department above that have today, the longest period first, for this order’s amount.'),
    NonWorkingDays: field(z.array(day), 'Days on which nothing is delivered, within the next 90: weekends and public holidays.'),
    ...sumFields,
    ApprovalPreview: field(approvalPreview, 'Whether and by whom the order would have to be approved.'),
    ConfirmToken: field(z.string(), 'Binds the submission to the prices, stock and lines that were shown. Valid for 30 minutes.'),
  }),
)

export const orderSubmission = named(
  'OrderSubmission',
  'An order as it is submitted.',
  z.object({
    ConfirmToken: field(requiredText(4096), 'The token of the confirmation.'),
    RequestId: requestId,
    AddressId: field(id, 'The address.'),
    DeliveryDate: field(z.optional(day), 'Wanted day of delivery (期望送达日期).'),
    DepartmentId: field(id, 'The department.'),
    PoNo: field(z.optional(text(submissionLimits.PoNo)), 'Purchase order number of the customer (采购单号).'),
    Reason: field(z.optional(text(submissionLimits.Reason)), 'Reason of the purchase (采购事由).'),
    PaymentType: field(paymentTypeCode, 'Way of payment.'),
    InvoiceMode: field(invoiceModeCode, 'When the invoice is issued.'),
    InvoiceType: field(z.optional(invoiceTypeCode), 'Type of invoice.'),
    TitleId: field(z.optional(id), 'The invoice title.'),
    Remark: field(z.optional(text(submissionLimits.Remark)), 'Remark of the buyer.'),
    Attachments: field(
      z.optional(z.array(z.object({ Url: field(givenFileUrl, 'Address of the file.'), Name: field(text(255), 'Name of the file.') })).check(z.maxLength(submissionLimits.Attachments))),
      'Attached files.',
    ),
  }),
)

export const resubmissionLines = field(
  z
    .array(z.object({ LineId: field(id, 'The line of the order.'), Quantity: field(z.int().check(z.nonnegative(), z.maximum(999_999)), 'Pieces from now on; 0 strikes the line.') }))
    .check(z.maxLength(200)),
  'The lines that change; the others stay as they are.',
)

export const resubmission = named(
  'Resubmission',
  'An order that was rejected or withdrawn, before it is submitted again.',
  z.object({
    OrderNo: orderNo,
    Version: field(z.int(), 'Version that was read; the order is submitted again on it.'),
    Submitted: field(
      z.object({
        ...z.pick(orderSubmission, { DepartmentId: true, PaymentType: true, InvoiceMode: true }).shape,
        AddressId: field(z.nullable(id), 'The address; null when it is none of the user’s addresses any more.'),
        DeliveryDate: field(z.nullable(day), 'Wanted day of delivery (期望送达日期); null for none.'),
        InvoiceType: field(z.nullable(invoiceTypeCode), 'Type of invoice; null for none.'),
        TitleId: field(z.nullable(id), 'The invoice title; null for none.'),
        PoNo: field(z.string(), 'Purchase order number of the customer (采购单号).'),
        Reason: field(z.string(), 'Reason of the purchase (采购事由).'),
        Remark: field(z.string(), 'Remark of the buyer.'),
        Attachments: field(z.array(z.object({ Url: field(fileUrl, 'Address of the file.'), Name: field(text(255), 'Name of the file.') })), 'Attached files.'),
      }),
      'What it was submitted with the last time.',
    ),
    Confirmation: field(orderConfirmation, 'Prices, stock, budgets and approval as of now.'),
  }),
)

export const submitAnswer = named(
  'SubmitAnswer',
  '`changed`: 订单信息已变化，请确认, nothing was ordered; confirm again with the new token.',
  z.union([
    z.object({
      Outcome: field(z.literal('submitted'), 'Whether the order was placed.'),
      SubmitId: field(z.string(), 'Id of the submission.'),
      OrderNo: orderNo,
    }),
    z.object({
      Outcome: field(z.literal('changed'), 'Whether the order was placed.'),
      Changes: field(
        z.array(
          z.object({
            CartItemId: field(id, 'The line of the cart.'),
            CustomerProductName: field(z.string(), 'Name of the product, as the customer calls it.'),
            Kind: field(z.literal(['price', 'stock', 'unsellable']), 'What changed.'),
            Text: field(amountText, 'The change in words: 单价由¥a变为¥b, 库存不足，仅剩{n}.'),
          }),
        ),
        'What changed since the confirmation.',
      ),
      Confirmation: field(orderConfirmation, 'The confirmation as it is now.'),
    }),
  ]),
)

export const submitResult = named(
  'SubmitResult',
  'The outcome of a submission.',
  z.object({
    SubmitId: field(z.string(), 'Id of the submission.'),
    OrderNo: orderNo,
    State: field(
      z.literal(['submitted', 'approving', 'unpaid']),
      'submitted 订单提交成功 · approving 已提交审批，等待{name}审批 · unpaid 待付款，请于{time}前完成支付.',
    ),
    ...sumFields,
    Status: field(orderStatusCode, 'Status of the order now.'),
    StatusName: field(z.string(), 'Status of the order now, as shown.'),
    PaymentType: field(paymentTypeCode, 'Way of payment.'),
    PaymentTypeName: field(z.string(), 'Way of payment, as shown.'),
    ApproverNames: field(z.array(z.string()), 'Names of the next approvers.'),
    PayBefore: field(z.nullable(instant), 'Deadline of the payment; null for none.'),
    DeliveryDate: field(z.nullable(day), 'Wanted day of delivery (期望送达日期).'),
    Steps: orderSteps,
    AllowActions: field(allowedOrderActions, 'Actions that the user may take on the order now.'),
  }),
)

export type { OrderConfirmation, OrderSubmission, SubmitAnswer, SubmitResult } from '../../resources/generated/shapes.ts'
