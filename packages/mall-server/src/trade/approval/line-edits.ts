import { ownPriceOf, quantityProblem, type Sellable } from '../../catalogue/assortment/rules.ts'
import type { orderLine } from '../../platform/db/schema/order.ts'
import { BusinessError } from '../../platform/http/errors.ts'

type OrderLineRow = typeof orderLine.$inferSelect

/** A line that an approver lowers, or strikes with the quantity 0. */
export interface LineEdit {
  readonly line: OrderLineRow
  readonly quantity: number
  readonly price: LinePrice
}

/** The price of a line, and what its saving is shown by. */
type LinePrice = Pick<OrderLineRow, 'priceFen' | 'marketFen' | 'hasAgreedPrice' | 'agreementVersionId'>

/** By which rule the quantity of a line can be lowered; none of a product that is not sold any more. */
export const lineRuleOf = (sellable: Sellable | undefined): { readonly moq: number; readonly step: number } =>
  sellable === undefined || sellable.saleState !== 'onSale' ? { moq: 1, step: 1 } : sellable

/** The price of a quantity, as a submission would have it now. A product that is not sold any more keeps its price, and so does a quoted one. */
const repriced = (line: OrderLineRow, quantity: number, sellable: Sellable | undefined): LinePrice => {
  const { priceFen, marketFen, hasAgreedPrice, agreementVersionId } = line
  const asItWas = { priceFen, marketFen, hasAgreedPrice, agreementVersionId }
  if (quantity === 0 || sellable === undefined || sellable.saleState !== 'onSale') return asItWas
  const problem = quantityProblem(sellable, quantity)
  if (problem !== null) throw new BusinessError(problem.code, `${line.name}：${problem.message}`)
  if (line.isQuoted) return asItWas
  const price = ownPriceOf(sellable, quantity)
  return { priceFen: price.priceFen, marketFen: price.marketFen, hasAgreedPrice: price.isAgreed, agreementVersionId: price.agreement?.versionId ?? null }
}

/**
 * What a request changes of the lines of an order.
 * @throws BusinessError when it raises a quantity, breaks the rule of a product's quantities, strikes all lines or changes nothing.
 */
export const lineEditsOf = (
  lines: readonly OrderLineRow[],
  wanted: readonly { readonly LineId: number; readonly Quantity: number }[],
  sellables: readonly Sellable[],
): LineEdit[] => {
  const quantities = new Map(wanted.map(({ LineId, Quantity }) => [LineId, Quantity]))
  if (wanted.some(({ LineId }) => !lines.some(({ id }) => id === LineId))) throw new BusinessError('ORDER_LINE_NOT_FOUND', '订单中没有该商品，请刷新后重试')
  const edits = lines.flatMap((line): LineEdit[] => {
    const quantity = quantities.get(line.id) ?? line.quantity
    if (quantity > line.quantity) throw new BusinessError('EDIT_ABOVE_ORDERED', `${line.name}：数量不能高于申请的${line.quantity}`)
    if (quantity === line.quantity) return []
    return [{ line, quantity, price: repriced(line, quantity, sellables.find(({ productId }) => productId === line.productId)) }]
  })
  if (edits.length === 0) throw new BusinessError('EDIT_CHANGES_NOTHING', '没有改动任何商品')
  const struck = edits.filter(({ quantity }) => quantity === 0).length
  if (struck === lines.length) throw new BusinessError('EDIT_STRIKES_ALL', '不能划去全部商品，请改为驳回')
  return edits
}

/** The edits in words, for the order's log. */
export const editsText = (edits: readonly LineEdit[]): string =>
  edits.map(({ line, quantity }) => (quantity === 0 ? `划去“${line.name}”×${line.quantity}` : `“${line.name}”×${line.quantity}改为×${quantity}`)).join('；')
