import type { QuickOrderVerdict } from '@mall/api/contract'
import { fittingQuantity, purchaseProblem, type Sellable } from '../../catalogue/assortment/rules.ts'
import { compact } from '../../platform/imports/cells.ts'

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

/** A long code that Excel rounded: the original cannot be recovered. */
const isExponent = (code: string): boolean => /^\d+(\.\d+)?E[+-]?\d+$/i.test(code)

/** The pieces that a text means: full-width digits and commas are understood; null when it is no positive whole number. */
export const piecesOf = (typed: string): number | null => {
  const text = compact(typed).replaceAll(',', '')
  const pieces = /^\d{1,9}(\.0+)?$/.test(text) ? Number(text) : 0
  return pieces > 0 && pieces <= 999_999 ? pieces : null
}

const unknownText = (code: string, why: Unknown): string => {
  if (compact(code) === '') return '请填写商品编码'
  if (isExponent(compact(code))) return '编码被Excel转换为科学计数，请改为文本格式'
  return why === 'ambiguous' ? '物料编码对应多个商品，请填写商品编码' : '商品编码不存在'
}

/** Texts of the quick order that are shorter than those of the cart. */
const shorter = (verdict: QuickOrderVerdict, sellable: Sellable, message: string): string => {
  if (verdict === 'OFF_SHELF') return '已下架'
  return verdict === 'LOW_STOCK' ? `仅剩${sellable.stock.quantity}` : message
}

const checkProduct = (rowNo: number, product: Sellable, quantity: number | null): CheckedRow => {
  const base = { rowNo, product, quantity, mergedInto: null }
  const problem = purchaseProblem(product, quantity ?? 0)
  if (problem === null) return { ...base, verdict: 'OK', message: '可下单', fixedQuantity: null }
  const fixedQuantity = quantity === null ? null : fittingQuantity(product, quantity)
  return { ...base, verdict: problem.code, message: shorter(problem.code, product, problem.message), fixedQuantity }
}

/** What becomes of each row. Rows of one product are merged with the first of them, whose sum is checked; one whose quantity means nothing stays apart. */
export const checkRows = (rows: readonly ResolvedRow[]): CheckedRow[] => {
  const sums = new Map<number, { readonly rowNo: number; readonly quantity: number }>()
  for (const { rowNo, product, quantity } of rows) {
    const pieces = piecesOf(quantity)
    if (typeof product === 'string' || pieces === null) continue
    const first = sums.get(product.productId)
    sums.set(product.productId, { rowNo: first?.rowNo ?? rowNo, quantity: Math.min(999_999, (first?.quantity ?? 0) + pieces) })
  }
  return rows.map(({ rowNo, code, quantity, product }) => {
    const pieces = piecesOf(quantity)
    if (typeof product === 'string') {
      return { rowNo, verdict: 'NOT_FOUND', message: unknownText(code, product), product: null, quantity: pieces, mergedInto: null, fixedQuantity: null }
    }
    if (pieces === null) return checkProduct(rowNo, product, null)
    const merged = sums.get(product.productId)
    if (merged !== undefined && merged.rowNo !== rowNo) {
      return { rowNo, verdict: 'DUPLICATE', message: `已与第${merged.rowNo}行合并`, product, quantity: pieces, mergedInto: merged.rowNo, fixedQuantity: null }
    }
    return checkProduct(rowNo, product, merged?.quantity ?? pieces)
  })
}
