import { eq, sql } from 'drizzle-orm'
import type { ProductReport, ProductReportRequest } from '@mall/api/contract'
import { intArray } from '../../platform/db/int-array.ts'
import type { Db } from '../../platform/db/client.ts'
import { category, product } from '../../platform/db/schema/catalogue.ts'
import { reportLine } from '../../platform/db/schema/report.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { inParts } from '../../platform/in-parts.ts'
import { toYuan } from '../../platform/money.ts'
import { countedLines } from './counted.ts'
import { spanOf } from './periods.ts'
import { rankedRows, shareOf, toPoint, type AnySize, type Sized } from './rows.ts'
import { cardsOf, reportActionsOf, perEach } from './totals.ts'

interface Row extends Sized {
  readonly lowestFen: number
  readonly highestFen: number
}

/** The names of these products. The key of a row is its number, until it is named by its code. */
const named = async (db: Db, ids: readonly number[]) => {
  const parts = await inParts(ids, (part) =>
    db
      .select({ id: product.id, code: product.code, name: product.name, categoryName: category.name })
      .from(product)
      .innerJoin(category, eq(category.id, product.category3Id))
      .where(sql`${product.id} = any(${intArray(part)})`),
  )
  return new Map(parts.flat().map((row) => [row.id, row]))
}

/** The product of a code; 0, which is none, where nothing has the code. */
export const productIdOf = async (db: Db, code: string | undefined): Promise<number | undefined> => {
  if (code === undefined || code === '') return undefined
  const [row] = await db.select({ id: product.id }).from(product).where(eq(product.code, code))
  return row?.id ?? 0
}

/** 商品报表: purchases by product. `orders` of a row are its lines. */
export const productReportOf = async (db: Db, caller: Caller, request: AnySize<ProductReportRequest>, today: string): Promise<ProductReport> => {
  const span = spanOf(request, 'month', today)
  const pointId = await productIdOf(db, request.Point)
  const groups = sql`select ${reportLine.productId} as id, ${reportLine.productId}::text as key, count(*)::int as orders, sum(${reportLine.quantity})::float8 as quantity,
      sum(${reportLine.priceFen} * ${reportLine.quantity})::float8 as "amountFen", min(${reportLine.priceFen})::float8 as "lowestFen", max(${reportLine.priceFen})::float8 as "highestFen"
    from ${reportLine} where ${countedLines(caller, request, span)} group by ${reportLine.productId}`
  const [{ page, tops, sums, whole }, Totals] = await Promise.all([
    rankedRows<Row, 'Amount' | 'Quantity' | 'LineCount'>(db, groups, { ...request, Point: pointId?.toString() }, { Amount: 'amountFen', Quantity: 'quantity', LineCount: 'orders' }, 'Amount'),
    cardsOf(db, caller, request, span, 'goods', today),
  ])
  const names = await named(db, [...page, ...tops].map(({ id }) => id))
  const itemOf = (row: Row): ProductReport['Items'][number] => ({
    Key: names.get(row.id)?.code ?? '',
    Name: names.get(row.id)?.name ?? '',
    CategoryName: names.get(row.id)?.categoryName ?? '',
    Quantity: row.quantity,
    Amount: toYuan(row.amountFen),
    Share: shareOf(row.amountFen, whole.amountFen),
    LineCount: row.orders,
    AveragePrice: perEach(row.amountFen, row.quantity) ?? 0,
    LowestPrice: toYuan(row.lowestFen),
    HighestPrice: toYuan(row.highestFen),
  })
  return {
    Items: (await inParts(page, (part) => part.map(itemOf))).flat(),
    total: sums.rows,
    Sum: { Quantity: sums.quantity, Amount: toYuan(sums.amountFen), LineCount: sums.orders },
    Totals,
    AllowActions: reportActionsOf(caller),
    Points: tops.map((row) => ({ ...toPoint(row, names.get(row.id)?.name ?? ''), Key: names.get(row.id)?.code ?? '' })),
  }
}
