import * as z from 'zod/mini'
import { anyUser, managing, withPermission } from './access.ts'
import { doneMessage, id, money, noBody, requiredText, text } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { priced } from './priced.ts'

/** What can be done with a department. */
export const departmentActions = ['AddChild', 'Edit', 'Move', 'Delete'] as const

export type DepartmentAction = (typeof departmentActions)[number]

const count = z.int().check(z.nonnegative())
const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')

export const departmentNode = named(
  'DepartmentNode',
  'A department in the tree of its company.',
  z.object({
    DepartmentId: field(id, 'The department.'),
    ParentId: field(z.nullable(id), 'The department above it; null at the top of what the user may see.'),
    Name: field(z.string(), 'Name.'),
    EnterpriseId: field(id, 'The company.'),
    EnterpriseName: field(z.string(), 'Short name of the company.'),
    ManagerId: field(z.nullable(id), '负责人; null when it has none, and for those who may not read departments.'),
    ManagerName: field(z.nullable(z.string()), 'Name of the manager; null when it has none.'),
    MemberCount: field(z.nullable(count), 'Accounts in the department itself, without those below it; null for those who may not read departments.'),
    Budgets: field(
      priced(z.object({ Count: field(count, 'How many are in force.'), Available: field(money, 'What the tightest of them has left: they are levels of one account.') })),
      'The budgets in force of the department itself; null when it has none that the user may see.',
    ),
    AllowActions: field(z.array(z.literal(departmentActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with every edit and every move.'),
  }),
)

export const departmentInput = z
  .object({
    DepartmentId: field(z.optional(id), 'The department; absent for a new one.'),
    EnterpriseId: field(z.optional(id), 'The company of a new department at the top; by default the user’s own.'),
    ParentId: field(z.optional(z.nullable(id)), 'Of a new department: the one above it, null for the top. `Department/Move` moves one that is there.'),
    Name: field(requiredText(50), '名称, unique among those beside it.'),
    ManagerId: field(z.nullable(id), '负责人: an active member of the company; null for none.'),
    Version: field(z.optional(version), 'Needed with `DepartmentId`.'),
  })
  .check(z.refine(({ DepartmentId, Version }) => DepartmentId === undefined || Version !== undefined, { path: ['Version'] }))

const departmentCandidate = named(
  'DepartmentCandidate',
  'A member of the company who can manage a department.',
  z.object({
    UserId: field(id, 'The user.'),
    UserName: field(z.string(), 'Name of the user.'),
    DepartmentName: field(z.string(), 'Name of the user’s department.'),
  }),
)

const target = { DepartmentId: field(id, 'The department.'), Version: version }
export const departmentController = { Department: 'Departments of the company.' } as const

export const departmentCalls = defineCalls({
  'POST /api/Department/Tree': {
    summary: 'Returns the departments that the user may see, each after the one above it.',
    description: 'Those within the data scope of the user’s roles, and always the user’s own; of several companies for a group administrator. Their names are for every user, since lists are narrowed by them; who leads them and how many are in them is for those with 部门查看.',
    access: anyUser,
    scope: 'role',
    body: noBody,
    response: z.array(departmentNode),
  },
  'POST /api/Department/Save': {
    summary: 'Makes a department, or changes the one with `DepartmentId`.',
    access: managing('department'),
    scope: 'role',
    body: departmentInput,
    response: departmentNode,
  },
  'POST /api/Department/Move': {
    summary: 'Moves a department with all that are below it, within its company.',
    description: 'Data scopes follow at once.',
    access: managing('department'),
    scope: 'role',
    body: z.object({
      ...target,
      ParentId: field(z.nullable(id), 'The department that it comes below; null for the top.'),
      Index: field(count.check(z.maximum(10_000)), 'Its place among those beside it, from 0, counted without it; after the last one it is the last.'),
    }),
    response: departmentNode,
  },
  'POST /api/Department/Delete': {
    summary: 'Deletes a department that nobody is in, that none is below and that has no orders, budgets or other records.',
    access: managing('department'),
    scope: 'role',
    body: z.object(target),
    response: doneMessage,
  },
  'POST /api/Department/Candidates': {
    summary: 'Finds users who can manage a department of a company, at most 20.',
    description: 'Also for those who change approval flows: a flow is tried as one of them.',
    access: withPermission(['department.manage', 'flow.manage']),
    scope: 'role',
    body: z.object({
      EnterpriseId: field(z.optional(id), 'The company; by default the user’s own.'),
      Keyword: field(z.optional(text(50)), 'Part of a name or of the name of a department.'),
    }),
    response: z.object({ Items: field(z.array(departmentCandidate), 'The users, by department and name.') }),
  },
})

export type { DepartmentNode } from '../resources/generated/shapes.ts'
