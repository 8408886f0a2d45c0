import { and, asc, count, eq, isNull, like, ne, sql } from 'drizzle-orm'
import type { CallInput, DepartmentNode } from '@mall/api/contract'
import { changeRecord, deleteRecord } from '../../platform/actions/change-record.ts'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { department, enterprise, membership } from '../../platform/db/schema/organisation.ts'
import { isStillReferredTo } from '../../platform/db/failures.ts'
import { findVisibleDepartment } from '../../company/department/tree.ts'
import type { CallContext, Caller } from '../../platform/http/define-routes.ts'
import { BusinessError, ForbiddenError } from '../../platform/http/errors.ts'
import { toDay } from '../../platform/time.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { findFlowReferencing } from '../../company/approval-flow/find-flow-referencing.ts'
import { allowedActions, departmentNode, departmentNotFound } from './departments.ts'
import { managedEnterprise, requireManager } from './managers.ts'

type Department = typeof department.$inferSelect

/** What one company may have. */
const limits = { departments: 2_000, levels: 10 } as const

const levelsOf = (path: string): number => path.split('/').length - 2

/** Until the transaction ends nobody else arranges departments of the company. */
const lockEnterprise = (tx: Tx, enterpriseId: number) => tx.select({ id: enterprise.id }).from(enterprise).where(eq(enterprise.id, enterpriseId)).for('no key update')

const departments = defineActions({
  /** With its company locked. */
  lock: async (tx, { caller }, { DepartmentId }: { readonly DepartmentId: number }) => {
    const seen = await findVisibleDepartment(tx, caller, DepartmentId)
    if (seen === undefined) throw departmentNotFound()
    await lockEnterprise(tx, seen.enterpriseId)
    const [row] = await tx.select().from(department).where(eq(department.id, DepartmentId)).for('no key update')
    if (row === undefined) throw departmentNotFound()
    const memberCount = await tx.$count(membership, eq(membership.departmentId, row.id))
    return { ...row, memberCount, childCount: await tx.$count(department, eq(department.parentId, row.id)) }
  },
  requireAllowed: permitting(allowedActions, (_row, _caller, action) =>
    action === 'Delete' ? new BusinessError('DEPARTMENT_IN_USE', '该部门下有成员/子部门，不能删除') : new ForbiddenError(),
  ),
})

/** The department above, null for the top of the company; both only within the caller's scope. */
const parentOf = async (tx: Tx, caller: Caller, enterpriseId: number, parentId: number | null): Promise<Department | null> => {
  if (parentId === null) {
    if ((await managedEnterprise(tx, caller, enterpriseId)) === undefined) throw new BusinessError('DEPARTMENT_NOT_FOUND', '请选择上级部门')
    return null
  }
  const seen = await findVisibleDepartment(tx, caller, parentId)
  const [row] = seen === undefined ? [] : await tx.select().from(department).where(eq(department.id, parentId))
  if (row === undefined) throw new BusinessError('DEPARTMENT_NOT_FOUND', '上级部门不存在')
  if (row.enterpriseId !== enterpriseId) throw new BusinessError('DEPARTMENT_MOVE_INVALID', '不能移动到其他公司')
  return row
}

/** Those with the same parent, in their order, without the department itself. */
const besideIn = (tx: Tx, enterpriseId: number, parentId: number | null, ownId: number) =>
  tx
    .select({ id: department.id, name: department.name, position: department.position })
    .from(department)
    .where(and(eq(department.enterpriseId, enterpriseId), parentId === null ? isNull(department.parentId) : eq(department.parentId, parentId), ne(department.id, ownId)))
    .orderBy(asc(department.position), asc(department.id))

/** For the audit log. */
const summaryOf = ({ name, parentId, managerId, position }: Department) => ({ Name: name, ParentId: parentId, ManagerId: managerId, Position: position })

const audit = async (tx: Tx, context: CallContext, action: string, before: Department | null, departmentId: number): Promise<void> => {
  const [after] = await tx.select().from(department).where(eq(department.id, departmentId))
  await writeAudit(tx, originOf(context), {
    action: `Department.${action}`, entity: 'department', entityId: departmentId, before: before && summaryOf(before), after: after === undefined ? null : summaryOf(after),
  })
}

const nameTaken = (name: string) => new BusinessError('DEPARTMENT_NAME_TAKEN', `同级已有“${name}”，请换一个名称`)

const create = async (tx: Tx, caller: Caller, { EnterpriseId, ParentId = null, Name, ManagerId }: CallInput<'POST /api/Department/Save'>): Promise<number> => {
  const above = ParentId === null ? undefined : await findVisibleDepartment(tx, caller, ParentId)
  const enterpriseId = above?.enterpriseId ?? EnterpriseId ?? caller.enterpriseId
  await lockEnterprise(tx, enterpriseId)
  const parent = await parentOf(tx, caller, enterpriseId, ParentId)
  const [{ total } = { total: 0 }] = await tx.select({ total: count() }).from(department).where(eq(department.enterpriseId, enterpriseId))
  if (total >= limits.departments) throw new BusinessError('DEPARTMENT_LIMIT_REACHED', `一家公司最多${limits.departments}个部门`)
  if (parent !== null && levelsOf(parent.path) >= limits.levels) throw new BusinessError('DEPARTMENT_LIMIT_REACHED', `部门最多${limits.levels}级`)
  const beside = await besideIn(tx, enterpriseId, ParentId, 0)
  if (beside.some(({ name }) => name === Name)) throw nameTaken(Name)
  if (ManagerId !== null) await requireManager(tx, enterpriseId, ManagerId)
  const [made] = await tx
    .insert(department)
    .values({ enterpriseId, parentId: ParentId, path: '', name: Name, managerId: ManagerId, position: (beside.at(-1)?.position ?? -1) + 1 })
    .returning({ id: department.id })
  if (made === undefined) throw new Error('The department was not written')
  await tx.update(department).set({ path: `${parent?.path ?? '/'}${made.id}/` }).where(eq(department.id, made.id))
  return made.id
}

/**
 * Makes a department, or changes its name and its manager.
 * @throws BusinessError when a name beside it, its manager or a limit forbids it, or when it changed since it was read.
 */
export const saveDepartment = (context: CallContext, input: CallInput<'POST /api/Department/Save'>): Promise<DepartmentNode> =>
  context.deps.db.transaction(async (tx) => {
    const { caller, deps } = context
    const { DepartmentId, Name, ManagerId } = input
    if (DepartmentId === undefined) {
      const made = await create(tx, caller, input)
      await audit(tx, context, 'Save', null, made)
      return departmentNode(tx, caller, made, toDay(deps.clock()))
    }
    const { row: before, acting } = await departments.open(tx, context, { DepartmentId, Version: input.Version ?? 0 }, 'Edit')
    if ((await besideIn(tx, before.enterpriseId, before.parentId, before.id)).some(({ name }) => name === Name)) throw nameTaken(Name)
    if (ManagerId !== null && ManagerId !== before.managerId) await requireManager(tx, before.enterpriseId, ManagerId)
    await changeRecord(tx, acting.by, department, before, { name: Name, managerId: ManagerId })
    await audit(tx, context, 'Save', before, before.id)
    return departmentNode(tx, caller, before.id, toDay(deps.clock()))
  })

/** A subtree goes with its root: the paths of all of it begin with that of the new parent. */
const rebase = async (tx: Tx, { path }: Department, above: string, id: number): Promise<void> => {
  const moved = `${above}${id}/`
  if (moved === path) return
  const [deepest] = await tx.select({ path: department.path }).from(department).where(like(department.path, `${path}%`)).orderBy(sql`length(${department.path}) - length(replace(${department.path}, '/', '')) desc`).limit(1)
  if (levelsOf(deepest?.path ?? path) - levelsOf(path) + levelsOf(moved) > limits.levels) throw new BusinessError('DEPARTMENT_LIMIT_REACHED', `部门最多${limits.levels}级`)
  await tx.update(department).set({ path: sql`${moved}::text || substr(${department.path}, ${path.length + 1}::int)` }).where(like(department.path, `${path}%`))
}

/**
 * Moves a department with all that are below it.
 * @throws BusinessError `DEPARTMENT_MOVE_INVALID` below itself or into another company, and those of every write.
 */
export const moveDepartment = (context: CallContext, target: CallInput<'POST /api/Department/Move'>): Promise<DepartmentNode> =>
  departments.act(context, 'POST /api/Department/Move', target, 'Move', async ({ tx, row: before, acting }) => {
    const { caller, deps } = context
    const { ParentId, Index } = target
    const parent = await parentOf(tx, caller, before.enterpriseId, ParentId)
    if (parent?.path.startsWith(before.path)) throw new BusinessError('DEPARTMENT_MOVE_INVALID', '不能移动到自身下级')
    const beside = await besideIn(tx, before.enterpriseId, ParentId, before.id)
    if (beside.some(({ name }) => name === before.name)) throw new BusinessError('DEPARTMENT_NAME_TAKEN', `“${parent?.name ?? '最上级'}”下已有“${before.name}”，请先改名`)
    await rebase(tx, before, parent?.path ?? '/', before.id)
    await changeRecord(tx, acting.by, department, before, { parentId: ParentId })
    const places = beside.toSpliced(Index, 0, { ...before, position: -1 })
    for (const [position, one] of places.entries()) if (one.position !== position) await tx.update(department).set({ position }).where(eq(department.id, one.id))
    await audit(tx, context, 'Move', before, before.id)
    return departmentNode(tx, caller, before.id, toDay(deps.clock()))
  })

/**
 * Deletes a department that nothing needs.
 * @throws BusinessError `DEPARTMENT_IN_USE` while anybody is in it, a record is of it or an approval flow names it, and those of every write.
 */
export const deleteDepartment = (context: CallContext, target: CallInput<'POST /api/Department/Delete'>): Promise<string> =>
  departments.act(context, 'POST /api/Department/Delete', target, 'Delete', async ({ tx, row: before, acting }) => {
    const flowName = await findFlowReferencing(tx, before.enterpriseId, { departmentIds: [before.id] })
    if (flowName !== undefined) throw new BusinessError('DEPARTMENT_IN_USE', `该部门被审批流“${flowName}”使用，不能删除`)
    try {
      await deleteRecord(tx, acting.by, department, before)
    } catch (error) {
      if (isStillReferredTo(error)) throw new BusinessError('DEPARTMENT_IN_USE', '该部门有订单、预算等记录，不能删除')
      throw error
    }
    await audit(tx, context, 'Delete', before, before.id)
    return '部门已删除'
  })
