import { rankScope, rankType, type CallInput, type ProductRank } from '@mall/api/contract'
import { loadProducts, type ViewedProduct } from '../assortment/products.ts'
import { ownPriceOf } from '../assortment/rules.ts'
import type { Viewer } from '../assortment/viewer.ts'
import type { Db } from '../../platform/db/client.ts'
import { toProductItem } from '../product/items.ts'
import { toDay } from '../../platform/time.ts'
import { changeOf, periodOf, trendOf, type Period } from './rules.ts'
import { earliestPurchases, piecesByPart, rankedPurchases, type Purchases } from './store.ts'

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

/** 降价榜: the products whose price fell most since the earliest purchase of the period, at that quantity. */
const dropped = async (db: Db, viewer: Viewer, request: Request, period: Period): Promise<Ranked[]> => {
  const earliest = await earliestPurchases(db, viewer, request, period)
  const products = new Map((await loadProducts(db, viewer, earliest.map(({ productId }) => productId))).map((viewed) => [viewed.id, viewed]))
  const drops = earliest.flatMap(({ productId, quantity, boughtAt, ...then }) => {
    const viewed = products.get(productId)
    if (viewed === undefined) return []
    const price = ownPriceOf(viewed, quantity)
    const [thenFen, nowFen] = request.Scope === rankScope.mall ? [then.marketFen, price.marketFen] : [then.priceFen, price.priceFen]
    return nowFen < thenFen ? [{ productId, boughtAt, percent: ((thenFen - nowFen) / thenFen) * 100 }] : []
  })
  const best = drops.toSorted((a, b) => b.percent - a.percent || a.productId - b.productId).slice(0, request.TopN)
  const byId = new Map(best.map((drop) => [drop.productId, drop]))
  const rows = await rankedPurchases(db, viewer, request, period, best.map(({ productId }) => productId))
  const ranked = await withProducts(db, viewer, rows, ({ productId }) => {
    const { boughtAt = period.from, percent = 0 } = byId.get(productId) ?? {}
    return `${request.Scope === rankScope.mall ? '市场价' : '贵司的价格'}比${monthDay(boughtAt)}采购时低${Math.max(1, Math.round(percent))}%`
  })
  return ranked.toSorted((a, b) => (byId.get(b.productId)?.percent ?? 0) - (byId.get(a.productId)?.percent ?? 0) || a.productId - b.productId)
}

/** A ranking of what the viewer may buy. Figures of other companies are sums of all of them. */
export const rankProducts = async (db: Db, viewer: Viewer, request: Request, now: Date): Promise<ProductRank> => {
  const period = periodOf(request.Range, now)
  const ranked =
    request.Type === rankType.priceCuts
      ? await dropped(db, viewer, request, period)
      : await withProducts(db, viewer, await rankedPurchases(db, viewer, request, period), (row, { unit }) => reasonOf(request, period, unit, row))
  const parts = await piecesByPart(db, viewer, request, period, ranked.map(({ productId }) => productId))
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
    EndTime: toDay(now),
  }
}
