import { and, arrayContains, count, eq, gte, inArray, lt, not, or, sql, type SQL } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { lowStock, type SellerProductList, type SellerProductListRequest, type ProductPart, type StockLevel } from '@mall/api/seller/contract'
import { companiesHolding } from '../../catalogue/assortment/agreements.ts'
import { defaultAreaCode } from '../../catalogue/assortment/stock-areas.ts'
import type { Db } from '../../platform/db/client.ts'
import { brand, category, gapConditions, isIncomplete, productStock } from '../../platform/db/schema/catalogue.ts'
import { auditLog } from '../../platform/db/schema/writes.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { hasText, isAmount, onDays } from '../../platform/lists/filters.ts'
import { listPage, orderOf } from '../../platform/lists/list-page.ts'
import { publishedActions } from './history.ts'
import { listedStock, productRecords, record, toSellerProduct } from './records.ts'

const sort = { columns: { Newest: record.createdAt, Price: record.marketPriceFen, Stock: listedStock, Sales: record.salesCount }, byDefault: 'Newest', last: record.id } as const

const ofShanghai = and(eq(productStock.productId, record.id), eq(productStock.areaCode, defaultAreaCode))

const stockConditions: Readonly<Record<StockLevel, SQL | undefined>> = {
  none: lt(listedStock, 1),
  low: and(gte(listedStock, 1), lt(listedStock, lowStock)),
  enough: gte(listedStock, lowStock),
}

const isAgreed = (day: string): SQL => sql`exists (${companiesHolding(record.id, day)})`

const { picture: isUnpictured } = gapConditions(record)

/** Something that buyers see was changed on one of these days: what the history of a product says. */
const isChangedOn = (first: string | undefined, last: string | undefined): SQL | undefined => {
  const onThese = onDays(auditLog.createdAt, first, last)
  if (onThese === undefined) return undefined
  return sql`${record.code} in (select ${auditLog.entityId} from ${auditLog} where ${and(eq(auditLog.entity, 'product'), onThese, inArray(auditLog.action, publishedActions))})`
}

const partConditions: Readonly<Record<ProductPart, SQL>> = { on: eq(record.isOnShelf, true), incomplete: isIncomplete(record), off: eq(record.isOnShelf, false) }

/** One of the tags has the text: two beside each other are no text. */
const hasTag = (text: string | undefined): SQL | undefined => {
  const isIn = hasText(sql`tag`, text)
  return isIn === undefined ? undefined : sql`exists (select from unnest(${record.tags}) tag where ${isIn})`
}

type ProductFilters = Omit<CallInput<'POST /api/SellerProduct/Export'>, 'ProductCodes'>

/** All filters except the shelf: the tabs count with the same filters. */
const filtered = (day: string, { Keyword, CategoryId, BrandId, PriceMin, PriceMax, Tag, Stock, Agreed, Pictured, ChangedBegin, ChangedEnd }: ProductFilters): SQL | undefined => {
  if (PriceMin !== undefined && PriceMax !== undefined && PriceMin > PriceMax) throw new BusinessError('PRICE_RANGE_INVALID', '最低价不能大于最高价')
  return and(
    or(hasText(record.name, Keyword), hasText(record.code, Keyword), hasText(record.model, Keyword), hasTag(Keyword)),
    CategoryId === undefined ? undefined : or(eq(record.category1Id, CategoryId), eq(record.category2Id, CategoryId), eq(record.category3Id, CategoryId)),
    BrandId === undefined ? undefined : eq(record.brandId, BrandId),
    isAmount(record.marketPriceFen, PriceMin, PriceMax),
    Tag === undefined || Tag.trim() === '' ? undefined : arrayContains(record.tags, [Tag.trim()]),
    Stock === undefined ? undefined : stockConditions[Stock],
    Agreed === undefined ? undefined : Agreed === 'yes' ? isAgreed(day) : not(isAgreed(day)),
    Pictured === undefined ? undefined : Pictured === 'yes' ? not(isUnpictured) : isUnpictured,
    isChangedOn(ChangedBegin, ChangedEnd),
  )
}

const countByShelf = (db: Db, where: SQL | undefined) =>
  db.select({ isOnShelf: record.isOnShelf, count: count() }).from(record).leftJoin(productStock, ofShanghai).where(where).groupBy(record.isOnShelf).orderBy(sql`${record.isOnShelf} desc`)

const sumOf = (counts: readonly { readonly count: number }[]): number => counts.reduce((sum, one) => sum + one.count, 0)

/** The category or brand of an address, which may have become another one since. */
const current = async (db: Db, table: typeof brand | typeof category, id: number | undefined): Promise<number | undefined> => {
  if (id === undefined) return undefined
  const [row] = await db.select({ mergedInto: table.mergedInto }).from(table).where(eq(table.id, id))
  return row?.mergedInto ?? id
}

const conditionOf = async (db: Db, { day }: StaffCaller, filters: ProductFilters): Promise<SQL | undefined> =>
  filtered(day, { ...filters, CategoryId: await current(db, category, filters.CategoryId), BrandId: await current(db, brand, filters.BrandId) })

const inPart = (where: SQL | undefined, part: ProductPart | undefined): SQL | undefined => and(where, part === undefined ? undefined : partConditions[part])

/** The ids of the filtered products, the newest first, at most so many. */
export const productIds = async (db: Db, caller: StaffCaller, { ProductCodes, ...filters }: CallInput<'POST /api/SellerProduct/Export'>, limit: number): Promise<number[]> => {
  const where = and(inPart(await conditionOf(db, caller, filters), filters.Shelf), ProductCodes && inArray(record.code, ProductCodes))
  const rows = await db.select({ id: record.id }).from(record).leftJoin(productStock, ofShanghai).where(where).orderBy(...orderOf(sort, {})).limit(limit)
  return rows.map(({ id }) => id)
}

/** A page of all products, with the counts of the tabs. */
export const listProducts = async (db: Db, caller: StaffCaller, request: SellerProductListRequest): Promise<SellerProductList> => {
  const where = await conditionOf(db, caller, request)
  const { Shelf } = request
  const counts = await countByShelf(db, where)
  const incomplete = await countByShelf(db, and(where, isIncomplete(record)))
  const soldOut = await countByShelf(db, and(record.isOnShelf, stockConditions.none))
  const rows = await listPage(productRecords(db, caller.day, inPart(where, Shelf)).$dynamic(), sort, request)
  const ShelfCounts = counts.map(({ isOnShelf, count: Count }) => ({ Shelf: isOnShelf ? ('on' as const) : ('off' as const), Count }))
  const Incomplete = sumOf(incomplete)
  return {
    Items: rows.map((row) => toSellerProduct(caller, row)),
    total: Shelf === 'incomplete' ? Incomplete : ShelfCounts.reduce((sum, one) => (Shelf === undefined || one.Shelf === Shelf ? sum + one.Count : sum), 0),
    ShelfCounts,
    Incomplete,
    SoldOut: sumOf(soldOut),
  }
}
