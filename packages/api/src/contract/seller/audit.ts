import * as z from 'zod/mini'
import { day, id, instant, pageOf, sorting, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { defineSellerCalls, staffWith } from './access.ts'

/** What entries of the audit log are about. */
export const auditEntityNames = {
  order: '订单',
  approval: '审批',
  afterSales: '售后',
  inquiry: '询价',
  replyTemplate: '常用答复',
  review: '评价',
  invoice: '发票',
  invoiceTitle: '发票抬头',
  budget: '预算',
  product: '商品',
  incoming: '在途',
  productImport: '商品导入',
  category: '分类',
  brand: '品牌',
  attribute: '属性',
  attributeValue: '属性值',
  agreement: '协议',
  statement: '对账单',
  statementTerm: '账期',
  receivedPayment: '收款',
  home: '首页',
  announcement: '公告',
  help: '帮助',
  site: '站点',
  searchWord: '搜索词',
  customer: '客户',
  address: '地址',
  purchaseList: '采购清单',
  account: '买家账号',
  session: '买家登录',
  department: '部门',
  group: '集团',
  role: '买家角色',
  approvalFlow: '审批流',
  calendar: '时限与日历',
  staff: '员工',
  staffRole: '员工角色',
  staffSession: '员工登录',
} as const

export type AuditEntity = keyof typeof auditEntityNames

/** Who made a change. */
export const auditSideNames = { staff: '员工', buyer: '买家', system: '系统' } as const

export type AuditSide = keyof typeof auditSideNames

/** The most entries that a list counts: beyond them it says so many or more. */
export const auditCountLimit = 10_000

const entity = z.literal(Object.keys(auditEntityNames) as readonly AuditEntity[])
const side = z.literal(Object.keys(auditSideNames) as readonly AuditSide[])

export const auditEntry = named(
  'AuditEntry',
  'A change of a record: who made it, from where, and what it changed.',
  z.object({
    EntryId: field(z.int().check(z.positive()), 'The entry.'),
    Time: field(instant, 'When it was made.'),
    Side: field(side, 'staff 员工, buyer 买家, system 系统.'),
    Operator: field(z.string(), 'Name of who made it; 系统 for the mall itself.'),
    EnterpriseName: field(z.nullable(z.string()), 'Company of the buyer; null for the staff and the mall itself.'),
    Entity: field(entity, 'What it is about.'),
    EntityName: field(z.string(), 'The same, as shown.'),
    RecordNo: field(z.string(), 'Number or id of the record.'),
    Action: field(z.string(), 'What was done, as shown.'),
    Changes: field(
      z.array(z.object({ Name: field(z.string(), 'What was changed, as shown.'), Before: field(z.nullable(z.string()), 'Before; null for nothing.'), After: field(z.nullable(z.string()), 'After; null for nothing.') })),
      'What was changed, without what the user may not see (成本 and 底价).',
    ),
    Ip: field(z.string(), 'Network address; empty for the mall itself.'),
    TraceNo: field(z.string(), 'Of the HTTP request, as in `X-Request-Id` and in the log of the server; empty for none.'),
  }),
)

const auditFilters = {
  RecordNo: field(z.optional(text(64)), 'Number or id of a record, whole.'),
  BeginTime: field(z.optional(day), 'First day.'),
  EndTime: field(z.optional(day), 'Last day.'),
  Side: field(z.optional(side), 'Only changes by the staff, by buyers or by the mall itself.'),
  StaffId: field(z.optional(id), 'Only changes by one of the staff.'),
  Entity: field(z.optional(entity), 'Only changes of such records.'),
} as const

export const auditListRequest = named('AuditListRequest', 'Filters and page of the audit log.', z.object({ ...auditFilters, ...sorting(['Time']) }))

export const auditList = named(
  'AuditList',
  `A page of the audit log. \`total\` is at most ${auditCountLimit}.`,
  pageOf(auditEntry),
)

export const sellerAuditController = { SellerAudit: 'The audit log: who changed what.' } as const

export const sellerAuditCalls = defineSellerCalls({
  'POST /api/SellerAudit/List': {
    summary: 'Returns a page of the audit log, the newest first.',
    description: 'With the scope 名下客户: what the people of these customers did.',
    access: staffWith('audit.view'),
    scope: 'portfolio',
    body: auditListRequest,
    response: auditList,
  },
  'POST /api/SellerAudit/Export': {
    summary: 'Returns the filtered audit log as an .xlsx file, the newest first.',
    description: 'At most 10,000 entries in one file. It holds what the list shows to the caller.',
    access: staffWith('audit.view'),
    scope: 'portfolio',
    mode: 'download',
    body: z.object(auditFilters),
    response: z.unknown(),
  },
})

export type { AuditEntry, AuditList, AuditListRequest } from '../../resources/generated/shapes.ts'
