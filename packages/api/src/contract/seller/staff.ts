import * as z from 'zod/mini'
import { accountNamePattern, initialPassword } from '../account-management.ts'
import { accountLimits } from '../account-limits.ts'
import { id, instant, pageOf, requestId, requiredText, sorting, statusCounts, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { accountActions, accountStatus } from '../lifecycles/account.ts'
import { defineSellerCalls, staffWith } from './access.ts'

/** What can be done with one of the staff: as with a buyer's account, and 移交客户. */
export const staffActions = [...accountActions, 'HandOver'] as const

export type StaffAction = (typeof staffActions)[number]

/** What can be done on the list itself. */
export const staffListActions = ['Create'] as const

/** The most accounts of the staff. */
export const staffLimit = 1000

const status = z.literal(Object.values(accountStatus))
const count = z.int().check(z.nonnegative())
const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')

export const staffMember = named(
  'StaffMember',
  'One of the seller’s staff.',
  z.object({
    StaffId: field(id, 'The account.'),
    Account: field(z.string(), '登录名.'),
    Name: field(z.string(), '姓名.'),
    Roles: field(z.array(z.object({ RoleId: field(id, 'The role.'), Name: field(z.string(), 'Name of the role.') })), 'Roles.'),
    Customers: field(count, '名下客户: companies that they look after.'),
    Status: field(status, '1 未激活 2 正常 3 停用 4 锁定.'),
    StatusName: field(z.string(), 'Status, as shown.'),
    LockedUntil: field(z.nullable(instant), 'When 锁定 ends by itself; null when it is not locked.'),
    InitialPasswordUntil: field(z.nullable(instant), 'Until when the initial password can be exchanged; null without one.'),
    LastLoginTime: field(z.nullable(instant), '最近登录; null for never.'),
    SecondFactor: field(z.literal(['on', 'due', 'off']), '两步验证: on 已开启, due 需开启: a role demands it, off 未开启.'),
    ReadOnlyReason: field(z.nullable(z.string()), 'Why the user may not manage this account, as shown; null when they may.'),
    AllowActions: field(z.array(z.literal(staffActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with every edit.'),
  }),
)

export const staffListRequest = named(
  'StaffListRequest',
  'Filters, sorting and page of the staff.',
  z.object({
    Keyword: field(z.optional(text(50)), 'Part of the account name or the name.'),
    RoleId: field(z.optional(id), 'Only those with this role.'),
    Status: field(z.optional(status), 'Only accounts in this status.'),
    ...sorting(['Account', 'LastLoginTime']),
  }),
)

export const staffList = named(
  'StaffList',
  'A page of the staff.',
  z.object({
    ...pageOf(staffMember).shape,
    StatusCounts: statusCounts(status, 'Accounts per status under the same filters: the counts of the tabs.'),
    AllowActions: field(z.array(z.literal(staffListActions)), 'What the user may do here.'),
  }),
)

export const savedStaff = named(
  'SavedStaff',
  'One of the staff as they are now.',
  z.object({ Staff: field(staffMember, 'The account.'), Initial: field(z.nullable(initialPassword), 'Its initial password, when it has a new one; else null.') }),
)

/** What is typed of one of the staff. */
export const staffValues = z
  .object({
    StaffId: field(z.optional(id), 'The account; absent for a new one.'),
    Account: field(z.optional(z.string().check(z.trim(), z.toLowerCase(), z.regex(accountNamePattern))), '登录名 of a new account: 2–30 letters, digits and . _ -; it stays as it is.'),
    Name: field(requiredText(accountLimits.name), '姓名.'),
    RoleIds: field(z.array(id).check(z.minLength(1), z.maxLength(accountLimits.roles)), 'Roles; none may hold what the user does not have.'),
    Version: field(z.optional(version), 'Needed with `StaffId`.'),
  })
  .check(
    z.refine(({ StaffId, Version }) => StaffId === undefined || Version !== undefined, { path: ['Version'] }),
    z.refine(({ StaffId, Account }) => StaffId !== undefined || Account !== undefined, { path: ['Account'] }),
  )

const target = { StaffId: field(id, 'The account.'), Version: version }

export const sellerStaffController = { SellerStaff: 'The seller’s staff: who they are, what they may do, and whose customers they look after.' } as const

export const sellerStaffCalls = defineSellerCalls({
  'POST /api/SellerStaff/List': {
    summary: 'Returns a page of the staff.',
    description: 'The newest comes first.',
    access: staffWith('staff.view'),
    scope: 'none',
    body: staffListRequest,
    response: staffList,
  },
  'POST /api/SellerStaff/Detail': {
    summary: 'Returns one of the staff, as they are now.',
    access: staffWith('staff.view'),
    scope: 'none',
    body: z.object({ StaffId: target.StaffId }),
    response: staffMember,
  },
  'POST /api/SellerStaff/Save': {
    summary: 'Makes an account with an initial password, or changes the one with `StaffId` from its next call on.',
    description: 'Nobody manages their own account, or one that holds more than they have.',
    access: staffWith('staff.manage'),
    scope: 'none',
    body: z.safeExtend(staffValues, { RequestId: requestId }),
    response: savedStaff,
  },
  'POST /api/SellerStaff/Enable': {
    summary: 'Disables an account, enables it again or unlocks it; the sessions of a disabled one end at once.',
    access: staffWith('staff.manage'),
    scope: 'none',
    body: z.object({ ...target, Action: field(z.literal(['Enable', 'Disable', 'Unlock']), '启用, 停用 or 解锁.'), RequestId: requestId }),
    response: staffMember,
  },
  'POST /api/SellerStaff/HandOver': {
    summary: 'Gives all customers that one of the staff looks after to a colleague.',
    description: 'The colleague must be able to see customers. Who looks after a company of them already goes on.',
    access: staffWith('staff.manage'),
    scope: 'none',
    body: z.object({ ...target, ToStaffId: field(id, 'The colleague, one of `SellerCustomer/Managers`.'), RequestId: requestId }),
    response: staffMember,
  },
  'POST /api/SellerStaff/ResetPwd': {
    summary: 'Gives an account an initial password in place of its own, and ends its sessions.',
    access: staffWith('staff.manage'),
    scope: 'none',
    body: z.object({ ...target, RequestId: requestId }),
    response: savedStaff,
  },
  'POST /api/SellerStaff/EndSessions': {
    summary: 'Ends all sessions of an account, on every device; its password stays.',
    access: staffWith('staff.manage'),
    scope: 'none',
    body: z.object({ ...target, RequestId: requestId }),
    response: staffMember,
  },
  'POST /api/SellerStaff/SecondFactorReset': {
    summary: 'Switches the second factor of an account off, for one who lost theirs, and ends its sessions.',
    description: 'Their password alone logs in then, so make sure who asks. Where a role demands a factor, nothing is open but setting up another one.',
    access: staffWith('staff.manage'),
    scope: 'none',
    body: z.object({ ...target, RequestId: requestId }),
    response: staffMember,
  },
})

export type { SavedStaff, StaffList, StaffListRequest, StaffMember } from '../../resources/generated/shapes.ts'
