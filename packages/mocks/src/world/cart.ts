import type { Cart, CartLine, InvalidCartLine } from '@mall/api/contract'
import { toYuan } from './money.ts'
import { fenAt, productOfCode, stockOf, type MockProduct } from './products.ts'

/** A line of a cart as the world keeps it. */
export interface MockCartLine {
  readonly id: number
  readonly code: string
  quantity: number
  selected: boolean
  remark: string
  /** The price when it was put in, fen. */
  readonly addedFen: number
}

interface Priced {
  readonly line: MockCartLine
  readonly product: MockProduct
  readonly fen: number
}

/** Why a quantity of a product cannot be bought; null when it can. */
export const purchaseProblem = (product: MockProduct, quantity: number): string | null => {
  if (product.stock === 0) return '无货'
  if (quantity < product.moq) return `起订量为${product.moq}`
  if (quantity % product.step !== 0) return `须为${product.step}的整数倍`
  if (product.maxQty !== null && quantity > product.maxQty) return `限购${product.maxQty}`
  return product.stock < quantity ? `库存不足，仅剩${product.stock}` : null
}

const priced = (lines: readonly MockCartLine[]): Priced[] =>
  lines.flatMap((line) => {
    const product = productOfCode(line.code)
    return product ? [{ line, product, fen: fenAt(product, line.quantity) }] : []
  })

const viewLine = ({ line, product, fen }: Priced): CartLine => ({
  CartItemId: line.id,
  ProductCode: product.code,
  CustomerProductName: product.name,
  ImageUrl: product.image,
  Unit: product.unit,
  Price: toYuan(fen),
  PreviousPrice: line.addedFen === fen ? null : toYuan(line.addedFen),
  Quantity: line.quantity,
  MOQ: product.moq,
  Step: product.step,
  MaxQty: product.maxQty,
  Subtotal: toYuan(fen * line.quantity),
  Selected: line.selected,
  Remark: line.remark,
  IsAgreed: product.isAgreed,
  Stock: stockOf(product, line.quantity),
  StockShort: product.stock < line.quantity,
})

const viewInvalid = ({ line, product }: Priced): InvalidCartLine => ({
  CartItemId: line.id,
  ProductCode: product.code,
  CustomerProductName: product.name,
  ImageUrl: product.image,
  Quantity: line.quantity,
  Reason: '无货',
})

/** Lines that can be bought, perhaps in another quantity, and lines that cannot. */
export const split = (lines: readonly MockCartLine[]) => {
  const all = priced(lines)
  return { good: all.filter(({ product }) => product.stock > 0), invalid: all.filter(({ product }) => product.stock === 0) }
}

/** A buyer's single limit, fen. */
const singleLimitFen = 500_000

/** Why an order of these lines needs an approval; empty when it does not. */
export const approvalReasonsOf = (lines: readonly Priced[]): string[] => {
  const total = lines.reduce((sum, { fen, line }) => sum + fen * line.quantity, 0)
  const outside = lines.filter(({ product }) => !product.isAgreed).reduce((sum, { fen, line }) => sum + fen * line.quantity, 0)
  return [...(total > singleLimitFen ? ['超单笔限额'] : []), ...(outside >= 50_000 ? ['非协议商品'] : [])]
}

/** The cart as the wire has it. */
export const viewCart = (lines: readonly MockCartLine[], budgetRemainingFen: number): Cart => {
  const { good, invalid } = split(lines)
  const selected = good.filter(({ line }) => line.selected)
  const sum = (of: (one: Priced) => number) => selected.reduce((total, one) => total + of(one), 0)
  return {
    Items: good.map(viewLine),
    InvalidItems: invalid.map(viewInvalid),
    SelectedQuantity: sum(({ line }) => line.quantity),
    SelectedAmount: toYuan(sum(({ fen, line }) => fen * line.quantity)),
    SavedAmount: toYuan(sum(({ fen, line, product }) => Math.max(0, product.marketFen - fen) * line.quantity)),
    BudgetRemaining: toYuan(budgetRemainingFen),
    ApprovalReasons: approvalReasonsOf(selected),
  }
}
