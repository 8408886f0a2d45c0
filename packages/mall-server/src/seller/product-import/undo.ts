import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { changeRecord, deleteRecord } from '../../platform/actions/change-record.ts'
import { actingByItself } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { isStillReferredTo } from '../../platform/db/failures.ts'
import { product, productLook, productStock } from '../../platform/db/schema/catalogue.ts'
import { stockMovement } from '../../platform/db/schema/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { adjustStock } from '../../trade/order/lifecycle/stock.ts'
import { moveImport } from './moves.ts'
import { currentChanges } from './names.ts'
import { areaOf, fieldTitle, isSame, reversed, statesAround, valueIn, withChanges } from './plan.ts'
import { changedColumns, columnsOf, namesOfStates, productsByCode, type FoundProduct } from './products.ts'
import { ofImport, record, row, type ImportRecord, type ImportRow } from './records.ts'
import { auditRow, inSavepoint, keepResults, originOfImport, permitOf, rowsOfWriting, type Result } from './write.ts'

type Undone = Omit<Result, 'rowNo'>

const undone: Undone = { outcome: 'undone', message: '', version: null }

const keptBecause = (message: string): Undone => ({ outcome: 'kept', message, version: null })

/** Deletes a product with what only an import has written of it; false where something else names it. */
const removeProduct = async (tx: Tx, one: ImportRecord, { row: found }: FoundProduct): Promise<boolean> => {
  try {
    await tx.transaction(async (savepoint) => {
      await savepoint.delete(stockMovement).where(and(eq(stockMovement.productId, found.id), isNotNull(stockMovement.staffId)))
      await savepoint.delete(productStock).where(eq(productStock.productId, found.id))
      await savepoint.delete(productLook).where(eq(productLook.productId, found.id))
      await deleteRecord(savepoint, permitOf(one), product, found)
    })
    return true
  } catch (error) {
    if (isStillReferredTo(error)) return false
    throw error
  }
}

const undoNew = async (tx: Tx, one: ImportRecord, each: ImportRow, found: FoundProduct, now: Date): Promise<Undone> => {
  if (found.row.version !== each.writtenVersion) return keptBecause('导入后有人改过这个商品，没有删除')
  const back = each.changes.map(reversed)
  if (await removeProduct(tx, one, found)) {
    await auditRow(tx, originOfImport(one, now), each.code, 'UndoImport', back, false)
    return undone
  }
  if (!found.row.isOnShelf) return keptBecause('已有单据用到这个商品，没有删除')
  await changeRecord(tx, permitOf(one), product, found.row, { isOnShelf: false })
  await auditRow(tx, originOfImport(one, now), each.code, 'UndoImport', back.filter(({ field }) => field === 'shelf'), false)
  return keptBecause('已有单据用到这个商品，没有删除，已下架')
}

const undoChanged = async (tx: Tx, one: ImportRecord, each: ImportRow, found: FoundProduct, now: Date): Promise<Undone> => {
  const names = await namesOfStates(tx, statesAround(found.state, each.changes))
  const back = currentChanges(each.changes, names).map(reversed)
  // Orders move stock all the time: pieces go back by their difference.
  const kept = back.filter(({ field, before, after }) => areaOf(field) === undefined && !isSame(valueIn(found.state, field), before) && !isSame(valueIn(found.state, field), after))
  const open = back.filter((change) => !kept.includes(change) && (areaOf(change.field) !== undefined || !isSame(valueIn(found.state, change.field), change.after)))
  if (open.length > 0) {
    const wanted = withChanges(found.state, open)
    await changeRecord(tx, permitOf(one), product, found.row, changedColumns(found.row, columnsOf(each.code, found.state, names), columnsOf(each.code, wanted, names)))
    for (const { field, before, after } of open) {
      const areaCode = areaOf(field)
      if (areaCode !== undefined) await adjustStock(tx, { staffId: one.staffId, reason: 'import', note: '撤回导入' }, { productId: found.row.id, areaCode, change: Number(after) - Number(before) }, now)
    }
    await auditRow(tx, originOfImport(one, now), each.code, 'UndoImport', open, false)
  }
  return kept.length === 0 ? undone : keptBecause(`导入后有人改过${kept.map(({ field }) => fieldTitle(field)).join('、')}，留下现在的`)
}

const undoRow = (tx: Tx, one: ImportRecord, each: ImportRow, found: FoundProduct | undefined, now: Date): Promise<Undone> => {
  if (found === undefined) return Promise.resolve(keptBecause('商品已不存在'))
  return each.verdict === 'new' ? undoNew(tx, one, each, found, now) : undoChanged(tx, one, each, found, now)
}

/** Undoes the next rows of an import: what nobody has changed since is put back, the rest says why not. */
export const undoNext = async (tx: Tx, deps: Deps, one: ImportRecord, now: Date): Promise<void> => {
  const rows = await tx.select().from(row).where(ofImport(one.id, eq(row.outcome, 'written'))).orderBy(asc(row.rowNo)).limit(rowsOfWriting)
  if (rows.length === 0) {
    await moveImport(tx, one, 'FinishUndo', { ...actingByItself(now), changes: { undoUntil: null } })
    return
  }
  const products = await productsByCode(tx, rows.map(({ code }) => code), { locks: true })
  const results: Result[] = []
  for (const each of rows) results.push(await inSavepoint(tx, deps, each, 'kept', (savepoint) => undoRow(savepoint, one, each, products.get(each.code), now)))
  await keepResults(tx, one.id, results)
  const kept = results.filter(({ outcome }) => outcome === 'kept').length
  await tx.update(record).set({ progress: one.progress + rows.length, keptRows: one.keptRows + kept }).where(eq(record.id, one.id))
}
