import * as z from 'zod/mini'
import { managing, viewing } from './access.ts'
import { nodeNameMax } from './approval-flow-rules.ts'
import { approvalReason } from './approval-reason.ts'
import { id, instant, money, moneyMax, pageOf, paging, requiredText, text } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { approvalMode } from './lifecycles/approval.ts'
import { approvalFlowActions, approvalFlowStatus, approverTypeNames, timeoutActionNames } from './lifecycles/approval-flow.ts'
import { orderNo } from './order/values.ts'

/** The most that an approval flow may have. */
export const approvalFlowLimits = { flows: 50, rules: 10, nodes: 10, approvers: 20, departments: 200, categories: 100, levels: 5, hours: 720, waitDays: 90 } as const

const limits = approvalFlowLimits
const count = z.int().check(z.nonnegative())
const status = z.literal(Object.values(approvalFlowStatus))
const mode = field(z.literal(Object.values(approvalMode)), 'How its approvers decide: 1 会签, all of them; 2 或签, any of them; 3 依次, one after the other.')
const amount = money.check(z.nonnegative(), z.maximum(moneyMax))

export const approvalFlowNode = named(
  'ApprovalFlowNode',
  'One node of a rule: who approves there, and how.',
  z.object({
    Name: field(text(nodeNameMax), 'Name, as shown in the approval.'),
    ApproverType: field(
      z.enum(Object.keys(approverTypeNames) as (keyof typeof approverTypeNames)[]),
      'users 指定人, departmentManager 部门负责人 of the department that is charged, superiors 逐级上级: the managers from that department upwards, role 角色.',
    ),
    UserIds: field(z.array(id).check(z.maxLength(limits.approvers)), 'The approvers in their order, for 指定人; else empty.'),
    RoleId: field(z.nullable(id), 'The role, for 角色; else null.'),
    Levels: field(z.int().check(z.minimum(1), z.maximum(limits.levels)), 'How many managers, for 逐级上级.'),
    Mode: mode,
    TimeoutHours: field(z.nullable(z.int().check(z.minimum(1), z.maximum(limits.hours))), 'After how many hours without a decision something happens; null: never.'),
    TimeoutAction: field(z.enum(Object.keys(timeoutActionNames) as (keyof typeof timeoutActionNames)[]), 'What happens then: remind 提醒, transfer 转交 to the superior, agree 自动通过.'),
    AllowEditLines: field(z.boolean(), 'Whether its approvers may lower quantities and strike lines.'),
  }),
)

export const approvalFlowRule = named(
  'ApprovalFlowRule',
  'A rule: an order for which one of the conditions holds goes through the nodes.',
  z.object({
    AmountFrom: field(z.nullable(amount), 'Orders of at least this sum; null: the amount alone is no condition.'),
    AmountTo: field(z.nullable(amount), 'Only orders below this sum; null: without an upper end. Counts with `AmountFrom` alone.'),
    OverSingleLimit: field(z.boolean(), 'Orders over the single limit of the purchaser (超单笔限额).'),
    OverBudget: field(z.boolean(), 'Orders over a budget that lets them be approved (超预算).'),
    NonAgreedFrom: field(z.nullable(amount), 'Orders with goods outside of the company’s catalogue of at least this sum (非协议); null: never.'),
    CategoryIds: field(z.array(id).check(z.maxLength(limits.categories)), 'Orders with goods of one of these categories, of any level (品类).'),
    Nodes: field(z.array(approvalFlowNode).check(z.maxLength(limits.nodes)), 'Who approves, in their order.'),
  }),
)

export const approvalFlowContent = named(
  'ApprovalFlowContent',
  'What an administrator writes of an approval flow.',
  z.object({
    Name: field(requiredText(30), 'Name, unique in the company.'),
    DepartmentIds: field(
      z.array(id).check(z.maxLength(limits.departments)),
      'Departments whose orders it is for, each with those below it that have no flow of their own; empty: all of the company.',
    ),
    Rules: field(z.array(approvalFlowRule).check(z.maxLength(limits.rules)), 'The rules. An order goes through the nodes of all rules that hold, each node once.'),
    WaitDays: field(z.int().check(z.minimum(1), z.maximum(limits.waitDays)), 'After how many days without a decision an order is withdrawn.'),
  }),
)

const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')
const flowId = field(id, 'The approval flow.')

export const approvalFlowSummary = named(
  'ApprovalFlowSummary',
  'An approval flow as a row of a list.',
  z.object({
    FlowId: flowId,
    Name: field(z.string(), 'Name.'),
    DepartmentNames: field(z.array(z.string()), 'Names of the departments it is for; empty: all of the company.'),
    Sentences: field(z.array(z.string()), 'Each rule in force as a sentence; of the draft while nothing was ever published.'),
    PublishedVersion: field(count, 'The version that new orders go through, or went through last; 0: none was published.'),
    HasDraft: field(z.boolean(), 'Whether there are changes that were not published.'),
    RunningCount: field(count, 'Approvals that run by any of its versions; each keeps the one it started with.'),
    Status: field(status, '1 草稿 2 已发布 3 已停用.'),
    StatusName: field(z.string(), 'Status, as shown.'),
    AllowActions: field(z.array(z.literal(approvalFlowActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with every write.'),
  }),
)

export const approvalFlowPerson = named(
  'ApprovalFlowPerson',
  'A member of the company, as an approver or an applicant.',
  z.object({
    UserId: field(id, 'The user.'),
    UserName: field(z.string(), 'Name.'),
    DepartmentName: field(z.string(), 'Their department.'),
    IsActive: field(z.boolean(), 'Whether they can approve: false for an account that is disabled or was never activated.'),
  }),
)

const approvalFlowRole = z.object({ RoleId: field(id, 'The role.'), Name: field(z.string(), 'Name.') })

export const approvalFlowDetail = named(
  'ApprovalFlowDetail',
  'An approval flow with its draft and what is in force.',
  z.object({
    ...approvalFlowSummary.shape,
    Content: field(approvalFlowContent, 'What is edited: the draft, or without one what is in force.'),
    Published: field(z.nullable(approvalFlowContent), 'The version that was published last; null: none.'),
    People: field(z.array(approvalFlowPerson), 'Everybody whom the draft or the published version names.'),
    Versions: field(
      z.array(
        z.object({
          Version: field(z.int(), 'Number of the version.'),
          PublishedTime: field(instant, 'When it was published.'),
          PublishedBy: field(z.nullable(z.string()), 'Who published it; null: the mall itself.'),
        }),
      ),
      'All published versions, the latest first.',
    ),
  }),
)

const saveInput = z
  .object({ FlowId: field(z.optional(id), 'The approval flow; absent for a new one.'), Version: field(z.optional(version), 'Needed with `FlowId`.'), Content: field(approvalFlowContent, 'What the flow is.') })
  .check(z.refine(({ FlowId, Version }) => FlowId === undefined || Version !== undefined, { path: ['Version'] }))

const target = z.object({ FlowId: flowId, Version: version })

const plannedNode = z.object({
  Name: field(z.string(), 'Name of the node.'),
  Mode: mode,
  Approvers: field(z.array(z.string()), 'Names of the approvers.'),
  Because: field(z.string(), 'Why these approve, in words.'),
})

export const approvalSimulation = named(
  'ApprovalSimulation',
  'The path of a sample order.',
  z.object({
    FlowName: field(z.nullable(z.string()), 'The flow that the order goes through; null: none is for the department.'),
    Reasons: field(z.array(approvalReason), 'Why it needs an approval; empty: it needs none.'),
    Nodes: field(z.nullable(z.array(plannedNode)), 'Who would approve; null: an approval is needed and nobody can give it.'),
    Rules: field(z.array(count), 'The rules of the draft that hold, by their places from 0; empty: none, or the order goes through another flow.'),
  }),
)

const replayed = z.object({
  OrderNo: orderNo,
  ApplicantName: field(z.string(), 'Who ordered.'),
  DepartmentName: field(z.string(), 'The department that was charged.'),
  Amount: field(money, 'What the order costs.'),
  Time: field(instant, 'When it was submitted.'),
  Before: field(z.array(z.string()), 'The nodes that it went through; empty: none.'),
  After: field(z.array(z.string()), 'The nodes that it would go through.'),
  Reasons: field(z.array(approvalReason), 'Why it would need an approval.'),
  IsStuck: field(z.boolean(), 'Whether nobody could approve it.'),
})

export const approvalReplay = named(
  'ApprovalReplay',
  'The orders of the last days through a draft, beside what happened.',
  z.object({
    Days: field(count, 'How many days back.'),
    Total: field(count, 'Orders that were looked at: those that the draft, or the flow in force, is for.'),
    IsLimited: field(z.boolean(), 'Whether there were more orders than are looked at: then these are the latest.'),
    ApprovedBefore: field(count, 'Orders that needed an approval.'),
    ApprovedAfter: field(count, 'Orders that would need one.'),
    More: field(count, 'Orders that would go through more nodes.'),
    Less: field(count, 'Orders that would go through fewer.'),
    Other: field(count, 'Orders that would go through as many nodes, with other approvers.'),
    Stuck: field(count, 'Orders that nobody could approve.'),
    RuleOrders: field(z.array(count), 'For how many of them each rule of the draft holds, in the order of the rules; an order may be of several.'),
    HoursBefore: field(z.nullable(z.number()), 'Estimated hours of approval for all these orders, by the medians of those days; null: nothing was decided in them.'),
    HoursAfter: field(z.nullable(z.number()), 'The same with the draft.'),
    Unmeasured: field(count, 'Approvers of the draft who decided nothing in those days: the median of all others stands for theirs.'),
    Approvers: field(
      z.array(
        z.object({
          UserName: field(z.string(), 'The approver.'),
          Before: field(count, 'Orders that they were to approve.'),
          After: field(count, 'Orders that they would be.'),
          MedianHours: field(z.nullable(z.number()), 'What a decision took them, in the middle; null: none.'),
        }),
      ),
      'Work per approver, the most first.',
    ),
    Changed: field(z.array(replayed), 'Orders whose path would be another, the latest first; at most 100.'),
  }),
)

/** What can be done on the list itself. */
export const approvalFlowListActions = ['Create'] as const

export const approvalFlowController = { ApprovalFlow: 'Which orders need an approval, and by whom.' } as const

export const approvalFlowCalls = defineCalls({
  'POST /api/ApprovalFlow/List': {
    summary: 'Returns a page of the approval flows of the company, those in force first.',
    access: viewing('flow'),
    scope: 'enterprise',
    body: z.object({
      Keyword: field(z.optional(text(50)), 'Part of the name.'),
      Status: field(z.optional(status), 'Only flows in this status.'),
      ...paging,
    }),
    response: named(
      'ApprovalFlowList',
      'A page of approval flows.',
      z.object({ ...pageOf(approvalFlowSummary).shape, AllowActions: field(z.array(z.literal(approvalFlowListActions)), 'What the user may do here.') }),
    ),
  },
  'POST /api/ApprovalFlow/Detail': {
    summary: 'Returns one approval flow of the company, with its draft.',
    access: viewing('flow'),
    scope: 'enterprise',
    body: z.object({ FlowId: flowId }),
    response: approvalFlowDetail,
  },
  'POST /api/ApprovalFlow/Approvers': {
    summary: 'Returns the members who can be chosen as approvers, at most 20, and the roles.',
    access: viewing('flow'),
    scope: 'enterprise',
    body: z.object({ Keyword: field(z.optional(text(50)), 'Part of a name or of the name of a department.') }),
    response: z.object({
      Items: field(z.array(approvalFlowPerson), 'Members, by department.'),
      Roles: field(z.array(approvalFlowRole), 'All roles of the company.'),
    }),
  },
  'POST /api/ApprovalFlow/Save': {
    summary: 'Writes the draft of an approval flow, or begins one; orders go on as before.',
    description: 'A draft may be incomplete: it is checked as a whole when it is published.',
    access: managing('flow'),
    scope: 'enterprise',
    body: saveInput,
    response: approvalFlowDetail,
  },
  'POST /api/ApprovalFlow/Publish': {
    summary: 'Makes the draft the version that new orders go through, or puts a disabled flow in force again.',
    description: 'Approvals that run keep the version they started with.',
    access: managing('flow'),
    scope: 'enterprise',
    body: target,
    response: approvalFlowDetail,
  },
  'POST /api/ApprovalFlow/Disable': {
    summary: 'Takes an approval flow out of force for new orders.',
    access: managing('flow'),
    scope: 'enterprise',
    body: target,
    response: approvalFlowDetail,
  },
  'POST /api/ApprovalFlow/Discard': {
    summary: 'Gives up the draft; a flow that was never published is deleted.',
    access: managing('flow'),
    scope: 'enterprise',
    body: target,
    response: field(z.nullable(approvalFlowDetail), 'The flow as it is in force; null: it was deleted.'),
  },
  'POST /api/ApprovalFlow/Simulate': {
    summary: 'Returns the path of a sample order through a draft, by the rules of a submission.',
    access: managing('flow'),
    scope: 'enterprise',
    body: z.object({
      FlowId: field(z.optional(id), 'The approval flow; absent for a new one.'),
      Content: field(approvalFlowContent, 'What is tried.'),
      DepartmentId: field(id, 'The department that is charged.'),
      UserId: field(id, 'Who orders.'),
      Amount: field(money.check(z.positive()), 'What the order costs.'),
      OverBudget: field(z.boolean(), 'Whether it exceeds its budget.'),
      NonAgreed: field(z.boolean(), 'Whether its goods are outside of the company’s catalogue (非协议).'),
      CategoryId: field(z.optional(id), 'Category of its goods.'),
    }),
    response: approvalSimulation,
  },
  'POST /api/ApprovalFlow/Replay': {
    summary: 'Returns what a draft would have made of the orders of the last 30 days.',
    description: 'Of the orders that the user may see, the latest 5,000.',
    access: managing('flow'),
    scope: 'roleInEnterprise',
    body: z.object({ FlowId: field(z.optional(id), 'The approval flow; absent for a new one.'), Content: field(approvalFlowContent, 'What is replayed.') }),
    response: approvalReplay,
  },
})

export type {
  ApprovalFlowContent,
  ApprovalFlowDetail,
  ApprovalFlowList,
  ApprovalFlowNode,
  ApprovalFlowPerson,
  ApprovalFlowRule,
  ApprovalFlowSummary,
  ApprovalReplay,
  ApprovalSimulation,
} from '../resources/generated/shapes.ts'
