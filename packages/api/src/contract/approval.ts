import * as z from 'zod/mini'
import { anyUser } from './access.ts'
import { day, id, instant, money, pageOf, paging, text } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { approvalActions, approvalReasonCodes, approvalStatus, approvalViews } from './lifecycles/approval.ts'
import { orderSummary } from './order/records.ts'
import { orderNo } from './order/values.ts'

const approvalReason = z.literal(approvalReasonCodes)
const approvalView = z.literal(approvalViews)
const count = z.int().check(z.nonnegative())

export const approvalFilters = {
  Keyword: field(z.optional(text(50)), 'Part of an approval number, of an order number, or of the reason of the purchase.'),
  UserName: field(z.optional(text(50)), 'Part of the applicant’s name.'),
  DepartmentId: field(z.optional(id), 'The department that the order is charged to.'),
  BeginTime: field(z.optional(day), 'First day of the submission.'),
  EndTime: field(z.optional(day), 'Last day of the submission.'),
  AmountMin: field(z.optional(money), 'Least amount of the order.'),
  AmountMax: field(z.optional(money), 'Greatest amount of the order.'),
  Reason: field(z.optional(approvalReason), 'Why the order needs approval.'),
}

export const approvalListRequest = named(
  'ApprovalListRequest',
  'Filters, sorting and page of the list of approvals.',
  z.object({
    View: field(approvalView, 'Which approvals: those that wait for the user, those the user decided, those of the user’s own orders.'),
    ...approvalFilters,
    SortField: field(z.optional(z.literal(['SubmitTime', 'WaitingSince', 'PayableAmount'])), 'Field to sort by.'),
    SortOrder: field(z.optional(z.literal(['asc', 'desc'])), 'Direction of the order.'),
    ...paging,
  }),
)

export const approvalSummary = named(
  'ApprovalSummary',
  'An approval as a row of a list.',
  z.object({
    ApprovalNo: field(z.string().check(z.regex(/^SP\d{12,}$/)), 'Approval number.'),
    OrderNo: orderNo,
    SubmitTime: field(instant, 'When the approval was asked for.'),
    UserName: field(z.string(), 'Name of the applicant.'),
    DepartmentId: field(id, 'The department that the order is charged to.'),
    DepartmentName: field(z.string(), 'Name of the department that the order is charged to.'),
    Purpose: field(z.string(), 'Reason of the purchase (采购事由).'),
    Lines: field(orderSummary.shape.Lines, 'Lines of the order in short.'),
    PayableAmount: field(money, 'Amount of the order.'),
    Reasons: field(
      z.array(z.object({ Code: field(approvalReason, 'The reason, for programs.'), Text: field(z.string(), 'The reason, as shown.') })),
      'Why the order needs approval.',
    ),
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
  }),
)

export const approvalList = named(
  'ApprovalList',
  'A page of approvals.',
  z.object({
    ...pageOf(approvalSummary).shape,
    TotalAmount: field(money, 'Amount of the orders on all pages.'),
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


export const approvalController = { Approval: 'Approvals that wait for the user, that the user decided, or of the user’s own orders.' } as const

export const approvalCalls = defineCalls({
  'POST /api/Approval/List': {
    summary: 'Returns a page of approvals, filtered and sorted.',
    description: 'Without a sort field, those that run come first, the longest wait before the others; those that have ended follow, the latest submission first.',
    access: anyUser,
    body: approvalListRequest,
    response: approvalList,
  },
})

export type { ApprovalList, ApprovalListRequest, ApprovalSummary } from '../resources/generated/shapes.ts'
