import * as z from 'zod/mini'
import { anyUser, withPermission } from './access.ts'
import { approvalReason, approvalReasonCode } from './approval-reason.ts'
import { day, id, instant, pageOf, requestId, requiredText, rowResult, sorting, text } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { addSignPositionNames, approvalActions, approvalMode, approvalStatus, approvalStepStatus, approvalViews, type AddSignPosition } from './lifecycles/approval.ts'
import { lineFields, lineProduct } from './lines.ts'
import { budgetState } from './order/checkout.ts'
import { orderDetail, orderSummary } from './order/records.ts'
import { sumFields } from './order/sum-fields.ts'
import { orderNo } from './order/values.ts'
import { askedPrice, price } from './priced.ts'

const approvalView = z.literal(approvalViews)
const addSignPositions = Object.keys(addSignPositionNames) as AddSignPosition[]
const count = z.int().check(z.nonnegative())

export const approvalFilters = {
  Keyword: field(z.optional(text(50)), 'Part of an approval number, of an order number, or of the reason of the purchase.'),
  UserName: field(z.optional(text(50)), 'Part of the applicant’s name.'),
  DepartmentId: field(z.optional(id), 'The department that the order is charged to.'),
  BeginTime: field(z.optional(day), 'First day of the submission.'),
  EndTime: field(z.optional(day), 'Last day of the submission.'),
  AmountMin: field(z.optional(askedPrice), 'Least amount of the order.'),
  AmountMax: field(z.optional(askedPrice), 'Greatest amount of the order.'),
  Reason: field(z.optional(approvalReasonCode), 'Why the order needs approval.'),
}

export const approvalListRequest = named(
  'ApprovalListRequest',
  'Filters, sorting and page of the list of approvals.',
  z.object({
    View: field(approvalView, 'Which approvals: those that wait for the user, those the user decided, those of the user’s own orders.'),
    ...approvalFilters,
    ...sorting(['SubmitTime', 'WaitingSince', 'PayableAmount']),
  }),
)

const approvalNo = z.string().check(z.regex(/^SP\d{12,18}$/), z.describe('Approval number.'))

export const approvalSummary = named(
  'ApprovalSummary',
  'An approval as a row of a list.',
  z.object({
    ApprovalNo: approvalNo,
    OrderNo: orderNo,
    SubmitTime: field(instant, 'When the approval was asked for.'),
    UserName: field(z.string(), 'Name of the applicant.'),
    DepartmentId: field(id, 'The department that the order is charged to.'),
    DepartmentName: field(z.string(), 'Name of the department that the order is charged to.'),
    Purpose: field(z.string(), 'Reason of the purchase (采购事由).'),
    Lines: field(orderSummary.shape.Lines, 'Lines of the order in short.'),
    ...sumFields,
    Reasons: field(z.array(approvalReason), 'Why the order needs approval.'),
    CurrentNode: field(
      z.nullable(
        z.object({
          Name: field(z.string(), 'Name of the node.'),
          Position: field(z.int(), 'Its place among the nodes, from 1.'),
          Count: field(z.int(), 'Number of nodes.'),
        }),
      ),
      'The node that decides now; null once the approval has ended.',
    ),
    WaitingSince: field(z.nullable(instant), 'Since when the current node decides; null once the approval has ended.'),
    Status: field(z.literal(Object.values(approvalStatus)), '1 审批中 2 已通过 3 已驳回 4 已撤回 5 已退回.'),
    StatusName: field(z.string(), 'Status, as shown.'),
    AllowActions: field(z.array(z.literal(approvalActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Version of the order that was read; decisions are made on it.'),
  }),
)

export const approvalList = named(
  'ApprovalList',
  'A page of approvals.',
  z.object({
    ...pageOf(approvalSummary).shape,
    TotalAmount: field(price, '应付 of the orders on all pages.'),
    ViewCounts: field(
      z.array(z.object({ View: field(approvalView, 'The view.'), Count: field(count, 'How many there are.') })),
      'Approvals per view under the same filters: the counts of the tabs.',
    ),
    Waiting: field(
      z.object({
        Count: field(count, 'How many there are.'),
        Since: field(z.nullable(instant), 'Since when the longest of them waits; null when none does.'),
      }),
      'All that waits for the user, whatever the filters.',
    ),
  }),
)

const approvalLine = named(
  'ApprovalLine',
  'A line of an order that is approved.',
  z.object({
    LineId: field(id, 'The line of the order.'),
    ...lineFields,
    MOQ: field(z.int(), 'Least quantity that the line can be lowered to without striking it; 1 for a product that is not sold any more.'),
    Step: field(z.int(), 'A lowered quantity is a multiple of it.'),
    IsNonAgreed: field(z.boolean(), '非协议: outside of the catalogue of the company when it was ordered, and not at the price of a quote.'),
    LastPaid: field(
      z.nullable(z.object({ Price: field(price, 'Price of a piece.'), Time: field(instant, 'Time of that order.') })),
      'What the enterprise paid last for this product (上次成交); null when it never bought it.',
    ),
  }),
)

const approvalNode = named(
  'ApprovalRecordNode',
  'A node of an approval with its approvers.',
  z.object({
    Name: field(z.string(), 'Name of the node.'),
    Mode: field(z.literal(Object.values(approvalMode)), '1 会签, 2 或签, 3 依次.'),
    State: field(
      z.literal(['waiting', 'running', 'agreed', 'rejected', 'stopped']),
      'waiting 未到达 · running 审批中 · agreed · rejected, also when it was returned · stopped: the approval ended before it decided.',
    ),
    Steps: field(
      z.array(
        z.object({
          UserName: field(z.string(), 'Name of the approver.'),
          State: field(z.literal(Object.values(approvalStepStatus)), '0 未到达 1 审批中 2 同意 3 驳回 4 已转交 5 自动通过.'),
          StateName: field(z.string(), 'State, as shown.'),
          ReachedTime: field(z.nullable(instant), 'When it became the approver’s turn; null when not yet.'),
          Time: field(z.nullable(instant), 'When the approver decided; null when not yet.'),
          Comment: field(z.string(), 'Comment of the approver.'),
          AddedBy: field(z.nullable(z.string()), 'Name of the approver who transferred the turn (转交) or added this approver (加签); null for those whom the flow chose.'),
          AddedComment: field(z.string(), 'What who added this approver wrote; of a transfer it is the comment of the transferred step.'),
        }),
      ),
      'Its approvers: those who were reached first, in the order of time.',
    ),
  }),
)

const approvalCandidate = named(
  'ApprovalCandidate',
  'A user to whom a turn can be transferred, or who can be added as an approver.',
  z.object({
    UserId: field(id, 'The user.'),
    UserName: field(z.string(), 'Name of the user.'),
    DepartmentName: field(z.string(), 'Name of the user’s department.'),
  }),
)

const approvalChange = named(
  'ApprovalChange',
  'What an approver changed of a line of the order.',
  z.object({
    Time: field(instant, 'When it was changed.'),
    UserName: field(z.string(), 'Name of the approver.'),
    ...lineProduct,
    Unit: lineFields.Unit,
    FromQuantity: field(z.int(), 'Pieces before.'),
    ToQuantity: field(z.int(), 'Pieces after; 0: the line was struck.'),
    FromPrice: field(price, 'Price of a piece before.'),
    ToPrice: field(price, 'Price of a piece after: another quantity may have another price.'),
    Comment: field(z.string(), 'Comment of the approver.'),
  }),
)

export const approvalDetail = named(
  'ApprovalDetail',
  'Details of one approval: what an approver needs to decide.',
  z.object({
    ...approvalSummary.shape,
    Lines: field(z.array(approvalLine), 'Lines of the order.'),
    OrderStatusName: field(z.string(), 'Status of the order, as shown.'),
    IsOrderVisible: field(z.boolean(), 'Whether the user may open the order itself.'),
    PaymentTypeName: orderSummary.shape.PaymentTypeName,
    DeliveryDate: orderDetail.shape.DeliveryDate,
    Remark: orderDetail.shape.Remark,
    Attachments: orderDetail.shape.Attachments,
    Address: orderDetail.shape.Address,
    Invoice: orderDetail.shape.Invoice,
    Budgets: field(z.array(budgetState), 'The budgets that hold the order, the longest period first, as they are without it; empty when none does.'),
    Changes: field(z.array(approvalChange), 'What approvers changed of the lines, in the order of time.'),
    Nodes: field(z.array(approvalNode), 'Nodes of the approval, in order.'),
    FinishTime: field(z.nullable(instant), 'When the approval ended; null while it runs.'),
  }),
)

const decisionFields = {
  RequestId: requestId,
  ApprovalNo: approvalNo,
  Version: approvalSummary.shape.Version,
}

const approvalComment = field(z.optional(text(500)), 'Comment for the applicant.')
const requiredComment = field(requiredText(500), 'Comment for the applicant.')
const commentForApprover = field(z.optional(text(500)), 'Comment for the other approver.')

export const approvalController = { Approval: 'Approvals that wait for the user, that the user decided, or of the user’s own orders.' } as const

export const approvalCalls = defineCalls({
  'POST /api/Approval/List': {
    summary: 'Returns a page of approvals, filtered and sorted.',
    description: 'Without a sort field, those that run come first, the longest wait before the others; those that have ended follow, the latest submission first.',
    access: anyUser,
    scope: 'approval',
    body: approvalListRequest,
    response: approvalList,
  },
  'POST /api/Approval/Detail': {
    summary: 'Returns the details of one approval.',
    description: 'Of the user’s own order, or one that it is or was the user’s turn to decide.',
    access: anyUser,
    scope: 'approval',
    body: z.object({ ApprovalNo: approvalNo }),
    response: approvalDetail,
  },
  'POST /api/Approval/Agree': {
    summary: 'Agrees to an order, once per `RequestId`.',
    description: 'The last agreement of the last node moves the order on and uses its budget.',
    access: anyUser,
    scope: 'approval',
    body: z.object({ ...decisionFields, Comment: approvalComment }),
    response: approvalSummary,
  },
  'POST /api/Approval/Reject': {
    summary: 'Rejects an order: its stock and its budget are released.',
    access: anyUser,
    scope: 'approval',
    body: z.object({ ...decisionFields, Comment: requiredComment }),
    response: approvalSummary,
  },
  'POST /api/Approval/Return': {
    summary: 'Returns an order to its applicant, who may change it and submit it again: its stock and its budget are released.',
    access: anyUser,
    scope: 'approval',
    body: z.object({ ...decisionFields, Comment: requiredComment }),
    response: approvalSummary,
  },
  'POST /api/Approval/Candidates': {
    summary: 'Finds users to whom the turn can be transferred, or who can be added as approvers.',
    description: 'Active members of the company who see 订单审批 in their menu, at most 20; never the applicant, nor who decides at the current node already.',
    access: anyUser,
    scope: 'approval',
    body: z.object({ ApprovalNo: approvalNo, Keyword: field(z.optional(text(50)), 'Part of a name or of the name of a department.') }),
    response: z.object({ Items: field(z.array(approvalCandidate), 'The users, by department and name.') }),
  },
  'POST /api/Approval/Transfer': {
    summary: 'Transfers the user’s turn to another approver (转交), once per `RequestId`.',
    access: anyUser,
    scope: 'approval',
    body: z.object({ ...decisionFields, UserId: field(id, 'The user whose turn it becomes, one of the candidates.'), Comment: commentForApprover }),
    response: approvalSummary,
  },
  'POST /api/Approval/AddSign': {
    summary: 'Adds an approver before or after the user’s own node (加签), once per `RequestId`.',
    description: 'Before: the added approver decides first, then the node again. After: the added approver decides when the node has agreed.',
    access: anyUser,
    scope: 'approval',
    body: z.object({
      ...decisionFields,
      UserId: field(id, 'The added approver, one of the candidates.'),
      Position: field(z.literal(addSignPositions), 'Whether the added approver decides before the node or after it.'),
      Comment: commentForApprover,
    }),
    response: approvalSummary,
  },
  'POST /api/Approval/Withdraw': {
    summary: 'Withdraws the user’s own order from its approval: its stock and its budget are released.',
    access: withPermission('purchase'),
    scope: 'self',
    body: z.object(decisionFields),
    response: approvalSummary,
  },
  'POST /api/Approval/EditLines': {
    summary: 'Lowers quantities of an order that waits for the user’s decision, or strikes lines.',
    description: 'Prices, freight and amount follow by the rules of a submission; stock and budget get the difference back, and the order’s log records it.',
    access: anyUser,
    scope: 'approval',
    body: z.object({
      ...decisionFields,
      Lines: field(
        z
          .array(
            z.object({
              LineId: field(id, 'The line of the order.'),
              Quantity: field(z.int().check(z.nonnegative(), z.maximum(999_999)), 'Pieces from now on, fewer than before; 0 strikes the line.'),
            }),
          )
          .check(z.minLength(1), z.maxLength(200)),
        'The lines that change.',
      ),
      Comment: approvalComment,
    }),
    response: approvalSummary,
  },
  'POST /api/Approval/BatchHandle': {
    summary: 'Agrees to or rejects several orders, once per `RequestId`.',
    description: 'Returns a result per row: those that can be decided are, the others say why not.',
    access: anyUser,
    scope: 'approval',
    body: z
      .object({
        RequestId: requestId,
        Action: field(z.literal(['Agree', 'Reject']), 'What to do with all of them.'),
        Items: field(
          z.array(z.object({ ApprovalNo: approvalNo, Version: approvalSummary.shape.Version })).check(z.minLength(1), z.maxLength(100)),
          'The approvals, at most 100.',
        ),
        Comment: field(z.optional(text(500)), 'Comment for the applicants; required to reject.'),
      })
      .check(z.refine(({ Action, Comment }) => Action === 'Agree' || Boolean(Comment?.trim()), { message: 'a rejection needs a comment', path: ['Comment'] })),
    response: z.object({ Results: field(z.array(rowResult), 'A result per approval, in the order of the request.') }),
  },
})

export type { ApprovalDetail, ApprovalList, ApprovalListRequest, ApprovalSummary } from '../resources/generated/shapes.ts'
