import { inArray, sql } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import type { Db } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import type { SheetDownload, StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { exportInParts, type WorkbookColumn } from '../../platform/lists/workbook.ts'
import { productIds } from '../product/list.ts'
import { fillsColumn, titleOf, type ProductColumnKey } from './columns.ts'
import { knownOf } from './names.ts'
import { namesOfStates, productsByCode } from './products.ts'
import { writtenCells, writtenKeys } from './written-cells.ts'

/** The most text of descriptions and specifications that one file holds, characters: ten thousand of the longest ones would take the memory of the process. */
const maxText = 20_000_000

type Row = ReadonlyMap<ProductColumnKey, string | number>

const moneyKeys: ReadonlySet<ProductColumnKey> = new Set<ProductColumnKey>(['price', 'cost', 'floor'])

const widths: Readonly<Partial<Record<ProductColumnKey, number>>> = { name: 40, category: 32, barcode: 18, specs: 40, attributes: 24, description: 40, delivery: 24, tiers: 28, packingList: 32, taxCode: 24, tags: 24 }

const columnOf = (key: ProductColumnKey): WorkbookColumn<Row> => ({ title: titleOf(key), width: widths[key] ?? 12, value: (row) => row.get(key) ?? '', isMoney: moneyKeys.has(key) })

const refuseTooMuch = async (db: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  const [sum] = await db.select({ text: sql`sum(length(${product.description}) + length(${product.specs}::text))`.mapWith(Number) }).from(product).where(inArray(product.id, [...ids]))
  if ((sum?.text ?? 0) > maxText) throw new BusinessError('EXPORT_TOO_LARGE', '说明和规格太长，一个文件放不下，请缩小筛选范围')
}

const rowsOf = async (db: Db, ids: readonly number[]): Promise<Row[]> => {
  const codes = new Map((await db.select({ id: product.id, code: product.code }).from(product).where(inArray(product.id, [...ids]))).map(({ id, code }) => [id, code]))
  const found = await productsByCode(db, [...codes.values()])
  const names = knownOf(await namesOfStates(db, [...found.values()].map(({ state }) => state)))
  return ids.flatMap((id) => {
    const code = codes.get(id) ?? ''
    const one = found.get(code)
    return one === undefined ? [] : [writtenCells(code, one.state, names)]
  })
}

/** The filtered products as a table that can be imported again: the columns of an import that the caller may fill in. */
export const exportProducts = async (context: StaffContext, filters: CallInput<'POST /api/SellerProduct/Export'>): Promise<SheetDownload> => {
  const { caller, deps } = context
  const columns = writtenKeys.filter((key) => fillsColumn(caller, key)).map(columnOf)
  const parts = {
    ids: async (limit: number) => {
      const ids = await productIds(deps.db, caller, filters, limit)
      await refuseTooMuch(deps.db, ids)
      return ids
    },
    rows: (ids: readonly number[]) => rowsOf(deps.db, ids),
  }
  const sheet = await exportInParts('商品', columns, parts, deps.clock())
  await deps.db.transaction((tx) => writeAudit(tx, originOf(context), { action: 'SellerProduct.Export', entity: 'product', entityId: '', before: null, after: { Rows: sheet.rows.length } }))
  return sheet
}
