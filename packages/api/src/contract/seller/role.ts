import * as z from 'zod/mini'
import { doneMessage, id, pageOf, requestId, requiredText, sorting, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { roleKindNames, type RoleKind } from '../role-kinds.ts'
import { roleActions, roleLimit, roleListActions } from '../role.ts'
import { allStaffPermissions, defineSellerCalls, staffScopes, staffWith } from './access.ts'

const scopes = staffScopes.map(({ scope }) => scope)
const kind = z.literal(Object.keys(roleKindNames) as readonly RoleKind[])
const scope = field(z.literal(scopes), '数据范围: portfolio 名下客户, all 全部客户.')
const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')
const permissions = z.array(z.literal(allStaffPermissions))
const count = z.int().check(z.nonnegative())

export const staffRoleSummary = named(
  'StaffRoleSummary',
  'A role of the seller’s staff.',
  z.object({
    RoleId: field(id, 'The role.'),
    Name: field(z.string(), 'Name.'),
    Description: field(z.string(), 'What it is for.'),
    Kind: field(kind, 'preset 预设; custom 自定义: made by the seller.'),
    Scope: scope,
    Permissions: field(permissions, 'What it allows.'),
    DemandsFactor: field(z.boolean(), '须两步验证: without a second factor nothing is open to its members.'),
    MemberCount: field(count, '成员数.'),
    CanGrant: field(z.boolean(), 'Whether the user may give it: it holds nothing that they do not have themselves.'),
    AllowActions: field(z.array(z.literal(roleActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with every edit.'),
  }),
)

export const staffRoleListRequest = named(
  'StaffRoleListRequest',
  'Filters, sorting and page of the roles of the staff.',
  z.object({
    Keyword: field(z.optional(text(50)), 'Part of the name.'),
    Kind: field(z.optional(kind), 'Only roles of this kind.'),
    ...sorting(['MemberCount']),
  }),
)

export const staffRoleList = named(
  'StaffRoleList',
  'A page of the roles of the staff.',
  z.object({
    ...pageOf(staffRoleSummary).shape,
    KindCounts: field(z.array(z.object({ Kind: field(kind, 'Kind.'), Count: field(count, 'How many there are.') })), 'Roles per kind under the same filters: the counts of the tabs.'),
    Grantable: field(
      z.object({ Permissions: field(permissions, 'Permissions that the user has.'), Scope: field(z.literal(scopes), 'The widest scope that the user can give: their own.') }),
      'What the user may put into a role: nobody gives what they do not have.',
    ),
    AllowActions: field(z.array(z.literal(roleListActions)), 'What the user may do here.'),
  }),
)

/** What is typed of a role. */
export const staffRoleValues = z
  .object({
    RoleId: field(z.optional(id), 'The role; absent for a new one.'),
    Name: field(requiredText(30), 'Name, unique among the staff’s roles.'),
    Description: field(text(100), 'What it is for.'),
    Scope: scope,
    Permissions: field(permissions.check(z.maxLength(allStaffPermissions.length)), 'What it allows; 管理 of an area includes its 查看, which need not be named.'),
    DemandsFactor: field(z.boolean(), '须两步验证. A role with one of `factorPermissions` demands it whatever is sent.'),
    Version: field(z.optional(version), 'Needed with `RoleId`.'),
  })
  .check(z.refine(({ RoleId, Version }) => RoleId === undefined || Version !== undefined, { path: ['Version'] }))

export const sellerRoleController = { SellerRole: 'Roles: what the seller’s staff may do.' } as const

export const sellerRoleCalls = defineSellerCalls({
  'POST /api/SellerRole/List': {
    summary: 'Returns a page of the presets and of the roles that the seller made.',
    description: `The newest comes first, the presets last; the seller makes at most ${roleLimit}.`,
    access: staffWith('staff.view'),
    scope: 'none',
    body: staffRoleListRequest,
    response: staffRoleList,
  },
  'POST /api/SellerRole/Detail': {
    summary: 'Returns one role, as it is now.',
    access: staffWith('staff.view'),
    scope: 'none',
    body: z.object({ RoleId: field(id, 'The role.') }),
    response: staffRoleSummary,
  },
  'POST /api/SellerRole/Save': {
    summary: 'Makes a role, or changes the one with `RoleId`; its members have it so from their next call on.',
    description: 'A role holds nothing that its author does not have, and none is changed whose members have more. At least one of the staff goes on managing them.',
    access: staffWith('staff.manage'),
    scope: 'none',
    body: z.safeExtend(staffRoleValues, { RequestId: requestId }),
    response: staffRoleSummary,
  },
  'POST /api/SellerRole/Copy': {
    summary: 'Makes a role that holds what another one holds, a preset for instance.',
    access: staffWith('staff.manage'),
    scope: 'none',
    body: z.object({ RoleId: field(id, 'The role to copy.'), RequestId: requestId }),
    response: staffRoleSummary,
  },
  'POST /api/SellerRole/Delete': {
    summary: 'Deletes a role that nobody has.',
    access: staffWith('staff.manage'),
    scope: 'none',
    body: z.object({ RoleId: field(id, 'The role.'), Version: version, RequestId: requestId }),
    response: doneMessage,
  },
})

export type { StaffRoleList, StaffRoleListRequest, StaffRoleSummary } from '../../resources/generated/shapes.ts'
