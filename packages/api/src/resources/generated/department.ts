// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { Bind, CallFunction } from '../bind.ts'

/** Departments of the company. */
export interface DepartmentResource {
  /** Returns the departments that the user may see, each after the one above it. Those within the data scope of the user’s roles, and always the user’s own; of several companies for a group administrator. */
  readonly tree: CallFunction<'POST /api/Department/Tree'>
}

export const departmentResource = ({ call }: Bind): DepartmentResource => ({
  tree: call('POST /api/Department/Tree'),
})
