import * as z from 'zod/mini'
import { allPermissions, dataScopes, managing, viewing, withPermission, type DataScope } from './access.ts'
import { doneMessage, id, pageOf, requiredText, sorting, text } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { roleKindNames, type RoleKind } from './role-kinds.ts'

const scopes = dataScopes.map(({ scope }) => scope) as readonly DataScope[]

const kind = z.literal(Object.keys(roleKindNames) as readonly RoleKind[])

/** The most roles that one company makes. */
export const roleLimit = 100

export const roleActions = ['Edit', 'Copy', 'Delete'] as const

export type RoleAction = (typeof roleActions)[number]

/** What can be done on the list itself. */
export const roleListActions = ['Create'] as const

const scope = field(z.literal(scopes), '数据范围: whose orders and budgets it shows. self 本人, department 本部门, departmentTree 本部门及下级, enterprise 本公司, group 集团.')
const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')

export const roleSummary = named(
  'RoleSummary',
  'A role: what its members may do, from which their menu follows, and whose records they see.',
  z.object({
    RoleId: field(id, 'The role.'),
    Name: field(z.string(), 'Name.'),
    Description: field(z.string(), 'What it is for.'),
    Kind: field(kind, 'preset 预设: of the mall, the same for every company; custom 自定义: made by this company.'),
    Scope: scope,
    Permissions: field(z.array(z.literal(allPermissions)), 'What it allows beyond looking at the catalogue.'),
    MemberCount: field(z.int().check(z.nonnegative()), '成员数: of this company.'),
    CanGrant: field(z.boolean(), 'Whether the user may give it: it holds nothing that they do not have themselves.'),
    AllowActions: field(z.array(z.literal(roleActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with every edit.'),
  }),
)

export const roleListRequest = named(
  'RoleListRequest',
  'Filters, sorting and page of the roles.',
  z.object({
    Keyword: field(z.optional(text(50)), 'Part of the name.'),
    Kind: field(z.optional(kind), 'Only roles of this kind.'),
    Scope: field(z.optional(z.literal(scopes)), 'Only roles with this scope.'),
    ...sorting(['MemberCount']),
  }),
)

export const roleList = named(
  'RoleList',
  'A page of the roles.',
  z.object({
    ...pageOf(roleSummary).shape,
    KindCounts: field(
      z.array(z.object({ Kind: field(kind, 'Kind.'), Count: field(z.int().check(z.nonnegative()), 'How many there are.') })),
      'Roles per kind under the same filters: the counts of the tabs.',
    ),
    Grantable: field(
      z.object({
        Permissions: field(z.array(z.literal(allPermissions)), 'Permissions that the user has.'),
        Scope: field(z.literal(scopes), 'The widest scope that the user can give: their own.'),
      }),
      'What the user may put into a role: nobody gives what they do not have.',
    ),
    AllowActions: field(z.array(z.literal(roleListActions)), 'What the user may do here.'),
  }),
)

export const roleInput = z
  .object({
    RoleId: field(z.optional(id), 'The role; absent for a new one.'),
    Name: field(requiredText(30), 'Name, unique within the company.'),
    Description: field(text(100), 'What it is for.'),
    Scope: scope,
    Permissions: field(z.array(z.literal(allPermissions)).check(z.maxLength(allPermissions.length)), 'What it allows; 管理 of an area includes its 查看, which need not be named.'),
    Version: field(z.optional(version), 'Needed with `RoleId`.'),
  })
  .check(z.refine(({ RoleId, Version }) => RoleId === undefined || Version !== undefined, { path: ['Version'] }))

export const roleController = { Role: 'Roles: what the members of a company may do.' } as const

export const roleCalls = defineCalls({
  'POST /api/Role/List': {
    summary: 'Returns a page of the presets and of the roles that the company made.',
    description: 'The newest comes first, the presets last. Who reads accounts reads them too: an account names its roles.',
    access: withPermission(['role.view', 'account.view']),
    scope: 'enterprise',
    body: roleListRequest,
    response: roleList,
  },
  'POST /api/Role/Detail': {
    summary: 'Returns one role, as it is now.',
    access: viewing('role'),
    scope: 'enterprise',
    body: z.object({ RoleId: field(id, 'The role.') }),
    response: roleSummary,
  },
  'POST /api/Role/Save': {
    summary: 'Makes a role, or changes the one with `RoleId`; its members have it so from their next call on.',
    description: 'A role holds nothing that its author does not have, and none is changed whose members have more. The company keeps at least one member who manages its accounts and roles.',
    access: managing('role'),
    scope: 'enterprise',
    body: roleInput,
    response: roleSummary,
  },
  'POST /api/Role/Copy': {
    summary: 'Makes a role of the company that holds what another one holds, a preset for instance.',
    access: managing('role'),
    scope: 'enterprise',
    body: z.object({ RoleId: field(id, 'The role to copy.') }),
    response: roleSummary,
  },
  'POST /api/Role/Delete': {
    summary: 'Deletes a role of the company that no member has and no approval flow names.',
    access: managing('role'),
    scope: 'enterprise',
    body: z.object({ RoleId: field(id, 'The role.'), Version: version }),
    response: doneMessage,
  },
})

export type { RoleList, RoleListRequest, RoleSummary } from '../resources/generated/shapes.ts'
