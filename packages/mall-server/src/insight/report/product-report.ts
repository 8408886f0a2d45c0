import { eq, inArray, sql } from 'drizzle-orm'
import type { ProductReport, ProductReportRequest } from '@mall/api/contract'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { category, product } from '../../platform/db/schema/catalogue.ts'
import { reportLine } from '../../platform/db/schema/report.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { countedLines } from './counted.ts'
import { spanOf } from './periods.ts'
import { chosen, greatest, pageOf, shareOf, sortedBy, sumOf, toPoint, type AnySize, type Sized } from './rows.ts'
import { cardsOf, perEach } from './totals.ts'

interface Row extends Sized {
  readonly id: number
  readonly quantity: number
  readonly lowestFen: number
  readonly highestFen: number
}

/** The names of these products. The key of a row is its number, until it is named by its code. */
const named = async (db: Db, ids: readonly number[]) => {
  const rows = ids.length === 0 ? [] : await db
    .select({ id: product.id, code: product.code, name: product.name, categoryName: category.name })
    .from(product)
    .innerJoin(category, eq(category.id, product.category3Id))
    .where(inArray(product.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

const idOf = async (db: Db, code: string | undefined): Promise<number | undefined> => {
  if (code === undefined || code === '') return undefined
  const [row] = await db.select({ id: product.id }).from(product).where(eq(product.code, code))
  return row?.id ?? 0
}

/** 商品报表: purchases by product. `orders` of a row are its lines. */
export const productReportOf = async (db: Db, caller: Caller, request: AnySize<ProductReportRequest>, today: string): Promise<ProductReport> => {
  const span = spanOf(request, 'month', today)
  const [all, Totals, pointId] = await Promise.all([
    queryRows<Row>(
      db,
      sql`select ${reportLine.productId} as id, ${reportLine.productId}::text as key, count(*)::int as orders, sum(${reportLine.quantity})::float8 as quantity,
          sum(${reportLine.priceFen} * ${reportLine.quantity})::float8 as "amountFen", min(${reportLine.priceFen})::float8 as "lowestFen", max(${reportLine.priceFen})::float8 as "highestFen"
        from ${reportLine} where ${countedLines(caller, request, span)} group by ${reportLine.productId}`,
    ),
    cardsOf(db, caller, request, span, 'goods', today),
    idOf(db, request.Point),
  ])
  const wholeFen = sumOf(all, (row) => row.amountFen)
  const rows = sortedBy(
    chosen(all, pointId?.toString()),
    request,
    { Amount: (row) => row.amountFen, Quantity: (row) => row.quantity, LineCount: (row) => row.orders },
    'Amount',
  )
  const page = pageOf(rows, request)
  const tops = greatest(all)
  const names = await named(db, [...page, ...tops].map(({ id }) => id))
  return {
    Items: page.map((row) => ({
      Key: names.get(row.id)?.code ?? '',
      Name: names.get(row.id)?.name ?? '',
      CategoryName: names.get(row.id)?.categoryName ?? '',
      Quantity: row.quantity,
      Amount: toYuan(row.amountFen),
      Share: shareOf(row.amountFen, wholeFen),
      LineCount: row.orders,
      AveragePrice: perEach(row.amountFen, row.quantity) ?? 0,
      LowestPrice: toYuan(row.lowestFen),
      HighestPrice: toYuan(row.highestFen),
    })),
    total: rows.length,
    Sum: { Quantity: sumOf(rows, (row) => row.quantity), Amount: toYuan(sumOf(rows, (row) => row.amountFen)), LineCount: sumOf(rows, (row) => row.orders) },
    Totals,
    Points: tops.map((row) => ({ ...toPoint(row, names.get(row.id)?.name ?? ''), Key: names.get(row.id)?.code ?? '' })),
  }
}
