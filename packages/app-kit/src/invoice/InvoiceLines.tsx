import type { InvoiceLine } from '@mall/api/contract'
import { formatAmount } from '@mall/ui/ledger'
import { formatYuan, Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Inline, Stack } from '@mall/ui/stack'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'

type Row = InvoiceLine & { readonly at: number }

const rateText = ({ TaxRate }: Row): string => `${Math.round(TaxRate * 100)}%`
const pieces = ({ Quantity, Unit }: Row): string => (Quantity === null ? '—' : `${Quantity} ${Unit}`)

/** What was bought, with its 税收分类编码 where it is known. */
const Named = ({ line: { Name, TaxCode } }: { readonly line: Row }) => (
  <>
    {Name}
    {TaxCode === '' ? null : <Text as="div" tone="secondary" size={12}>{`税收分类编码 ${TaxCode}`}</Text>}
  </>
)

const columns: readonly TableColumn<Row>[] = [
  { key: 'Name', header: '项目', minWidth: 144, rowHeader: true, title: ({ Name }) => Name, render: (line) => <Named line={line} /> },
  { key: 'Quantity', header: '数量', width: 88, align: 'end', render: pieces },
  { key: 'Price', header: '单价（元）', width: 104, align: 'end', ellipsis: true, render: ({ Price: price }) => (price === null ? '—' : formatAmount(price)) },
  { key: 'Amount', header: '金额（元）', width: 112, align: 'end', ellipsis: true, render: ({ Amount }) => formatAmount(Amount) },
  { key: 'TaxRate', header: '税率', width: 64, align: 'end', render: rateText },
  { key: 'TaxAmount', header: '税额（元）', width: 96, align: 'end', ellipsis: true, render: ({ TaxAmount }) => formatAmount(TaxAmount) },
]

/** What the invoice says was bought, tax included. */
export const InvoiceLines = ({ lines }: { readonly lines: readonly InvoiceLine[] }) => {
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const rows = lines.map((line, at): Row => ({ ...line, at }))
  const aside = `${lines.length} 行，含税`
  if (!isPhone) {
    return (
      <Section title="开票明细" aside={aside} flush>
        <Table flush label="开票明细" columns={columns} rows={rows} rowKey={({ at }) => String(at)} />
      </Section>
    )
  }
  return (
    <Section title="开票明细" aside={aside}>
      <Stack gap={16}>
        {rows.map((line) => (
          <Stack key={line.at} gap={4}>
            <Text as="div"><Named line={line} /></Text>
            <Inline justify="between">
              <Text tone="secondary">{`${line.Quantity === null ? '' : `${pieces(line)} · `}税率 ${rateText(line)}，税额 ${formatYuan(line.TaxAmount)}`}</Text>
              <Price value={line.Amount} />
            </Inline>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
