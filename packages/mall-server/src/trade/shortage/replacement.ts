import { subtotalFen } from '@mall/api/contract'
import { substituteLimit, type OrderSubstitute } from '@mall/api/seller/contract'
import { ownPriceOf, purchaseProblem, fittingQuantity, type Sellable } from '../../catalogue/assortment/rules.ts'
import { sellablesByCode, sellablesOf } from '../../catalogue/assortment/sellables.ts'
import type { Viewer } from '../../catalogue/assortment/viewer.ts'
import { searchProducts } from '../../catalogue/search/store.ts'
import type { Db } from '../../platform/db/client.ts'
import type { orderLine, Replacement } from '../../platform/db/schema/order.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toYuan } from '../../platform/money.ts'
import { toDay } from '../../platform/time.ts'
import type { OrderRow } from '../order/store.ts'

type Line = typeof orderLine.$inferSelect

/** What a replacement costs a piece: what the company pays for it, but never more in all than the pieces that it stands for (seller.md §9); integer fen. */
export const replacementFen = (ownFen: number, quantity: number, missing: { readonly priceFen: number; readonly quantity: number }): number =>
  Math.min(ownFen, Math.floor(subtotalFen(missing) / quantity))

const priceFor = (sellable: Sellable, quantity: number, missing: { readonly priceFen: number; readonly quantity: number }) => {
  const own = ownPriceOf(sellable, quantity)
  return { own, priceFen: replacementFen(own.priceFen, quantity, missing) }
}

/**
 * What is offered instead of pieces of a line, at the price of today.
 * @throws BusinessError `REPLACEMENT_INVALID` when it is the same product, or the company cannot buy it in this quantity
 */
export const replacementOf = async (db: Db, order: OrderRow, line: Line, missing: number, wanted: { readonly code: string; readonly quantity: number }, now: Date): Promise<Replacement> => {
  const [sellable] = await sellablesByCode(db, { enterpriseId: order.enterpriseId, day: toDay(now) }, [wanted.code], order.address.areaCode)
  if (sellable === undefined) throw new BusinessError('REPLACEMENT_INVALID', `没有编码为${wanted.code}的商品`)
  if (sellable.productId === line.productId) throw new BusinessError('REPLACEMENT_INVALID', `${line.name}不能换成同一种商品`)
  const problem = purchaseProblem(sellable, wanted.quantity)
  if (problem !== null) throw new BusinessError('REPLACEMENT_INVALID', `${sellable.name}：${problem.message}`)
  const { own, priceFen } = priceFor(sellable, wanted.quantity, { priceFen: line.priceFen, quantity: missing })
  if (priceFen < 1) throw new BusinessError('REPLACEMENT_INVALID', `${sellable.name}：缺货的金额不够${wanted.quantity}${sellable.unit}，每${sellable.unit}不到一分`)
  return {
    productId: sellable.productId, productCode: sellable.code, name: sellable.name, imageUrl: sellable.imageUrl, unit: sellable.unit, categoryId: sellable.categoryIds[2],
    priceFen, marketFen: own.marketFen, isAgreed: !sellable.isNonAgreed, hasAgreedPrice: own.isAgreed, agreementVersionId: own.agreement?.versionId ?? null, taxBp: sellable.taxBp,
    quantity: wanted.quantity,
  }
}

/** What is looked at for a replacement, best first: what has the words, else what is of the same kind as the line, first of the narrower kind. */
const candidatesFor = async (db: Db, viewer: Viewer, line: Line, areaCode: string, keyword: string): Promise<readonly number[]> => {
  const page = { PageIndex: 1, PageSize: substituteLimit * 2 }
  if (keyword.trim() !== '') return (await searchProducts(db, viewer, { Keyword: keyword, orNear: true }, page)).ids
  const [missing] = await sellablesOf(db, viewer, [line.productId], areaCode)
  const found = []
  for (const Cid of missing?.categoryIds.slice(1).toReversed() ?? [line.categoryId]) found.push(...(await searchProducts(db, viewer, { Cid }, page)).ids)
  return [...new Set(found)]
}

/** Products that can be sent instead of pieces of a line, best first; without words those like the line. */
export const substitutesOf = async (db: Db, order: OrderRow, line: Line, missing: number, keyword: string, now: Date): Promise<OrderSubstitute[]> => {
  const company = { enterpriseId: order.enterpriseId, day: toDay(now) }
  const ids = await candidatesFor(db, { ...company, userId: order.userId }, line, order.address.areaCode, keyword)
  const sellables = await sellablesOf(db, company, ids, order.address.areaCode)
  return ids.flatMap((id) => {
    const sellable = sellables.find(({ productId }) => productId === id)
    const quantity = sellable === undefined || id === line.productId ? null : fittingQuantity(sellable, missing)
    if (sellable === undefined || quantity === null) return []
    const { own, priceFen } = priceFor(sellable, quantity, { priceFen: line.priceFen, quantity: missing })
    if (priceFen < 1) return []
    return [{
      ProductCode: sellable.code, CustomerProductName: sellable.name, ImageUrl: sellable.imageUrl, Unit: sellable.unit, Quantity: quantity,
      MOQ: sellable.moq, Step: sellable.step, Stock: sellable.stock.quantity, OwnPrice: toYuan(own.priceFen), Price: toYuan(priceFen),
    }]
  }).slice(0, substituteLimit)
}
