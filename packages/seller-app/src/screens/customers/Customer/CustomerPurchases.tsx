import type { CustomerPurchases as Purchases } from '@mall/api/seller/contract'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { changeText } from '@mall/app-kit/report/change-text.ts'
import { countText, periodShortName, shareText } from '@mall/app-kit/report/report-words.ts'
import { Chart } from '@mall/ui/chart'
import { Empty } from '@mall/ui/empty'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { formatYuan } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { href } from '../../../site/routes.ts'
import * as S from './Customer.styles.ts'

interface CustomerPurchasesProps {
  readonly enterpriseId: number
  readonly purchases: QueryLike<Purchases>
  /** The user sees the reports, which have all of it. */
  readonly seesReports: boolean
}

/** A category, or the rest of them, with its part of the whole. */
interface CategoryRow {
  readonly key: string
  readonly name: string
  readonly amount: number
  readonly share: number
  /** Of the longest bar. */
  readonly length: number
  readonly change: number | null
}

const categoryRows = ({ Categories, OtherCategories, GoodsAmount }: Purchases): readonly CategoryRow[] => {
  const all = [
    ...Categories.map(({ CategoryId, Name, ...sums }) => ({ key: String(CategoryId), name: Name, ...sums })),
    ...(OtherCategories === null ? [] : [{ key: 'others', name: `其他 ${OtherCategories.Count} 类`, ...OtherCategories }]),
  ]
  const greatest = Math.max(1, ...all.map(({ Amount }) => Amount))
  return all.map(({ key, name, Amount, LastYearAmount }) => ({
    key, name, amount: Amount, share: GoodsAmount === 0 ? 0 : Amount / GoodsAmount, length: Amount / greatest, change: LastYearAmount === 0 ? null : Amount / LastYearAmount - 1,
  }))
}

const Change = ({ change }: Pick<CategoryRow, 'change'>) => (change !== null && change <= -0.1 ? <Text tone="danger">{changeText(change)}</Text> : <>{changeText(change)}</>)

const categoryColumns: readonly TableColumn<CategoryRow>[] = [
  { key: 'name', header: '分类', minWidth: 88, ellipsis: true, rowHeader: true, render: ({ name }) => name },
  {
    key: 'share', header: '占比', width: 152,
    render: ({ share, length }) => (
      <S.Share>
        <S.Bar aria-hidden="true" style={{ '--share': `${length * 100}%` }} />
        {shareText(share)}
      </S.Share>
    ),
  },
  { key: 'amount', header: '金额（元）', width: 112, align: 'end', render: ({ amount }) => formatAmount(amount) },
  { key: 'change', header: '比上年', width: 88, align: 'end', render: ({ change }) => <Change change={change} /> },
]

const categoryColumnsOfPhone: readonly TableColumn<CategoryRow>[] = [
  {
    key: 'name', header: '分类', minWidth: 120, rowHeader: true,
    render: ({ name, share, change }) => (
      <div>
        {name}
        <br />
        <Text tone="secondary" size={12}>{`占 ${shareText(share)}，比上年 ${changeText(change)}`}</Text>
      </div>
    ),
  },
  { key: 'amount', header: '金额（元）', width: 120, align: 'end', render: ({ amount }) => formatAmount(amount) },
]

type Product = Purchases['Products'][number]

const productColumns: readonly TableColumn<Product>[] = [
  { key: 'name', header: '商品', minWidth: 200, rowHeader: true, ellipsis: true, title: ({ CustomerProductName }) => CustomerProductName, render: (product) => <Goods product={product} size={28} oneLine /> },
  { key: 'quantity', header: '数量', width: 104, align: 'end', render: ({ Quantity, Unit }) => `${countText(Quantity)} ${Unit}` },
  { key: 'orders', header: '单数', width: 64, align: 'end', render: ({ OrderCount }) => countText(OrderCount) },
  { key: 'last', header: '最近', width: 104, render: ({ LastOrderDate }) => LastOrderDate },
  { key: 'amount', header: '金额（元）', width: 112, align: 'end', render: ({ Amount }) => formatAmount(Amount) },
]

const productColumnsOfPhone: readonly TableColumn<Product>[] = [
  {
    key: 'name', header: '商品', minWidth: 180, rowHeader: true,
    render: (product) => (
      <Goods product={product}>
        <small>{`${countText(product.Quantity)} ${product.Unit}，${countText(product.OrderCount)} 单`}</small>
      </Goods>
    ),
  },
  { key: 'amount', header: '金额（元）', width: 120, align: 'end', render: ({ Amount }) => formatAmount(Amount) },
]

/** 近 12 个月 ¥2,186,430.20，214 单，毛利 17.4% */
const sumText = ({ Amount, OrderCount, Margin }: Purchases): string => `近 12 个月 ${formatYuan(Amount)}，${countText(OrderCount)} 单${Margin === null ? '' : `，毛利 ${shareText(Margin)}`}`

const Stopped = ({ purchases: { Stopped: products, StoppedCount } }: { readonly purchases: Purchases }) => (
  <Section title="上季买、本季没买" aside={StoppedCount === 0 ? undefined : `${countText(StoppedCount)} 种`}>
    {products.length === 0 ? (
      <Text tone="secondary">上季买的，本季都买了。</Text>
    ) : (
      <S.Records>
        {products.map((product) => (
          <li key={product.ProductCode}>
            <Goods product={product} size={28} oneLine />
            <Text tone="secondary">{`上季 ${countText(product.Quantity)} ${product.Unit}`}</Text>
          </li>
        ))}
      </S.Records>
    )}
  </Section>
)

const Bought = ({ enterpriseId, purchases, seesReports }: Pick<CustomerPurchasesProps, 'enterpriseId' | 'seesReports'> & { readonly purchases: Purchases }) => {
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const all = (by: 'category' | 'product') => (seesReports ? <Link href={href('reportSales', { by, Company: enterpriseId })}>{by === 'category' ? '全部分类' : '全部商品'}</Link> : undefined)
  return (
    <>
      <S.Bought>
        <div>
          <Section flush title="买什么" aside={sumText(purchases)} action={all('category')}>
            <Table flush label="买什么" columns={isPhone ? categoryColumnsOfPhone : categoryColumns} rows={categoryRows(purchases)} rowKey={({ key }) => key} />
          </Section>
        </div>
        <div>
          <S.ChartPlace>
            <Chart
              kind="bars"
              title="每月"
              note="到今天"
              compact
              points={purchases.Months.map(({ Month, Amount, IsOpen }) => ({ key: Month, label: Month, short: periodShortName(Month), values: [Amount], unfinished: IsOpen }))}
              series={[{ name: '金额' }]}
              format={formatYuan}
              messages={{ point: '月份' }}
            />
          </S.ChartPlace>
          <Stopped purchases={purchases} />
        </div>
      </S.Bought>
      <Section flush title="常买" aside="近 12 个月金额最多的" action={all('product')}>
        <Table flush label="常买" columns={isPhone ? productColumnsOfPhone : productColumns} rows={purchases.Products} rowKey={({ ProductCode }) => ProductCode} />
      </Section>
    </>
  )
}

/** What a customer buys: of which categories, when, which products most, and which no more. */
export const CustomerPurchases = ({ enterpriseId, purchases, seesReports }: CustomerPurchasesProps) => (
  <QueryState
    query={purchases}
    part
    skeleton={<Section title="买什么"><Skeleton lines={6} role="status" aria-label="采购加载中" /></Section>}
    isEmpty={({ OrderCount }) => OrderCount === 0}
    empty={<Section title="买什么"><Empty size="small" title="近 12 个月没有买过" /></Section>}
  >
    {(given) => <Bought enterpriseId={enterpriseId} purchases={given} seesReports={seesReports} />}
  </QueryState>
)
