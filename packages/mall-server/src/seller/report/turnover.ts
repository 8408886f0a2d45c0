import { and, eq, gte, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { TurnoverKind, TurnoverReport, TurnoverReportRequest, TurnoverTotals } from '@mall/api/seller/contract'
import { linesThatCount, type Counting } from '../../insight/report/counted.ts'
import { spanOf, type Span } from '../../insight/report/periods.ts'
import { pageOf, rankedRows, type AnySize, type Sized } from '../../insight/report/rows.ts'
import { comparedTotals } from '../../insight/report/totals.ts'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { product, productStock } from '../../platform/db/schema/catalogue.ts'
import { stockMovement } from '../../platform/db/schema/order.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { reportLine } from '../../platform/db/schema/report.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { addDays, daysBetween, startOfDay } from '../../platform/time.ts'
import { dimensionOf, type Place } from './dimensions.ts'
import { reportActionsOf } from './sales.ts'

type Request = AnySize<TurnoverReportRequest>

export type TurnoverFilters = Omit<Request, 'PageIndex' | 'PageSize' | 'SortField' | 'SortOrder'>

/** Of every company: named by their ids, so that the range of each is read (`counting.ts`). */
const everySale = (db: Db): Counting => ({ whose: ({ enterpriseId }) => inArray(enterpriseId, db.select({ id: enterprise.id }).from(enterprise)) })

const kinds: Readonly<Record<TurnoverKind, SQL>> = { idle: sql`sale.is_idle`, sold: sql`sale.quantity > 0` }

/**
 * Products with a stock or a sale on the days, as a subquery `sale`. What a stock was follows from what it is and from what has moved since: every change has its
 * movement.
 */
const goodsAs = (db: Db, span: Span, { CategoryId }: Pick<TurnoverFilters, 'CategoryId'>): SQL => {
  const begin = startOfDay(span.first)
  const isAfter = gte(stockMovement.createdAt, addDays(startOfDay(span.last), 1))
  const { category1Id, category2Id, category3Id } = product
  const inCategory = CategoryId === undefined ? undefined : or(eq(category1Id, CategoryId), eq(category2Id, CategoryId), eq(category3Id, CategoryId))
  return sql`(select one.*, one.end_stock > 0 and one.quantity = 0 as is_idle from (
      select ${product.id} as product_id, ${category3Id} as category_id, coalesce(sold.lines, 0) as lines, coalesce(sold.quantity, 0) as quantity, coalesce(sold.fen, 0) as fen,
        coalesce(sold.cost_fen, 0) as cost_fen, ${product.costFen} as piece_fen,
        coalesce(held.quantity, 0) - coalesce(moved.since_begin, 0) as begin_stock, coalesce(held.quantity, 0) - coalesce(moved.since_end, 0) as end_stock
      from ${product}
      left join (select ${productStock.productId}, sum(${productStock.quantity}) as quantity from ${productStock} group by 1) as held on held.product_id = ${product.id}
      left join (select ${stockMovement.productId}, sum(${stockMovement.change}) as since_begin, sum(${stockMovement.change}) filter (where ${isAfter}) as since_end
        from ${stockMovement} where ${gte(stockMovement.createdAt, begin)} group by 1) as moved on moved.product_id = ${product.id}
      left join (select ${reportLine.productId}, count(*) as lines, sum(${reportLine.quantity}) as quantity, sum(${reportLine.priceFen} * ${reportLine.quantity}) as fen, sum(${reportLine.costFen} * ${reportLine.quantity}) as cost_fen
        from ${reportLine} where ${linesThatCount(everySale(db), span)} group by 1) as sold on sold.product_id = ${product.id}
      ${inCategory === undefined ? sql`` : sql`where ${and(inCategory)}`}
    ) as one where one.quantity > 0 or one.begin_stock > 0 or one.end_stock > 0) as sale`
}

interface Turned {
  readonly quantity: number
  readonly begin: number
  readonly end: number
  readonly idle: number
  readonly costFen: number
  readonly stockFen: number
}

const nothing: Turned = { quantity: 0, begin: 0, end: 0, idle: 0, costFen: 0, stockFen: 0 }

const columns = sql`coalesce(sum(sale.quantity), 0)::float8 as quantity, coalesce(sum(sale.begin_stock), 0)::float8 as begin, coalesce(sum(sale.end_stock), 0)::float8 as "end",
  (count(*) filter (where sale.is_idle))::int as idle, coalesce(sum(sale.cost_fen), 0)::float8 as "costFen", coalesce(sum(sale.end_stock * sale.piece_fen), 0)::float8 as "stockFen"`

interface Asked {
  readonly request: TurnoverFilters
  readonly span: Span
  readonly seesCosts: boolean
}

type Numbers = TurnoverReport['Sum']

const daysOf = ({ first, last }: Span): number => daysBetween(first, last) + 1

const toNumbers = ({ seesCosts }: Asked, span: Span, { quantity, begin, end, idle, costFen, stockFen }: Turned): Numbers => {
  const average = (begin + end) / 2
  return {
    SoldQuantity: quantity, BeginStock: begin, EndStock: end, AverageStock: average,
    Turns: average === 0 ? null : Math.round((quantity / average) * 100) / 100,
    StockDays: quantity === 0 ? null : Math.round((end * daysOf(span)) / quantity),
    IdleCount: idle,
    Cost: seesCosts ? toYuan(costFen) : null,
    StockCost: seesCosts ? toYuan(stockFen) : null,
  }
}

const totalsOf = async (db: Db, asked: Asked, span: Span): Promise<TurnoverTotals> => {
  const [row = nothing] = await queryRows<Turned>(db, sql`select ${columns} from ${goodsAs(db, span, asked.request)}`)
  return { BeginDate: span.first, EndDate: span.last, ...toNumbers(asked, span, row) }
}

type Row = Sized & Place & Turned & { readonly turns: number | null; readonly days: number | null }

const fields = { SoldQuantity: 'quantity', EndStock: 'end', Turns: 'turns', StockDays: 'days', IdleCount: 'idle' } as const

/** 库存周转: how often the stock was sold, and what of it was not (seller.md §7). */
export const turnoverReportOf = async (db: Db, caller: StaffCaller, request: Request, today: string): Promise<TurnoverReport> => {
  const span = spanOf(request, 'month', today)
  const asked: Asked = { request, span, seesCosts: caller.permissions.has('cost.view') }
  const dimension = await dimensionOf(db, request.By, request)
  const Point = await dimension.pointOf(db, request.Point)
  const isNarrowed = Point !== undefined && Point !== ''
  // `orders` of a row are its lines.
  const groups = sql`select one.*, quantity / nullif(("begin" + "end") / 2, 0) as turns, "end" / nullif(quantity, 0) as days
    from (select ${dimension.id} as id, ${dimension.key} as key, sum(sale.lines)::int as orders, sum(sale.fen)::float8 as "amountFen", ${columns}
      from ${goodsAs(db, span, request)} ${dimension.joins} ${request.Kind === undefined ? sql`` : sql`where ${kinds[request.Kind]}`} group by 1, 2) as one`
  const [{ page, tops, sums }, Totals] = await Promise.all([
    rankedRows<Row, keyof typeof fields, 'begin' | 'end' | 'idle' | 'costFen' | 'stockFen'>(db, groups, { ...request, Point, PageIndex: isNarrowed ? 1 : request.PageIndex }, fields, 'SoldQuantity', ['begin', 'end', 'idle', 'costFen', 'stockFen'], 'quantity'),
    comparedTotals(span, today, false, (one) => totalsOf(db, asked, one)),
  ])
  const nameOf = await dimension.namesOf(db, [...page, ...tops])
  return {
    Items: (isNarrowed ? pageOf(page, request) : page).map((row) => {
      const { Key, Name, ProductCode, CategoryId } = nameOf(row)
      return { Key, Name, ProductCode, CategoryId, ...toNumbers(asked, span, row) }
    }),
    total: sums.rows,
    Sum: toNumbers(asked, span, sums),
    Totals,
    AllowActions: reportActionsOf(caller),
    Points: tops.map((row) => ({ Key: nameOf(row).Key, Name: nameOf(row).Name, SoldQuantity: row.quantity, IsOpen: false })),
  }
}
