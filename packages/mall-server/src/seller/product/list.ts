import { and, count, eq, gte, lt, not, or, sql, type SQL } from 'drizzle-orm'
import { lowStock, type SellerProductList, type SellerProductListRequest, type StockLevel } from '@mall/api/seller/contract'
import { companiesHolding } from '../../catalogue/assortment/agreements.ts'
import { defaultAreaCode } from '../../catalogue/assortment/stock-areas.ts'
import type { Db } from '../../platform/db/client.ts'
import { brand, category, productStock } from '../../platform/db/schema/catalogue.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { hasText, isAmount } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { listedStock, productRecords, record, toSellerProduct } from './records.ts'

const sort = { columns: { Newest: record.createdAt, Price: record.marketPriceFen, Stock: listedStock, Sales: record.salesCount }, byDefault: 'Newest', last: record.id } as const

const ofShanghai = and(eq(productStock.productId, record.id), eq(productStock.areaCode, defaultAreaCode))

const stockConditions: Readonly<Record<StockLevel, SQL | undefined>> = {
  none: lt(listedStock, 1),
  low: and(gte(listedStock, 1), lt(listedStock, lowStock)),
  enough: gte(listedStock, lowStock),
}

const isAgreed = (day: string): SQL => sql`exists (${companiesHolding(record.id, day)})`

/** All filters except the shelf: the tabs count with the same filters. */
const filtered = (day: string, { Keyword, CategoryId, BrandId, PriceMin, PriceMax, Stock, Agreed }: SellerProductListRequest): SQL | undefined => {
  if (PriceMin !== undefined && PriceMax !== undefined && PriceMin > PriceMax) throw new BusinessError('PRICE_RANGE_INVALID', '最低价不能大于最高价')
  return and(
    or(hasText(record.name, Keyword), hasText(record.code, Keyword), hasText(record.model, Keyword)),
    CategoryId === undefined ? undefined : or(eq(record.category1Id, CategoryId), eq(record.category2Id, CategoryId), eq(record.category3Id, CategoryId)),
    BrandId === undefined ? undefined : eq(record.brandId, BrandId),
    isAmount(record.marketPriceFen, PriceMin, PriceMax),
    Stock === undefined ? undefined : stockConditions[Stock],
    Agreed === undefined ? undefined : Agreed === 'yes' ? isAgreed(day) : not(isAgreed(day)),
  )
}

const countByShelf = (db: Db, where: SQL | undefined) =>
  db.select({ isOnShelf: record.isOnShelf, count: count() }).from(record).leftJoin(productStock, ofShanghai).where(where).groupBy(record.isOnShelf).orderBy(sql`${record.isOnShelf} desc`)

/** The category or brand of an address, which may have become another one since. */
const current = async (db: Db, table: typeof brand | typeof category, id: number | undefined): Promise<number | undefined> => {
  if (id === undefined) return undefined
  const [row] = await db.select({ mergedInto: table.mergedInto }).from(table).where(eq(table.id, id))
  return row?.mergedInto ?? id
}

/** A page of all products, with the counts of the tabs. */
export const listProducts = async (db: Db, caller: StaffCaller, request: SellerProductListRequest): Promise<SellerProductList> => {
  const where = filtered(caller.day, { ...request, CategoryId: await current(db, category, request.CategoryId), BrandId: await current(db, brand, request.BrandId) })
  const { Shelf } = request
  const counts = await countByShelf(db, where)
  const soldOut = await countByShelf(db, and(record.isOnShelf, stockConditions.none))
  const rows = await listPage(productRecords(db, caller.day, and(where, Shelf === undefined ? undefined : eq(record.isOnShelf, Shelf === 'on'))).$dynamic(), sort, request)
  const ShelfCounts = counts.map(({ isOnShelf, count: Count }) => ({ Shelf: isOnShelf ? ('on' as const) : ('off' as const), Count }))
  return {
    Items: rows.map((row) => toSellerProduct(caller, row)),
    total: ShelfCounts.reduce((sum, one) => (Shelf === undefined || one.Shelf === Shelf ? sum + one.Count : sum), 0),
    ShelfCounts,
    SoldOut: soldOut.reduce((sum, { count: Count }) => sum + Count, 0),
  }
}
