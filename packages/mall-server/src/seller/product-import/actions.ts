import { eq } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import type { ProductImportAction, ProductImportDetail, SellerKey } from '@mall/api/seller/contract'
import { defineActions, type Opened } from '../../platform/actions/define-actions.ts'
import { actingForSeller, permitting } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { importDetail } from './detail.ts'
import { moveImport } from './moves.ts'
import { createNames } from './names.ts'
import { allowedActions, importNotFound, record, seesLeftOut, type ImportRecord } from './records.ts'
import { workOn } from './work.ts'
import { undoUntilOf } from './write.ts'

interface Target {
  readonly ImportId: number
}

/** An import with the moment at which something is done with it. */
type Locked = ImportRecord & { readonly now: Date }

const lock = async (tx: Tx, { deps }: StaffContext, { ImportId }: Target): Promise<Locked> => {
  const [row] = await tx.select().from(record).where(eq(record.id, ImportId)).for('update')
  if (row === undefined) throw importNotFound()
  return { ...row, now: deps.clock() }
}

const refusals: Readonly<Record<ProductImportAction, string>> = {
  Map: '导入已开始写入，不能再改对应', Discard: '导入已开始写入，不能放弃', Start: '没有可写入的行，或导入已开始写入', Pause: '导入没有在写入', Resume: '导入没有暂停', Undo: '导入不能撤回，或已超过7天',
}

const actions = defineActions<Target, Locked, ProductImportAction, StaffContext>({
  lock,
  requireAllowed: permitting(allowedActions, (one, caller, action) => new BusinessError('PRODUCT_IMPORT_ACTION_NOT_ALLOWED', action === 'Map' && !seesLeftOut(caller, one) ? '同事上传的表里可能有成本，能看成本的人才能改对应' : refusals[action])),
})

type ImportKey = Extract<SellerKey, `POST /api/SellerProductImport/${ProductImportAction}`>

/** An action on an import. What follows in the background begins at once: a small import is through when the call returns. */
export const act = async (context: StaffContext, action: ProductImportAction, input: CallInput<ImportKey>, work: (opened: Opened<Locked>) => Promise<unknown>): Promise<ProductImportDetail> => {
  const key: ImportKey = `POST /api/SellerProductImport/${action}`
  await actions.act(context, key, input, action, async (opened) => {
    await work(opened)
    return null
  })
  await beginWork(context, input.ImportId)
  return importDetail(context.deps.db, context.caller, input.ImportId, context.deps.clock())
}

/** The first batch, and whether that was all. */
export const beginWork = async ({ deps }: Pick<StaffContext, 'deps'>, importId: number): Promise<void> => {
  if (await workOn(deps, importId)) await workOn(deps, importId)
}

export const start = (context: StaffContext, input: CallInput<'POST /api/SellerProductImport/Start'>): Promise<ProductImportDetail> =>
  act(context, 'Start', input, async ({ tx, row, acting }) => {
    if (input.CreateMissing) await createNames(tx, row.missing)
    await moveImport(tx, row, 'Start', { ...actingForSeller(acting), changes: { progress: 0, undoUntil: undoUntilOf(row.now) } })
  })

export const pause = (context: StaffContext, input: CallInput<'POST /api/SellerProductImport/Pause'>): Promise<ProductImportDetail> =>
  act(context, 'Pause', input, ({ tx, row, acting }) => moveImport(tx, row, 'Pause', actingForSeller(acting)))

export const resume = (context: StaffContext, input: CallInput<'POST /api/SellerProductImport/Resume'>): Promise<ProductImportDetail> =>
  act(context, 'Resume', input, ({ tx, row, acting }) => moveImport(tx, row, 'Resume', actingForSeller(acting)))

export const undo = (context: StaffContext, input: CallInput<'POST /api/SellerProductImport/Undo'>): Promise<ProductImportDetail> =>
  act(context, 'Undo', input, ({ tx, row, acting }) => moveImport(tx, row, 'Undo', { ...actingForSeller(acting), changes: { progress: 0 } }))

export const discard = (context: StaffContext, input: CallInput<'POST /api/SellerProductImport/Discard'>): Promise<ProductImportDetail> =>
  act(context, 'Discard', input, ({ tx, row, acting }) => moveImport(tx, row, 'Discard', actingForSeller(acting)))
