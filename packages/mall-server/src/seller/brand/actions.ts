import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import type { SellerBrand, SellerBrandAction } from '@mall/api/seller/contract'
import { changeRecord, deleteRecord } from '../../platform/actions/change-record.ts'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { productDraft } from '../../platform/db/schema/product-draft.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { formerNamesOf } from '../../platform/records/former-names.ts'
import { lockNames } from '../product/names-lock.ts'
import { placesAfterMove } from '../product/places.ts'
import { allowedActions, brandOf, draftedBrand, oneBrand, record, type Brand } from './records.ts'

const refusals: Readonly<Record<SellerBrandAction, string>> = { Edit: '您不能修改品牌', Move: '您不能移动品牌', Merge: '您不能合并品牌', Delete: '您不能删除品牌' }

const refused = ({ name, products, drafts }: Brand, caller: StaffContext['caller'], action: SellerBrandAction): BusinessError =>
  action === 'Delete' && caller.permissions.has('product.manage')
    ? new BusinessError('BRAND_IN_USE', products > 0 ? `“${name}”有 ${products} 种商品，可合并到其他品牌` : `有 ${drafts} 种商品的草稿要改成“${name}”，可合并到其他品牌`)
    : new BusinessError('BRAND_ACTION_NOT_ALLOWED', refusals[action])

/** A brand is locked with all of them: whoever changes one waits for whoever else does, and for products that are being written with one. */
export const actions = defineActions<{ readonly BrandId: number }, Brand, SellerBrandAction, StaffContext>({
  lock: async (tx, _context, { BrandId }) => {
    await lockNames(tx)
    return brandOf(tx, BrandId)
  },
  requireAllowed: permitting((caller: StaffContext['caller'], row: Brand) => allowedActions(caller, row), (row, caller, action) => refused(row, caller, action)),
})

export const audit = (tx: Tx, context: StaffContext, action: string, id: number, before: AuditSummary | null, after: AuditSummary | null): Promise<void> =>
  writeAudit(tx, originOf(context), { action: `SellerBrand.${action}`, entity: 'brand', entityId: id, before, after })

const named = (db: Db) => db.select().from(record).where(isNull(record.mergedInto)).orderBy(asc(record.position), asc(record.id))

const requireNewName = async (tx: Tx, name: string, ownId: number): Promise<void> => {
  if ((await named(tx)).some((one) => one.name === name && one.id !== ownId)) throw new BusinessError('BRAND_NAME_TAKEN', '品牌已存在')
}

/** Drafts that name the one name the other. */
export const renameInDrafts = async (tx: Tx, from: string, to: string): Promise<void> => {
  await tx.update(productDraft).set({ values: sql`jsonb_set(${productDraft.values}, '{Brand}', to_jsonb(${to}::text))` }).where(eq(draftedBrand, from))
}

/** @throws BusinessError `BRAND_NAME_TAKEN` */
export const createBrand = (context: StaffContext, input: CallInput<'POST /api/SellerBrand/Create'>): Promise<SellerBrand> =>
  once(context, 'POST /api/SellerBrand/Create', input, async (tx) => {
    const { Name, LatinName } = input
    await lockNames(tx)
    await requireNewName(tx, Name, 0)
    const last = (await named(tx)).at(-1)
    const [made] = await tx.insert(record).values({ name: Name, latinName: LatinName.trim(), position: (last?.position ?? 0) + 1 }).returning({ id: record.id })
    if (made === undefined) throw new Error('The brand was not written')
    await audit(tx, context, 'Create', made.id, null, { Name, LatinName: LatinName.trim() })
    return oneBrand(tx, context.caller, made.id)
  })

const summaryOf = ({ name, latinName }: Pick<Brand, 'name' | 'latinName'>): AuditSummary => ({ Name: name, LatinName: latinName })

/** @throws BusinessError `BRAND_NAME_TAKEN`, and those of every action */
export const saveBrand = (context: StaffContext, input: CallInput<'POST /api/SellerBrand/Save'>): Promise<SellerBrand> =>
  actions.act(context, 'POST /api/SellerBrand/Save', input, 'Edit', async ({ tx, row, acting }) => {
    const { Name, LatinName } = input
    await requireNewName(tx, Name, row.id)
    const after = await changeRecord(tx, acting.by, record, row, { name: Name, latinName: LatinName.trim(), formerNames: formerNamesOf(Name, ...row.formerNames, row.name) })
    if (Name !== row.name) await renameInDrafts(tx, row.name, Name)
    await audit(tx, context, 'Save', row.id, summaryOf(row), summaryOf(after))
    return oneBrand(tx, context.caller, row.id)
  })

/** @throws BusinessError those of every action */
export const moveBrand = (context: StaffContext, input: CallInput<'POST /api/SellerBrand/Move'>): Promise<SellerBrand> =>
  actions.act(context, 'POST /api/SellerBrand/Move', input, 'Move', async ({ tx, row, acting }) => {
    await changeRecord(tx, acting.by, record, row, {})
    const beside = (await named(tx)).filter(({ id }) => id !== row.id)
    for (const { id, position } of placesAfterMove(beside, row, input.Index)) await tx.update(record).set({ position }).where(eq(record.id, id))
    await audit(tx, context, 'Move', row.id, { Position: row.position }, { Position: input.Index })
    return oneBrand(tx, context.caller, row.id)
  })

/** @throws BusinessError `BRAND_IN_USE`, and those of every action */
export const deleteBrand = (context: StaffContext, input: CallInput<'POST /api/SellerBrand/Delete'>): Promise<string> =>
  actions.act(context, 'POST /api/SellerBrand/Delete', input, 'Delete', async ({ tx, row, acting }) => {
    await deleteRecord(tx, acting.by, record, row)
    await audit(tx, context, 'Delete', row.id, summaryOf(row), null)
    return '操作成功'
  })
