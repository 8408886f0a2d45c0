import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { categoryLimits, type SellerCategory, type SellerCategoryAction } from '@mall/api/seller/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { lockNames, nextCategoryId } from '../product/names-lock.ts'
import { placesAfterMove } from '../product/places.ts'
import { allowedActions, categoryNotFound, oneCategory, record, type Category } from './records.ts'

/** The category, and with it the whole tree: whoever changes it waits for whoever else does. */
const lock = async (tx: Tx, _context: StaffContext, { CategoryId }: { readonly CategoryId: number }): Promise<Category> => {
  await lockNames(tx)
  const [row] = await tx.select().from(record).where(eq(record.id, CategoryId)).for('update')
  if (row === undefined || row.mergedInto !== null) throw categoryNotFound()
  return row
}

const refusals: Readonly<Record<SellerCategoryAction, string>> = { AddChild: '这里不能新增下级分类', Edit: '您不能修改分类', Move: '您不能移动分类', SetMargin: '您不能修改最低毛利', Merge: '您不能合并分类' }

export const actions = defineActions<{ readonly CategoryId: number }, Category, SellerCategoryAction, StaffContext>({
  lock,
  requireAllowed: permitting(allowedActions, (_row, _caller, action) => new BusinessError('CATEGORY_ACTION_NOT_ALLOWED', refusals[action])),
})

export const audit = (tx: Tx, context: StaffContext, action: string, id: number, before: AuditSummary | null, after: AuditSummary): Promise<void> =>
  writeAudit(tx, originOf(context), { action: `SellerCategory.${action}`, entity: 'category', entityId: id, before, after })

/** Those beside a category, in their order. */
export const besideIn = (tx: Tx, parentId: number | null, ownId: number): Promise<Category[]> =>
  tx
    .select()
    .from(record)
    .where(and(isNull(record.mergedInto), parentId === null ? isNull(record.parentId) : eq(record.parentId, parentId), ne(record.id, ownId)))
    .orderBy(asc(record.position), asc(record.id))

const requireNewName = (beside: readonly Category[], name: string): void => {
  if (beside.some((one) => one.name === name)) throw new BusinessError('CATEGORY_NAME_TAKEN', `同级已有“${name}”，请换一个名称，或把两个合并`)
}

const requireRoom = (beside: readonly Category[]): void => {
  if (beside.length >= categoryLimits.children) throw new BusinessError('CATEGORY_LIMIT_REACHED', `同级最多 ${categoryLimits.children} 个分类`)
}

/** The group of a category of the first level: a row of its own name where none was said. */
const groupOf = (level: number, group: string, name: string): string => (level > 1 ? '' : group.trim() === '' ? name : group.trim())

/**
 * Makes a category, as the last of those beside it.
 * @throws BusinessError `CATEGORY_NOT_FOUND`, `CATEGORY_NAME_TAKEN`, `CATEGORY_LIMIT_REACHED`
 */
export const createCategory = (context: StaffContext, input: CallInput<'POST /api/SellerCategory/Create'>): Promise<SellerCategory> =>
  once(context, 'POST /api/SellerCategory/Create', input, async (tx) => {
    const { ParentId, Name, Group } = input
    await lockNames(tx)
    const parent = ParentId === null ? null : (await actions.open(tx, context, { CategoryId: ParentId }, 'AddChild')).row
    const beside = await besideIn(tx, ParentId, 0)
    requireNewName(beside, Name)
    requireRoom(beside)
    const level = (parent?.level ?? 0) + 1
    const id = await nextCategoryId(tx)
    await tx.insert(record).values({ id, parentId: ParentId, level, name: Name, categoryGroup: groupOf(level, Group, Name), position: (beside.at(-1)?.position ?? 0) + 1 })
    await audit(tx, context, 'Create', id, null, { Name, Parent: parent?.name ?? '' })
    return oneCategory(tx, context.caller, id)
  })

const summaryOf = ({ name, categoryGroup, isHidden }: Category): AuditSummary => ({ Name: name, Group: categoryGroup, Hidden: isHidden ? '是' : '否' })

/** @throws BusinessError `CATEGORY_NAME_TAKEN`, and those of every action */
export const saveCategory = (context: StaffContext, input: CallInput<'POST /api/SellerCategory/Save'>): Promise<SellerCategory> =>
  actions.act(context, 'POST /api/SellerCategory/Save', input, 'Edit', async ({ tx, row, acting }) => {
    requireNewName(await besideIn(tx, row.parentId, row.id), input.Name)
    const after = await changeRecord(tx, acting.by, record, row, { name: input.Name, categoryGroup: groupOf(row.level, input.Group, input.Name), isHidden: input.Hidden })
    await audit(tx, context, 'Save', row.id, summaryOf(row), summaryOf(after))
    return oneCategory(tx, context.caller, row.id)
  })

/** @throws BusinessError those of every action */
export const setMargin = (context: StaffContext, input: CallInput<'POST /api/SellerCategory/SetMargin'>): Promise<SellerCategory> =>
  actions.act(context, 'POST /api/SellerCategory/SetMargin', input, 'SetMargin', async ({ tx, row, acting }) => {
    const minMarginBp = input.MinMargin === null ? null : Math.round(input.MinMargin * 10_000)
    await changeRecord(tx, acting.by, record, row, { minMarginBp })
    await audit(tx, context, 'SetMargin', row.id, { MinMarginBp: row.minMarginBp }, { MinMarginBp: minMarginBp })
    return oneCategory(tx, context.caller, row.id)
  })

/** Brings the products of a category to its way in the tree. */
export const followTree = async (tx: Tx, { id, level, parentId }: Pick<Category, 'id' | 'level' | 'parentId'>): Promise<void> => {
  if (level === 1 || parentId === null) return
  if (level === 2) {
    await tx.update(product).set({ category1Id: parentId }).where(eq(product.category2Id, id))
    return
  }
  const [above] = await tx.select({ parentId: record.parentId }).from(record).where(eq(record.id, parentId))
  if (above === undefined || above.parentId === null) throw new Error(`Category ${id} has no way to the first level`)
  await tx.update(product).set({ category1Id: above.parentId, category2Id: parentId }).where(eq(product.category3Id, id))
}

const levelNames = ['一级', '二级', '三级'] as const

/**
 * Moves a category within its level.
 * @throws BusinessError `CATEGORY_MOVE_INVALID` to another level, `CATEGORY_NAME_TAKEN`, `CATEGORY_LIMIT_REACHED`, and those of every action
 */
export const moveCategory = (context: StaffContext, input: CallInput<'POST /api/SellerCategory/Move'>): Promise<SellerCategory> =>
  actions.act(context, 'POST /api/SellerCategory/Move', input, 'Move', async ({ tx, row, acting }) => {
    const { ParentId, Index } = input
    const [parent] = ParentId === null ? [] : await tx.select().from(record).where(and(eq(record.id, ParentId), isNull(record.mergedInto)))
    if ((parent?.level ?? 0) !== row.level - 1 || (ParentId !== null && parent === undefined)) throw new BusinessError('CATEGORY_MOVE_INVALID', `${levelNames[row.level - 1] ?? ''}分类只能移到同一级的位置`)
    const beside = await besideIn(tx, ParentId, row.id)
    if (ParentId !== row.parentId) {
      requireNewName(beside, row.name)
      requireRoom(beside)
    }
    const after = await changeRecord(tx, acting.by, record, row, { parentId: ParentId })
    for (const { id, position } of placesAfterMove(beside, after, Index)) await tx.update(record).set({ position }).where(eq(record.id, id))
    if (ParentId !== row.parentId) await followTree(tx, after)
    await audit(tx, context, 'Move', row.id, { ParentId: row.parentId, Position: row.position }, { ParentId, Position: Index })
    return oneCategory(tx, context.caller, row.id)
  })
