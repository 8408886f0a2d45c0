// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Departments of the company. */
export interface DepartmentResource {
  /** Returns the departments that the user may see, each after the one above it. Those within the data scope of the user’s roles, and always the user’s own; of several companies for a group administrator. Their names are for every user, since lists are narrowed by them; who leads them and how many are in them is for those with 部门查看. */
  readonly tree: CallFunction<'POST /api/Department/Tree'>
  /** Makes a department, or changes the one with `DepartmentId`. Needs the permission `department.manage`. */
  readonly save: CallFunction<'POST /api/Department/Save'>
  /** Moves a department with all that are below it, within its company. Data scopes follow at once. Needs the permission `department.manage`. */
  readonly move: CallFunction<'POST /api/Department/Move'>
  /** Deletes a department that nobody is in, that none is below and that has no orders, budgets or other records. Needs the permission `department.manage`. */
  readonly delete: CallFunction<'POST /api/Department/Delete'>
  /** Finds users who can manage a department of a company, at most 20. Also for those who change approval flows: a flow is tried as one of them. Needs the permission `department.manage` or `flow.manage`. */
  readonly candidates: CallFunction<'POST /api/Department/Candidates'>
}
