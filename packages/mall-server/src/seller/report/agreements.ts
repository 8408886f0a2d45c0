import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { AgreementDimension, AgreementReport, AgreementReportRequest, AgreementReportRow, AgreementTotals, AgreementUse } from '@mall/api/seller/contract'
import { agreementsWithin } from '../../catalogue/assortment/agreements.ts'
import { linesThatCount, type Counting } from '../../insight/report/counted.ts'
import { spanOf, type Span } from '../../insight/report/periods.ts'
import { rankedRows, shareOf, type AnySize, type Sized } from '../../insight/report/rows.ts'
import { comparedTotals } from '../../insight/report/totals.ts'
import { queryRows, type Db } from '../../platform/db/client.ts'
import { agreement, agreementRow, agreementVersion } from '../../platform/db/schema/agreement.ts'
import { orderLine } from '../../platform/db/schema/order.ts'
import { enterprise, enterpriseGroup } from '../../platform/db/schema/organisation.ts'
import { reportLine } from '../../platform/db/schema/report.ts'
import { portfolio } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { toDay } from '../../platform/time.ts'
import { agreementRecords, partyName } from '../agreement/records.ts'
import { customersOf } from './counting.ts'
import { byId, byManagers, dimensionOf, type Dimension, type Place } from './dimensions.ts'
import { reportActionsOf } from './sales.ts'

type Request = AnySize<AgreementReportRequest>

export type AgreementFilters = Omit<Request, 'PageIndex' | 'PageSize' | 'SortField' | 'SortOrder'>

/**
 * What the report is counted from: `company`, the caller's customers by their agreements; `line`, all that these bought on the days; `pair`, each product of each agreement once,
 * whether it is held at the end or was bought. A line is of one version, so it is in one pair, and pairs add up by whatever they are grouped.
 */
const partsOf = (db: Db, caller: StaffCaller, filters: AgreementFilters, span: Span): SQL => {
  const isAsked = filters.AgreementId === undefined ? undefined : sql`held.agreement_id = ${filters.AgreementId}`
  const counting: Counting = { whose: ({ enterpriseId }) => inArray(enterpriseId, sql`(select enterprise_id from company)`) }
  const { priceFen, quantity } = reportLine
  return sql`company as materialized (
      select held.* from (${agreementsWithin(span)}) as held join ${enterprise} on ${enterprise.id} = held.enterprise_id where ${and(customersOf(db, caller, filters, enterprise.id), isAsked)}
    ), line as materialized (
      select ${reportLine.enterpriseId}, ${reportLine.productId}, ${agreementVersion.agreementId}, ${reportLine.orderedAt} as at, ${quantity}, ${priceFen} * ${quantity} as fen,
        greatest(${orderLine.marketFen} - ${priceFen}, 0) * ${quantity} as saved_fen
      from ${reportLine} join ${orderLine} on ${eq(orderLine.id, reportLine.lineId)} left join ${agreementVersion} on ${eq(agreementVersion.id, orderLine.agreementVersionId)}
      where ${linesThatCount(counting, span)}
    ), pair as materialized (
      select agreement_id, product_id, sum(held) as held, sum(lines) as lines, sum(quantity) as quantity, sum(fen) as fen, sum(saved_fen) as saved_fen, max(at) as at
      from (
        select held.agreement_id, ${agreementRow.productId}, 1 as held, 0 as lines, 0 as quantity, 0 as fen, 0 as saved_fen, null::timestamptz as at
        from (select distinct agreement_id, version_id from company) as held join ${agreementRow} on ${agreementRow.versionId} = held.version_id
        union all
        select line.agreement_id, line.product_id, 0, 1, line.quantity, line.fen, line.saved_fen, line.at
        from line join company on company.agreement_id = line.agreement_id and company.enterprise_id = line.enterprise_id
      ) as one group by 1, 2
    )`
}

interface Used {
  readonly held: number
  readonly bought: number
  readonly quantity: number
  readonly amountFen: number
  readonly savedFen: number
}

const columns = sql`coalesce(sum(sale.held), 0)::int as held, (count(*) filter (where sale.lines > 0))::int as bought, coalesce(sum(sale.quantity), 0)::float8 as quantity,
  coalesce(sum(sale.fen), 0)::float8 as "amountFen", coalesce(sum(sale.saved_fen), 0)::float8 as "savedFen"`

const kinds: Readonly<Record<AgreementUse, SQL>> = { unbought: sql`having sum(sale.lines) = 0`, bought: sql`having sum(sale.lines) > 0` }

/** What a row is: `id` and `key` are of a `sale` that has an agreement. */
interface Way extends Pick<Dimension, 'id' | 'key' | 'joins' | 'isOfGoods' | 'pointOf'> {
  readonly namesOf: (db: Db, rows: readonly Place[]) => Promise<(row: Place) => Pick<AgreementReportRow, 'Key' | 'Name' | 'AgreementId' | 'AgreementNo' | 'PartyName' | 'ProductCode' | 'ManagerId'>>
}

const nothing = { Key: '', Name: '', AgreementId: null, AgreementNo: null, PartyName: null, ProductCode: null, ManagerId: null } as const

const byAgreement: Way = {
  id: sql`sale.agreement_id`,
  key: sql`sale.agreement_id::text`,
  joins: sql``,
  isOfGoods: false,
  pointOf: (_db, point) => Promise.resolve(point),
  namesOf: async (db, rows) => {
    const found = await byId(rows, (ids) =>
      db
        .select({ id: agreement.id, number: agreement.agreementNo, name: agreement.name, party: partyName })
        .from(agreement)
        .leftJoin(enterprise, eq(enterprise.id, agreement.enterpriseId))
        .leftJoin(enterpriseGroup, eq(enterpriseGroup.id, agreement.groupId))
        .where(sql`${agreement.id} = any(${ids})`))
    return ({ id, key }) => ({ ...nothing, Key: key, Name: found.get(id)?.name ?? '', AgreementId: id, AgreementNo: found.get(id)?.number ?? null, PartyName: found.get(id)?.party ?? null })
  },
}

/** Those who look after any of the customers of an agreement are a row together. */
const managers = byManagers(sql`agreement_id`, sql`company join ${portfolio} on ${portfolio.enterpriseId} = company.enterprise_id`)

const wayOf = async (db: Db, by: AgreementDimension): Promise<Way> => {
  if (by === 'agreement') return byAgreement
  const dimension = await dimensionOf(db, by, {})
  return {
    ...dimension,
    ...(by === 'manager' ? managers : {}),
    namesOf: async (database, rows) => {
      const nameOf = await dimension.namesOf(database, rows)
      return (row) => {
        const { Key, Name, ProductCode, ManagerId } = nameOf(row)
        return { ...nothing, Key, Name, ProductCode, ManagerId }
      }
    },
  }
}

/** Rows with what their companies bought in all. A company of two rows is in both, so that `onceFen`, which adds up, has it in the first of them alone. */
const groupsOf = (parts: SQL, { id, key, joins, isOfGoods }: Way, Kind: AgreementUse | undefined): SQL => {
  // `orders` of a row are its lines.
  const grouped = sql`grouped as (
    select ${id} as id, ${key} as key, sum(sale.lines)::int as orders, ${columns}, extract(epoch from max(sale.at))::float8 as "lastAt"
    from pair as sale ${joins} group by 1, 2 ${Kind === undefined ? sql`` : kinds[Kind]})`
  const shares = sql`bought::float8 / nullif(held, 0) as "boughtShare", "amountFen" / nullif("totalFen", 0) as share`
  if (isOfGoods) return sql`with ${parts}, ${grouped} select one.*, ${shares} from (select grouped.*, null::float8 as "totalFen", 0 as "onceFen" from grouped) as one`
  return sql`with ${parts}, ${grouped},
    reached as (select *, row_number() over (partition by enterprise_id order by key) as place from (
      select distinct grouped.key, sale.enterprise_id from company as sale ${joins} join grouped on grouped.key = ${key}) as one),
    spent as (select enterprise_id, sum(fen) as fen from line group by 1)
    select one.*, ${shares} from (
      select grouped.*, coalesce(total.fen, 0)::float8 as "totalFen", coalesce(total.once_fen, 0)::float8 as "onceFen" from grouped left join (
        select reached.key, sum(spent.fen) as fen, sum(spent.fen) filter (where reached.place = 1) as once_fen from reached join spent on spent.enterprise_id = reached.enterprise_id group by 1
      ) as total on total.key = grouped.key
    ) as one`
}

type Numbers = Omit<AgreementTotals, 'BeginDate' | 'EndDate' | 'TotalAmount' | 'Share'>

/** A share with four decimals; null of nothing. */
const partOf = (part: number, whole: number | null): number | null => (whole === null || whole === 0 ? null : shareOf(part, whole))

const toNumbers = ({ held, bought, quantity, amountFen, savedFen }: Used): Numbers => ({
  ProductCount: held, BoughtCount: bought, BoughtShare: partOf(bought, held), Quantity: quantity, Amount: toYuan(amountFen), SavedAmount: toYuan(savedFen),
})

const toTotal = ({ amountFen }: Used, totalFen: number | null) => ({ TotalAmount: totalFen === null ? null : toYuan(totalFen), Share: partOf(amountFen, totalFen) })

const totalsOf = async (db: Db, parts: SQL, span: Span): Promise<AgreementTotals> => {
  const [row = { held: 0, bought: 0, quantity: 0, amountFen: 0, savedFen: 0, totalFen: 0 }] = await queryRows<Used & { readonly totalFen: number }>(
    db,
    sql`with ${parts} select ${columns}, (select coalesce(sum(fen), 0)::float8 from line) as "totalFen" from pair as sale`,
  )
  return { BeginDate: span.first, EndDate: span.last, ...toNumbers(row), ...toTotal(row, row.totalFen), TotalAmount: toYuan(row.totalFen) }
}

interface Row extends Sized, Place, Used {
  /** Null by product. */
  readonly totalFen: number | null
  readonly onceFen: number
  readonly boughtShare: number | null
  readonly share: number | null
  /** Of the last line, seconds since 1970. */
  readonly lastAt: number | null
}

const fields = {
  Amount: 'amountFen', ProductCount: 'held', BoughtCount: 'bought', BoughtShare: 'boughtShare', Quantity: 'quantity', Share: 'share', SavedAmount: 'savedFen', LastOrderDate: 'lastAt',
} as const

/** Name of the agreement that was asked for, where it exists for the caller. */
const agreementNameOf = async (db: Db, caller: StaffCaller, agreementId: number | undefined): Promise<string | null> =>
  agreementId === undefined ? null : ((await agreementRecords(db, caller, eq(agreement.id, agreementId)))[0]?.record.name ?? null)

/** 协议执行: how far agreed prices were used (seller.md §7). Bought is what 销售 counts. */
export const agreementReportOf = async (db: Db, caller: StaffCaller, request: Request, today: string): Promise<AgreementReport> => {
  const span = spanOf(request, 'month', today)
  const way = await wayOf(db, request.By ?? 'agreement')
  const Point = await way.pointOf(db, request.Point)
  const isNarrowed = Point !== undefined && Point !== ''
  const [{ page, tops, sums }, Totals, AgreementName] = await Promise.all([
    rankedRows<Row, keyof typeof fields, 'held' | 'bought' | 'savedFen' | 'totalFen' | 'onceFen'>(
      db, groupsOf(partsOf(db, caller, request, span), way, request.Kind), { ...request, Point }, fields, 'Amount', ['held', 'bought', 'savedFen', 'totalFen', 'onceFen'],
    ),
    comparedTotals(span, today, false, (one) => totalsOf(db, partsOf(db, caller, request, one), one)),
    agreementNameOf(db, caller, request.AgreementId),
  ])
  const nameOf = await way.namesOf(db, [...page, ...tops])
  return {
    Items: page.map((row) => ({ ...nameOf(row), ...toNumbers(row), ...toTotal(row, row.totalFen), LastOrderDate: row.lastAt === null ? null : toDay(new Date(row.lastAt * 1000)) })),
    total: sums.rows,
    Sum: { ...toNumbers(sums), ...toTotal(sums, way.isOfGoods ? null : isNarrowed ? sums.totalFen : sums.onceFen) },
    Totals,
    AgreementName,
    AllowActions: reportActionsOf(caller),
    Points: tops.map((row) => ({ Key: nameOf(row).Key, Name: nameOf(row).Name, Amount: toYuan(row.amountFen), IsOpen: false })),
  }
}
