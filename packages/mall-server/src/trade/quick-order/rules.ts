import { countedRatio, inUnitOf, isSameUnit, largerUnitsText, readQuantity, type QuickOrderVerdict } from '@mall/api/contract'
import { fittingQuantity, purchaseProblem, type Sellable } from '../../catalogue/assortment/rules.ts'
import { compact, isRounded } from '../../platform/imports/cells.ts'

/** Why a code means no product. */
type Unknown = 'unknown' | 'ambiguous'

/** A row with what its code means. */
export interface ResolvedRow {
  readonly rowNo: number
  /** As it was typed. */
  readonly code: string
  readonly quantity: string
  readonly product: Sellable | Unknown
}

export interface CheckedRow {
  readonly rowNo: number
  readonly verdict: QuickOrderVerdict
  readonly message: string
  readonly product: Sellable | null
  readonly quantity: number | null
  readonly mergedInto: number | null
  readonly fixedQuantity: number | null
}

const unknownText = (code: string, why: Unknown): string => {
  if (compact(code) === '') return '请填写商品编码'
  if (isRounded(compact(code))) return '编码被Excel转换为科学计数，请改为文本格式'
  return why === 'ambiguous' ? '物料编码对应多个商品，请填写商品编码' : '商品编码不存在'
}

/** Texts of the quick order that are shorter than those of the cart. */
const shorter = (verdict: QuickOrderVerdict, sellable: Sellable, message: string): string => {
  if (verdict === 'OFF_SHELF') return '已下架'
  return verdict === 'LOW_STOCK' ? `仅剩${sellable.stock.quantity}` : message
}

const checkProduct = (rowNo: number, product: Sellable, quantity: number | null, next: number | null): CheckedRow => {
  const base = { rowNo, product, quantity, mergedInto: null }
  const problem = purchaseProblem(product, quantity ?? 0)
  if (problem === null) return { ...base, verdict: 'OK', message: '可下单', fixedQuantity: null }
  const wanted = quantity ?? next
  const fixedQuantity = wanted === null ? null : fittingQuantity(product, wanted)
  return { ...base, verdict: problem.code, message: shorter(problem.code, product, problem.message), fixedQuantity }
}

/** A row in another unit than the product is sold in: 60包 are never 60箱. It is mended where its larger units or its packing say how many they are. */
const checkUnit = (rowNo: number, product: Sellable, unit: string, next: number | null): CheckedRow => {
  const problem = purchaseProblem(product, product.moq)
  if (problem !== null && problem.code !== 'LOW_STOCK') return checkProduct(rowNo, product, null, null)
  const ratio = countedRatio(product, unit)
  const amount = next === null || ratio === null ? null : inUnitOf(ratio, next)
  const larger = product.units.filter(({ Name }) => isSameUnit(Name, unit))
  const counted = larger.length === 0 ? product.packing : largerUnitsText(product.unit, larger)
  const message = amount === null ? `按${product.unit}销售，请填写${product.unit}数` : `按${product.unit}销售（${counted}），${next}${unit}为${amount}${product.unit}`
  return { rowNo, verdict: 'UNIT', message, product, quantity: null, mergedInto: null, fixedQuantity: amount === null ? null : fittingQuantity(product, amount) }
}

/** What becomes of each row. Rows of one product are merged with the first of them, whose sum is checked; one whose quantity means nothing, or is in another unit, stays apart. */
export const checkRows = (rows: readonly ResolvedRow[]): CheckedRow[] => {
  const sums = new Map<number, { readonly rowNo: number; readonly quantity: number }>()
  for (const { rowNo, product, quantity } of rows) {
    if (typeof product === 'string') continue
    const { pieces, unit } = readQuantity(quantity)
    if (pieces === null || (unit !== '' && unit !== product.unit)) continue
    const first = sums.get(product.productId)
    sums.set(product.productId, { rowNo: first?.rowNo ?? rowNo, quantity: Math.min(999_999, (first?.quantity ?? 0) + pieces) })
  }
  return rows.map(({ rowNo, code, quantity, product }) => {
    const { pieces, unit, next } = readQuantity(quantity)
    if (typeof product === 'string') {
      return { rowNo, verdict: 'NOT_FOUND', message: unknownText(code, product), product: null, quantity: pieces, mergedInto: null, fixedQuantity: null }
    }
    if (unit !== '' && unit !== product.unit) return checkUnit(rowNo, product, unit, next)
    if (pieces === null) return checkProduct(rowNo, product, null, next)
    const merged = sums.get(product.productId)
    if (merged !== undefined && merged.rowNo !== rowNo) {
      return { rowNo, verdict: 'DUPLICATE', message: `已与第${merged.rowNo}行合并`, product, quantity: pieces, mergedInto: merged.rowNo, fixedQuantity: null }
    }
    return checkProduct(rowNo, product, merged?.quantity ?? pieces, null)
  })
}
