import * as z from 'zod/mini'
import { anyUser } from './access.ts'
import { id, noBody } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'

export const departmentNode = named(
  'DepartmentNode',
  'A department in the tree of its company.',
  z.object({
    DepartmentId: field(id, 'The department.'),
    ParentId: field(z.nullable(id), 'The department above it; null at the top of what the user may see.'),
    Name: field(z.string(), 'Name.'),
    EnterpriseId: field(id, 'The company.'),
    EnterpriseName: field(z.string(), 'Short name of the company.'),
  }),
)

export const departmentController = { Department: 'Departments of the company.' } as const

export const departmentCalls = defineCalls({
  'POST /api/Department/Tree': {
    summary: 'Returns the departments that the user may see, each after the one above it.',
    description: 'Those within the data scope of the user’s roles, and always the user’s own; of several companies for a group administrator.',
    access: anyUser,
    body: noBody,
    response: z.array(departmentNode),
  },
})

export type { DepartmentNode } from '../resources/generated/shapes.ts'
