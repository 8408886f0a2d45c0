import type { AgreementDimension, AgreementReport } from '@mall/api/seller/contract'
import type { FilterValues } from '@mall/app-kit/list/filter.ts'
import { countText, shareText } from '@mall/app-kit/report/report-words.ts'
import type { Report, ReportChart, ReportFigure } from '@mall/app-kit/report/report.ts'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { formatYuan } from '@mall/ui/price'
import { Text } from '@mall/ui/text'
import { nameColumn } from '../../../features/report/row-links.tsx'
import { href } from '../../../site/routes.ts'
import { agreedPricesList, type agreedPricesFilters } from './agreed-prices-list.ts'

type Filters = FilterValues<typeof agreedPricesFilters>
type Row = AgreementReport['Items'][number]

const figures: readonly ReportFigure<AgreementReport['Totals']['Current']>[] = [
  { label: '协议内金额', value: ({ Amount }) => Amount, text: ({ Amount }) => formatYuan(Amount) },
  { label: '协议占比', value: () => null, text: ({ Share }) => shareText(Share) },
  { label: '执行率', value: () => null, text: ({ BoughtShare }) => shareText(BoughtShare) },
  { label: '已省', value: ({ SavedAmount }) => SavedAmount, text: ({ SavedAmount }) => formatYuan(SavedAmount) },
]

/** The filters as the address holds them, without which rows were shown: those are of another dimension. */
const carried = ({ Time, Customer, Manager }: Filters) => ({ Begin: Time.start || undefined, End: Time.end || undefined, Customer: Customer || undefined, Manager: Manager ?? undefined })

/** Of an agreement and of a product its page; a manager by the agreements. */
const closerHref = (filters: Filters, { AgreementId, ProductCode, ManagerId }: Row): string | null => {
  if (AgreementId !== null) return href('agreement', {}, { id: String(AgreementId) })
  if (ProductCode !== null) return href('product', {}, { code: ProductCode })
  return ManagerId === null ? null : href('reportAgreements', { ...carried(filters), Manager: ManagerId })
}

/** How many products there are, which an agreement leads to. No component: a column is as wide as the words that its cells hold as children. */
const productsLink = (filters: Filters, { AgreementId, ProductCount }: Row) =>
  AgreementId === null ? countText(ProductCount) : <Link href={href('reportAgreements', { ...carried(filters), by: 'product', Agreement: AgreementId })}>{countText(ProductCount)}</Link>

const amountText = (amount: number | null): string => (amount === null ? '—' : formatAmount(amount))

const columnsOf = (by: AgreementDimension): Report<AgreementReport, typeof agreedPricesFilters>['columns'] => (sum, filters) => [
  ...(by === 'product' ? [{ key: 'Code', header: '编码', width: 112, render: ({ ProductCode }: Row) => ProductCode ?? '' }] : []),
  nameColumn(by, (row: Row) => closerHref(filters, row)),
  ...(by === 'agreement' ? [{ key: 'PartyName', header: '客户', minWidth: 96, ellipsis: true, title: ({ PartyName }: Row) => PartyName ?? '', render: ({ PartyName }: Row) => PartyName ?? '' }] : []),
  { key: 'ProductCount', header: by === 'product' ? '协议' : '协议商品', width: 88, align: 'end', sort: true, render: (row) => productsLink(filters, row), total: sum && countText(sum.ProductCount) },
  { key: 'BoughtCount', header: '买过', width: 72, align: 'end', sort: true, render: ({ BoughtCount }) => countText(BoughtCount), total: sum && countText(sum.BoughtCount) },
  { key: 'BoughtShare', header: '执行率', width: 80, align: 'end', sort: true, render: ({ BoughtShare }) => shareText(BoughtShare), total: sum && shareText(sum.BoughtShare) },
  { key: 'Quantity', header: '件数', width: 80, align: 'end', sort: true, render: ({ Quantity }) => countText(Quantity), total: sum && countText(sum.Quantity) },
  { key: 'Amount', header: '协议内（元）', width: 120, align: 'end', sort: true, ellipsis: true, render: ({ Amount }) => <Text strong>{formatAmount(Amount)}</Text>, total: sum && formatAmount(sum.Amount) },
  ...(by === 'product'
    ? []
    : [
        { key: 'TotalAmount', header: '商品总额（元）', width: 120, align: 'end' as const, ellipsis: true, render: ({ TotalAmount }: Row) => amountText(TotalAmount), total: sum && amountText(sum.TotalAmount) },
        { key: 'Share', header: '协议占比', width: 88, align: 'end' as const, sort: true, render: ({ Share }: Row) => shareText(Share), total: sum && shareText(sum.Share) },
      ]),
  { key: 'SavedAmount', header: '已省（元）', width: 112, align: 'end', sort: true, ellipsis: true, render: ({ SavedAmount }) => formatAmount(SavedAmount), total: sum && formatAmount(sum.SavedAmount) },
  ...(by === 'product' ? [{ key: 'LastOrderDate', header: '最近下单', width: 104, sort: true, render: ({ LastOrderDate }: Row) => LastOrderDate ?? '—' }] : []),
]

const meanings = '这段时间里有一天生效的协议；买过和协议内金额按协议价下的单算，执行率 = 买过 ÷ 协议商品，已省是比市场价少付的'

const definitions: Readonly<Record<AgreementDimension, string>> = {
  agreement: `${meanings}；协议商品是这段时间最后生效那天的，换版前买的也算，执行率可能超过 100%。商品总额是协议内外一共买的，一家客户有两份协议时两行都有，合计只算一次`,
  product: `${meanings}；协议、买过是份数：几份协议里有它，几份买过`,
  manager: `${meanings}；客户由几个人负责的，协议算在他们一行。商品总额是协议内外一共买的，一家客户在两行时，合计只算一次`,
}

const reportOf = (by: AgreementDimension, chart: ReportChart<AgreementReport>): Report<AgreementReport> => ({
  list: agreedPricesList,
  name: '协议执行',
  figures,
  nothing: '这段时间没有生效的协议',
  rowKey: ({ Key }) => Key,
  definitions: () => definitions[by],
  phoneColumns: ['Name', 'BoughtShare', 'Amount'],
  chart,
  columns: columnsOf(by),
})

/** 协议执行, by agreement, by product and by those who look after the customers. */
export const agreedPricesReports: Readonly<Record<AgreementDimension, Report<AgreementReport>>> = {
  agreement: reportOf('agreement', { kind: 'pareto', title: '协议内金额最高的 20 份协议', point: '协议' }),
  product: reportOf('product', { kind: 'pareto', title: '协议内金额最高的 20 种商品', point: '商品' }),
  manager: reportOf('manager', { kind: 'ranks', title: '协议内金额最高的 20 位客户经理', point: '客户经理' }),
}
