import { invoiceDifferences, type EInvoiceFacts, type SellerInvoiceDetail } from '@mall/api/seller/contract'
import { DescriptionList } from '@mall/ui/description-list'
import { formatYuan } from '@mall/ui/price'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'

export interface ComparedProps {
  readonly expected: NonNullable<SellerInvoiceDetail['Expected']>
  /** What the XML says; null without one. */
  readonly read: EInvoiceFacts | null
  readonly typeName: string
}

/** What the invoice must say, and beside it what its XML says otherwise. */
export const Compared = ({ expected, read, typeName }: ComparedProps) => {
  const differences = read === null ? [] : invoiceDifferences(expected, read)
  const rows = [
    ['票种', expected.IsRed ? `${typeName}（红字）` : typeName],
    ['价税合计', formatYuan(expected.Amount)],
    ['税额', formatYuan(expected.TaxAmount)],
    ['购买方名称', expected.BuyerName],
    ['购买方税号', expected.BuyerTaxNo],
    ['销售方税号', expected.SellerTaxNo],
  ] as const
  const foundOf = (term: string) => differences.filter(({ fact }) => fact === term || (term === '票种' && fact === '红蓝字'))
  return (
    <Stack gap={8}>
      <Text as="p" tone="secondary">{read === null ? '发票上应当是：' : differences.length === 0 ? 'XML 与申请一致：' : '申请的内容，和 XML 里不同的：'}</Text>
      <DescriptionList
        items={rows.map(([term, value]) => ({
          term,
          value: (
            <>
              {value}
              {foundOf(term).map(({ fact, found }) => (
                <Text key={fact} as="p" tone="danger">{`XML 是 ${found}`}</Text>
              ))}
            </>
          ),
        }))}
      />
    </Stack>
  )
}
