import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallInput, type CallKey, type CallOutput } from '@mall/api/contract'
import { afterSales } from '../db/schema/after-sales.ts'
import { approvalFlow, approvalStep, orderApproval } from '../db/schema/approval.ts'
import { budget } from '../db/schema/budget.ts'
import { address } from '../db/schema/checkout.ts'
import { inquiry } from '../db/schema/inquiry.ts'
import { invoice } from '../db/schema/invoice.ts'
import { userNotice } from '../db/schema/notice.ts'
import { orders } from '../db/schema/order.ts'
import { department, enterprise, membership } from '../db/schema/organisation.ts'
import { purchaseList } from '../db/schema/purchase-list.ts'
import { role } from '../db/schema/role.ts'
import { presetRoles, type PresetRole } from '../../company/role/presets.ts'
import { demo } from '../../demo/organisation.ts'
import type { AccessCell } from '../../testing/access-cell.ts'
import { accessTable, presetGrants } from '../../testing/access-table.ts'
import { loginAsPresets, type PresetSession } from '../../testing/preset-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

/** Whose a record is, as its row says. */
interface Owned {
  readonly id: number | string
  readonly enterpriseId: number
  readonly departmentId?: number | null
  readonly userId?: number
  readonly sharedDepartmentId?: number | null
  /** Whose turn it is or was to decide. */
  readonly deciders?: readonly number[]
}

let mall: TestMall
let sessions: Readonly<Record<PresetRole, PresetSession>>
let groups: ReadonlyMap<number, number>
let paths: ReadonlyMap<number, string>

beforeAll(async () => {
  mall = await createTestMall()
  sessions = await loginAsPresets(mall)
  const { db } = mall
  groups = new Map((await db.select().from(enterprise)).map(({ id, groupId }) => [id, groupId]))
  paths = new Map((await db.select().from(department)).map(({ id, path }) => [id, path]))
  const { departments, enterprises, users } = demo
  // The demo has these in one company or of one owner only.
  const roles = [enterprises.huaqiTech, enterprises.huaqiFactory].map((enterpriseId) => ({ enterpriseId, code: `Own${enterpriseId}`, name: '自建角色', permissions: [], scope: 'self' as const }))
  await db.insert(role).values(roles)
  const [flow] = await db.select().from(approvalFlow).where(eq(approvalFlow.enterpriseId, enterprises.huaqiTech))
  if (flow === undefined) throw new Error('The demo has no approval flow')
  await db.insert(approvalFlow).values({ ...flow, id: 9_901, enterpriseId: enterprises.huaqiFactory })
  const lists = [
    { userId: users.buyer, visibility: 'self', sharedDepartmentId: null },
    { userId: users.approver, visibility: 'department', sharedDepartmentId: departments.administration },
    { userId: users.buyer2, visibility: 'department', sharedDepartmentId: departments.platform },
  ] as const
  await db.insert(purchaseList).values(lists.map((one) => ({ ...one, enterpriseId: enterprises.huaqiTech, name: `清单${one.userId}`, updatedAt: mall.clock() })))
  const [place] = await db.select().from(address)
  if (place === undefined) throw new Error('The demo has no address')
  const shipped = { kind: 'orderShipped', subject: 'order:1', title: '订单已发货', facts: [], target: { Kind: 'orderList' }, inMall: true, createdAt: mall.clock(), mailState: 'none' } as const
  await db.insert(userNotice).values([users.buyer, users.admin, users.buyer2].map((userId) => ({ ...shipped, userId, enterpriseId: enterprises.huaqiTech })))
  await db.insert(address).values([
    { ...place, id: 9_901, isDefault: false, userId: users.buyer2, enterpriseId: enterprises.huaqiTech, sharedDepartmentId: departments.platform },
    { ...place, id: 9_902, isDefault: false, userId: users.admin, enterpriseId: enterprises.huaqiFactory, sharedDepartmentId: departments.factoryAdministration },
  ])
}, 120_000)
afterAll(() => mall.close())

const isBelow = (departmentId: number | null | undefined, top: number): boolean => departmentId != null && (paths.get(departmentId) ?? '').startsWith(paths.get(top) ?? '-')

/** Written beside the conditions of the server, in plain words, for rows that are read without any. */
const reaches: Readonly<Partial<Record<AccessCell, (row: Owned, who: PresetSession) => boolean>>> = {
  self: (row, who) => row.userId === who.userId && row.enterpriseId === who.enterpriseId,
  departmentTree: (row, who) => row.enterpriseId === who.enterpriseId && (row.userId === who.userId || isBelow(row.departmentId, who.departmentId)),
  enterprise: (row, who) => row.enterpriseId === who.enterpriseId,
  group: (row, who) => groups.get(row.enterpriseId) === groups.get(who.enterpriseId),
  shared: (row, who) => (row.userId === who.userId && row.enterpriseId === who.enterpriseId) || row.sharedDepartmentId === who.departmentId,
  approval: (row, who) => row.enterpriseId === who.enterpriseId && (row.userId === who.userId || (row.deciders ?? []).includes(who.userId)),
}

interface Listing {
  readonly key: CallKey
  /** What the call returns, as the ids of its records. */
  readonly seenBy: (who: PresetSession) => Promise<readonly (number | string)[]>
  /** All records that there are. */
  readonly rows: () => Promise<readonly Owned[]>
  /** What a role sees besides. */
  readonly also?: (row: Owned, who: PresetSession, ofRole: PresetRole) => boolean
}

const page = { PageIndex: 1, PageSize: 1000 } as const

const bodyOf = async <Key extends CallKey>(key: Key, input: CallInput<Key>, { token }: PresetSession): Promise<CallOutput<Key>> => {
  const { body, message } = await mall.call(key, input, { token })
  if (body === null) throw new Error(message)
  return body
}

const owner = { enterpriseId: orders.enterpriseId, departmentId: orders.departmentId, userId: orders.userId }

/** Steps that wait or were decided: one that never came, or went to somebody else, is on no list. */
const onLists: ReadonlySet<number> = new Set([1, 2, 3, 4])

const presets: readonly number[] = Object.values(presetRoles)

const listings: readonly Listing[] = [
  {
    key: 'POST /api/Order/List',
    seenBy: async (who) => (await bodyOf('POST /api/Order/List', page, who)).Items.map(({ OrderNo }) => OrderNo),
    rows: () => mall.db.select({ id: orders.orderNo, ...owner }).from(orders),
  },
  {
    key: 'POST /api/AfterSales/List',
    seenBy: async (who) => (await bodyOf('POST /api/AfterSales/List', page, who)).Items.map(({ ReturnOrderId }) => ReturnOrderId),
    rows: async () => (await mall.db.select().from(afterSales)).map((row) => ({ ...row, id: row.returnNo })),
  },
  {
    key: 'POST /api/Inquiry/List',
    seenBy: async (who) => (await bodyOf('POST /api/Inquiry/List', page, who)).Items.map(({ InquiryId }) => InquiryId),
    rows: () => mall.db.select().from(inquiry),
  },
  {
    key: 'POST /api/Invoice/List',
    seenBy: async (who) => (await bodyOf('POST /api/Invoice/List', page, who)).Items.map(({ InvoiceId }) => InvoiceId),
    rows: async () => (await mall.db.select().from(invoice)).map((row) => ({ ...row, id: row.invoiceNo })),
  },
  {
    key: 'POST /api/Budget/List',
    seenBy: async (who) => (await bodyOf('POST /api/Budget/List', page, who)).Items.map(({ BudgetId }) => BudgetId),
    rows: () => mall.db.select().from(budget),
  },
  {
    key: 'POST /api/Approval/List',
    seenBy: async (who) => {
      const views = await Promise.all((['waiting', 'decided', 'submitted'] as const).map((View) => bodyOf('POST /api/Approval/List', { ...page, View }, who)))
      return views.flatMap(({ Items }) => Items.map(({ ApprovalNo }) => ApprovalNo))
    },
    rows: async () => {
      const steps = await mall.db.select().from(approvalStep)
      const approvals = await mall.db.select({ approvalId: orderApproval.id, id: orderApproval.approvalNo, ...owner }).from(orderApproval).innerJoin(orders, eq(orders.id, orderApproval.orderId))
      return approvals.map((row) => ({ ...row, deciders: steps.filter((step) => step.approvalId === row.approvalId && onLists.has(step.state)).map(({ approverId }) => approverId) }))
    },
  },
  {
    key: 'POST /api/Account/List',
    seenBy: async (who) => (await bodyOf('POST /api/Account/List', page, who)).Items.map(({ UserId }) => UserId),
    rows: async () => (await mall.db.select().from(membership)).map((row) => ({ ...row, id: row.userId })),
  },
  {
    key: 'POST /api/Report/People',
    seenBy: async (who) => (await bodyOf('POST /api/Report/People', {}, who)).Items.map(({ UserId }) => UserId),
    rows: async () => (await mall.db.select().from(membership)).map((row) => ({ ...row, id: row.userId })),
  },
  {
    key: 'POST /api/Department/Tree',
    seenBy: async (who) => (await bodyOf('POST /api/Department/Tree', {}, who)).map(({ DepartmentId }) => DepartmentId),
    rows: async () => (await mall.db.select().from(department)).map((row) => ({ ...row, departmentId: row.id })),
    also: (row, who) => row.departmentId === who.departmentId,
  },
  {
    key: 'POST /api/Role/List',
    // The presets are of no company.
    seenBy: async (who) => (await bodyOf('POST /api/Role/List', page, who)).Items.map(({ RoleId }) => RoleId).filter((id) => !presets.includes(id)),
    rows: async () => (await mall.db.select().from(role)).flatMap(({ id, enterpriseId }) => (enterpriseId === null ? [] : [{ id, enterpriseId }])),
  },
  {
    key: 'POST /api/ApprovalFlow/List',
    seenBy: async (who) => (await bodyOf('POST /api/ApprovalFlow/List', page, who)).Items.map(({ FlowId }) => FlowId),
    rows: () => mall.db.select().from(approvalFlow),
  },
  {
    key: 'POST /api/Group/Info',
    seenBy: async (who) => (await bodyOf('POST /api/Group/Info', {}, who)).Enterprises.map(({ EnterpriseId }) => EnterpriseId),
    rows: async () => (await mall.db.select().from(enterprise)).map(({ id }) => ({ id, enterpriseId: id })),
  },
  {
    key: 'POST /api/Address/List',
    seenBy: async (who) => (await bodyOf('POST /api/Address/List', page, who)).Items.map(({ AddressId }) => AddressId),
    rows: () => mall.db.select().from(address),
    also: ({ sharedDepartmentId, enterpriseId, id }, who, ofRole) => {
      const { permissions, scope } = presetGrants[ofRole]
      return permissions.includes('address.manage') && sharedDepartmentId != null && (reaches[scope]?.({ id, enterpriseId, departmentId: sharedDepartmentId }, who) ?? false)
    },
  },
  {
    key: 'POST /api/PurchaseList/List',
    seenBy: async (who) => (await bodyOf('POST /api/PurchaseList/List', page, who)).Items.map(({ ListId }) => ListId),
    rows: () => mall.db.select().from(purchaseList),
  },
  {
    key: 'POST /api/Notice/List',
    seenBy: async (who) => (await bodyOf('POST /api/Notice/List', page, who)).Items.map(({ NoticeId }) => NoticeId),
    rows: () => mall.db.select().from(userNotice),
  },
]

const roles = Object.keys(presetGrants) as PresetRole[]
const cases = listings.flatMap((one) => roles.flatMap((ofRole) => (accessTable[one.key][ofRole] === 'forbidden' ? [] : [{ ...one, ofRole, cell: accessTable[one.key][ofRole] }])))

test.each(cases)('$key shows $ofRole all records of $cell, and no other', async ({ seenBy, rows, also, ofRole, cell }) => {
  const who = sessions[ofRole]
  const all = await rows()
  const within = all.filter((row) => (reaches[cell]?.(row, who) ?? false) || (also?.(row, who, ofRole) ?? false)).map(({ id }) => id)
  const seen = await seenBy(who)
  expect(new Set(seen)).toEqual(new Set(within))
  expect(within.length).toBeLessThan(all.length)
})

test.each(listings)('$key has records to show', async ({ seenBy }) => {
  const seen = await seenBy(sessions.GroupAdministrator)
  expect(seen.length).toBeGreaterThan(0)
})
