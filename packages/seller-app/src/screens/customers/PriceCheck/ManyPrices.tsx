import { priceLevelNames, type SellerPriceChecks } from '@mall/api/seller/contract'
import { Goods } from '@mall/app-kit/goods/Goods.tsx'
import { formatAmount } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { Section } from '@mall/ui/section'
import { Stack } from '@mall/ui/stack'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { href } from '../../../site/routes.ts'
import type { PriceQuestion } from './price-question.ts'
import { marginText } from './price-words.ts'

type Line = SellerPriceChecks['Rows'][number] & { readonly key: string }

/** Where every rule of one of them stands. */
type WhyOf = (line: Line) => string

const NameOf = ({ line, why }: { readonly line: Line; readonly why: string }) =>
  line.Product === null ? (
    <Text tone="secondary">{line.ProductCode}</Text>
  ) : (
    <Goods product={{ CustomerProductName: line.Product.Name, ImageUrl: line.Product.ImageUrl }} size={40}>
      <small>
        <Link href={why} aria-label={`${line.ProductCode} 为什么是这个价`}>{line.ProductCode}</Link>
      </small>
    </Goods>
  )

const ruleOf = ({ Product }: Line): string => (Product === null ? '—' : [priceLevelNames[Product.Level], Product.Number].join(' ').trim())

const Said = ({ line: { Problem, Product } }: { readonly line: Line }) => (
  <Stack gap={0}>
    {Problem === '' ? null : <Text tone={Product === null ? 'danger' : 'warning'}>{Problem}</Text>}
    {Product?.IsLow ? <Text tone="danger">低于底价</Text> : null}
  </Stack>
)

const amount = (value: number | undefined): string => (value === undefined ? '—' : formatAmount(value))

const columns = (seesMargin: boolean, whyOf: WhyOf): readonly TableColumn<Line>[] => [
  { key: 'Product', header: '商品', minWidth: 240, rowHeader: true, render: (line) => <NameOf line={line} why={whyOf(line)} /> },
  { key: 'Quantity', header: '数量', width: 96, align: 'end', render: ({ Quantity, Product }) => `${Quantity.toLocaleString('zh-CN')} ${Product?.Unit ?? ''}` },
  { key: 'Market', header: '市场价', width: 96, align: 'end', render: ({ Product }) => amount(Product?.MarketPrice) },
  { key: 'Price', header: '单价（元）', width: 104, align: 'end', render: ({ Product }) => <Text strong>{amount(Product?.Price)}</Text> },
  { key: 'Rule', header: '由谁定', minWidth: 160, render: ruleOf },
  ...(seesMargin ? [{ key: 'Margin', header: '毛利', width: 80, align: 'end', render: ({ Product }: Line) => marginText(Product?.Margin ?? null) } as const] : []),
  { key: 'Subtotal', header: '小计（元）', width: 120, align: 'end', render: ({ Product }) => amount(Product?.Subtotal) },
  { key: 'Said', header: '要注意的', minWidth: 120, render: (line) => <Said line={line} /> },
]

/** On a phone the rule and what is wrong stand below the product. */
const columnsOfPhone = (whyOf: WhyOf): readonly TableColumn<Line>[] => [
  {
    key: 'Product', header: '商品', minWidth: 176, rowHeader: true,
    render: (line) => (
      <Stack gap={0}>
        <NameOf line={line} why={whyOf(line)} />
        {line.Product === null ? null : <Text tone="secondary">{ruleOf(line)}</Text>}
        <Said line={line} />
      </Stack>
    ),
  },
  {
    key: 'Price', header: '单价（元）', width: 112, align: 'end',
    render: ({ Product, Quantity }) => (
      <Stack gap={0}>
        <Text strong>{amount(Product?.Price)}</Text>
        <Text tone="secondary">{`× ${Quantity.toLocaleString('zh-CN')}`}</Text>
      </Stack>
    ),
  },
]

interface ManyPricesProps {
  readonly question: PriceQuestion
  readonly checks: SellerPriceChecks
}

/** The prices of many products; each leads to every rule of its own. */
export const ManyPrices = ({ question: { customer, day }, checks: { Rows, Hidden } }: ManyPricesProps) => {
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const whyOf: WhyOf = ({ ProductCode, Quantity }) => href('priceCheck', { ...(customer === null ? {} : { Customer: customer }), Product: ProductCode, Quantity, Day: day })
  const lines = Rows.map((row, at): Line => ({ ...row, key: String(at) }))
  return (
    <Section flush title="每种的价格" aside="点编码看每条规则和为什么">
      <Table flush label="每种的价格" columns={isPhone ? columnsOfPhone(whyOf) : columns(!Hidden.includes('Cost'), whyOf)} rows={lines} rowKey={({ key }) => key} />
    </Section>
  )
}
