import type { CallInput, DepartmentNode } from '@mall/api/contract'

/** Where a department goes. */
export type DepartmentMove = Pick<CallInput<'POST /api/Department/Move'>, 'ParentId' | 'Index'>

/** What a person has begun with a department. */
export type OpenDepartmentTask =
  | { readonly kind: 'create'; readonly parent: DepartmentNode | null }
  | { readonly kind: 'edit'; readonly department: DepartmentNode }
  | { readonly kind: 'delete'; readonly department: DepartmentNode }
