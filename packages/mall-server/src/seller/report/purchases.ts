import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import { purchaseLimits, type CustomerPurchases } from '@mall/api/seller/contract'
import { productPicture } from '../../catalogue/pictures/addresses.ts'
import type { Counting } from '../../insight/report/counted.ts'
import { lastYearSpan, periodAround, periodsOf, quarterBefore, spanOf, type Span } from '../../insight/report/periods.ts'
import { sumOf } from '../../insight/report/rows.ts'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { toDay } from '../../platform/time.ts'
import { findCustomer } from '../customer/records.ts'
import { readByPeriod } from './by-time.ts'
import { dimensionOf, type Place } from './dimensions.ts'
import { marginOf } from './margin.ts'
import { fenByKey, marginColumns, salesAs, soldColumns, type Earned, type Sold } from './read-sales.ts'

/* All of it is read from one company's range of the indexes of orders and lines, of two years at most. */

const monthsOf = async (db: Db, counting: Counting, span: Span, today: string): Promise<CustomerPurchases['Months']> => {
  const sold = await readByPeriod<Sold>(db, 'month', salesAs(counting, span, 'payable'), soldColumns('payable'))
  return periodsOf('month', span, today).map(({ key, isOpen }) => ({ Month: key, Amount: toYuan(sold.get(key)?.amountFen ?? 0), OrderCount: sold.get(key)?.orders ?? 0, IsOpen: isOpen }))
}

interface CategorySum extends Place {
  readonly fen: number
  readonly lastYearFen: number
}

/** By categories of the first level, of which there are few: all are read, and the smaller ones are added up. */
const categoriesOf = async (db: Db, counting: Counting, span: Span): Promise<Pick<CustomerPurchases, 'GoodsAmount' | 'Categories' | 'OtherCategories'>> => {
  const dimension = await dimensionOf(db, 'category', { CategoryId: undefined })
  const { id, key, joins } = dimension
  const all = await queryRows<CategorySum>(
    db,
    sql`select bought.*, coalesce(year.fen, 0) as "lastYearFen"
      from (select ${id} as id, ${key} as key, sum(sale.amount_fen)::float8 as fen from ${salesAs(counting, span, 'goods')} ${joins} group by 1, 2) as bought
      left join (${fenByKey(dimension, salesAs(counting, lastYearSpan(span), 'goods'))}) as year on year.key = bought.key
      order by fen desc, id`,
  )
  const [greatest, others] = [all.slice(0, purchaseLimits.categories), all.slice(purchaseLimits.categories)]
  const nameOf = await dimension.namesOf(db, greatest)
  const sums = (rows: readonly CategorySum[]) => ({ Amount: toYuan(sumOf(rows, ({ fen }) => fen)), LastYearAmount: toYuan(sumOf(rows, ({ lastYearFen }) => lastYearFen)) })
  return {
    GoodsAmount: sums(all).Amount,
    Categories: greatest.map((row) => ({ CategoryId: row.id, Name: nameOf(row).Name, ...sums([row]) })),
    OtherCategories: others.length === 0 ? null : { Count: others.length, ...sums(others) },
  }
}

interface ProductSum {
  readonly id: number
  readonly quantity: number
  readonly fen: number
  readonly orders: number
  /** Of the last order, seconds since 1970. */
  readonly lastAt: number
}

interface StoppedSum {
  readonly id: number
  readonly quantity: number
  /** Of all such products. */
  readonly count: number
}

const byProduct = (counting: Counting, span: Span): SQL =>
  sql`select sale.product_id as id, sum(sale.quantity)::float8 as quantity, sum(sale.amount_fen)::float8 as fen, count(distinct sale.order_id)::int as orders, extract(epoch from max(sale.at))::float8 as "lastAt"
    from ${salesAs(counting, span, 'goods')} group by 1`

/** The products with the greatest amounts, and those that were bought in the quarter before today's and not in it. */
const productsOf = async (db: Db, counting: Counting, span: Span, today: string): Promise<Pick<CustomerPurchases, 'Products' | 'Stopped' | 'StoppedCount'>> => {
  const greatest = await queryRows<ProductSum>(db, sql`${byProduct(counting, span)} order by fen desc, id limit ${purchaseLimits.products}::int`)
  const quarter = { first: periodAround('quarter', today).first, last: today }
  const stopped = await queryRows<StoppedSum>(
    db,
    sql`select base.id, base.quantity, (count(*) over ())::int as count from (${byProduct(counting, quarterBefore(today))}) as base
      where base.id not in (select sale.product_id from ${salesAs(counting, quarter, 'goods')}) order by base.fen desc, base.id limit ${purchaseLimits.stopped}::int`,
  )
  const rows = await db.select().from(product).where(inArray(product.id, [...greatest, ...stopped].map(({ id }) => id)))
  const goods = new Map(rows.map((row) => [row.id, { ProductCode: row.code, CustomerProductName: row.name, ImageUrl: productPicture(row), Unit: row.unit }]))
  const named = <Row extends { readonly id: number }, Figures>(found: readonly Row[], figuresOf: (row: Row) => Figures) =>
    found.flatMap((row) => {
      const one = goods.get(row.id)
      return one === undefined ? [] : [{ ...one, ...figuresOf(row) }]
    })
  return {
    Products: named(greatest, ({ quantity, fen, orders, lastAt }) => ({ Quantity: quantity, Amount: toYuan(fen), OrderCount: orders, LastOrderDate: toDay(new Date(lastAt * 1000)) })),
    Stopped: named(stopped, ({ quantity }) => ({ Quantity: quantity })),
    StoppedCount: stopped[0]?.count ?? 0,
  }
}

const marginIn = async (db: Db, counting: Counting, span: Span): Promise<number | null> => {
  const [earned] = await queryRows<Earned>(db, sql`select ${marginColumns} from ${salesAs(counting, span, 'goods')}`)
  return earned === undefined ? null : marginOf(earned)
}

/** What one of the caller's customers bought in the last twelve months (seller.md §3). @throws BusinessError `CUSTOMER_NOT_FOUND` */
export const purchasesOf = async (db: Db, caller: StaffCaller, enterpriseId: number, today: string): Promise<CustomerPurchases> => {
  await findCustomer(db, caller, enterpriseId)
  const counting: Counting = { whose: (source) => eq(source.enterpriseId, enterpriseId) }
  const span = spanOf({}, 'month', today)
  const [Months, categories, products, Margin] = await Promise.all([
    monthsOf(db, counting, span, today),
    categoriesOf(db, counting, span),
    productsOf(db, counting, span, today),
    caller.permissions.has('cost.view') ? marginIn(db, counting, span) : null,
  ])
  return {
    BeginDate: span.first,
    EndDate: span.last,
    Amount: toYuan(Math.round(sumOf(Months, ({ Amount }) => Amount * 100))),
    OrderCount: sumOf(Months, ({ OrderCount }) => OrderCount),
    Margin,
    Months,
    ...categories,
    ...products,
  }
}
