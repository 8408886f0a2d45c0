import { rankScope, rankType, type CallInput, type ProductRank } from '@mall/api/contract'
import { loadProducts, type ViewedProduct } from '../assortment/products.ts'
import { ownPriceOf } from '../assortment/rules.ts'
import type { Viewer } from '../assortment/viewer.ts'
import type { Db } from '../../platform/db/client.ts'
import { toProductItem } from '../product/items.ts'
import { groupBy } from '../../platform/group-by.ts'
import { addDays, toDay } from '../../platform/time.ts'
import { rankedPeriod } from './mall-ranks.ts'
import { changeOf, periodOf, trendOf, type Period } from './rules.ts'
import { earliestPurchases, marketPriceCuts, piecesByPart, rankedPurchases, type PriceCut, type Purchases } from './store.ts'

type Request = CallInput<'POST /api/Product/Rank'>

interface Ranked extends Purchases {
  readonly viewed: ViewedProduct
  readonly reason: string
}

/** `03-18` */
const monthDay = (date: Date): string => toDay(date).slice(5)

/** Why a product stands in 销量榜, 复购榜 or 新品榜. */
const reasonOf = ({ Scope, Type }: Request, { days }: Period, unit: string, { pieces, orders, buyers, createdAt }: Purchases): string => {
  const who = Scope === rankScope.mall ? '全平台' : '本企业'
  if (Type === rankType.arrivals) return `${monthDay(createdAt)}上架${pieces > 0 ? `，${who}已采购${pieces}${unit}` : ''}`
  if (Type === rankType.repurchases) return Scope === rankScope.mall ? `近${days}天被重复采购${orders - buyers}次` : `近${days}天${buyers}个部门下单${orders}次`
  return `近${days}天${who}采购${pieces}${unit}，共${orders}单`
}

const withProducts = async (db: Db, viewer: Viewer, rows: readonly Purchases[], reason: (row: Purchases, viewed: ViewedProduct) => string): Promise<Ranked[]> => {
  const products = new Map((await loadProducts(db, viewer, rows.map(({ productId }) => productId))).map((viewed) => [viewed.id, viewed]))
  return rows.flatMap((row) => {
    const viewed = products.get(row.productId)
    return viewed === undefined ? [] : [{ ...row, viewed, reason: reason(row, viewed) }]
  })
}

/** The products whose price of the company fell most since its earliest purchase of the period, at that quantity. */
const companyPriceCuts = async (db: Db, viewer: Viewer, request: Request, period: Period): Promise<PriceCut[]> => {
  const earliest = await earliestPurchases(db, viewer, request, period)
  const products = new Map((await loadProducts(db, viewer, earliest.map(({ productId }) => productId))).map((viewed) => [viewed.id, viewed]))
  const cuts = earliest.flatMap(({ productId, quantity, boughtAt, priceFen }) => {
    const viewed = products.get(productId)
    if (viewed === undefined) return []
    const now = ownPriceOf(viewed, quantity).priceFen
    return now < priceFen ? [{ productId, boughtAt, percent: ((priceFen - now) / priceFen) * 100 }] : []
  })
  return cuts.toSorted((a, b) => b.percent - a.percent || a.productId - b.productId).slice(0, request.TopN)
}

/** 降价榜. */
const dropped = async (db: Db, viewer: Viewer, request: Request, period: Period): Promise<Ranked[]> => {
  const isOfMall = request.Scope === rankScope.mall
  const cuts = await (isOfMall ? marketPriceCuts : companyPriceCuts)(db, viewer, request, period)
  const byId = new Map(cuts.map((cut) => [cut.productId, cut]))
  const rows = await rankedPurchases(db, viewer, request, period, cuts.map(({ productId }) => productId))
  const ranked = await withProducts(db, viewer, rows, ({ productId }) => {
    const { boughtAt = period.from, percent = 0 } = byId.get(productId) ?? {}
    return `${isOfMall ? '市场价' : '贵司的价格'}比${monthDay(boughtAt)}采购时低${Math.max(1, Math.round(percent))}%`
  })
  return ranked.toSorted((a, b) => (byId.get(b.productId)?.percent ?? 0) - (byId.get(a.productId)?.percent ?? 0) || a.productId - b.productId)
}

/** A ranking of what the viewer may buy. Figures of other companies are sums of all of them. */
export const rankProducts = async (db: Db, viewer: Viewer, request: Request, now: Date): Promise<ProductRank> => {
  const period = request.Scope === rankScope.mall ? await rankedPeriod(db, request.Range, now) : periodOf(request.Range, now)
  const ranked =
    request.Type === rankType.priceCuts
      ? await dropped(db, viewer, request, period)
      : await withProducts(db, viewer, await rankedPurchases(db, viewer, request, period), (row, { unit }) => reasonOf(request, period, unit, row))
  const parts = groupBy(await piecesByPart(db, viewer, request, period, ranked.map(({ productId }) => productId)), ({ productId }) => productId)
  return {
    Items: ranked.map(({ viewed, productId, pieces, piecesBefore, reason }, index) => ({
      ...toProductItem(viewed, viewer),
      Rank: index + 1,
      Quantity: pieces,
      Change: changeOf(piecesBefore, pieces),
      Trend: trendOf(parts.get(productId) ?? [], period.buckets),
      Reason: reason,
    })),
    BeginTime: toDay(period.from),
    EndTime: toDay(addDays(period.from, period.days - 1)),
  }
}
